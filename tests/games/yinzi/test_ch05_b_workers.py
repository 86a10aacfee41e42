"""Section B: worker actions."""

from __future__ import annotations

from tablewright.games.yinzi.ch05_b_ships import Depart
from tablewright.games.yinzi.names import GOODS, MAIZE, NATIONS, NONE, POTATO, ROUTES, SHIPS, SPACES, SQUARES
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    at,
    can,
    clear_land,
    disc_on,
    ended,
    factory,
    grow,
    hold,
    options,
    play,
    question,
    row,
    table,
    told,
    turn,
    why,
)


def group(workers: int = 3, seats: int = 2) -> Yinzi:
    """Seat 0 has one group, no cards, and empty land around it."""
    state = clear_land(table(seats))
    state.order = list(range(seats))
    state.hand[0] = []
    state.groups[0] = [0, workers, 0, 0, 0]
    state.hold[0][8] -= workers
    return turn(state)


def sent(work: str, workers: int = 3, state: Yinzi | None = None) -> Yinzi:
    return play(state or group(workers), "send cultivate", f"to {work}")


def test_yin_b_work_2_each_worker_action_once_per_round() -> None:
    state = hold(group(), done=1)
    play(state, "send cultivate")
    assert why(state, "to war-routes") == ("YIN-B-work-2", "work-used")


def test_yin_b_work_4_at_least_one_worker_is_used() -> None:
    assert why(sent("take-resources"), "stop") == ("YIN-B-work-4", "use-first")


def test_yin_b_work_5_the_rest_of_the_group_migrates() -> None:
    state = play(sent("take-resources"), "take wood", "stop")
    assert (row(state, "upper"), row(state, "lower")) == (2, 0)


def test_yin_b_work_6_and_12_migrants_help_after_the_group() -> None:
    state = hold(sent("take-resources", 1), lower=2, coins=9)
    play(state, "take wood")
    assert row(state, "lower") == 2
    play(state, "take wood", "stop")
    assert (row(state, "lower"), row(state, "upper")) == (1, 0)


def test_yin_b_work_12_the_group_first_then_migrants() -> None:
    state = hold(sent("take-resources", 2), lower=1, coins=9)
    play(state, "take wood", "take wood")
    assert row(state, "lower") == 1
    play(state, "take wood")
    assert row(state, "lower") == 0


def test_yin_b_work_7_four_workers_at_most() -> None:
    state = hold(sent("take-resources", 3), lower=5, coins=9)
    play(state, "take wood", "take wood", "take wood", "take wood")
    assert ended(state)
    assert row(state, "lower") == 4


def test_yin_b_work_9_a_group_without_use_migrates() -> None:
    state = hold(group(2), done=0b11011, coins=0, silver=0)
    play(state, "send cultivate")
    assert options(state) == ["migrate"]
    play(state, "migrate")
    assert (row(state, "upper"), row(state, "done")) == (2, 0b11011)


def test_yin_r_58_migration_is_not_open_while_a_use_is_possible() -> None:
    state = play(group(2), "send cultivate")
    assert why(state, "migrate") == ("YIN-B-work-9", "use-possible")
    state = play(hold(group(2), done=0b11011, coins=0, silver=1), "send cultivate")
    assert options(state) == ["to take-resources", "migrate"], "breaking silver is not forced, but possible"


def test_yin_b_work_13_only_an_action_with_a_possible_use() -> None:
    state = play(group(), "send cultivate")
    assert why(state, "to produce") == ("YIN-B-work-13", "no-use")
    assert why(state, "to supply-ships") == ("YIN-B-work-13", "no-use")


def test_yin_r_81_nothing_that_could_make_the_first_use_impossible() -> None:
    state = disc_on(sent("take-resources"), "extra-plantation")
    assert why(state, "spend extra-plantation") == ("YIN-B-work-13", "use-first")
    play(state, "take wood")
    assert can(state, "spend extra-plantation")


def test_yin_b_res_1_a_coin_and_a_worker() -> None:
    state = play(sent("take-resources"), "take stone")
    assert (row(state, "coins"), row(state, "stone")) == (3, 1)


def test_yin_b_res_2_only_what_is_there() -> None:
    state = sent("take-resources")
    state.stock[1] = 0
    assert why(state, "take stone") == ("YIN-B-res-2", "stock-empty")


def test_yin_ex_7_two_wood_and_a_stone() -> None:
    state = hold(sent("take-resources"), coins=3, wood=0)
    play(state, "take wood", "take wood", "take stone")
    assert (row(state, "coins"), row(state, "wood"), row(state, "stone"), state.hold[0][23 + 2]) == (0, 2, 1, 3)


# Production: seat 0 is red, seat 1 is blue.


def works(workers: int = 2) -> Yinzi:
    state = factory(group(workers), "porcelain-red", "zhejiang-a1-a2", 0, 2)
    state.market[SPACES.index("zhejiang-1")] = 0
    state.hold[0][5] -= 1
    return state


def test_yin_b_prod_2_and_12_a_piece_on_the_factory_the_cube_goes_home() -> None:
    state = play(sent("produce", state=works()), "produce porcelain-red")
    assert (state.made[4 * 4], row(state, "pieces"), row(state, "cubes")) == (1, 7, 15)
    assert state.market[SPACES.index("zhejiang-1")] == -1


def test_yin_b_prod_12_the_space_is_free_at_once() -> None:
    state = play(sent("produce", state=works()), "produce porcelain-red")
    assert state.market[SPACES.index("zhejiang-1")] == -1
    assert "YIN-B-prod-12 raw-used" in told(state)


def test_yin_b_prod_3_only_raw_material_of_the_colour() -> None:
    state = works()
    state.market[SPACES.index("zhejiang-1")] = 1
    play(state, "send cultivate")
    assert not can(state, "to produce")


def test_yin_b_prod_4_own_level_1_needs_two_workers() -> None:
    state = works(1)
    state.level[4] = 1
    play(state, "send cultivate")
    assert not can(state, "to produce")
    state = works(2)
    state.level[4] = 1
    state = play(sent("produce", state=state), "produce porcelain-red")
    assert state.hold[0][23 + 1] == 2


def test_yin_b_prod_5_own_level_2_needs_one_worker() -> None:
    state = play(sent("produce", state=works(1)), "produce porcelain-red")
    assert state.hold[0][23 + 1] == 1


def test_yin_b_prod_6_own_level_3_makes_one_or_two() -> None:
    state = works(1)
    state.level[4] = 3
    state.market[SPACES.index("zhejiang-2")] = 0
    play(state, "send cultivate", "to produce")
    assert options(state, "produce") + options(state, "double") == ["produce porcelain-red", "double porcelain-red"]
    play(state, "double porcelain-red", "raw zhejiang-1")
    assert (state.made[16], state.hold[0][23 + 1]) == (2, 1)


def test_yin_b_prod_7_anothers_level_2_three_coins_to_the_owner() -> None:
    state = works(2)
    state.owner[4] = 1
    coins = row(state, "coins", 1)
    play(sent("produce", state=state), "produce porcelain-red")
    assert (row(state, "coins"), row(state, "coins", 1) - coins, state.hold[0][23 + 1]) == (1, 3, 2)


def test_yin_b_prod_8_anothers_level_3_a_silver_to_the_owner_never_two() -> None:
    state = hold(works(2), silver=1)
    state.owner[4], state.level[4] = 1, 3
    state.market[SPACES.index("zhejiang-2")] = 0
    play(state, "send cultivate", "to produce")
    assert why(state, "double porcelain-red") == ("YIN-B-prod-6", "own-level-three")
    play(state, "produce porcelain-red", "raw zhejiang-1")
    assert (row(state, "silver"), row(state, "silver", 1), state.hold[0][23 + 1]) == (0, 1, 1)


def test_yin_b_prod_9_level_1_of_others_and_ruins_are_closed() -> None:
    state = factory(works(2), "silk-red", "jiangxi-a1-a2", 1, 1)
    factory(state, "paper-red", "jiangxi-b1-b2", -1, 0)
    play(state, "send cultivate", "to produce")
    assert why(state, "produce silk-red") == ("YIN-B-prod-9", "factory-closed")
    assert why(state, "produce paper-red") == ("YIN-B-prod-9", "factory-closed")


def test_yin_b_prod_10_a_full_factory_cannot_produce() -> None:
    state = works()
    state.made[17] = 2
    play(state, "send cultivate")
    assert not can(state, "to produce")


def test_yin_b_prod_11_transport_per_border() -> None:
    state = works()
    state.market[SPACES.index("zhejiang-1")] = -1
    state.market[SPACES.index("huguang-1")] = 0
    hold(state, boat=0)
    play(state, "send cultivate")
    assert not can(state, "to produce")
    hold(state, boat=1)
    assert can(state, "to produce")


def test_yin_l_product_1_no_product_without_a_piece() -> None:
    """YIN-R-26."""
    state = play(hold(works(), pieces=0), "send cultivate")
    assert not can(state, "to produce")


def test_yin_i_eco_4_free_raw_material() -> None:
    state = disc_on(works(), "free-raw-material")
    state.market[SPACES.index("zhejiang-1")] = -1
    play(sent("produce", state=state), "produce porcelain-red")
    assert (state.made[16], state.innovation[9]) == (1, -1)


def test_yin_ex_8_tanja_uses_two_factories() -> None:
    state = factory(works(2), "paper-red", "nanzhili-a1-a2", 1, 2)
    state.market[SPACES.index("zhejiang-1")] = -1
    state.market[SPACES.index("huguang-1")] = state.market[SPACES.index("nanzhili-1")] = 0
    hold(state, lower=1, boat=3)
    theirs = row(state, "coins", 1)
    play(sent("produce", state=state), "produce porcelain-red", "raw huguang-1", "produce paper-red")
    assert (state.made[16], state.made[0]) == (1, 1)
    assert (row(state, "coins"), row(state, "coins", 1) - theirs, row(state, "lower")) == (1, 3, 0)
    assert sum(event.what[0] for event in state.events if event.verb == "transported") == 2


# Ships.


def harbour(workers: int = 3, *ships: str) -> Yinzi:
    """Seat 0 owns a porcelain factory in Huguang with a product; these ships lie at s1 and s3."""
    state = factory(group(workers), "porcelain-red", "huguang-a1-a2", 0, 2, (1, 0))
    state.dock = [SHIPS.index(ships[0]) if ships else 0, NONE, SHIPS.index(ships[1]) if len(ships) > 1 else 1, NONE]
    return hold(state, boat=9)


def test_yin_b_ship_2_a_silver_per_delivery() -> None:
    state = play(sent("supply-ships", state=harbour(1, "japan-1", "japan-3")), "ship porcelain-red")
    assert (row(state, "silver"), state.made[16], state.cargo[0]) == (1, 0, 4)


def test_yin_b_ship_3_a_product_only_where_it_is_demanded() -> None:
    state = play(harbour(1, "korea-2", "japan-3"), "send cultivate")
    assert not can(state, "to supply-ships")


def test_yin_b_ship_4_tea_only_into_a_tea_slot() -> None:
    state = grow(harbour(1, "japan-3", "korea-2"), "nanzhili-a1", 0, 1, "tea")
    play(sent("supply-ships", state=state), "load nanzhili-a1")
    assert state.cargo[(2 * 3 + 1) * 2] == 0


def test_yin_b_ship_5_a_pair_of_salt_into_any_slot() -> None:
    state = grow(grow(harbour(1, "japan-3", "korea-2"), "nanzhili-a5", 0), "zhejiang-a5", 0)
    play(sent("supply-ships", state=state), "load nanzhili-a5", "load zhejiang-a5")
    assert options(state) == ["slot s1-1", "slot s1-2", "slot s3-1", "slot s3-2"]
    play(state, "slot s3-2")
    assert state.cargo[14:16] == [0, 0]


def test_yin_b_ship_6_a_slot_holds_one_delivery() -> None:
    state = harbour(1, "japan-1", "japan-4")
    state.cargo[0] = 5
    play(sent("supply-ships", state=state), "ship porcelain-red")
    assert state.cargo[14] == 4


def test_yin_b_ship_7_transport_up_to_the_coast() -> None:
    state = hold(harbour(1, "japan-1"), boat=0)
    play(state, "send cultivate")
    assert not can(state, "to supply-ships")
    hold(state, boat=1)
    assert can(state, "to supply-ships")


def test_yin_i_imp_1_free_salt_is_half_a_pair() -> None:
    state = disc_on(grow(harbour(1, "japan-3", "korea-2"), "nanzhili-a5", 0), "free-salt")
    play(sent("supply-ships", state=state), "load nanzhili-a5", "free salt", "slot s1-1")
    assert state.cargo[:2] == [0, 8]
    assert "YIN-I-imp-1 spent" in told(state)


def full_but_one(ship: str = "japan-1") -> Yinzi:
    state = harbour(2, ship, "japan-3")
    state.cargo[2:4] = [1, -1]
    state.hold[1][5] -= 1
    return state


def test_yin_b_sail_1_a_full_ship_sails_at_once() -> None:
    state = full_but_one()
    top = state.ships[0][-1]
    play(sent("supply-ships", state=state), "ship porcelain-red")
    assert state.dock[0] == top
    assert state.cargo[:6] == [-1] * 6


def test_yin_b_sail_2_an_emissary_may_be_added() -> None:
    state = disc_on(full_but_one(), "emissary-japan", 1)
    play(sent("supply-ships", state=state), "ship porcelain-red")
    assert question(state) == "add-emissary"
    assert state.stack[-1].seat == 1
    play(state, "emissary")
    assert state.envoys[2 * 4 + 1] == 1


def test_yin_b_sail_3_products_go_to_the_nation_space() -> None:
    state = play(sent("supply-ships", state=full_but_one()), "ship porcelain-red")
    assert state.abroad[2 * 4] == 1


def test_yin_b_sail_6_cubes_go_home_and_score_nothing() -> None:
    state = full_but_one()
    cubes = row(state, "cubes", 1)
    play(sent("supply-ships", state=state), "ship porcelain-red")
    assert row(state, "cubes", 1) == cubes + 1


def test_yin_b_sail_7_an_empty_pile_leaves_the_space_empty() -> None:
    state = full_but_one()
    state.ships[0] = []
    play(sent("supply-ships", state=state), "ship porcelain-red")
    assert state.dock[0] == NONE


def test_yin_b_sail_8_the_first_european_ship_brings_potato_and_maize() -> None:
    state = full_but_one()
    state.ships[0] = [0, 13]
    state.tiles = []
    play(sent("supply-ships", state=state), "ship porcelain-red")
    assert (state.tiles.count(POTATO), state.tiles.count(MAIZE), state.european) == (4, 4, 1)


def test_yin_b_sail_8_only_once() -> None:
    state = full_but_one()
    state.european = 1
    state.ships[0] = [0, 13]
    tiles = state.tiles[:]
    play(sent("supply-ships", state=state), "ship porcelain-red")
    assert state.tiles == tiles


def test_yin_ex_17_nation_spaces_and_the_general_area() -> None:
    for before, cargo, there in [(2, 2, 4), (1, 3, 4), (2, 3, 5), (0, 3, 3), (3, 2, 3)]:
        state = table()
        state.dock[0] = SHIPS.index("portugal-1" if cargo == 3 else "japan-4")
        nation = NATIONS.index("portugal" if cargo == 3 else "japan")
        state.abroad[nation * 4 + 1] = before
        state.cargo[:6] = [4, -1, 4, -1, 4 if cargo == 3 else -1, -1]
        at(state, Depart(0, 0), *state.stack[::-1])
        assert sum(state.abroad[nation * 4 : nation * 4 + 4]) == there
        assert sum(state.abroad[24:32]) == before + cargo - there


def test_yin_ex_9_marion_supplies_three_ships() -> None:
    state = harbour(2, "portugal-1", "japan-1")
    factory(state, "porcelain-blue", "nanzhili-a1-a2", 1, 2, (1, 0))
    grow(grow(state, "zhejiang-a5", 0), "nanzhili-a5", 0)
    hold(state, lower=1, boat=7)
    state.cargo[2:6] = [5, -1, 1, 1]
    state.cargo[14:16] = [1, -1]
    state.abroad[NATIONS.index("portugal") * 4 + 1] = 1
    state.abroad[NATIONS.index("japan") * 4 + 1] = 3
    state.ships = [[0, SHIPS.index("netherlands-1")], [4, SHIPS.index("brunei-1")]]
    play(sent("supply-ships", state=state), "ship porcelain-red", "slot s1-1", "ship porcelain-blue", "slot s3-1")
    assert state.dock == [SHIPS.index("netherlands-1"), -1, SHIPS.index("brunei-1"), -1]
    play(state, "load nanzhili-a5", "load zhejiang-a5", "slot s3-1")
    assert row(state, "silver") == 3
    assert sum(event.what[0] for event in state.events if event.verb == "transported") == 5
    assert sum(state.abroad[NATIONS.index("portugal") * 4 :][:4]) == 3
    assert (state.abroad[6 * 4], state.abroad[NATIONS.index("japan") * 4]) == (1, 0)
    assert state.cargo[12:16] == [0, 0, -1, -1]


def test_yin_r_35_all_products_of_a_ship_go_to_the_same_place() -> None:
    state = table()
    state.dock[0] = SHIPS.index("japan-4")
    state.abroad[NATIONS.index("japan") * 4] = 2
    state.cargo[:6] = [4, -1, 5, -1, -1, -1]
    at(state, Depart(0, 0), *state.stack[::-1])
    assert state.abroad[8:12] == [3, 1, 0, 0]


# Imperial commitments.


def test_yin_b_imp_1_exactly_the_workers_asked_for() -> None:
    state = sent("imperial-commitments", 3)
    assert options(state) == ["commit palace-maintenance 0 0", "commit road-construction 0 0", "commit river-canal 0 0"]
    assert why(state, "commit bridge-construction 0 0") == ("YIN-B-imp-1", "workers-missing")


def test_yin_b_imp_2_palace_maintenance_for_everybody() -> None:
    state = hold(sent("imperial-commitments", 3), 1, committed=1)
    assert can(state, "commit palace-maintenance 0 0")


def test_yin_b_imp_3_the_others_for_one_seat() -> None:
    state = hold(sent("imperial-commitments", 3), 1, committed=3)
    assert why(state, "commit river-canal 0 0") == ("YIN-B-imp-3", "imperial-taken")


def test_yin_i_imp_4_unless_the_disc_is_spent() -> None:
    state = disc_on(hold(sent("imperial-commitments", 3), 1, committed=3), "same-commitment")
    play(state, "commit river-canal 0 0")
    assert (row(state, "committed"), state.innovation[15]) == (3, -1)


def test_yin_i_imp_5_a_disc_counts_as_a_worker() -> None:
    state = disc_on(sent("imperial-commitments", 3), "extra-imperial-worker")
    play(state, "commit bridge-construction 1 0")
    assert (row(state, "committed_workers"), row(state, "committed_disc"), row(state, "discs")) == (3, 1, 19)


def test_yin_r_13_one_real_worker_is_needed() -> None:
    state = disc_on(sent("imperial-commitments", 3), "extra-imperial-worker")
    assert why(state, "commit palace-maintenance 1 0") == ("YIN-R-13", "real-worker-needed")


def test_yin_i_imp_6_upper_migrants_may_be_recruited() -> None:
    state = disc_on(hold(sent("imperial-commitments", 2), upper=2), "send-immigrants")
    play(state, "commit bridge-construction 0 2")
    assert (row(state, "upper"), row(state, "committed_workers")) == (0, 4)


def test_yin_r_59_but_then_nobody_goes_up() -> None:
    state = disc_on(hold(sent("imperial-commitments", 3), upper=2), "send-immigrants")
    assert why(state, "commit river-canal 0 1") == ("YIN-R-59", "group-left-over")


def test_yin_ex_10_marion_chooses_road_construction() -> None:
    state = hold(sent("imperial-commitments", 3), 1, committed=3)
    play(state, "commit road-construction 0 0")
    assert (row(state, "committed_workers"), row(state, "upper")) == (2, 1)


# War & routes.


def at_war(workers: int = 2, *routes: str) -> Yinzi:
    state = group(workers)
    state.open_route = [
        ROUTES.index(routes[0]) if routes else 0,
        ROUTES.index(routes[1]) if len(routes) > 1 else 1,
        -1,
        -1,
    ]
    return sent("war-routes", state=state)


def test_yin_b_war_1_the_army_takes_the_leftmost_empty_space() -> None:
    state = group(2)
    state.war_line = [1]
    play(sent("war-routes", state=state), "army 2")
    assert (state.war_line, row(state, "army")) == ([1, 0], 2)


def test_yin_b_war_2_and_5_one_open_tile_in_full_without_transport() -> None:
    state = grow(at_war(2, "r06", "r10"), "huguang-a4")
    play(state, "army 2")
    assert question(state) == "finish", "wheat alone is not wheat and rice, it can only be sold"


def test_yin_b_war_2_not_one_that_is_served() -> None:
    state = grow(grow(at_war(2, "r10", "r12"), "huguang-a1", 0, 1, "cotton"), "huguang-a2", 0, 1, "ramie")
    state.server[0] = 1
    play(state, "army 2")
    assert why(state, "serve pile-1") == ("YIN-B-war-2", "route-served")
    assert can(state, "serve pile-2")


def test_yin_b_war_3_the_payment_at_once_the_tile_stays() -> None:
    state = grow(at_war(2, "r10"), "huguang-a1", 0, 1, "cotton")
    play(state, "army 2", "serve pile-1")
    assert (row(state, "coins"), state.server[0], state.on_route[0]) == (5, 0, [0])


def test_yin_b_war_6_named_food_may_be_bought_rice_not() -> None:
    state = at_war(2, "r08", "r06")
    state.rural = [0, 2, 0, 0]
    state.hold[1][5] -= 2
    play(state, "army 2")
    assert options(state) == ["serve pile-1", "stop"]
    play(state, "serve pile-1")
    assert (row(state, "coins"), state.on_route[0], state.rural[1]) == (3, [1], 1)


def test_yin_b_war_7_virtual_goods_count() -> None:
    state = disc_on(grow(at_war(2, "r06"), "huguang-a4"), "free-rice")
    play(state, "army 2", "serve pile-1")
    assert (state.server[0], state.innovation[6]) == (0, -1)


def test_yin_b_war_8_an_emissary_from_a_diplomacy_space() -> None:
    state = disc_on(at_war(2, "r20"), "emissary-korea")
    play(state, "army 2", "serve pile-1")
    assert (state.on_route[0], state.innovation[1]) == ([8], -1)


def test_yin_i_war_4_lying_veterans_join() -> None:
    """YIN-R-42."""
    state = hold(at_war(3), lying=2)
    assert options(state, "army") == ["army 1", "army 2"]
    assert why(state, "army 3") == ("YIN-R-42", "too-many-workers")
    play(state, "army 2")
    assert (row(state, "army"), row(state, "lying"), row(state, "upper")) == (4, 0, 1)


def test_yin_ex_11_marion_serves_paper() -> None:
    state = factory(group(2), "paper-red", "huguang-a1-a2", 1, 2, (1, 0))
    state.open_route = [ROUTES.index("r01"), ROUTES.index("r05"), -1, -1]
    state.war_line = [1]
    coins = row(state, "coins")
    play(sent("war-routes", state=state), "army 2", "serve pile-2")
    assert (state.war_line, row(state, "coins") - coins, state.on_route[1]) == ([1, 0], 2, [4])
    assert GOODS[state.good_on(SQUARES.index("huguang-a3"))] == "fruit"
