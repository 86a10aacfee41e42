"""What must fit together in a data file of one's own: each thing that does not is named, and nothing else."""

from __future__ import annotations

import pytest

from tablewright.games.agra.names import BONUS_TILES, FAVOUR_ACTIONS, FIRST_TILE, GOODS, NOTABLES, ORDERS
from tests.games.agra.test_data import TABLES, Json, Place, faults, printed, put, row


def putting(*changes: tuple[Place, object]) -> Json:
    mine = TABLES
    for at, value in changes:
        mine = put(mine, at, value)
    return mine


@pytest.mark.parametrize(
    ("at", "value", "text"),
    [
        (("components", "rupee_pieces"), 70, "[components] rupee_pieces: the coins are 69"),
        (("components", "rupee_total"), 327, "[components] rupee_total: the coins are worth 328"),
        (("buildings", 0, "cost"), 1, "cost: it is built at the start"),
        (("price_tokens", 0, "high_side"), 1, "high_side: must be more than the low side"),
        (("price_tokens", 0, "starting_side"), 2, "starting_side: must be the low side"),
        (("favour_actions", 0, "spend"), 3, "spend: must not be more than must be owned"),
        (("favour_tiles", 0, "spend"), 3, "spend: must not be more than must be owned"),
        (("bonus_tiles", 0, "influence_steps"), 0, "level: level, guild and steps do not fit together"),
        (("bonus_tiles", 1, "influence_steps"), 1, "level: level, guild and steps do not fit together"),
        (("notables", 0, "name"), "Trader", "name: must be the English one"),
        (("notables", 0, "orders"), ["cloth", "cloth"], "orders: orders a good twice"),
        (("notables", 0, "orders"), ["cloth"], "orders: [notable_rules] asks for another number of goods"),
        (("notables", 0, "orders"), ["cloth", "oil"], "orders: they are worth 4, [notable_rules] says 3"),
        (("notables", 7, "abilities", 0, "capacity"), 10, "abilities: a seat has only 10 workers"),
        (("notable_rules", "meditation_delivery_cost"), 2, "meditation_delivery_cost: is 3"),
        (("guild_orders", 0, "goods"), ["turmeric", "turmeric"], "goods: must be two different goods"),
        (("influence_steps", 2, "tile_instead"), False, "tile_instead: goes with the favour"),
        (("influence_steps", 1, "tile_instead"), True, "tile_instead: goes with the favour"),
        (("order_rules", "not_leading_penalty"), 3, "not_leading_penalty: a step pays only 2"),
        (("meditation_spaces", 3, "kick_favour"), 1, "kick_favour: [worker_rules] says 2"),
        (("meditation_spaces", 2, "kick_favour"), 2, "kick_favour: [worker_rules] says 1"),
        (("meditation_spaces", 5, "cost_to_next"), 1, "cost_to_next: only the last has none"),
        (("meditation_spaces", 4, "cost_to_next"), 0, "cost_to_next: only the last has none"),
        (("meditation_track", "min_mp_per_worker"), 2, "min_mp_per_worker: is 1"),
        (("meditation_track", "last_space_bonus_rupees"), 4, "last_space_bonus_rupees: is 5"),
        (("meditation_actions", 0, "mp_cost"), 1, "mp_cost: the value of a good is the cost"),
        (("farm_corners", 0, "good"), "wood", "good: one basic good a corner"),
        (("farm_tracks", 0, "from_good"), "cotton", "from_good: the corners say sandstone and wood"),
        (("farm", "farmer_start"), 1, "farmer_start: lies under a cover tile"),
        (("akbar_bowls", 0, "good"), "oil", "good: one bowl for each good that is not basic"),
        (("order_rules", "limit_markers"), [4, 5, 5], "limit_markers: are [4, 5, 6]"),
        (("piers", 1, "available_levels"), [1], "leave_when: asks for a level that cannot be delivered to"),
        (("setup", 0, "notables_total"), 11, "notables_total: the levels give 10"),
        (("setup", 0, "guild_distribution"), [4, 4, 3], "guild_distribution: is not 10"),
        (("setup", 0, "guild_distribution"), [5, 3, 2], "guild_distribution: exchanging leads to even shares"),
        (("setup", 0, "notables_by_level"), [1, 3, 2, 5], "notables_total: the levels give 11"),
        (("setup", 0, "notables_by_level"), [1, 2, 2, 5], "notables_by_level: there are not as many notables"),
    ],
)
def test_a_contradiction_is_named(at: Place, value: object, text: str) -> None:
    """The same change in a file that has no other fault."""
    found = faults(put(TABLES, at, value))
    assert any(fault.endswith(text) for fault in found), found


@pytest.mark.parametrize(
    "changes",
    [
        [(("favour_actions", 2, "spend"), 4)],
        [(("favour_tiles", 3, "spend"), 3)],
        [(("notables", 7, "abilities", 0, "capacity"), 9)],
        [(("order_rules", "not_leading_penalty"), 2)],
        [(("price_tokens", 0, "high_side"), 3)],
        [(("components", "rupee_pieces"), 70), (("components", "rupee_denominations", 0, 1), 29),
         (("components", "rupee_total"), 329)],
        [(("setup", 0, "notables_by_level"), [5, 2, 2, 1])],
        [(("setup", 0, "guild_distribution"), [3, 4, 3])],
        [(("farm", "farmer_start"), 2)],
    ],
)  # fmt: skip
def test_what_just_fits_is_no_fault(changes: list[tuple[Place, object]]) -> None:
    assert faults(putting(*changes)) == []


# Every entry, not one of each kind.


def test_agr_1_0_a_every_printed_value_of_every_good_card_and_tile() -> None:
    """What the engine plays with is what the file says, entry by entry."""
    values = printed(TABLES)
    ids = [good.replace("-", "_") for good in GOODS]
    assert [entry["id"] for entry in TABLES["goods"]] == ids
    assert values.value == [entry["value"] for entry in TABLES["goods"]]
    for at, entry in enumerate(TABLES["buildings"]):
        assert (values.level[at], values.cost[at]) == (entry["level"], entry["cost"])
    for at, name in enumerate(NOTABLES):
        entry = TABLES["notables"][row("notables", name.replace("-", "_"))]
        assert values.notable_level[at] == entry["level"]
        assert [ids[good] for good in values.orders[at]] == entry["orders"]
        bonus = [ability for ability in entry["abilities"] if ability["id"] == "delivery_bonus"]
        assert [ids[values.bonus_good[at]]] == [ability["good"] for ability in bonus] or not bonus
        assert values.bonus_per_good[at] == sum(ability["rupees"] for ability in bonus)
        gifts = [ability["amount"] for ability in entry["abilities"] if ability["id"] == "gain_favour"]
        assert values.favour_gift[at] == sum(gifts)
    for at, name in enumerate(BONUS_TILES):
        entry = TABLES["bonus_tiles"][row("bonus_tiles", name.replace("-", "_"))]
        found = (values.bonus_level[at], values.bonus_rupees[at], values.bonus_favour[at], values.bonus_covers[at])
        assert found == (entry["level"], entry["rupees"], entry["favour"], entry["remove_covers"])
    for at, name in enumerate(FAVOUR_ACTIONS):
        kind = "favour_actions" if at < FIRST_TILE else "favour_tiles"
        entry = TABLES[kind][at if at < FIRST_TILE else at - FIRST_TILE]
        assert (values.own[at], values.spend[at]) == (entry["own"], entry["spend"]), name
    for at, pair in enumerate(values.order_goods):
        entry = TABLES["guild_orders"][at]
        assert [ids[good] for good in pair] == entry["goods"], (at // ORDERS, at % ORDERS)
