"""Reviews that are under way: so many in all, and nobody has all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tablewright.kernel.match import Match
from tablewright.server.protocol.errors import Trouble
from tablewright.server.settings import Settings
from tablewright.server.storage.store import Store
from tablewright.server.thinking.fair_line import Asker
from tablewright.server.thinking.reviews import REVIEWS_OF_A_PERSON, REVIEWS_OF_AN_ADDRESS, Reviews
from tests.toy.game import HARBOUR

MATCH = Match(HARBOUR, HARBOUR.setup(2, {}), "0" * 32)


@pytest_asyncio.fixture
async def reviews(store: Store) -> AsyncIterator[Reviews]:
    """Their worker is somebody else's, so that all that is asked for waits."""
    async with Reviews(store, Settings()) as reviews, reviews.line.place(Asker("another", "away")):
        yield reviews


async def begun(reviews: Reviews, person: str, address: str, most: int = 50) -> int:
    """How many more they may ask for."""
    for number in range(most):
        try:
            await reviews.begin(f"{person}'s {number}", Asker(person, address), MATCH, None)
        except Trouble as trouble:
            assert trouble.code == "too-many"
            return number
    return most


async def test_one_person_leaves_room_for_others(reviews: Reviews) -> None:
    assert await begun(reviews, "Ada", "here") == REVIEWS_OF_A_PERSON
    assert await begun(reviews, "Ben", "here", 1) == 1


async def test_and_so_do_all_who_come_from_one_address(reviews: Reviews) -> None:
    guests = [await begun(reviews, f"Guest {number}", "here") for number in range(REVIEWS_OF_AN_ADDRESS)]
    assert sum(guests) == REVIEWS_OF_AN_ADDRESS
    assert await begun(reviews, "Ada", "there", 1) == 1


async def test_what_was_called_off_makes_room(reviews: Reviews) -> None:
    await begun(reviews, "Ada", "here")
    reviews.cancel("Ada's 0", "Ada")
    await reviews.begin("another", Asker("Ada", "here"), MATCH, None)
