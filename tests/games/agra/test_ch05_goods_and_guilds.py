"""Chapter 5: goods, production, processing, building, favour, guilds."""

from __future__ import annotations

from random import Random

import pytest

from tablewright.games.agra.farm import production
from tablewright.games.agra.names import BASIC, FAVOUR_ACTIONS, GOODS, NOTABLES, TILES
from tests.games.agra.table import (
    GAME,
    asked,
    at_action,
    at_meditation,
    build_up,
    can,
    earned,
    farm,
    favour,
    finish_turn,
    give,
    goods,
    influence,
    new,
    on_card,
    options,
    own,
    own_tiles,
    play,
    price,
    purse,
    question,
    show_tiles,
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
    worker,
)

PRINTED = GAME.printed


def test_agr_5_2_a_sixteen_goods_in_three_categories() -> None:
    assert PRINTED.value == [1] * 4 + [2] * 8 + [3] * 4


def test_agr_5_2_b_a_marker_at_a_building_is_a_good() -> None:
    """AGR-5.2-d: any number of any seats, for all to see."""
    state = give(give(table(), 0, wood=5), 1, wood=7)
    assert [player["goods"]["wood"] for player in view(state)["players"]] == [5, 7, 0, 0]
    assert supply(state, 0) == 17


def test_agr_5_2_c_goods_form_four_rows() -> None:
    """AGR-R-67."""
    rows = [[GOODS[good] for good in range(16) if PRINTED.row[good] == row] for row in range(4)]
    assert rows == [
        ["sandstone", "cement", "brick", "statue"],
        ["wood", "plank", "paper", "book"],
        ["turmeric", "curry", "dye", "painting"],
        ["cotton", "oil", "cloth", "clothes"],
    ]


def test_agr_5_2_2_a_the_basic_goods() -> None:
    assert GOODS[:BASIC] == ("sandstone", "wood", "turmeric", "cotton")


def test_agr_5_2_3_a_production_is_the_open_spaces_up_to_the_farmers() -> None:
    """AGR-5.2.3-d: below the farmer for the corner at space 1, above it for the other; its own space never."""
    state = farm(farm(table(), 0, "top", 5, []), 0, "left", 2, [])
    assert [production(state, 0, good) for good in range(4)] == [4 + 1, 0 + 1, 3 + 1, 1 + 1]


def test_agr_5_2_3_b_a_cover_hides_only_itself() -> None:
    state = farm(table(), 0, "top", 4, [1])
    assert production(state, 0, 0) == 2 + 1
    state = farm(table(), 0, "top", 4, [2])
    assert production(state, 0, 0) == 2 + 1


def test_agr_5_2_3_c_from_nothing_to_eight() -> None:
    assert [production(new(), 0, good) for good in range(4)] == [2, 2, 2, 2]
    state = farm(farm(table(), 0, "top", 5, []), 0, "left", 5, [])
    assert production(state, 0, 0) == 8
    state = farm(farm(table(), 0, "top", 1, []), 0, "left", 1, [])
    assert production(state, 0, 0) == 0


def test_agr_5_2_4_a_the_arrows() -> None:
    assert {GOODS[to]: GOODS[PRINTED.source[to]] for to in range(4, 16)} == {
        "cement": "sandstone", "brick": "sandstone", "statue": "brick",
        "plank": "wood", "paper": "wood", "book": "paper",
        "curry": "turmeric", "dye": "turmeric", "painting": "dye",
        "oil": "cotton", "cloth": "cotton", "clothes": "cloth",
    }  # fmt: skip
    state = give(table(), favour=3, cement=1, plank=1, curry=1, oil=1, statue=1)
    assert why(at_meditation(state), "favour process-good") == ("AGR-0-k", "no-effect")


def test_agr_5_2_4_b_others_follow_with_one_good_along_the_same_arrow() -> None:
    """AGR-5.2.4-c, AGR-6.2.2.3-c, AGR-6.2.2.3-d: and each brings the active seat a favour at once."""
    state = build_up(table(3), "cement-works")
    give(give(give(state, sandstone=4), 1, sandstone=2), 2, sandstone=2)
    play(at_action(state), "use cement-works", "process-goods 3", "follow")
    assert favour(state) == 1
    play(state, "follow")
    assert favour(state) == 2
    assert goods(state, 1) == goods(state, 2) == {"sandstone": 1, "cement": 1}


def test_agr_5_2_4_d_meditation_favour_and_following_cannot_be_followed() -> None:
    state = give(give(table(), favour=3, sandstone=2), 1, sandstone=2)
    play(at_meditation(state), "favour process-good", "process cement")
    assert asked(state) == 0
    state = build_up(give(give(give(table(3), sandstone=1), 1, sandstone=1), 2, sandstone=2), "cement-works")
    play(at_action(state), "use cement-works", "process-goods 1", "follow", "decline")
    assert goods(state, 2) == {"sandstone": 2}
    assert question(state) != "follow"


def test_agr_5_3_1_a_building_materials() -> None:
    """AGR-5.3.2-a: and costs by level."""
    assert {GOODS[good]: PRINTED.material[good] for good in range(16) if PRINTED.material[good]} == {
        "sandstone": 1, "wood": 1, "cement": 2, "plank": 2,
    }  # fmt: skip
    assert PRINTED.cost[4:] == [3] * 4 + [4] * 4 + [5] * 4
    state = using(give(table(), turmeric=9, brick=5), "architect")
    assert options(state, "build") == []


def test_agr_5_5_a_a_marker_in_the_favour_section_is_a_favour() -> None:
    state = give(table(), favour=5)
    assert (favour(state), supply(state)) == (5, 17)
    play(at_meditation(state), "favour receive-basic-good", "take wood")
    assert (favour(state), supply(state)) == (3, 17)


def test_agr_5_5_b_where_favour_comes_from() -> None:
    """AGR-R-68: each of these tells where; nothing else gains any."""
    sources = {
        "AGR-6.2.1.2-b", "AGR-6.2.1.3-a", "AGR-5.6-c", "AGR-6.2.2.3-d", "AGR-6.S.3-d", "AGR-7.1.3-b", "AGR-7.1.4-b",
        "AGR-7.4-e", "AGR-A.I.10-b", "AGR-A.I.15-b", "AGR-A.I.21-a", "AGR-A.I.22-a", "AGR-A.I.23-a", "AGR-A.I.24-a",
        "AGR-A.II.2-d", "AGR-A.II.3-b", "AGR-A.II.4-b",
    }  # fmt: skip
    dice, state = Random(3), new(4)
    seen = set()
    for _ in range(2500):
        if state.is_over():
            break
        GAME.take(state, dice.choice(GAME.options(state)), asked(state))
    for rule, _, what in told_of(state, "gained"):
        if what[0] == 16:
            seen.add(rule)
    assert len(seen) > 5
    assert seen <= sources


def test_agr_5_5_c_three_printed_favour_actions_and_own_tiles() -> None:
    state = give(table(), favour=9, wood=1)
    assert options(at_meditation(state), "favour") == [f"favour {name}" for name in FAVOUR_ACTIONS[:3]]
    assert why(state, "favour sell-good") == ("AGR-5.5-c", "tile-not-owned")
    own_tiles(state, 0, "sell-good")
    assert can(state, "favour sell-good")


def test_agr_5_6_a_every_notable_has_one_guild() -> None:
    assert [PRINTED.guild.count(guild) for guild in range(3)] == [8, 8, 8]


@pytest.mark.parametrize(("step", "gain"), [(3, 1), (6, 2)])
def test_agr_5_6_c_steps_three_and_six_give_favour_or_a_tile(step: int, gain: int) -> None:
    """AGR-5.6-d: on arrival, whatever caused it."""
    state = influence(table(), 0, artisans=step - 1)
    show_tiles(state, "sell-good", "extra-mp", "free-peon")
    using(state, "architect")
    play(state, "influence artisans")
    assert options(state) == ["take-favour", "tile sell-good", "tile extra-mp", "tile free-peon"]
    assert why(state, "tile move-farmers") == ("AGR-5.6-c", "not-on-display")
    assert why(state, "give wood")[1] == "finish-first"
    taken = GAME.twin(state)
    play(state, "take-favour")
    assert favour(state) == gain
    play(taken, "tile extra-mp")
    assert favour(taken) == 0
    assert view(taken)["players"][0]["tiles"] == ["extra-mp"]
    again = using(influence(table(), 0, artisans=step), "architect")
    play(again, "influence artisans")
    assert question(again) != "step-bonus"


def test_agr_5_6_d_also_out_of_turn() -> None:
    state = influence(own(give(table(), 1, wood=1), 1, "jagirdar"), 1, merchants=2)
    using(state, "sailor")
    play(state, "deliver mahout wood", "influence merchants")
    assert (asked(state), question(state)) == (1, "step-bonus")


def test_agr_5_6_e_the_top_step_cannot_be_left() -> None:
    """AGR-R-30: further steps are lost, but may be chosen; one by one, so no bonus is skipped."""
    state = using(influence(table(), 0, scholars=9), "architect")
    play(state, "influence scholars")
    assert steps(state) == (0, 0, 9)
    assert "AGR-5.6-e stayed" in told(state)


def test_agr_4_3_a_the_top_step_triggers_the_end() -> None:
    state = using(influence(table(), 0, scholars=8), "architect")
    assert state.ending == 0
    play(state, "influence scholars")
    assert state.ending == 1


def test_agr_6_s_2_g_a_tile_taken_is_replaced_at_once() -> None:
    """AGR-R-32."""
    state = show_tiles(influence(table(), 0, artisans=2), "sell-good", "extra-mp", "free-peon")
    top = TILES[state.pile[-1]]
    play(using(state, "architect"), "influence artisans", "tile sell-good")
    assert view(state)["display"] == ["extra-mp", "free-peon", top]
    assert len(state.pile) == 10
    state = show_tiles(influence(table(), 0, artisans=2))
    state.pile, state.display = [], []
    play(using(state, "architect"), "influence artisans")
    assert favour(state) == 1, "with nothing on display there is only favour"


def test_agr_6_s_2_h_a_fourth_tile_makes_one_go() -> None:
    """AGR-R-31: any of the four; it is shuffled into the pile; AGR-6.S.2-i: the new one is fresh."""
    state = own_tiles(influence(table(), 0, artisans=2), 0, "stand-worker", "move-farmers", "meditation-step")
    show_tiles(state, "sell-good", "extra-mp", "free-peon")
    play(using(give(state, favour=4, wood=1), "architect"), "influence artisans", "tile sell-good")
    assert options(state) == [
        f"drop-tile {name}" for name in ("stand-worker", "sell-good", "move-farmers", "meditation-step")
    ]
    before = state.chance.drawn
    play(state, "drop-tile stand-worker")
    assert state.chance.drawn > before
    assert state.tile_at[TILES.index("stand-worker")] < 0
    assert view(state)["players"][0]["tiles"] == ["sell-good", "move-farmers", "meditation-step"]
    assert can(state, "favour sell-good")


def test_agr_5_6_b_the_rupees_of_an_order_depend_on_the_step() -> None:
    assert PRINTED.step_rupees == [0, 2, 3, 3, 4, 4, 5, 6, 7, 8]


def test_agr_r_53_a_gain_without_markers_may_make_room() -> None:
    """AGR-6.2.2.2-d, AGR-R-68: return others first, one at a time, or let the rest go. Also out of the own turn."""
    state = strip_supply(worker(table(), 1, "quarry"), 1, left=0)
    tracker(state, 1, 4)
    play(at_action(state), "use quarry")
    assert (asked(state), question(state)) == (1, "room-for")
    assert options(state) == ["make-room turmeric", "enough"]
    play(state, "make-room turmeric", "enough")
    assert (favour(state, 1), goods(state, 1)) == (1, {"turmeric": 21})
    assert told_of(state, "went-without") == [("AGR-6.2.2.2-d", 1, (16, 1))]


def test_agr_5_4_a_the_contract_goes_to_most_markers() -> None:
    state = on_card(give(table(), wood=1), 1, "mahout", "cement", double=True)
    play(using(state, "sailor"), "deliver mahout wood")
    assert state.contract[NOTABLES.index("mahout")] == 1


def test_agr_a_iii_2_a_one_more_good_along_the_same_arrow() -> None:
    """AGR-R-21: with meditation, favour and building; AGR-A.III.2-b: while following, at the follower's cost."""
    state = own_tiles(build_up(give(table(2), sandstone=5, favour=5), "cement-works"), 0, "process-additional")
    play(at_action(state), "use cement-works", "process-goods 3")
    assert question(state) == "additional"
    play(state, "favour process-additional")
    assert goods(state) == {"sandstone": 1, "cement": 4}
    assert favour(state) == 3
    assert view(state)["players"][0]["used"] == ["process-additional"]
    state = own_tiles(build_up(give(table(2), sandstone=1), "cement-works"), 1, "process-additional")
    give(state, 1, sandstone=3, favour=2)
    play(at_action(state), "use cement-works", "process-goods 1", "follow")
    assert asked(state) == 1
    play(state, "favour process-additional")
    assert goods(state, 1) == {"sandstone": 1, "cement": 2}
    assert (favour(state, 0), favour(state, 1)) == (1, 0)
    finish_turn(state)
    assert view(state)["players"][1]["used"] == []
    state = own_tiles(give(table(), favour=5, sandstone=2), 0, "process-additional")
    play(at_meditation(state), "favour process-good", "process brick", "favour process-additional")
    assert goods(state) == {"brick": 2}


def test_agr_5_2_1_a_prices_hold_for_all() -> None:
    state = price(give(table(), 1, curry=1), "price-2-3", "curry", "high")
    play(using(state, "sailor", 1), "pay-sailor curry")
    assert earned(state, 1) == [3]
    assert purse(state, 1) == 5
