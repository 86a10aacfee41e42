"""What requests cost is taken from those who ask; people at a club never notice, and whoever asks too much is held."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tablewright.server.base import costs
from tablewright.server.base.limits import (
    CONNECTIONS_OF_AN_ADDRESS,
    NEWCOMER,
    STRANGERS,
    WORK,
    Buckets,
    Limits,
    Payer,
    Rate,
)
from tablewright.server.protocol.errors import Trouble
from tablewright.server.table.position import PAGE
from tests.server.house import House, Person, open_house, settings
from tests.server.http.test_limits import Clock, clock, with_clock  # noqa: F401
from tests.server.thinking.test_puzzles import PUZZLES, house_of_games

HERE = "testclient"  # the address that all people of the tests come from
# A game of people lasts some hundred plies; those of the tests are shorter, and their logs cost less.
A_LONG_GAME = 400


@pytest.fixture
def counting(tmp_path: Path, clock: Clock) -> Iterator[House]:  # noqa: F811
    """A server with the limits that it has by default, whose clock stands still: what was taken stays taken."""
    with open_house(settings(tmp_path, limits=1.0)) as house:
        yield with_clock(house, clock)


def spent(buckets: Buckets | None, key: str) -> float:
    assert buckets is not None
    return max(0.0, buckets.full.get(key, 0.0) - buckets.clock()) * buckets.rate.per_minute / 60


class Prices:
    """What things take from the address and from the person, as the server really takes it."""

    def __init__(self, house: House) -> None:
        self.limits: Limits = house.client.app.state.limits  # type: ignore[attr-defined]

    def of(self, person: Person | None, doing: Callable[[], object]) -> float:
        before = self.taken(person)
        doing()
        return self.taken(person) - before

    def taken(self, person: Person | None) -> float:
        if person is None:
            return spent(self.limits.strangers, HERE)
        return spent(self.limits.addresses[WORK.name], HERE)


def opened(house: House) -> tuple[Person, Person, str]:
    ada, ben = house.person("Ada"), house.person("Ben")
    id = ada.table("me", "open", bids="spoken")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    return ada, ben, id


def look_at(person: Person, id: str) -> None:
    with person.at(id) as chair:
        chair.position()


def reload(person: Person, id: str) -> None:
    """What a browser asks for when the page of a table is loaded, and more."""
    for path in ("/me", "/games", "/turns", "/turns", "/lessons", f"/tables/{id}", f"/tables/{id}/talk", "/mail"):
        person.client.get("/api" + path)
    person.get(f"/tables/{id}/away")
    person.get("/games/harbour/rules")
    look_at(person, id)


# What is taken.


def test_a_health_check_costs_one_and_a_position_with_its_log_many_times_as_much(counting: House) -> None:
    prices, (ada, _, id) = Prices(counting), opened(counting)
    stranger = counting.stranger()
    health = prices.of(None, lambda: stranger.get("/health"))
    position = prices.of(None, lambda: stranger.position(id))
    assert health == pytest.approx(costs.READ)
    assert position >= costs.READ + costs.POSITION
    assert costs.READ + costs.POSITION + costs.log(PAGE) >= 10 * health
    assert prices.of(ada, lambda: ada.position(id)) == pytest.approx(position), "and it is the person's then"


def test_everything_that_takes_long_costs_more_than_coming_in(counting: House) -> None:
    prices, (ada, _, id) = Prices(counting), opened(counting)
    plan = {"seat": 0, "actions": []}
    dear: dict[str, Callable[[], object]] = {
        f"/tables/{id}/position?ply=0": lambda: ada.position(id, ply=0),
        f"/tables/{id}/events": lambda: ada.get(f"/tables/{id}/events"),
        f"/tables/{id}/study": lambda: ada.client.get(f"/api/tables/{id}/study"),
        f"/tables/{id}/away": lambda: ada.get(f"/tables/{id}/away"),
        f"/tables/{id}/foresight": lambda: ada.get(f"/tables/{id}/foresight?seat=0"),
        "/tables": lambda: ada.get("/tables"),
        "/statistics/harbour": lambda: ada.get("/statistics/harbour"),
        "/openapi.json": lambda: ada.get("/openapi.json"),
    }
    ada.act(id, 0, ["bid", 1])
    for path, ask in dear.items():
        assert prices.of(ada, ask) > costs.READ, path
    why = prices.of(ada, lambda: ada.post(f"/tables/{id}/why", {"seat": 0, "zone": "quay"}))
    assert why == pytest.approx(costs.CHANGE + costs.WHY)
    assert prices.of(ada, lambda: ada.client.post(f"/api/tables/{id}/plan", json=plan)) > costs.CHANGE


def test_messages_cost_by_their_kind(counting: House) -> None:
    prices, (ada, _, id) = Prices(counting), opened(counting)
    with ada.at(id) as chair:
        chair.position()
        ping = prices.of(ada, lambda: chair.ask(type="ping"))
        why = prices.of(ada, lambda: chair.ask(type="why", seat=0, zone="quay"))
        act = prices.of(ada, lambda: chair.act(0, 0, ["bid", 1]))
    assert (ping, why, act) == pytest.approx((costs.MESSAGES["ping"], costs.WHY, costs.MESSAGES["act"]))


def test_whoever_has_a_long_table_brought_into_memory_pays_for_its_replay(counting: House) -> None:
    prices, (ada, _, id) = Prices(counting), opened(counting)
    ada.act(id, 0, ["bid", 1])
    tables: Any = counting.service.tables
    here = prices.of(ada, lambda: ada.position(id))
    tables.tables[id].shrink()
    assert prices.of(ada, lambda: ada.position(id)) == pytest.approx(here + costs.replay(1))


def test_so_does_whoever_asks_for_a_puzzle_that_is_not_ready(tmp_path: Path, clock: Clock) -> None:  # noqa: F811
    """There are more of them than are kept ready: who asks for one after the other has each replayed."""
    with open_house(house_of_games(tmp_path, limits=1.0)) as house:
        prices, ada = Prices(with_clock(house, clock)), house.person("Ada")
        for at, (method, rest) in enumerate([("GET", "/solution"), ("POST", "/why"), ("POST", "")], 1):
            path, body = (
                f"/api/puzzles/agra/{at}{rest}",
                {"actions": [], "zone": "nowhere"} if rest else {"actions": []},
            )
            asking = partial(ada.client.request, method, path, json=body if method == "POST" else None)
            door = costs.at_the_door(method, path) + costs.PUZZLE
            plies = len(PUZZLES["agra"][at - 1].moves)
            assert prices.of(ada, asking) == pytest.approx(door + costs.replay(plies)), path
            assert prices.of(ada, asking) == pytest.approx(door), path
            stranger = house.stranger()
            assert prices.of(None, partial(stranger.client.request, method, path, json=body)) > costs.PUZZLE, path


def test_who_cannot_pay_is_refused_before_anything_is_made(counting: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, id = opened(counting)
    made: list[object] = []

    def whole(*given: object) -> bytes:
        made.append(given)
        return b"{}"

    monkeypatch.setattr("tablewright.server.table.position_bytes.PositionBytes.whole", whole)
    stranger = counting.stranger()
    limits: Limits = counting.client.app.state.limits  # type: ignore[attr-defined]
    limits.payer(HERE, None).pay(STRANGERS.burst - spent(limits.strangers, HERE) - 2)
    assert stranger.trouble("GET", f"/tables/{id}/position?ply=0") == (429, "too-many")
    assert made == []
    assert stranger.get("/health"), "for what is cheap there is still enough"


# A busy evening at a club.


def test_a_busy_evening_of_a_club_never_meets_a_limit(counting: House) -> None:
    """A hundred tables of four, all from one address: they come within five minutes, play fast, are curious, go back
    and forth in the log, and reload; in the middle the server restarts and all of them come back at once."""
    prices, (ada, _, id) = Prices(counting), opened(counting)
    long = costs.log(PAGE) + costs.absence(A_LONG_GAME // 4)
    price = {
        "reload": prices.of(ada, lambda: reload(ada, id)) + long,
        "lobby": prices.of(ada, lambda: ada.get("/tables")),
        "turns": prices.of(ada, lambda: ada.get("/turns")),
        "step": prices.of(ada, lambda: ada.position(id, ply=0, since=0)) + costs.log(1),
        "study": prices.of(ada, lambda: ada.client.get(f"/api/tables/{id}/study")) + costs.study(A_LONG_GAME),
        "act": costs.MESSAGES["act"],
        "why": costs.MESSAGES["why"],
        "ping": costs.MESSAGES["ping"],
    }
    clock = Clock()  # noqa: F811
    Evening(Limits(1.0, clock), clock, price).pass_by()


# How often each person does it, in seconds: one of four is asked something, decides in half a minute and is curious
# meanwhile; browsers look by themselves whether a table waits, and whether the line holds.
EVERY = {"turns": 10, "ping": 25, "act": 12, "why": 12, "step": 30, "lobby": 60, "reload": 600, "study": 1800}


class Evening:
    def __init__(self, limits: Limits, clock: Clock, price: dict[str, float]) -> None:  # noqa: F811
        self.limits = limits
        self.clock = clock
        self.price = price
        self.chance = random.Random(1)
        self.people = [limits.payer(HERE, f"guest {number}") for number in range(400)]
        self.replay = costs.replay(A_LONG_GAME)

    def pass_by(self) -> None:
        here = self.come()
        for second in range(20 * 60):
            if second == 10 * 60:
                self.come_back(here)
            self.clock.now += 1
            for person in here:
                for what, seconds in EVERY.items():
                    if self.chance.random() < 1 / seconds:
                        person.pay(self.price[what])
        assert len(here) == 400 <= CONNECTIONS_OF_AN_ADDRESS / 2, "with two devices each"

    def come(self) -> list[Payer]:
        for person in self.people:
            self.clock.now += 5 * 60 / len(self.people)
            self.limits.payer(HERE, None).pay(costs.READ)  # for a page, before there is a cookie
            self.limits.address(NEWCOMER, HERE)
            for _ in range(3):
                person.pay(self.price["reload"])
        return self.people

    def come_back(self, here: list[Payer]) -> None:
        """The first at each table has it replayed."""
        for number, person in enumerate(here):
            self.clock.now += 10 / len(here)
            person.pay(self.price["reload"] + (0 if number % 4 else self.replay))


def test_a_person_alone_may_be_very_busy(counting: House) -> None:
    """Dragging through a whole game, with a request for each ply, again and again."""
    prices, (ada, _, id) = Prices(counting), opened(counting)
    step = prices.of(ada, lambda: ada.position(id, ply=0, since=0)) + costs.log(1)
    clock = Clock()  # noqa: F811
    me = Limits(1.0, clock).payer(HERE, "ada")
    for _ in range(A_LONG_GAME * 3):
        clock.now += 1 / 20
        me.pay(step)


# Those who ask for as much as they are given.


def held(limits: Limits, clock: Clock, payers: list[Payer], price: float, at_once: int) -> float:  # noqa: F811
    """The units a second that *payers* get in the long run, who try *at_once* times every tenth of a second."""
    paid = 0.0
    for tick in range(5 * 60 * 10):
        clock.now += 0.1
        for number in range(at_once):
            try:
                payers[(tick * at_once + number) % len(payers)].pay(price)
            except Trouble:
                continue
            if tick >= 3 * 60 * 10:  # in the first minutes they live on what was saved
                paid += price
    return paid / (2 * 60)


def per_second(rate: Rate) -> float:
    return rate.per_minute / 60


@pytest.mark.parametrize(
    ("who", "price", "most"),
    [
        ("strangers", costs.READ + costs.POSITION + costs.log(PAGE), STRANGERS),  # sixteen lines asking for positions
        ("strangers", costs.READ + costs.PAST + costs.log(PAGE), STRANGERS),  # the same for those of the past
        ("strangers", costs.READ + costs.POSITION, STRANGERS),  # thirty sockets that connect and go
        ("guest", costs.MESSAGES["why"], WORK.person),  # forty sockets of one guest asking why
        ("guests", costs.READ + costs.study(300), WORK.address),  # twelve guests and their studies
        ("guests", costs.CHANGE + costs.PLAN, WORK.address),  # and their plans
    ],
)
def test_each_known_attack_is_held_to_a_part_of_a_core(clock: Clock, who: str, price: float, most: Rate) -> None:  # noqa: F811
    limits = Limits(1.0, clock)
    guests: dict[str, list[str | None]] = {
        "strangers": [None],
        "guest": ["mallory"],
        "guests": [f"mallory {number}" for number in range(12)],
    }
    payers = [limits.payer(HERE, one) for one in guests[who]]
    assert held(limits, clock, payers, price, at_once=60) <= per_second(most) * 1.01
    assert per_second(most) <= per_second(WORK.address) <= 600, "a fifth of a core, at a third of a millisecond a unit"
