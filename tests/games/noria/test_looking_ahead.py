"""Bots that look ahead spend the last resources well, and their playouts can be compared."""

from __future__ import annotations

from statistics import correlation

from tablewright.bots.evaluations import LEARNED, evaluation_of
from tablewright.bots.search.estimates import share
from tablewright.bots.search.playout import NEVER, Playout
from tablewright.games.noria.names import CITY, KNOWLEDGE, LEVEL, RESOURCES
from tablewright.kernel.random import chance_from
from tests.bots.matches import GAMES, choice, light_bot, seed
from tests.bots.test_looking_ahead import BOTS, MAKERS
from tests.games.noria.table import at_administration, equal_seats, finish_turn, give
from tests.games.noria.test_greedy import SMALL_BOTTOM, last_turn

NORIA = GAMES["noria"]
WORLDS = 16


def test_a_trifle_does_not_change_the_mood_of_all_turns_to_come() -> None:
    """The same position with one more knowledge in hand, which makes for other thoughts in the next turn.

    The ends in the same world go together. If every thought drew from one and the same chance, they would have nothing
    in common.
    """
    game = GAMES["noria"]
    state = game.start(game.setup(2, {}), seed(8))
    bot = light_bot("greedy", seed(9))
    while state.round < state.printed.rounds_by_players[0] - 3:
        game.take(state, choice(game, bot, state))
    playout = Playout(game, evaluation_of(game, LEARNED))
    leads: list[list[float]] = []
    for extra in (0, 1):
        leads.append([])
        for world in range(WORLDS):
            twin = game.world(state, 0, chance_from(seed(world)))
            twin.hold[0][KNOWLEDGE] += extra
            first, second = playout.final_scores(twin, chance_from(seed(100 + world)), NEVER)
            leads[-1].append(first - second)
    assert leads[0] != leads[1]
    assert correlation(*leads) > 0.4


def test_a_tie_break_decides_who_wins_an_end() -> None:
    """Both have 2 points; with a ship more than the other the first loses."""
    playout = Playout(GAMES["noria"], evaluation_of(GAMES["noria"], LEARNED))
    shares = []
    for ships in (1, 2):
        state = finish_turn(at_administration(equal_seats(), seat=0, round=16))
        totals = playout.final_scores(give(state, 0, energy_ship=ships), chance_from(seed(1)), NEVER)
        assert [round(total) for total in totals] == [2, 2]
        shares.append([share(totals, seat) for seat in range(2)])
    assert shares == [[0.5, 0.5], [0.0, 1.0]]


@BOTS
def test_the_last_resources_become_levels(bot: str) -> None:
    state = last_turn()
    seat = state.active
    hold = state.hold[seat]
    state.wheel[seat][SMALL_BOTTOM] = CITY << 1
    hold[: len(RESOURCES)] = [5, 5, 5]
    hold[LEVEL : LEVEL + 4] = [2, 2, 0, 0]
    state.seated[0], state.seated[1] = 1, 3
    player = MAKERS[bot](seed(1))
    while not state.is_over():
        NORIA.take(state, choice(NORIA, player, state))
    assert state.hold[seat][LEVEL : LEVEL + 4] == [2, 3, 0, 0]  # settlement is worth 6 a level, refinement 2
