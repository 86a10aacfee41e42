"""Bots that plan a turn answer its questions by the plan, while it holds."""

from __future__ import annotations

from typing import Any

from tablewright.bots.agents.planning import PlanningBot
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.state import State
from tests.bots.matches import seed
from tests.toy.actions import PLACE, TAKE
from tests.toy.game import HARBOUR
from tests.toy.names import QUAY, RICE, SILK
from tests.toy.table import harbour

PLAN: list[Action] = [PLACE[QUAY], TAKE[SILK]]


class Planner(PlanningBot):
    """Has one plan, and counts how often it makes one."""

    def __init__(self, notes: str = "") -> None:
        super().__init__(seed(1))
        self.notes = notes
        self.planned_so_far = 0

    def plan(self, game: Game[Any], state: State, seat: Seat) -> list[Action]:
        self.planned_so_far += 1
        options = game.options(state, seat)
        return PLAN if PLAN[0] in options else [options[-1]]


def after_the_first_answer() -> tuple[Planner, Any]:
    bot, state = Planner(), harbour()
    first = bot.choose(HARBOUR, HARBOUR.twin(state), 0)
    assert first is PLAN[0]
    HARBOUR.take(state, first)
    return bot, state


def test_a_plan_is_made_once_and_carried_out() -> None:
    bot, state = after_the_first_answer()
    assert bot.choose(HARBOUR, state, 0) is TAKE[SILK]
    assert bot.planned_so_far == 1
    assert bot.notes == ""  # nothing of it is left


def test_a_new_bot_goes_on_with_the_notes() -> None:
    bot, state = after_the_first_answer()
    heir = Planner(bot.notes)
    assert heir.choose(HARBOUR, state, 0) is TAKE[SILK]
    assert heir.planned_so_far == 0


def test_where_something_came_between_the_plan_is_void() -> None:
    bot, _ = after_the_first_answer()
    elsewhere = harbour(coins=[7, 0])
    HARBOUR.take(elsewhere, PLAN[0])
    bot.choose(HARBOUR, elsewhere, 0)
    assert bot.planned_so_far == 2


def test_a_plan_is_no_longer_than_what_can_be_known() -> None:
    """Placing a sailor at the tavern brings luck: what is to be done with it is not noted."""
    bot, state = Planner(), harbour()
    bot.note(HARBOUR, state, 0, [*PLAN, TAKE[RICE]])
    assert bot.notes.count("take") == 2
    tavern = next(option for option in HARBOUR.options(state) if str(option) == "place tavern")
    bot.notes = ""
    bot.note(HARBOUR, state, 0, [tavern, TAKE[RICE]])
    assert bot.notes == ""
