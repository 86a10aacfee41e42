"""The greedy bot at Noria: choices that a sensible person would make."""

from __future__ import annotations

from itertools import islice

import pytest

from tablewright.bots.evaluations import LEARNED, weights_of
from tablewright.bots.registry import make_bot
from tablewright.games.noria.names import ACTION, CITY, KNOWLEDGE, LEVEL, NO_DISC, POLITICS, RESOURCES
from tablewright.games.noria.state import Noria
from tablewright.games.noria.wheel import turn_ring, usable_slots
from tablewright.games.registry import ENTRIES
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import seats_to_act
from tests.bots.matches import GAMES, choice, positions, seed

NORIA = GAMES["noria"]
SMALL_BOTTOM = 10


def test_greedy_builds_a_wheel_that_works() -> None:
    """NOR-20.2-a: for four turns more discs can be used than on a wheel that was built by chance."""
    built = {name: sum([offered(wheels(name, number)) for number in range(4)]) for name in ("greedy", "random")}
    assert built["greedy"] > 1.1 * built["random"]


def wheels(name: str, number: int) -> Noria:
    """An expert game for four in which everybody has just built a wheel."""
    state: Noria = NORIA.start(NORIA.setup(4, {"mode": "expert"}), seed(number))
    bots = [make_bot(name, seed(10 * number + seat)) for seat in range(4)]
    while state.lanes:
        seat = seats_to_act(state)[0]
        NORIA.take(state, choice(NORIA, bots[seat], state), seat)
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
    state: Noria = NORIA.start(NORIA.setup(2, {}), seed(20))
    chance = chance_from(seed(13))
    last = state.printed.rounds_by_players[0]
    while not (state.round == last and state.active != state.start and state.phase == ACTION):
        options = NORIA.options(state)
        NORIA.take(state, options[chance.below(len(options))])
    return state


def finish(state: Noria) -> None:
    bot = make_bot("greedy", seed(1))
    while not state.is_over():
        NORIA.take(state, choice(NORIA, bot, state))


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
    no_more = NORIA.letter(("end", "action"))
    assert no_more is not None
    while state.phase != POLITICS:
        NORIA.take(state, NORIA.options(state)[-1] if state.phase != ACTION else no_more)
    finish(state)
    assert state.seated == [1, 2, 0, 0, 0, 0]


def judged(seats: int, crowded: float) -> float:
    """What seat 0 thinks of a position among so many, if at a table of four rivals count by *crowded*."""
    mind = ENTRIES["noria"].evaluation({**weights_of("noria", LEARNED), "crowded": [crowded] * 3})
    state = next(islice(positions(NORIA, seats, {}, 5, 60), 2, None))
    mind.begin(state, 0)
    return mind.worth(state)


def test_the_more_rivals_the_less_what_they_expect_counts() -> None:
    """At a table of two in full, at one of four by the weight for that, at one of three halfway between."""
    assert judged(2, 0.0) == judged(2, 1.0)
    assert judged(4, 0.0) > judged(4, 0.5) > judged(4, 1.0)
    nothing = judged(4, 0.0)
    assert judged(4, 0.5) == pytest.approx((nothing + judged(4, 1.0)) / 2)
    nothing = judged(3, -1.0)  # halfway to -1 rivals do not count
    assert judged(3, 0.0) == pytest.approx((nothing + judged(3, 1.0)) / 2)
