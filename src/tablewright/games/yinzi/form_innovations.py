# not compiled: reads a file once, at load
"""The form of the data file: the 24 innovations. Their effects are rules, so all of it is fixed."""

from __future__ import annotations

from tablewright.games.schema import Is, Rows, Table
from tablewright.games.yinzi.form_parts import few, fixed, ids
from tablewright.games.yinzi.names import INNOVATIONS, NATIONS, SECTION, SECTIONS

COLUMNS = 3
TURNS = "turn_a turn_b"
EATEN = "turn_b feeding routes late end"
# Effect, parameter, windows, and what it is restricted to, in the order of the spaces.
EFFECTS = [
    *[("emissary", nation, f"{TURNS} late sail routes end", "") for nation in NATIONS],
    ("spend_goods", "rice:2", EATEN, ""),
    ("spend_resource", "wood:1", "turn_b", "develop_boats"),
    ("spend_resource", "stone:1", "turn_b", "develop_factories"),
    ("spend_raw", "any_colour:1", "turn_b", "produce"),
    ("extra_capacity", "1", f"{TURNS} late", ""),
    ("spend_coins", "2", f"{TURNS} feeding routes taxation late end", ""),
    ("spend_goods", "salt:1", "turn_b routes end", ""),
    ("sell_urban_once", "1", TURNS, ""),
    ("buy_plantation_tile", "1", TURNS, ""),
    ("share_imperial_space", "1", "turn_b", "imperial_commitments"),
    ("disc_as_worker", "1", "turn_b", "imperial_commitments"),
    ("recruit_upper_migration", "any", "turn_b", "imperial_commitments"),
    ("spend_goods", "wheat:1", EATEN, ""),
    ("take_route_from_discard", "1", f"{TURNS} routes", ""),
    ("coins_per_war_worker", "1", f"{TURNS} glories", ""),
    ("keep_war_workers", "2", "glories", "after_glories"),
    ("disc_as_worker", "1", "glories", "before_glories"),
    ("enemy_strength", "-2", "glories", "before_glories"),
]
PLACES = range(len(INNOVATIONS))

INNOVATION_FORM: dict[str, Table | Rows] = {
    "innovation_rules": {
        "sections": Is(SECTIONS),
        "rows": Is(SECTION // COLUMNS),
        "columns": Is(COLUMNS),
        "discs_per_space": Is(1),
        "one_disc_per_section_per_action": Is(True),
        "usable_in_turn_placed": Is(False),
        "majority_vp": few,
        "tie_vp": few,
    },
    "innovations": Rows(
        ids(INNOVATIONS),
        {},
        fixed(
            ids(INNOVATIONS),
            section=[SECTIONS[at // SECTION] for at in PLACES],
            row=[at % SECTION // COLUMNS + 1 for at in PLACES],
            column=[at % COLUMNS + 1 for at in PLACES],
            effect=[effect for effect, _, _, _ in EFFECTS],
            parameter=[parameter for _, parameter, _, _ in EFFECTS],
            windows=[windows.split() for _, _, windows, _ in EFFECTS],
            restricted_to=[restricted for _, _, _, restricted in EFFECTS],
        ),
    ),
}
