"""Secrets stay secret: whole games of every game, and proof that a leak would be noticed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tablewright.cli.commands import APP
from tablewright.games.registry import load_game
from tablewright.kernel.action import Seat
from tablewright.server.base.seals import seal_of
from tablewright.server.settings import Settings
from tablewright.server.table.progress import Progress
from tablewright.server.table.teller import Teller
from tests.conformance.tables import AnyGame
from tests.conformance.traits import traits_of
from tests.installed import for_games
from tests.server.house import House, open_house, settings
from tests.server.table.noninterference import Interference, OtherMatch, Spoil, Trial, other_choices
from tests.toy.game import HARBOUR

EXPERT = {"mode": "expert"}


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = f"sqlite:///{tmp_path_factory.mktemp('real') / 'tables.db'}"
    with open_house(Settings(database=database, synchronous="NORMAL", limits=0.0)) as house:
        yield house


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(settings(tmp_path_factory.mktemp("toy"))) as house:
        yield house


# Whole games.


def test_nobody_hears_of_secrets_at_a_toy(toy: House) -> None:
    trial = Trial(toy, HARBOUR, 3, {}, {}, 1)
    trial.play(look_every=60)
    assert trial.compared > 100


@pytest.mark.parametrize(
    ("name", "seats", "chosen", "number", "look_every"),
    for_games(
        ("agra", 2, {}, 1, 25),
        ("noria", 2, {}, 2, 90),
        ("noria", 3, EXPERT, 3, 150),
        ("yinzi", 2, {}, 4, 110),
    ),
)
def test_nobody_hears_of_secrets(
    real: House, tmp_path: Path, name: str, seats: int, chosen: dict[str, str], number: int, look_every: int
) -> None:
    trial = Trial(real, load_game(name), seats, chosen, traits_of(name).taste, number)
    trial.play(look_every)
    assert trial.compared > 100
    the_promise_is_kept(trial, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "chosen", "number"), for_games(("agra", 3, {}, 5), ("yinzi", 4, {}, 6)))
def test_nobody_hears_of_secrets_in_the_midst_of_a_lively_game(
    real: House, name: str, seats: int, chosen: dict[str, str], number: int
) -> None:
    trial = Trial(real, load_game(name), seats, chosen, traits_of(name).lively, number)
    trial.play(look_every=60, most=120)
    assert trial.compared > 100


def the_promise_is_kept(trial: Trial, folder: Path) -> None:
    """At the end the record is open, its seed is the one that was promised, and anybody can check that."""
    person = trial.clients[-1].person
    record = person.get(f"/tables/{trial.id}/record.json")
    assert record["seed"] in trial.secrets
    assert seal_of(record) == trial.seal == person.position(trial.id)["seal"]
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    checked = CliRunner().invoke(APP, ["verify", str(file), "--seal", trial.seal])
    assert checked.exit_code == 0, checked.output
    assert "as promised" in checked.output
    other = CliRunner().invoke(APP, ["verify", str(file), "--seal", "0" * 64])
    assert other.exit_code == 1


# The other worlds are other worlds.


@pytest.mark.parametrize(
    ("name", "seats", "chosen"), for_games(("agra", 3, {}), ("noria", 3, EXPERT), ("yinzi", 3, {}))
)
def test_other_worlds_differ_in_what_is_hidden(real: House, name: str, seats: int, chosen: dict[str, str]) -> None:
    trial = Trial(real, load_game(name), seats, chosen, traits_of(name).taste, 7)
    trial.play(look_every=10**6, most=10)
    match = trial.call(trial.progress).match
    for viewer in range(-1, seats):
        worlds = [OtherMatch(match, viewer, random.Random(number)) for number in range(3)]
        states = [match.state, *[world.state for world in worlds]]
        assert len({json.dumps(match.game.facts(state)) for state in states}) == 4
        assert len({str(state.chance.facts()) for state in states}) == 4
    if match.state.lanes:
        choices = [other_choices(match, 10, 0, random.Random(number))[1] for number in range(5)]
        assert len({str(chosen) for chosen in choices}) > 1


# A leak is noticed.


class Leaky:
    """A game that is spoiled in one place."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


class ShowsFact(Leaky):
    """Its view has a fact of the state in it, as it is."""

    fact = ""

    def view(self, state: Any, viewer: Seat) -> dict[str, object]:
        return {**self.game.view(state, viewer), "leak": getattr(state, self.fact)}


class ShowsFirstOfDeck(Leaky):
    """Its buttons light up a place that depends on the next card."""

    def zones(self, state: Any, seat: Seat, action: Any) -> list[str]:
        return [*self.game.zones(state, seat, action), f"deck-{state.deck[-1] if state.deck else 0}"]


class ShowsChance(Leaky):
    def view(self, state: Any, viewer: Seat) -> dict[str, object]:
        return {**self.game.view(state, viewer), "die": state.chance.copy().below(10**9)}


class TellsAll(Teller):
    """Tells whatever happened, whoever may hear it."""

    def heard(self, events: list[Any], viewer: Seat) -> list[Any]:
        return [self.told(event) for event in events]


class Gossip(Progress):
    """Tells what was chosen in secret before all have chosen."""

    def is_told(self, at: int, viewer: Seat) -> bool:
        return True


class Counts(Progress):
    """Counts what was chosen in secret."""

    def ply_for(self, listener: Seat) -> int:
        return self.ply


class CountsRows(Progress):
    def revision_for(self, mine: Sequence[Seat]) -> int:
        return self.revision


def shows(fact: str) -> Spoil:
    class Shows(ShowsFact):
        pass

    Shows.fact = fact
    return lambda progress: vars(progress).update(game=Shows(progress.game))


def shows_first_of_deck(progress: Progress) -> None:
    vars(progress).update(game=ShowsFirstOfDeck(progress.game))


def shows_chance(progress: Progress) -> None:
    vars(progress).update(game=ShowsChance(progress.game))


def tells_all(progress: Progress) -> None:
    vars(progress).update(teller=TellsAll(progress.game))


def gossips(progress: Progress) -> None:
    progress.__class__ = Gossip


def counts(progress: Progress) -> None:
    progress.__class__ = Counts


def counts_rows(progress: Progress) -> None:
    progress.__class__ = CountsRows


def tells_the_seed(progress: Progress) -> None:
    class Indiscreet(Leaky):
        def view(self, state: Any, viewer: Seat) -> dict[str, object]:
            return {**self.game.view(state, viewer), "seed": progress.match.seed}  # the real one, in every world

    vars(progress).update(game=Indiscreet(progress.game))


@pytest.mark.parametrize(
    "spoil",
    [
        shows("hands"),
        shows("deck"),
        shows("bids"),
        shows_first_of_deck,
        shows_chance,
        tells_all,
        gossips,
        counts,
        counts_rows,
        tells_the_seed,
    ],
    ids=["hands", "deck", "bids", "zones", "chance", "events", "gossip", "plies", "rows", "seed"],
)
def test_a_leak_is_noticed_at_a_toy(toy: House, spoil: Spoil) -> None:
    with pytest.raises(Interference):
        Trial(toy, HARBOUR, 3, {}, {}, 1, spoil).play(look_every=2, most=60)


@pytest.mark.parametrize(
    ("name", "chosen", "fact"),
    for_games(
        ("agra", {}, "pile"), ("agra", {}, "hold"), ("noria", {}, "islands"), ("noria", EXPERT, "wheel"),
        ("yinzi", {}, "hand"), ("yinzi", {}, "deck"), ("yinzi", {}, "ships"), ("yinzi", {}, "routes"),
    ),
)  # fmt: skip
def test_a_leak_is_noticed(real: House, name: str, chosen: dict[str, str], fact: str) -> None:
    with pytest.raises(Interference):
        Trial(real, load_game(name), 2, chosen, traits_of(name).taste, 1, shows(fact)).play(look_every=10, most=100)
