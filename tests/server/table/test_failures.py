"""What goes wrong in the middle of something: nothing is lost by it, and nobody is told that all is well."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import text

from tablewright.kernel.action import Action, Seat
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.cluster.notifications import Notifications
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.move_log import Writer
from tablewright.server.storage.store import Store
from tablewright.server.table.cache import LiveTables
from tests.server.house import House, Person, code, open_house, settings
from tests.server.stored import add_a_table
from tests.server.toy_games import aid, clauses, game_names, reconstructed_values
from tests.toy.actions import REST
from tests.toy.game import HarbourGame
from tests.toy.state import Harbour

ADD_A_ROW: Final = "insert into rows (table_id, ordinal, seat, kind, words) values (:table_id, 0, 0, 'act', :words)"


async def test_what_another_server_stored_stays_unread_until_it_was_read(store: Store) -> None:
    """The row that it stored cannot be read; when it can, whoever comes next goes on with it."""
    id = (await add_a_table(store)).id
    catalogue = Catalogue("tests.server.toy_games", "tests.server.toy_bots", {})
    tables = LiveTables(Writer(store), catalogue, Notifications(store.database), 8)
    async with tables.open(id) as live:
        assert (await live.progress()).revision == 0
    async with store.begin() as connection:
        await connection.execute(text(ADD_A_ROW), {"table_id": id, "words": "7"})
    live.unread |= {"rows", "table"}
    for _ in range(2):
        with pytest.raises(Trouble, match="damaged-table"):
            async with tables.hold(live):
                raise AssertionError("nobody is let in who would not see all")
        assert live.unread == {"rows", "table"}
        assert not live.in_flux and not live.is_at_hand() and not live.lock.locked()
    async with store.begin() as connection:
        await connection.execute(text("update rows set words = :words"), {"words": '["bid", 1]'})
    async with tables.hold(live):
        progress = await live.progress()
        assert (progress.revision, progress.ledger.played[0].words) == (1, ("bid", 1))
        assert not live.unread


class Leaky(HarbourGame):
    """Harbour with a fault: whoever rests brings the engine down, half-way."""

    def apply(self, state: Harbour, seat: Seat, action: Action) -> None:
        super().apply(state, seat, action)
        if action is REST:
            raise ZeroDivisionError("the engine has a fault")


LEAKY: Final = Leaky()
# This module is a shelf of games too (see `GameShelf`).
__all__ = ["aid", "clauses", "game_names", "load_game", "reconstructed_values"]


def load_game(name: str, data: str | None = None) -> HarbourGame:
    return LEAKY


@pytest.fixture(scope="module")
def leaky(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("leaky")
    chosen = settings(folder).model_copy(update={"games": __name__})
    with open_house(chosen) as house:
        yield house


def to_the_fault(person: Person) -> tuple[str, int]:
    """A table at which somebody may rest, and whose turn it is."""
    id = person.table("me", "me", bids="spoken")
    for seat in (0, 1):
        person.act(id, seat, ["bid", 0])
    position = person.position(id)
    assert ["rest"] in [option["action"] for option in position["question"]["options"]]
    return id, position["viewer"]


def test_a_fault_of_the_engine_is_told_and_logged_and_changes_nothing(
    leaky: House, caplog: pytest.LogCaptureFixture
) -> None:
    ada = leaky.person("Ada")
    id, seat = to_the_fault(ada)
    before = ada.position(id)
    with ada.at(id) as chair:
        chair.position()
        with caplog.at_level(logging.ERROR):
            assert code(chair.act(seat, before["ply"], ["rest"])) == "internal"
        assert any("ZeroDivisionError" in (record.exc_text or "") for record in caplog.records)
    body = {"seat": seat, "ply": before["ply"], "actions": [["rest"]]}
    with pytest.raises(ZeroDivisionError):  # the client of the tests hands on what a server would log
        ada.client.post(f"/api/tables/{id}/moves", json=body)
    after = ada.position(id)
    assert (after["ply"], after["revision"], after["view"]) == (before["ply"], before["revision"], before["view"])
    other = next(one["action"] for one in before["question"]["options"] if one["action"] != ["rest"])
    assert ada.act(id, seat, other)["ply"] == before["ply"] + 1, "and the game goes on"
