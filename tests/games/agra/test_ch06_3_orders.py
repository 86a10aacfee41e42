"""Chapter 6.3: Akbar and guild orders."""

from __future__ import annotations

import pytest

from tablewright.games.agra.names import GOODS, NEUTRAL
from tablewright.games.agra.state import Agra
from tests.games.agra.table import (
    GAME,
    asked,
    at_meditation,
    at_order,
    earned,
    favour,
    give,
    goods,
    in_bowl,
    influence,
    on_card,
    on_order,
    options,
    order_marker,
    own,
    own_tiles,
    owner,
    play,
    price,
    purse,
    question,
    steps,
    supply,
    table,
    told,
    using,
    view,
    why,
)


def ordering(**markers: int) -> Agra:
    """Seat 0 is on step 1 of the Scholars, whose marked order is wood and painting."""
    return influence(order_marker(give(table(), **markers), "scholars", 1), 0, scholars=1)


def test_agr_6_3_a_at_most_one_akbar_or_an_order() -> None:
    """AGR-6.3.1-c: Akbar pays nothing at once."""
    state = at_order(ordering(wood=1, painting=2, paper=1))
    assert options(state) == ["akbar paper", "akbar painting", "order scholars", "end order", "spend painting"]
    play(state, "akbar paper")
    assert (asked(state), purse(state)) == (0, 2)
    assert question(state) == "confirm-end", "a painting could still be spent"
    assert why(state, "order scholars")[0] == "AGR-6.3-a"
    assert at_order(table()).active == 1, "with nothing to do nobody is asked"


def test_agr_6_3_b_whatever_was_fulfilled_before_in_the_turn() -> None:
    """AGR-R-64: the Sailor's order, tile 7 and the phase are separate."""
    state = ordering(wood=1, painting=1, paper=1, dye=1, curry=1, favour=4, sandstone=1, book=1)
    own_tiles(state, 0, "akbar-or-order")
    play(using(state, "sailor"), "pay-sailor curry", "order scholars", "enough")
    play(state, "favour akbar-or-order", "order scholars", "end action", "order scholars")
    assert state.orders[12:18] == [0, 0, 0, -1, -1, -1]


def test_agr_6_3_1_a_a_good_into_its_own_empty_bowl() -> None:
    """AGR-6.3.1-b: one marker a bowl, for good; no bowl for basic goods."""
    state = at_order(in_bowl(in_bowl(give(table(), paper=1, cement=1, oil=1, wood=1), NEUTRAL, "oil"), 1, "cement"))
    assert options(state) == ["akbar paper", "end order"]
    assert why(state, "akbar oil") == ("AGR-6.3.1-a", "bowl-full")
    assert why(state, "akbar cement") == ("AGR-6.3.1-a", "bowl-full")
    assert why(state, "akbar brick") == ("AGR-6.3.1-a", "good-missing")
    assert GAME.letter(("akbar", "wood")) is None
    play(state, "akbar paper")
    assert [bowl["owner"] for bowl in view(state)["bowls"] if bowl["good"] == "paper"] == [0]
    assert supply(state) == 22 - 4
    assert len(view(state)["bowls"]) == 12


def test_agr_6_3_2_a_only_the_marked_order() -> None:
    """AGR-6.3.2-d: with both goods."""
    assert [len(GAME.printed.order_goods), {len(pair) for pair in GAME.printed.order_goods}] == [18, {2}]
    state = at_order(ordering(paper=1, dye=1, wood=1))
    assert why(state, "order scholars") == ("AGR-6.3.2-d", "good-missing")
    assert options(at_order(order_marker(state, "scholars", 2)), "order") == ["order scholars"]


def test_agr_6_3_2_b_not_beyond_the_limit() -> None:
    """AGR-R-28, AGR-A.IV.3-d: neutral markers count too."""
    state = on_order(on_order(ordering(wood=1, painting=1), NEUTRAL, "scholars", 5, 6), 1, "scholars", 4)
    assert why(at_order(state), "order scholars") == ("AGR-6.3.2-b", "order-limit")
    state.limit = 4
    assert options(at_order(state), "order") == ["order scholars"]


def test_agr_6_3_2_c_from_step_one_on() -> None:
    state = influence(ordering(wood=1, painting=1), 0, scholars=0)
    assert why(at_order(state), "order scholars") == ("AGR-6.3.2-c", "no-influence")


def test_agr_6_3_2_e_one_marker_on_the_order_the_other_home() -> None:
    """AGR-6.3.2-f: the guild order marker goes to the next free order, and round."""
    state = on_order(order_marker(ordering(cement=1, cloth=1), "scholars", 6), NEUTRAL, "scholars", 1)
    play(at_order(state), "order scholars")
    assert (state.orders[17], supply(state)) == (0, 21)
    assert view(state)["guilds"][2]["marked"] == 2


def test_agr_6_3_2_g_a_full_column_triggers_the_end() -> None:
    """AGR-4.3-a: and no order of it can be fulfilled any more."""
    state = on_order(ordering(wood=1, painting=1), NEUTRAL, "scholars", 2, 3, 4, 5, 6)
    state.limit = 6
    play(at_order(state), "order scholars")
    assert (state.ending, view(state)["guilds"][2]["marked"]) == (1, None)
    assert why(at_order(give(state, 0, paper=1)), "order scholars") == ("AGR-6.3.2-g", "column-full")


@pytest.mark.parametrize(("other", "gain", "step"), [(4, 4, 4), (3, 4, 4), (5, 3, 5)])
def test_agr_6_3_2_h_agr_6_3_2_i_leaders_gain_others_one_less_and_rise(other: int, gain: int, step: int) -> None:
    """AGR-6.3.2-h, AGR-6.3.2-i, AGR-6.3.2-j, AGR-R-27: sole or tied leaders gain in full; compared before the step."""
    state = influence(influence(ordering(wood=1, painting=1), 0, scholars=4), 1, scholars=other)
    play(at_order(state), "order scholars")
    assert (purse(state), steps(state)[2]) == (2 + gain, step)


def test_agr_6_3_2_k_both_goods_count_for_delivery_bonuses() -> None:
    """AGR-6.3.2-l: in this sequence, with nothing in between."""
    state = own(influence(ordering(paper=1, dye=1), 1, scholars=9), 0, "calligrapher", "dyer")
    order_marker(state, "scholars", 2)
    play(at_order(state), "order scholars")
    assert earned(state) == [1, 1, 1]
    assert [event for event in told(state) if "AGR-4" not in event] == [
        "AGR-6.3-a fulfilled",
        "AGR-A.I.12-b earned",
        "AGR-A.I.7-b earned",
        "AGR-6.3.2-f order-marked",
        "AGR-6.3.2-i earned",
        "AGR-6.3.2-i rose",
    ]


def test_agr_a_iii_7_a_tile_7_serves_akbar_or_fulfils_an_order() -> None:
    state = own_tiles(ordering(wood=1, painting=1, favour=4), 0, "akbar-or-order")
    play(at_meditation(state), "favour akbar-or-order")
    assert options(state) == ["akbar painting", "order scholars"]
    play(state, "akbar painting")
    assert favour(state) == 2
    state = own_tiles(give(table(), favour=4, wood=1), 0, "akbar-or-order")
    assert why(at_meditation(state), "favour akbar-or-order") == ("AGR-0-k", "no-effect")


def test_agr_a_i_20_a_the_sadr_offers_a_good_of_equal_value() -> None:
    """AGR-R-47: optional, any own good, any empty bowl of the same current value."""
    state = on_card(give(table(), turmeric=1, paper=1, wood=1), 0, "sadr-us-sudur", "book")
    on_card(state, 0, "sadr-us-sudur", "oil")
    state.boat = 4
    price(in_bowl(state, 1, "paper"), "price-1-2", "brick", "low")
    play(using(state, "sailor"), "deliver sadr-us-sudur turmeric")
    assert (owner(state, "sadr-us-sudur"), question(state)) == (0, "offer-akbar")
    assert "offer wood brick" in options(state)
    assert why(state, "offer paper paper") == ("AGR-A.I.20-a", "bowl-full")
    assert why(state, "offer paper book") == ("AGR-A.I.20-a", "other-value")
    assert why(state, "offer oil curry") == ("AGR-A.I.20-a", "good-missing")
    other = state.copy()
    play(state, "offer wood brick")
    assert goods(state) == {"paper": 1}
    assert state.bowls[GAME.printed.bowl_of[GOODS.index("brick")]] == 0
    play(other, "decline")
    assert goods(other) == {"wood": 1, "paper": 1}
