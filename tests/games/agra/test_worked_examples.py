"""Every worked example of the rulebooks, with its numbers. Teal, Orange, Yellow and Magenta are seats 0 to 3."""

from __future__ import annotations

from tablewright.games.agra.ch06_2_architect import payments
from tablewright.games.agra.names import BUILDINGS, GOODS, MP, ORDERS, OUTER
from tablewright.games.agra.scoring import akbar_worth, total
from tablewright.games.agra.setup import mark_orders
from tests.games.agra.table import (
    GAME,
    asked,
    at_action,
    at_meditation,
    at_order,
    build_up,
    can,
    earned,
    farm,
    favour,
    give,
    goods,
    in_bowl,
    influence,
    new,
    next_rolls,
    on_card,
    on_order,
    options,
    order_marker,
    own,
    owner,
    play,
    price,
    purse,
    question,
    river,
    rupees,
    show_tiles,
    steps,
    supply,
    table,
    told_of,
    tracker,
    using,
    view,
    why,
    worker,
)

TEAL, ORANGE, YELLOW, MAGENTA = range(4)


def test_agr_ex_1_guild_order_markers_by_die() -> None:
    state = next_rolls(table(), 3, 5, 1)
    mark_orders(state)
    assert [guild["marked"] for guild in view(state)["guilds"]] == [3, 5, 1]


def test_agr_ex_2_curry_is_worth_two() -> None:
    assert next(good["value"] for good in view(new())["goods"] if good["good"] == "curry") == 2


def test_agr_ex_3_an_untouched_farm_gives_two_sandstone() -> None:
    assert goods(play(at_action(table()), "use quarry")) == {"sandstone": 2}


def test_agr_ex_4_sandstone_becomes_cement_or_bricks() -> None:
    state = give(table(), sandstone=1, favour=3)
    play(at_meditation(state), "favour process-good")
    assert options(state) == ["process cement", "process brick"]


def test_agr_ex_5_cement_has_building_value_two() -> None:
    assert GAME.printed.material[GOODS.index("cement")] == 2


def test_agr_ex_6_three_workers_from_the_third_space() -> None:
    state = tracker(worker(table(), MAGENTA, "quarry", "sailor", "trader"), MAGENTA, 3)
    at_meditation(state, MAGENTA)
    play(state, "lay quarry", "lay sailor", "lay trader")
    assert state.turn[MP] == 5


def test_agr_ex_7_curry_traded_for_paper() -> None:
    state = tracker(worker(give(table(), curry=1), TEAL, "quarry"), TEAL, 2)
    play(at_meditation(state), "lay quarry")
    play(state, "enough", "trade curry", "take paper")
    assert goods(state) == {"paper": 1}
    assert state.turn[MP] == 0


def test_agr_ex_8_cotton_processed_to_oil() -> None:
    state = tracker(worker(give(table(), cotton=1), TEAL, "quarry"), TEAL, 2)
    state.blocked = OUTER.index("trade")
    play(at_meditation(state), "lay quarry")
    assert state.turn[MP] == 2
    play(state, "process oil")
    assert (goods(state), state.turn[MP]) == ({"oil": 1}, 0)


def test_agr_ex_9_agr_ex_10_agr_ex_11_the_paper_factory() -> None:
    """AGR-EX-9, AGR-EX-10, AGR-EX-11: paid with wood and cement, the tile with favour, three wood processed."""
    state = give(give(give(table(), YELLOW, wood=1, cement=1), TEAL, wood=2), ORANGE, wood=2)
    assert payments(state, YELLOW, BUILDINGS.index("paper-factory")) == [(0, 1, 1, 0)]
    using(state, "architect", YELLOW)
    play(state, "build paper-factory")
    assert state.is_built(BUILDINGS.index("paper-factory"))
    assert goods(state, YELLOW) == {}
    give(state, YELLOW, wood=3)
    play(state, "bonus l3-favour")
    assert (purse(state, YELLOW), favour(state, YELLOW)) == (2 + 4, 1)
    play(state, "process-goods 3")
    assert asked(state) == TEAL
    play(state, "decline", "follow")
    assert goods(state, YELLOW) == {"paper": 3}
    assert goods(state, ORANGE) == {"wood": 1, "paper": 1}
    assert favour(state, YELLOW) == 2


def test_agr_ex_12_a_painting_paid_and_two_goods_delivered() -> None:
    state = give(river(table(), "cook", "mahout"), MAGENTA, painting=1, wood=2)
    using(state, "sailor", MAGENTA)
    play(state, "pay-sailor painting", "deliver cook wood", "decline", "deliver mahout wood", "enough")
    assert ("AGR-6.2.2.1S-e", MAGENTA, (2,)) in told_of(state, "earned")


def test_agr_ex_13_a_curry_paid_for_an_order() -> None:
    state = influence(order_marker(give(table(), curry=1, wood=1, painting=1), "scholars", 1), TEAL, scholars=2)
    play(using(state, "sailor"), "pay-sailor curry", "order scholars")
    assert earned(state) == [3, 1]
    assert state.orders[2 * ORDERS] == TEAL
    assert view(state)["guilds"][2]["marked"] == 2


def test_agr_ex_14_curry_and_wood_for_two_notables() -> None:
    state = give(river(table(), "sufi", "cook"), YELLOW, cotton=1, curry=1, wood=1)
    using(state, "sailor", YELLOW)
    play(state, "pay-sailor cotton", "deliver sufi curry", "deliver cook wood")
    play(state, "influence scholars", "influence artisans")
    assert earned(state, YELLOW) == [1, 1]
    assert steps(state, YELLOW) == (1, 0, 1)


def test_agr_ex_15_a_double_delivery_wins_the_mahout() -> None:
    state = own(on_card(give(table(), wood=2), ORANGE, "mahout", "cement"), TEAL, "jagirdar")
    play(using(state, "sailor"), "deliver mahout wood", "double")
    assert earned(state) == [2, 1]
    assert (owner(state, "mahout"), favour(state, ORANGE)) == (TEAL, 1)
    assert options(state) == ["influence merchants", "enough"]
    play(state, "influence merchants")
    assert steps(state) == (0, 1, 0)


def test_agr_ex_16_two_cement_and_a_turmeric_for_goods_worth_four() -> None:
    state = give(table(), ORANGE, cement=2, turmeric=1)
    using(state, "trader", ORANGE)
    play(state, "give turmeric", "give cement", "take cotton", "take cotton", "take curry")
    assert goods(state, ORANGE) == {"cotton": 2, "curry": 1}
    assert question(state) == "trader", "nothing more can be taken for the five"


def test_agr_ex_17_a_token_makes_two_wood_a_luxury_good() -> None:
    state = using(give(table(), wood=2), "trader")
    play(state, "price price-1-2 wood high", "give wood", "give wood", "take statue")
    assert goods(state) == {"statue": 1}


def test_agr_ex_18_four_free_spaces_beside_wood() -> None:
    state = farm(farm(table(), ORANGE, "top", 3, [1]), ORANGE, "right", 3, [5])
    play(at_action(state, ORANGE), "use woodcutter")
    assert (goods(state, ORANGE), supply(state, ORANGE)) == ({"wood": 4}, 18)


def test_agr_ex_19_three_cotton_to_cloth_and_a_follower() -> None:
    state = build_up(give(give(table(), cotton=4), MAGENTA, cotton=1), "cloth-mill")
    play(at_action(state), "use cloth-mill", "process-goods 3", "follow")
    assert (goods(state), favour(state), goods(state, MAGENTA)) == ({"cotton": 1, "cloth": 3}, 1, {"cloth": 1})


def test_agr_ex_20_oranges_only_order() -> None:
    state = give(table(), ORANGE, oil=1, dye=1, turmeric=1, statue=1, wood=1, painting=1)
    influence(influence(state, ORANGE, merchants=3, scholars=3), TEAL, merchants=5)
    on_order(order_marker(order_marker(state, "merchants", 5), "scholars", 1), TEAL, "scholars", 2, 3, 4)
    at_order(state, ORANGE)
    assert options(state, "order") == ["order merchants"]
    assert why(state, "order artisans") == ("AGR-6.3.2-c", "no-influence")
    assert why(state, "order scholars") == ("AGR-6.3.2-b", "order-limit")
    play(state, "order merchants")
    assert (earned(state, ORANGE), steps(state, ORANGE)) == ([2], (0, 4, 3))
    assert (view(state)["guilds"][1]["marked"], state.orders[ORDERS + 4]) == (6, ORANGE)
    assert "oil" not in goods(state, ORANGE) and "dye" not in goods(state, ORANGE)


def test_agr_ex_21_oil_then_wood_for_the_cook() -> None:
    state = give(give(table(), YELLOW, oil=1), TEAL, wood=1)
    play(using(state, "sailor", YELLOW), "deliver cook oil")
    assert earned(state, YELLOW) == [1]
    state.worker[17] = -1
    state.hold[YELLOW][19] += 1
    play(using(state, "sailor", TEAL), "deliver cook wood")
    assert (earned(state, TEAL), owner(state, "cook"), favour(state, TEAL)) == ([2], YELLOW, 1)


def test_agr_ex_22_a_notable_supplied_alone() -> None:
    state = own(give(table(), oil=1, wood=1), TEAL, "jagirdar")
    play(using(state, "sailor"), "deliver cook oil", "deliver cook wood")
    assert sum(earned(state)) == 3
    state = own(give(table(), book=1, curry=1, sandstone=1, wood=1), TEAL, "jagirdar")
    state.boat = 4
    using(state, "sailor")
    play(state, "pay-sailor wood", "deliver subadar book", "deliver subadar curry", "deliver subadar sandstone")
    assert sum(earned(state)) == 6


def test_agr_ex_23_the_mosaic_maker() -> None:
    state = own(on_card(give(table(), cement=2), MAGENTA, "mosaic-maker", "dye"), TEAL, "jagirdar")
    state.boat, state.fulfilled[2] = 2, -5
    before = state.chance.drawn
    play(using(state, "sailor"), "deliver mosaic-maker cement", "double")
    assert (earned(state), owner(state, "mosaic-maker"), favour(state, MAGENTA)) == ([2, 1], TEAL, 1)
    assert question(state) == "any-tile"
    play(state, "tile sell-good")
    assert (view(state)["players"][TEAL]["tiles"], state.chance.drawn > before) == (["sell-good"], True)
    worker(state, TEAL, "quarry")
    at_meditation(tracker(state, TEAL, 6))
    play(state, "lay quarry", "enough")
    assert options(state, "mosaic") == ["mosaic 1", "mosaic 2"]


def test_agr_ex_24_the_jagirdar_moves_the_boat() -> None:
    state = on_card(give(table(), YELLOW, brick=1, plank=1, cotton=1), MAGENTA, "jagirdar", "oil", double=True)
    influence(give(state, MAGENTA, wood=1), YELLOW, merchants=2)
    show_tiles(state, "sell-good", "extra-mp", "free-peon")
    state.boat = 2
    river(state, "mullah", "jagirdar", "mahout", "cook")
    using(state, "sailor", YELLOW)
    play(next_rolls(state, 3), "pay-sailor cotton", "deliver mullah brick", "deliver jagirdar plank")
    assert earned(state, YELLOW) == [1, 3]
    assert (owner(state, "jagirdar"), favour(state, YELLOW)) == (MAGENTA, 1)
    assert (state.boat, state.limit) == (3, 4)
    assert told_of(state, "merchant-moved")
    play(state, "influence scholars", "influence merchants", "tile free-peon")
    assert steps(state, YELLOW) == (0, 3, 1)
    assert view(state)["players"][YELLOW]["tiles"] == ["free-peon"]
    assert (asked(state), question(state)) == (MAGENTA, "jagirdar-delivery")


def test_agr_ex_25_oranges_sixty_six_rupees() -> None:
    state = rupees(own(table(), ORANGE, "subadar", "grand-imam"), ORANGE, 36)
    on_order(on_order(state, ORANGE, "merchants", 1, 2), ORANGE, "scholars", 1, 2)
    influence(influence(state, ORANGE, merchants=4, scholars=3), TEAL, scholars=5)
    for track, covered in (("top", []), ("left", []), ("right", [1])):
        farm(state, ORANGE, track, 3, covered)
    in_bowl(state, ORANGE, "oil", "curry", "dye", "paper", "book")
    assert total(state, ORANGE) == 66


def test_agr_ex_26_two_wood_and_two_turmeric_give_five_deliveries() -> None:
    state = own(give(table(), wood=2, turmeric=2, clothes=1), TEAL, "portuguese-trader")
    play(using(state, "sailor"), "pay-sailor wood", "pay-sailor wood", "pay-sailor turmeric", "pay-sailor turmeric")
    step = GAME.question(state)
    assert step is not None
    assert 1 + int(step.fields()[2]) == 5


def test_agr_ex_27_a_cloth_on_the_french_trader() -> None:
    state = own(give(table(), cloth=1), TEAL, "french-trader", "portuguese-trader")
    play(at_meditation(state), "french-trader cloth")
    assert earned(state) == [1]


def test_agr_ex_28_paper_into_the_curry_bowl() -> None:
    state = on_card(on_card(give(table(), turmeric=1, paper=1), 0, "sadr-us-sudur", "book"), 0, "sadr-us-sudur", "oil")
    state.boat, state.fulfilled[3] = 4, -5
    play(using(state, "sailor"), "deliver sadr-us-sudur turmeric")
    assert can(state, "offer paper curry")
    play(state, "offer paper curry")
    assert next(bowl["owner"] for bowl in view(state)["bowls"] if bowl["good"] == "curry") == TEAL


def test_agr_ex_29_akbar() -> None:
    state = price(table(), "price-1-2", "wood", "high")
    assert [akbar_worth(state, number) for number in range(1, 7)] == [1, 3, 5, 8, 11, 14]


def test_agr_ex_30_notables_dealt() -> None:
    assert [len(view(new(seats))["notables"]) for seats in (2, 3, 4)] == [10, 10, 14]
