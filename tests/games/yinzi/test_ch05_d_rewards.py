"""Phase D-IV: imperial rewards."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import COINS, FACTORIES, ROUTES, SILVER
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    army,
    asked,
    begin,
    committed,
    discarded,
    ended,
    factory,
    grow,
    hold,
    land,
    lay_routes,
    mill,
    options,
    personal,
    play,
    player,
    question,
    row,
    rows,
    seen_discard,
    set_order,
    told_of,
    why,
)


def rewarded(space: str, state: Yinzi | None = None) -> Yinzi:
    return begin(committed(state or land(), space), "rewards")


def test_yin_d_imp_1_rewards_come_in_turn_order() -> None:
    state = committed(committed(land(), "palace-maintenance", 0), "road-construction", 1)
    lay_routes(set_order(state, 1, 0), "r01", discard=("r06", "r08"))
    begin(state, "rewards")
    assert (asked(state), question(state), row(state, "coins", 0)) == (1, "take-route", 4)
    play(state, "choose-route r06")
    assert (ended(state), row(state, "coins", 0)) == (True, 6)


def test_yin_d_imp_1_only_for_workers_on_an_imperial_space() -> None:
    state = begin(army(land(), 0, 2), "rewards")
    assert (ended(state), state.events) == (True, [])


def test_yin_d_imp_2_palace_maintenance_two_coins() -> None:
    state = rewarded("palace-maintenance")
    assert told_of(state, "gained") == [("YIN-D-imp-2", 0, (COINS, 2))]
    assert rows(state, "coins", "silver", "boat") == [6, 0, 0]


def test_yin_d_imp_3_road_construction_three_coins_and_a_tile_of_choice_from_the_discard() -> None:
    state = rewarded("road-construction", lay_routes(land(), "r01", discard=("r06", "r08")))
    assert told_of(state, "gained") == [("YIN-D-imp-3", 0, (COINS, 3))]
    assert options(state) == ["choose-route r06", "choose-route r08"]
    assert seen_discard(state) == (2, ["r06", "r08"])
    assert why(state, "choose-route r01") == ("YIN-D-imp-3", "not-in-discard")
    play(state, "choose-route r08")
    assert (personal(state), discarded(state), row(state, "coins")) == (["r08"], ["r06"], 7)
    assert told_of(state, "took-route") == [("YIN-D-imp-3", 0, (ROUTES.index("r08"),))]
    assert player(state, 0, viewer=1)["personal"][0]["route"] == "r08", "it lies open"


def test_yin_d_imp_4_with_an_empty_discard_two_more_coins_instead() -> None:
    state = rewarded("road-construction", lay_routes(land(), "r01"))
    assert (ended(state), row(state, "coins"), personal(state)) == (True, 9, [])
    assert told_of(state, "gained")[-1] == ("YIN-D-imp-4", 0, (COINS, 2))


def test_yin_d_imp_5_the_tile_can_be_served_from_the_next_d_iii_on() -> None:
    state = lay_routes(grow(land(), "huguang-a2"), "r01", "r02", discard=("r08",))
    begin(committed(state, "road-construction"), "routes", "rewards")
    play(state, "stop", "choose-route r08")
    assert (ended(state), personal(state)) == (True, ["r08"])
    begin(state, "routes")
    assert options(state, "fill") == ["fill r08 0"]


def test_yin_d_imp_5_or_at_the_end_of_the_game() -> None:
    state = lay_routes(grow(land(), "huguang-a2"), discard=("r08",))
    play(rewarded("road-construction", state), "choose-route r08")
    assert options(begin(state, "final"), "fill") == ["fill r08 0"]


def test_yin_d_imp_6_river_canal_four_coins_and_a_step_on_the_boat_track() -> None:
    state = rewarded("river-canal", hold(land(), boat=3))
    assert told_of(state, "gained") == [("YIN-D-imp-6", 0, (COINS, 4))]
    assert told_of(state, "boat-moved") == [("YIN-D-imp-6", 0, (5, 3))]
    assert rows(state, "coins", "boat", "wood") == [8, 4, 0]


def test_yin_d_imp_6_the_step_is_void_on_the_last_space() -> None:
    assert rows(rewarded("river-canal", hold(land(), boat=13)), "coins", "boat") == [8, 13]


@pytest.mark.parametrize("level", [1, 2])
def test_yin_d_imp_7_bridge_construction_a_silver_and_a_free_upgrade(level: int) -> None:
    state = rewarded("bridge-construction", factory(land(), "paper-red", "huguang-a1-a2", 0, level))
    assert (mill(state, "paper-red")[1], rows(state, "silver", "coins", "discs")) == (level + 1, [1, 4, 19 - level])
    assert told_of(state, "gained") == [("YIN-D-imp-7", 0, (SILVER, 1))]
    assert told_of(state, "factory-level") == [("YIN-D-imp-7", 0, (FACTORIES.index("paper-red"), level + 1))]


def test_yin_d_imp_7_of_an_own_factory_of_choice_below_level_3() -> None:
    state = factory(factory(land(), "silk-red", "huguang-a1-a2", 0), "silk-blue", "jiangxi-a1-a2", 0, 3)
    factory(factory(state, "paper-blue", "jiangxi-b1-b2", 0, 2), "paper-red", "jiangxi-a3-a4", 1)
    rewarded("bridge-construction", state)
    assert options(state) == ["upgrade paper-blue", "upgrade silk-red"]
    assert why(state, "upgrade silk-blue") == ("YIN-B-fact-6", "top-level")
    assert why(state, "upgrade paper-red") == ("YIN-B-fact-6", "not-own-factory")
    play(state, "upgrade silk-red")
    assert (ended(state), mill(state, "silk-red")[1], mill(state, "paper-blue")[1]) == (True, 2, 2)


def test_yin_d_imp_7_the_upgrade_is_void_without_such_a_factory() -> None:
    state = rewarded("bridge-construction", factory(land(), "paper-red", "huguang-a1-a2", 0, 3))
    assert (ended(state), row(state, "silver"), mill(state, "paper-red")[1]) == (True, 1, 3)
