"""Chapter 6.2.2: the Architect, the Sailor, the Trader, the Botanist; production and processing buildings."""

from __future__ import annotations

import pytest

from tablewright.games.agra.ch06_2_architect import payments
from tablewright.games.agra.names import BUILDINGS, GOODS, SPACES, STORED
from tablewright.kernel.action import NOBODY
from tests.games.agra.table import (
    asked,
    at_action,
    at_meditation,
    build_up,
    can,
    earned,
    farm,
    favour,
    give,
    goods,
    influence,
    next_rolls,
    no_workers,
    options,
    order_marker,
    own,
    owner,
    play,
    price,
    purse,
    question,
    river,
    standing_at,
    steps,
    strip_supply,
    supply,
    table,
    told,
    told_of,
    tracker,
    using,
    view,
    why,
    workers,
)

# Architect.


def test_agr_6_2_2_1a_a_influence_or_a_building() -> None:
    state = using(give(table(), sandstone=1, wood=1), "architect")
    assert options(state, "influence") == ["influence artisans", "influence merchants", "influence scholars"]
    assert len(options(state, "build")) == 4
    play(state, "influence merchants")
    assert steps(state) == (0, 1, 0)
    assert asked(state) == 1


def test_agr_6_2_2_1a_b_building_needs_a_second_worker() -> None:
    state = no_workers(build_up(give(table(), sandstone=2, wood=2), "cement-works", "oil-press"), 0, left=1)
    state.worker[SPACES.index("architect")] = NOBODY
    state.hold[0][STORED] += 1
    play(at_action(state), "use architect")
    assert why(state, "build plank-workshop") == ("AGR-6.2.2.1A-b", "no-worker-left")


def test_agr_6_2_2_1a_c_any_building_under_construction_the_builders_too() -> None:
    state = using(give(table(), cement=2, plank=2, wood=1), "architect")
    assert options(state, "build") == [f"build {name}" for name in BUILDINGS[4:]]
    assert view(state)["builder"] == "tailor"
    state = using(build_up(give(table(), cement=2, plank=2), "oil-press"), "architect")
    assert why(state, "build oil-press") == ("AGR-6.2.2.1A-c", "already-built")


def test_agr_6_2_2_1a_d_payment_with_a_bonus_for_variety() -> None:
    """AGR-6.2.2.1A-e, AGR-R-12: one more for two sorts or more, never a superfluous good."""
    state = give(table(), sandstone=5, wood=1, cement=2, plank=1)
    found = set(payments(state, 0, BUILDINGS.index("paper-factory")))
    assert (0, 1, 1, 0) in found and (4, 0, 0, 0) in found and (0, 0, 2, 0) in found
    assert (1, 0, 1, 0) in found and (2, 1, 0, 0) in found
    assert (1, 1, 1, 0) not in found, "a good too many"
    assert (1, 1, 1, 1) not in found
    for way in found:
        worth = way[0] + way[1] + 2 * way[2] + 2 * way[3] + (sum(number > 0 for number in way) > 1)
        assert worth >= 4
    using(state, "architect")
    play(state, "build paper-factory")
    assert options(state, "pay") == ["pay sandstone", "pay wood", "pay cement"]
    assert why(state, "pay oil") == ("AGR-5.3.1-a", "no-material")
    play(state, "pay wood")
    assert options(state) == ["pay cement", "pay plank", "back"]
    play(state, "back")
    assert (question(state), goods(state)["wood"]) == ("architect", 1)


def test_agr_6_2_2_1a_f_the_materials_return_and_the_tile_goes() -> None:
    """AGR-6.2.2.1A-g, AGR-6.2.2.1A-h: then a bonus tile of the level, a worker, and processing with following."""
    state = give(give(table(2), sandstone=1, wood=4, cement=0), 1, wood=1)
    using(state, "architect")
    play(state, "build plank-workshop", "pay sandstone")
    assert state.is_built(5)
    assert goods(state) == {"wood": 3}
    assert options(state) == ["bonus l2-artisans", "bonus l2-cover", "bonus l2-merchants", "bonus l2-favour"]
    assert why(state, "bonus l3-favour") == ("AGR-6.2.2.1A-g", "other-level")
    play(state, "bonus l2-favour")
    assert standing_at(state, "plank-workshop") == (0, True)
    assert can(give(state, clothes=1), "spend clothes"), "the processing is a window"
    give(state, clothes=0)
    play(state, "process-goods 3", "follow")
    assert (goods(state), favour(state), purse(state), workers(state)) == ({"plank": 3}, 2, 5, 8)
    assert view(state)["bonus_tiles"][3]["owner"] == 0


def test_agr_6_2_2_1a_i_the_builders_building_costs_the_same_and_he_moves() -> None:
    """AGR-R-11: at the end of the action, after processing."""
    state = give(table(), sandstone=1, wood=1)
    state.builder = 4
    play(next_rolls(using(state, "architect"), 1), "build cement-works", "bonus l2-favour")
    assert view(state)["builder"] == "plank-workshop"
    assert purse(state) == 5
    assert told(state).index("AGR-6.2.1.4-c builder-moved") > told(state).index("AGR-6.2.2.1A-h placed")


def test_agr_a_i_3_a_the_takshaka_helps_to_build() -> None:
    """AGR-R-41: not with the Builder."""
    state = using(give(own(table(), 0, "takshaka"), wood=2), "architect")
    play(state, "build cement-works")
    assert purse(state) == 3
    state = own(table(), 0, "takshaka")
    play(at_action(state), "use tailor")
    assert purse(state) == 2


# Sailor.


def test_agr_6_2_2_1s_a_goods_to_any_number_of_notables_and_one_order() -> None:
    """AGR-6.2.2.1S-f, AGR-6.2.2.1S-g, AGR-6.2.2.1S-j: the order takes two deliveries; in any sequence."""
    state = influence(order_marker(give(table(), statue=1, wood=2, painting=1, cotton=1), "scholars", 1), 0, scholars=1)
    river(state, "cook", "dyer")
    using(state, "sailor")
    assert why(state, "order scholars") == ("AGR-6.2.2.1S-g", "no-delivery-left")
    play(state, "pay-sailor statue", "deliver cook wood", "decline", "order scholars")
    assert why(state, "order scholars")[0] == "AGR-6.3.2-d"
    play(state, "deliver dyer cotton")
    assert goods(state) == {}
    assert question(state) == "choose-step"
    give(state, paper=1, dye=1)
    state = influence(order_marker(give(table(), statue=1, wood=1, painting=1), "scholars", 1), 0, scholars=1)
    give(using(state, "sailor"), wood=2, painting=2, statue=2, paper=1, dye=1)
    price(state, "price-3-4", "statue", "high")
    play(state, "pay-sailor statue", "order scholars")
    assert why(state, "order scholars") == ("AGR-6.2.2.1S-a", "one-order-only")


def test_agr_6_2_2_1s_b_the_first_delivery_is_free() -> None:
    """AGR-6.2.2.1S-d, AGR-R-14: a good may be paid at any moment, once."""
    state = using(give(river(table(), "cook", "mahout"), wood=2, paper=2), "sailor")
    play(state, "deliver cook wood")
    assert why(state, "deliver mahout wood") == ("AGR-6.2.2.1S-c", "no-delivery-left")
    play(state, "pay-sailor paper")
    assert why(state, "pay-sailor wood") == ("AGR-6.2.2.1S-d", "sailor-paid")
    play(state, "deliver mahout wood")
    assert (purse(state), goods(state)) == (2 + 1 + 1 + 1, {"paper": 1}), "and a refund"


def test_agr_6_2_2_1s_c_the_value_paid_is_added() -> None:
    """AGR-6.2.2.1S-e: a rupee for each one paid for and not used; AGR-6.2.2.1S-l: what is paid is not delivered."""
    state = own(give(table(), cloth=1, wood=1), 0, "portuguese-trader")
    price(state, "price-2-3", "cloth", "high")
    play(using(state, "sailor"), "pay-sailor cloth")
    assert question(state) == "sailor"
    assert told_of(state, "earned") == []
    play(state, "deliver mahout wood")
    assert earned(state) == [1, 3], "the delivery was the free one"


def test_agr_6_2_2_1s_h_a_complete_notable_is_evaluated_before_the_next_delivery() -> None:
    """AGR-6.2.2.1S-i, AGR-6.2.2.1S-k: refund, then steps for notables supplied, then the Jagirdar."""
    state = own(give(table(), wood=1, oil=2, paper=1, sandstone=1), 1, "jagirdar")
    give(state, 1, wood=1)
    using(state, "sailor")
    play(state, "pay-sailor paper", "deliver cook oil", "decline", "deliver cook wood")
    assert owner(state, "cook") == 0
    assert question(state) == "sailor"
    play(state, "enough")
    assert "AGR-6.2.2.1S-e earned" in told(state)
    assert (asked(state), question(state)) == (0, "choose-step")
    play(state, "influence artisans")
    assert (asked(state), question(state)) == (1, "jagirdar-delivery")


def test_agr_6_2_2_1s_n_the_sailor_does_not_serve_akbar() -> None:
    state = using(give(table(), paper=2), "sailor")
    assert options(state, "akbar") == []
    assert why(state, "akbar paper") == ("AGR-6.3-a", "other-phase")


def test_agr_6_2_2_1s_m_several_goods_are_paid_at_one_moment() -> None:
    """AGR-A.I.1-a, AGR-R-40: worth four at most."""
    state = own(give(table(), wood=2, paper=1, statue=1), 0, "portuguese-trader")
    using(state, "sailor")
    play(state, "pay-sailor wood")
    assert options(state) == ["pay-sailor wood", "pay-sailor paper", "pay-sailor statue", "enough"]
    play(state, "pay-sailor wood")
    assert why(state, "pay-sailor statue") == ("AGR-A.I.1-a", "worth-too-much")
    play(state, "pay-sailor paper")
    assert earned(state) == [4], "a statue alone can neither be paid nor delivered"
    state = using(give(table(), wood=2), "sailor")
    play(state, "pay-sailor wood")
    assert question(state) == "sailor"


def test_agr_6_2_2_1s_c_with_no_delivery_left_and_nothing_to_pay_it_ends_by_itself() -> None:
    state = using(give(table(), wood=1), "sailor")
    play(state, "deliver mahout wood", "enough")
    assert asked(state) == 1


# Trader.


def test_agr_6_2_2_1t_a_up_to_three_goods_for_others() -> None:
    """AGR-6.2.2.1T-b, AGR-6.2.2.1T-g, AGR-R-17: worth one less at most, in any number, given and taken together."""
    state = using(give(table(), wood=1, paper=2, statue=1), "trader")
    play(state, "give wood", "give paper")
    assert goods(state)["paper"] == 2, "nothing has left yet"
    assert can(state, "enough")
    play(state, "give statue")
    assert goods(state) == {"paper": 1}
    assert why(state, "take paper") == ("AGR-6.2.2.1T-b", "was-given")
    play(state, "take sandstone", "take turmeric", "take book")
    assert goods(state) == {"sandstone": 1, "turmeric": 1, "paper": 1, "book": 1}
    assert not can(state, "give paper")
    assert why(state, "give paper") == ("AGR-6.2.2.1T-g", "one-exchange-only")


def test_agr_6_2_2_1t_b_less_may_be_taken_and_one_good_of_value_one_buys_nothing() -> None:
    state = using(give(table(), wood=1), "trader")
    assert why(state, "give wood") == ("AGR-6.2.2.1T-b", "buys-nothing")
    state = using(give(table(), statue=1), "trader")
    play(state, "give statue")
    assert why(state, "take book") == ("AGR-6.2.2.1T-b", "worth-too-much")
    assert why(state, "enough") == ("AGR-6.2.2.1T-g", "at-least-one")
    play(state, "take wood", "enough")
    assert goods(state) == {"wood": 1}


def test_agr_6_2_2_1t_c_one_token_once_before_or_after() -> None:
    """AGR-6.2.2.1T-f: either alone is fine; AGR-6.2.2.1T-e: it stays."""
    state = using(give(table(), paper=1), "trader")
    play(state, "price price-2-3 paper high")
    assert why(state, "price price-1-2 wood high") == ("AGR-6.2.2.1T-c", "token-moved")
    play(state, "give paper", "take wood", "enough")
    assert asked(state) == 1
    assert state.value[GOODS.index("paper")] == 3
    state = using(give(table(), paper=1), "trader")
    play(state, "give paper", "take wood")
    assert question(state) == "trader"
    play(state, "price price-1-2 wood high")
    assert (asked(state), state.value[1]) == (1, 2)
    state = using(table(), "trader")
    play(state, "enough")
    assert asked(state) == 1


def test_agr_6_2_2_1t_d_a_token_differs_by_one_at_most_and_shares_no_good() -> None:
    """AGR-6.2.2.1T-h, AGR-R-17: either side, or flipped in place; a token may show the printed value."""
    state = price(table(), "price-2-3", "paper", "high")
    using(state, "trader")
    assert why(state, "price price-1-2 statue low") == ("AGR-6.2.2.1T-d", "too-far-from-printed")
    assert why(state, "price price-3-4 paper low") == ("AGR-6.2.2.1T-d", "token-on-good")
    assert why(state, "price price-2-3 paper high") == ("AGR-6.2.2.1T-h", "token-lies-so")
    assert {"price price-1-2 wood low", "price price-2-3 paper low", "price price-1-2 brick low"} <= set(options(state))
    play(state, "price price-2-3 statue low")
    assert (state.value[GOODS.index("paper")], state.value[GOODS.index("statue")]) == (2, 2)


# Botanist.


def test_agr_6_2_2_1b_a_two_different_ones_of_three() -> None:
    """AGR-R-19, AGR-6.2.2.1B-f: in any order, or fewer; a cover tile costs nothing."""
    state = using(table(), "botanist")
    play(state, "uncover top 1")
    assert why(state, "uncover top 5") == ("AGR-6.2.2.1B-a", "done-already")
    play(state, "farmer top 2", "farmer top 1")
    assert asked(state) == 1
    assert view(state)["players"][0]["removed_covers"] == 1


def test_agr_6_2_2_1b_b_advancing_costs_goods() -> None:
    """AGR-6.2.2.1B-c, AGR-R-12: of that total value at least, none superfluous."""
    state = using(give(table(), wood=2, statue=1), "botanist")
    play(state, "advance")
    assert options(state) == ["pay wood", "pay statue"]
    other = state.copy()
    play(state, "pay statue")
    assert (view(state)["players"][0]["meditation"], goods(state)) == (2, {"wood": 2})
    play(other, "pay wood")
    assert goods(other) == {"statue": 1}, "two wood, and no statue with a wood"
    state = using(give(table(), wood=1), "botanist")
    assert why(state, "advance") == ("AGR-6.2.2.1B-c", "value-missing")
    for space, cost in ((1, 2), (2, 2), (3, 3), (4, 3), (5, 4)):
        state = using(tracker(give(table(), wood=9), 0, space), "botanist")
        play(state, "advance")
        assert goods(state) == {"wood": 9 - cost}


def test_agr_6_2_2_1b_d_not_beyond_the_last_space() -> None:
    state = using(tracker(give(table(), wood=9), 0, 6), "botanist")
    assert why(state, "advance") == ("AGR-6.2.2.1B-d", "last-space")


def test_agr_6_2_2_1b_g_two_farmers_one_space_or_one_farmer_two() -> None:
    state = farm(table(), 0, "top", 3, [])
    using(state, "botanist")
    play(state, "farmer top 2")
    assert why(state, "farmer top 3") == ("AGR-6.2.2.1B-g", "there-and-back")
    assert {"farmer top 1", "farmer left 2", "enough"} <= set(options(state))
    play(state, "farmer left 2")
    assert [track["farmer"] for track in view(state)["players"][0]["farm"]] == [2, 3, 3, 2]
    assert why(state, "farmer top 1") == ("AGR-6.2.2.1B-a", "done-already")


def test_agr_6_2_2_1b_h_farmers_keep_to_their_track_and_off_covers() -> None:
    state = farm(table(), 0, "top", 2, [1, 5])
    using(state, "botanist")
    assert why(state, "farmer top 1") == ("AGR-6.2.2.1B-h", "covered")
    assert why(state, "farmer top 5") == ("AGR-6.2.2.1B-h", "farmer-too-far")


# Production and processing.


@pytest.mark.parametrize("good", range(4))
def test_agr_6_2_2_2_a_production_buildings(good: int) -> None:
    """AGR-6.2.2.2-e: nobody follows."""
    state = table()
    for seat in range(4):
        give(state, seat, **{GOODS[good]: 1})
    state.merchant = (good + 1) % 4
    play(at_action(state), f"use {BUILDINGS[good]}")
    assert goods(state) == {GOODS[good]: 3}
    assert asked(state) == 1


def test_agr_6_2_2_2_b_fewer_may_be_taken() -> None:
    """AGR-6.2.2.2-d: what finds no marker is lost."""
    state = strip_supply(table(), left=1)
    play(at_action(state), "use quarry")
    assert (question(state), goods(state)["sandstone"]) == ("room-for", 1)
    play(state, "enough")
    assert goods(state)["sandstone"] == 1


def test_agr_6_2_2_2_c_markers_may_be_returned_to_free_them() -> None:
    state = strip_supply(table(), left=0)
    at_meditation(state)
    assert options(state) == ["enough", "return turmeric"]
    play(state, "return turmeric")
    assert (supply(state), goods(state)) == (1, {"turmeric": 21})
    assert question(state) == "choose-space" or why(state, "return turmeric") == ("AGR-6.2.2.2-c", "markers-left")


def test_agr_a_i_4_a_agr_a_i_5_a_mahout_and_khatib_add_one() -> None:
    """AGR-A.I.4-a, AGR-A.I.5-a, AGR-R-42: also to a production of nothing, not to goods received otherwise."""
    for name, good in (("mahout", "wood"), ("mahout", "sandstone"), ("khatib", "cotton"), ("khatib", "turmeric")):
        state = own(table(), 0, name)
        state.merchant = 3 if good != "cotton" else 0
        play(at_action(state), f"use {BUILDINGS[GOODS.index(good)]}")
        assert goods(state) == {good: 3}
    state = farm(farm(own(table(), 0, "mahout"), 0, "top", 1, []), 0, "left", 1, [])
    play(at_action(state), "use quarry")
    assert goods(state) == {"sandstone": 1}
    state = own(give(table(), favour=2), 0, "mahout")
    play(at_meditation(state), "favour receive-basic-good", "take wood")
    assert goods(state) == {"wood": 1}
    assert goods(play(at_action(own(table(), 0, "mahout")), "use turmeric-farm")) == {"turmeric": 2}


def test_agr_a_i_7_a_the_dyer_exchanges_two_of_those_just_produced() -> None:
    """AGR-R-43, AGR-R-67: for one of the same row worth two at most, other than the produced one."""
    state = own(table(), 0, "dyer")
    play(at_action(state), "use quarry")
    assert options(state) == ["dyer cement", "dyer brick", "decline"]
    assert why(state, "dyer statue") == ("AGR-A.I.7-a", "worth-too-much")
    assert why(state, "dyer plank") == ("AGR-A.I.7-a", "other-row")
    assert why(state, "dyer sandstone") == ("AGR-A.I.7-a", "same-again")
    play(state, "dyer brick")
    assert goods(state) == {"brick": 1}
    state = price(own(table(), 0, "dyer"), "price-2-3", "statue", "low")
    play(at_action(state), "use quarry")
    assert can(state, "dyer statue")
    state = farm(farm(own(give(table(), sandstone=2), 0, "dyer"), 0, "top", 1, []), 0, "left", 3, [1, 5])
    play(at_action(state), "use quarry")
    assert question(state) != "dyer-exchange", "only one was produced"


def test_agr_6_2_2_3_a_up_to_three_goods_along_the_arrow() -> None:
    """AGR-6.2.2.3-b: each processing building has one."""
    state = build_up(give(table(), wood=5, sandstone=5), "paper-factory")
    play(at_action(state), "use paper-factory")
    assert options(state) == [f"process-goods {number}" for number in range(4)]
    assert why(state, "process-goods 4") == ("AGR-6.2.2.3-a", "too-many")
    play(state, "process-goods 2")
    assert goods(state) == {"sandstone": 5, "wood": 3, "paper": 2}
    state = build_up(give(table(), wood=1), "paper-factory")
    play(at_action(state), "use paper-factory")
    assert why(state, "process-goods 2") == ("AGR-6.2.2.3-a", "good-missing")


def test_agr_6_2_2_3_c_nobody_follows_a_processing_of_nothing() -> None:
    state = build_up(give(give(table(), wood=1), 1, wood=1), "paper-factory")
    play(at_action(state), "use paper-factory", "process-goods 0")
    assert question(state) != "follow"
