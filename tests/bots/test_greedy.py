"""The greedy bot plays Noria well enough to be worth sitting down with."""

from __future__ import annotations

import pytest

from tablewright.bots.play import play_match
from tablewright.bots.registry import make_bot
from tablewright.games.noria.names import ACTION, CITY, KNOWLEDGE, LEVEL, NO_DISC, POLITICS, RESOURCES
from tablewright.games.noria.state import Noria
from tablewright.games.noria.wheel import turn_ring, usable_slots
from tablewright.games.registry import load_game
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import seats_to_act

NORIA = load_game("noria")
SMALL_BOTTOM = 10


def scores(names: list[str], number: int, mode: str = "base") -> list[int]:
    """The totals of one match."""
    bots = [make_bot(name, f"{1000 * number + seat:032x}") for seat, name in enumerate(names)]
    end = play_match(NORIA, NORIA.setup(len(names), {"mode": mode}), f"{number:032x}", bots)
    return NORIA.result(end).totals


def wins_against_random(pairs: int) -> int:
    """Every deal is played twice, with the seats changed."""
    wins = 0
    for number in range(pairs):
        mine, theirs = scores(["greedy", "random"], number)
        wins += mine > theirs
        theirs, mine = scores(["random", "greedy"], number)
        wins += mine > theirs
    return wins


def test_greedy_beats_random() -> None:
    assert wins_against_random(5) == 10


@pytest.mark.slow
def test_greedy_hardly_ever_loses_to_random() -> None:
    assert wins_against_random(50) >= 95


@pytest.mark.parametrize(("seats", "mode"), [(3, "base"), (4, "base"), (2, "expert"), (4, "expert")])
def test_greedy_wins_at_every_table(seats: int, mode: str) -> None:
    totals = scores(["greedy"] + ["random"] * (seats - 1), 7, mode)
    assert totals[0] > max(totals[1:])


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mode"), [(2, "base"), (3, "base"), (4, "base"), (2, "expert")])
def test_greedy_scores_among_its_like(seats: int, mode: str) -> None:
    totals = [total for number in range(6) for total in scores(["greedy"] * seats, number, mode)]
    assert sum(totals) / len(totals) > 80


def test_greedy_builds_a_wheel_that_works() -> None:
    """NOR-20.2-a: for four turns more discs can be used than on a wheel that was built by chance."""
    built = {name: sum([offered(wheels(name, number)) for number in range(4)]) for name in ("greedy", "random")}
    assert built["greedy"] > 1.1 * built["random"]


def wheels(name: str, number: int) -> Noria:
    """An expert game for four in which everybody has just built a wheel."""
    state: Noria = NORIA.start(NORIA.setup(4, {"mode": "expert"}), f"{number:032x}")
    bots = [make_bot(name, f"{10 * number + seat:032x}") for seat in range(4)]
    while state.lanes:
        seat = seats_to_act(state)[0]
        NORIA.take(state, bots[seat].choose(NORIA, NORIA.imagine(state, seat, bots[seat].chance), seat), seat)
    return state


def offered(state: Noria) -> int:
    """How many discs lie within one triple in the next four turns, over all seats, always the best triple."""
    found = 0
    for seat in range(state.seats):
        row = state.wheel[seat]
        assert sum(disc != NO_DISC for disc in row) == 6
        for _ in range(4):
            slots = usable_slots(state, seat)
            found += max([sum([1 for slot in slots if triple >> slot & 1]) for triple in state.printed.triples])
            for ring in range(3):
                turn_ring(state, "NOR-18.1-a", seat, ring)
    return found


def last_turn() -> Noria:
    """The last turn of the game: the seat on turn is asked for its first disc."""
    state: Noria = NORIA.start(NORIA.setup(2, {}), f"{12:032x}")
    chance = chance_from(f"{13:032x}")
    last = state.printed.rounds_by_players[0]
    while not (state.round == last and state.active != state.start and state.phase == ACTION):
        options = NORIA.options(state)
        NORIA.take(state, options[chance.below(len(options))])
    return state


def finish(state: Noria) -> None:
    bot = make_bot("greedy", f"{1:032x}")
    while not state.is_over():
        seat = state.active
        NORIA.take(state, bot.choose(NORIA, NORIA.imagine(state, seat, bot.chance), seat))


def test_greedy_turns_its_last_resources_into_levels() -> None:
    state = last_turn()
    hold = state.hold[state.active]
    state.wheel[state.active][SMALL_BOTTOM] = CITY << 1
    hold[: len(RESOURCES)] = [5, 5, 5]
    hold[LEVEL : LEVEL + 4] = [2, 2, 0, 0]
    state.seated[0], state.seated[1] = 1, 3
    seat = state.active
    finish(state)
    assert state.hold[seat][LEVEL : LEVEL + 4] == [2, 3, 0, 0]  # settlement is worth 6 a level, refinement 2


def test_greedy_spends_its_last_knowledge_on_the_right_hall() -> None:
    state = last_turn()
    seat, other = state.active, 1 - state.active
    state.hold[seat][KNOWLEDGE] = 4
    state.hold[seat][LEVEL : LEVEL + 4] = [1, 4, 0, 0]
    state.hold[other][LEVEL : LEVEL + 4] = [4, 1, 0, 0]
    state.above[:] = [1, 1, 0, 0, 0, 0]
    state.seated[:] = [1, 1, 0, 0, 0, 0]
    while state.phase != POLITICS:
        NORIA.take(state, NORIA.options(state)[-1] if state.phase != ACTION else NORIA.letter(("end", "action")))
    finish(state)
    assert state.seated == [1, 2, 0, 0, 0, 0]
