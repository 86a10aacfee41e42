"""Chapter 6.2.1: using action spaces, the Peon, the Merchant and the Builder."""

from __future__ import annotations

from tablewright.games.agra.names import BUILDER_GONE, BUILDINGS, STORED
from tests.games.agra.table import (
    asked,
    at_action,
    build_up,
    can,
    earned,
    favour,
    finish_turn,
    give,
    goods,
    next_rolls,
    no_workers,
    options,
    own,
    own_tiles,
    play,
    purse,
    question,
    rupees,
    standing_at,
    table,
    told,
    told_of,
    tracker,
    using,
    view,
    why,
    worker,
    workers,
)


def test_agr_6_2_a_one_space_must_be_used() -> None:
    state = at_action(table())
    assert {text.split()[0] for text in options(state)} == {"use"}
    assert why(state, "end action") == ("AGR-4.0-b", "finish-first")
    play(state, "use quarry")
    assert (asked(state), standing_at(state, "quarry")) == (1, (0, True))
    assert workers(state) == 9


def test_agr_6_2_b_the_action_itself_is_optional() -> None:
    """AGR-R-59, AGR-R-19: but rupees, the free building and the figures are not."""
    state = table()
    state.builder = BUILDINGS.index("oil-press")
    play(at_action(state), "use oil-press")
    assert state.is_built(7) and state.builder != 7
    assert "AGR-6.2.2.3-a processed-nothing" in told(state)
    for character in ("architect", "sailor", "trader", "botanist"):
        state = using(give(table(), wood=1), character)
        play(state, "decline" if character == "architect" else "enough")
        assert asked(state) == 1


def test_agr_6_2_c_the_order_of_what_happens() -> None:
    state = give(table(), turmeric=1)
    state.merchant = state.builder = BUILDINGS.index("curry-kitchen")
    state.built |= 1 << 6
    state.coins[6] = 2
    worker(state, 1, "curry-kitchen")
    play(at_action(state), "use curry-kitchen", "process-goods 1")
    happened = [event for event in told(state) if "turn-began" not in event]
    assert happened[:7] == [
        "AGR-6.2.1.2-b kicked-out",
        "AGR-6.2.1.1-a placed",
        "AGR-6.2.1.2-b gained",
        "AGR-6.2.1.3-d earned",
        "AGR-6.2.2.3-a processed",
        "AGR-6.2.1.3-a gained",
        "AGR-6.2.1.3-b rolled",
    ]
    assert told(state).index("AGR-6.2.1.4-c rolled") > told(state).index("AGR-6.2.1.3-b merchant-moved")


def test_agr_6_2_1_1_a_a_free_space_takes_a_standing_worker() -> None:
    state = using(table(), "quarry")
    assert goods(state) == {"sandstone": 2}
    assert told(state)[0] == "AGR-6.2.1.1-a placed"


def test_agr_6_2_1_2_a_a_lying_worker_goes_home_without_compensation() -> None:
    state = worker(table(), 1, "quarry", stands=False)
    play(at_action(state), "use quarry")
    assert (workers(state, 1), favour(state, 1), standing_at(state, "quarry")) == (10, 0, (0, True))


def test_agr_6_2_1_2_b_a_standing_one_brings_its_owner_favour() -> None:
    """AGR-6.2.1.2-c: at no cost; AGR-6.2.2.1B-e, AGR-R-8: two from meditation space 4 on."""
    for space, gain in ((1, 1), (3, 1), (4, 2), (6, 2)):
        state = tracker(worker(table(), 1, "quarry"), 1, space)
        play(at_action(state), "use quarry")
        assert (workers(state, 1), favour(state, 1), favour(state), purse(state)) == (10, gain, 0, 2)


def test_agr_6_2_1_2_d_the_peon_costs_two_and_stands_the_worker_up() -> None:
    """AGR-6.2.1.2-e: it brings no favour, and no new worker is placed."""
    state = worker(table(), 0, "quarry", stands=False)
    play(at_action(state), "use quarry")
    assert (purse(state), workers(state), favour(state)) == (0, 9, 0)
    assert told_of(state, "paid") == [("AGR-6.2.1.2-d", 0, (2,))]
    assert (standing_at(state, "quarry"), goods(state)) == ((0, True), {"sandstone": 2})


def test_agr_6_2_1_2_f_who_cannot_pay_must_choose_another_space() -> None:
    """AGR-6.2.1.2-h, AGR-R-56: rupees or tile 14."""
    state = rupees(worker(table(), 0, "quarry"), 0, 1)
    assert why(at_action(state), "use quarry") == ("AGR-6.2.1.2-h", "rupees-missing")
    own_tiles(give(state, favour=3), 0, "free-peon")
    play(state, "use quarry")
    assert options(state) == ["favour free-peon", "back"]
    assert why(state, "peon") == ("AGR-6.2.1.2-f", "rupees-missing")
    play(state, "back")
    assert question(state) == "choose-space"


def test_agr_a_iii_14_a_tile_14_pays_the_peon() -> None:
    state = own_tiles(give(worker(table(), 0, "quarry"), favour=3), 0, "free-peon")
    play(at_action(state), "use quarry")
    assert options(state) == ["peon", "favour free-peon", "back"]
    play(state, "favour free-peon")
    assert (purse(state), favour(state), goods(state)) == (2, 0, {"sandstone": 2})
    assert not can(at_action(own_tiles(give(table(), favour=3), 0, "free-peon")), "favour free-peon")


def test_agr_6_2_1_2_g_the_peon_collects_nothing_but_visits_the_merchant() -> None:
    """AGR-R-9."""
    state = worker(table(), 0, "quarry")
    state.merchant, state.coins[0] = 0, 3
    play(next_rolls(at_action(state), 1), "use quarry")
    assert (purse(state), favour(state), state.coins[0]) == (0, 2, 3)
    assert view(state)["merchant"] == "woodcutter"


def test_agr_6_2_1_3_a_the_merchant_brings_two_favour_after_the_action() -> None:
    """AGR-6.2.1.3-b: then he moves by die along the built buildings and round."""
    state = build_up(table(), "oil-press")
    state.merchant = BUILDINGS.index("cotton-farm")
    play(next_rolls(at_action(state), 2), "use cotton-farm")
    assert favour(state) == 2
    assert view(state)["merchant"] == "quarry"
    assert told(state).index("AGR-6.2.2.2-a gained") < told(state).index("AGR-6.2.1.3-a gained")


def test_agr_6_2_1_3_c_he_leaves_a_rupee_on_each_building_he_passes() -> None:
    """AGR-R-10: not where he stops; with four buildings a six passes the next one twice."""
    state = table()
    state.merchant = 0
    play(next_rolls(at_action(state), 6), "use quarry")
    assert state.coins[:4] == [1, 2, 1, 1]
    assert view(state)["merchant"] == "turmeric-farm"
    state = table()
    state.merchant = 0
    play(next_rolls(at_action(state), 1), "use quarry")
    assert state.coins[:4] == [0, 0, 0, 0]


def test_agr_6_2_1_3_d_a_placed_worker_collects_before_the_action() -> None:
    state = table()
    state.coins[1] = 4
    play(at_action(state), "use woodcutter")
    assert (earned(state), state.coins[1]) == ([4], 0)
    assert told(state).index("AGR-6.2.1.3-d earned") < told(state).index("AGR-6.2.2.2-a gained")


def test_agr_6_2_1_3_e_a_visit_is_decided_when_the_space_is_chosen() -> None:
    state = give(build_up(table(), "cement-works"), sandstone=1, favour=3)
    state.merchant = BUILDINGS.index("cement-works")
    play(at_action(state), "use cement-works")
    state.merchant = 0
    play(state, "process-goods 1")
    assert favour(state) == 5


def test_agr_6_2_1_4_a_the_builders_building_is_free_without_a_bonus_tile() -> None:
    """AGR-6.2.1.4-b, AGR-6.2.1.4-e: one worker does; then up to three goods are processed, with following."""
    state = give(give(table(2), wood=4), 1, wood=1)
    state.builder = BUILDINGS.index("plank-workshop")
    play(at_action(state), "use plank-workshop")
    assert options(state) == [f"process-goods {number}" for number in range(4)]
    play(state, "process-goods 3", "follow")
    assert (workers(state), goods(state), favour(state)) == (9, {"wood": 1, "plank": 3}, 1)
    assert all(tile["owner"] is None for tile in view(state)["bonus_tiles"])


def test_agr_6_2_1_4_c_then_he_moves_along_the_tiles() -> None:
    """AGR-R-11: from the next one on, past built ones and round; with one left he stays there."""
    state = build_up(table(), "plank-workshop", "oil-press")
    state.builder = BUILDINGS.index("cement-works")
    play(next_rolls(at_action(state), 2), "use cement-works")
    assert view(state)["builder"] == "brickyard"
    state = table()
    play(next_rolls(at_action(state), 3), "use tailor")
    assert view(state)["builder"] == "curry-kitchen"
    state = build_up(table(), *BUILDINGS[5:15])
    play(next_rolls(at_action(state), 5), "use tailor")
    assert view(state)["builder"] == "cement-works"


def test_agr_6_2_1_4_d_without_tiles_he_leaves() -> None:
    state = build_up(table(), *BUILDINGS[4:15])
    play(at_action(state), "use tailor")
    assert state.builder == BUILDER_GONE
    assert "AGR-6.2.1.4-d builder-left" in told(state)


def test_agr_6_2_1_5_a_without_a_worker_the_peon_is_a_must() -> None:
    """AGR-6.2.1.5-c: workers at the Cook are not in the supply; one pays what one has."""
    state = rupees(no_workers(table(), 0), 0, 1)
    assert state.hold[0][STORED] > 0
    at_action(state)
    assert set(options(state)) == {f"use {space['space']}" for space in view(state)["spaces"] if space["worker"] == 0}
    assert why(state, "use tailor") == ("AGR-6.2.1.5-a", "no-worker-left")
    play(state, "use quarry")
    assert (purse(state), goods(state)) == (0, {"sandstone": 2})
    assert told_of(state, "paid") == [("AGR-6.2.1.5-a", 0, (1,))]
    state = own_tiles(give(rupees(no_workers(table(), 0), 0, 0), favour=3), 0, "free-peon")
    play(at_action(state), "use quarry")
    assert options(state) == ["peon", "favour free-peon"]
    assert why(state, "back") == ("AGR-6.2.1.5-a", "no-worker-left")


def test_agr_6_2_1_5_b_then_the_architect_only_raises_influence() -> None:
    state = give(no_workers(table(), 0), sandstone=3, wood=3)
    play(at_action(state), "use architect")
    assert options(state, "build") == []
    assert why(state, "build cement-works") == ("AGR-6.2.2.1A-b", "no-worker-left")
    assert can(state, "influence artisans")


def test_agr_a_i_8_a_the_cook_keeps_workers_kicked_out_standing() -> None:
    """AGR-R-44: the owner decides, up to two."""
    state = worker(own(table(), 1, "cook"), 1, "quarry")
    play(at_action(state), "use quarry")
    assert (asked(state), question(state), favour(state, 1)) == (1, "store-worker", 1)
    play(state, "store")
    assert (workers(state, 1), state.hold[1][STORED]) == (9, 1)
    state = worker(own(table(), 1, "cook"), 1, "quarry", stands=False)
    assert question(play(at_action(state), "use quarry")) != "store-worker"
    state = worker(own(table(), 1, "cook"), 1, "quarry")
    state.hold[1][STORED], state.hold[1][19] = 2, 7
    assert question(play(at_action(state), "use quarry")) != "store-worker"


def test_agr_a_i_12_a_the_calligraphers_peon_costs_one() -> None:
    state = worker(own(table(), 0, "calligrapher"), 0, "quarry")
    play(at_action(state), "use quarry")
    assert purse(state) == 1


def test_agr_6_s_3_c_a_statue_brings_one_more_main_action() -> None:
    """AGR-6.S.3-g, AGR-R-26: complete with Merchant, rupees and all; once a turn; before the order phase."""
    state = give(table(), statue=2)
    state.merchant, state.coins[0] = 0, 1
    play(at_action(state), "use woodcutter")
    assert (question(state), options(state)) == ("end-action", ["statue", "end action"])
    play(state, "statue", "use quarry")
    assert goods(state) == {"sandstone": 2, "wood": 2, "statue": 1}
    assert (favour(state), purse(state), workers(state)) == (2, 3, 8)
    assert question(state) != "end-action"
    assert why(state, "statue")[0] == "AGR-6.S.3-c"
    assert not can(at_action(give(table(), statue=1)), "statue"), "not before the main action"


def test_agr_6_s_3_h_a_statue_may_come_in_after_the_main_action() -> None:
    state = give(table(), brick=1, favour=3)
    play(at_action(state), "use woodcutter")
    assert options(state)[0] == "end action"
    assert why(state, "statue") == ("AGR-6.S.3-c", "good-missing")
    play(state, "favour process-good", "process statue", "statue", "use quarry")
    assert goods(state) == {"sandstone": 2, "wood": 2}


def test_agr_4_0_a_rounds_go_clockwise_from_the_starting_player() -> None:
    state = table(3)
    state.start = 1
    at_action(state, 1)
    for seat in (1, 2, 0, 1):
        assert state.active == seat
        finish_turn(state)
    assert told_of(state, "round-began")


def test_agr_4_0_d_a_turn_ends_with_cleaning_up() -> None:
    """AGR-6.S.2-c, AGR-6.S.3-b, AGR-R-54: reminders and banners return, limits are new."""
    state = give(table(2), favour=4, clothes=1, wood=1)
    play(at_action(state), "use quarry", "favour receive-basic-good", "take wood", "spend clothes")
    player = view(state)["players"][0]
    assert (player["reminders"], player["banners"], player["used"]) == (1, ["clothes"], ["receive-basic-good"])
    finish_turn(state)
    player = view(state)["players"][0]
    assert (player["reminders"], player["banners"], player["used"]) == (0, [], [])
    assert player["supply"] == 22 - sum(player["goods"].values()) - player["favour"]


def test_agr_4_0_e_the_turn_ends_when_the_seat_says_so() -> None:
    """AGR-4.0-c: secondary actions are possible to the end."""
    state = give(table(), favour=2, paper=1)
    play(at_action(state), "use quarry", "end action", "akbar paper")
    assert options(state) == ["end turn", "favour receive-basic-good"]
    play(state, "favour receive-basic-good", "take wood")
    assert (asked(state), options(state)) == (0, ["end turn"])
    play(state, "end turn")
    assert asked(state) == 1
