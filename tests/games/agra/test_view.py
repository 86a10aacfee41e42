"""Every field of a view against the state, for every viewer, in positions of random play."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from tablewright.games.agra.names import (
    BANNERS,
    BASIC,
    BITS,
    BONUS_TILES,
    BUILDER_GONE,
    BUILDINGS,
    COVER,
    DEPOT,
    DOUBLES,
    FARMER,
    FAVOUR,
    FAVOUR_ACTIONS,
    FIRST_TILE,
    GOODS,
    GUILDS,
    IN_PILE,
    MEDITATION,
    MP,
    NEUTRAL,
    NOTABLES,
    ON_RIVER,
    ONCE,
    ORDERS,
    OUT_OF_GAME,
    OUTER,
    PHASES,
    REMINDERS,
    RUPEES,
    SIDES,
    SLOTS,
    SPACES,
    STATUE,
    STEP,
    STORED,
    SUPPLY,
    TILES,
    TOKENS,
    TRACKS,
    USED,
    WORKERS,
)
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import NOBODY
from tests.games.agra.positions import BUSY
from tests.games.agra.table import GAME, new, table, view

PRINTED = GAME.printed


@cache
def positions(seats: int) -> list[Agra]:
    """Every fortieth position of a busy game, and its end."""
    dice, state, kept, number = Random(seats), new(seats, seed=f"{seats}".zfill(32)), [], 0
    while not state.is_over():
        found = GAME.options(state)
        GAME.take(state, dice.choices(found, [BUSY.get(str(one.fields()[0]), 1.0) for one in found])[0])
        number += 1
        if number % 40 == 0 or state.is_over():
            kept.append(state.copy())
    return kept


def looks(seats: int) -> list[tuple[Agra, int, dict[str, Any]]]:
    return [(state, seat, view(state, seat)) for state in positions(seats) for seat in range(NOBODY, seats)]


def owner(number: int) -> int | str | None:
    return None if number == NOBODY else "neutral" if number == NEUTRAL else number


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_agr_0_j_what_each_seat_has(seats: int) -> None:
    """AGR-R-61, AGR-2.2-g: all of it is open, but the rupees of others until the end."""
    for state, viewer, seen in looks(seats):
        for seat, player in enumerate(seen["players"]):
            row, shown = state.hold[seat], viewer == seat or state.is_over()
            assert player["seat"] == seat
            assert player["rupees"] == (row[RUPEES] if shown else None)
            assert (player["total"] is None) != shown
            assert player["goods"] == dict(zip(GOODS, row[: len(GOODS)], strict=True))
            fields = {"favour": FAVOUR, "supply": SUPPLY, "workers": WORKERS, "stored": STORED, "depot": DEPOT}
            fields |= {"reminders": REMINDERS, "meditation": MEDITATION}
            assert {name: player[name] for name in fields} == {name: row[at] for name, at in fields.items()}
            assert player["influence"] == {guild: row[STEP + at] for at, guild in enumerate(GUILDS)}
            assert player["contracts"] == [name for at, name in enumerate(NOTABLES) if state.contract[at] == seat]
            assert player["tiles"] == [name for at, name in enumerate(TILES) if state.tile_at[at] == seat]
            assert player["used"] == [name for at, name in enumerate(FAVOUR_ACTIONS) if row[USED] >> at & 1]
            assert player["banners"] == [GOODS[STATUE + at] for at in range(4) if row[BANNERS] >> at & 1]
            assert player["peon"] == (1 if "calligrapher" in player["contracts"] else 2)
            assert [(track["track"], track["farmer"]) for track in player["farm"]] == [
                (name, row[FARMER + at]) for at, name in enumerate(TRACKS)
            ]
            covered = [[space for space in range(1, 6) if row[COVER + at] >> (space - 1) & 1] for at in range(4)]
            assert [track["covered"] for track in player["farm"]] == covered
            assert player["removed_covers"] == 8 - sum(map(len, covered))
            goods = sum(row[at] * state.value[at] for at in range(len(GOODS)))
            assert player["tie_break"] == goods + row[FAVOUR]
            assert set(player["production"]) == set(GOODS[:BASIC])


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_agr_5_2_3_a_the_production_shown_is_what_the_farm_yields(seats: int) -> None:
    """AGR-A.I.4-a, AGR-A.I.5-a: counted anew, space by space."""
    for _, _, seen in looks(seats):
        for player in seen["players"]:
            wanted: dict[str, int] = dict.fromkeys(GOODS[:BASIC], 0)
            for track in player["farm"]:
                for space in {1, 2, 3, 4, 5} - set(track["covered"]) - {track["farmer"]}:
                    wanted[track["from"] if space < track["farmer"] else track["to"]] += 1
            for notable, helped in (("mahout", ("sandstone", "wood")), ("khatib", ("turmeric", "cotton"))):
                for good in helped if notable in player["contracts"] else ():
                    wanted[good] += 1
            assert player["production"] == wanted


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_agr_8_0_j_the_total_shown_is_the_sum_of_the_lines(seats: int) -> None:
    """AGR-8.0-c: and at the end that of the result; without rupees nobody else can add it up."""
    for state, viewer, seen in looks(seats):
        for seat, player in enumerate(seen["players"]):
            items = [line["item"] for line in player["score"]]
            shown = viewer == seat or state.is_over()
            assert ("rupees" in items) == shown
            if shown:
                assert player["total"] == sum(line["points"] for line in player["score"])
                assert player["total"] == GAME.result(state).totals[seat]


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_agr_8_0_d_every_line_of_a_score_shows_what_it_counts(seats: int) -> None:
    """AGR-8.0-e to AGR-8.0-i: with all contracts dealt out, to other seats each time."""
    for first, position in enumerate(positions(seats)):
        state = position.copy()
        state.contract = [(first + at) % seats for at in range(len(NOTABLES))]
        for seat, player in enumerate(view(state)["players"]):
            rows = [state.orders[at * ORDERS : at * ORDERS + ORDERS].count(seat) for at in range(len(GUILDS))]
            cards = [PRINTED.guild[at] for at, held in enumerate(state.contract) if held == seat]
            signs = [rows[guild] + cards.count(guild) for guild in range(len(GUILDS))]
            akbar = state.bowls.count(seat)
            wanted: dict[str, list[int]] = {name: [rows[at], led(state, seat, at)] for at, name in enumerate(GUILDS)}
            wanted |= {"meditation": [int(state.hold[seat][MEDITATION] == 6), 5], "akbar": [akbar]}
            wanted |= {"covers": [player["removed_covers"], 1]} | ({"rupees": []} if state.is_over() else {})
            contracts = {"dutch-trader": [sum(map(bool, rows))], "subadar": [sum(rows), 1]}
            contracts |= {"sadr-us-sudur": [akbar, 1], "grand-mufti": [min(signs), 3]}
            for name, guild in (("grand-imam", 2), ("court-artist", 0), ("dewan", 1)):
                contracts[name] = [signs[guild], 1]
            wanted |= {name: contracts[name] for name in contracts if name in player["contracts"]}
            assert {line["item"]: line["factors"] for line in player["score"]} == wanted


def led(state: Agra, seat: int, guild: int) -> int:
    """AGR-8.0-e, AGR-8.0-f: what an order of that guild is worth to *seat*."""
    mine, others = state.hold[seat][STEP + guild], [row[STEP + guild] for row in state.hold]
    above, level = sum(step > mine for step in others), others.count(mine)
    return (2 if level == 1 else 1) if above == 0 else int(above == 1)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_agr_0_j_the_table_as_all_see_it(seats: int) -> None:
    for state, _, seen in looks(seats):
        plain: dict[str, object] = {
            "round": state.round,
            "phase": PHASES[state.phase],
            "active": state.active,
            "start": state.start,
        }
        plain |= {"ending": state.ending > 0, "last_round": state.ending > 1, "merchant": BUILDINGS[state.merchant]}
        plain |= {
            "builder": None if state.builder == BUILDER_GONE else BUILDINGS[state.builder],
            "order": state.order(),
        }
        plain |= {"display": [TILES[tile] for tile in state.display], "legend": {"workers": 10, "rounds": None}}
        assert {name: seen[name] for name in plain} == plain
        assert seen["pile"] == sorted(name for at, name in enumerate(TILES) if state.tile_at[at] == IN_PILE)
        assert len(seen["pile"]) == len(state.pile)
        assert (seen["turn"]["points"], seen["turn"]["doubles"]) == (state.turn[MP], state.turn[DOUBLES])
        assert [(good["good"], good["value"], good["printed"], good["material"]) for good in seen["goods"]] == [
            (name, state.value[at], PRINTED.value[at], PRINTED.material[at]) for at, name in enumerate(GOODS)
        ]
        assert [good["source"] for good in seen["goods"]] == [
            None if at < BASIC else GOODS[PRINTED.source[at]] for at in range(len(GOODS))
        ]
        assert [(river["levels"], river["leave_level"], river["leave_total"]) for river in seen["river"]["piers"]] == [
            ([1], 1, 2), ([1, 2], 2, 1), ([1, 2], 2, 2), ([1, 2, 3], 3, 1), ([1, 2, 3, 4], 4, 1), ([1, 2, 3, 4], 0, 0)
        ]  # fmt: skip
        assert [pier["limit"] for pier in seen["river"]["piers"]] == [0, 0, 4, 5, 6, 0]
        assert {name: seen["river"][name] for name in ("boat", "limit", "fulfilled")} == {
            "boat": state.boat, "limit": state.limit, "fulfilled": state.fulfilled[1:]
        }  # fmt: skip
        assert [(bowl["good"], bowl["owner"]) for bowl in seen["bowls"]] == [
            (GOODS[PRINTED.bowl_good[at]], owner(held)) for at, held in enumerate(state.bowls)
        ]
        assert seen["meditation"] == {
            "blocked": OUTER[state.blocked], "points": [1, 2, 2, 3, 3, 4], "costs": [2, 2, 3, 3, 4, 0],
            "compensation": [1, 1, 1, 2, 2, 2], "prices": {"deliver": 3, "remove-cover": 2, "move-farmer": 1},
        }  # fmt: skip


def test_agr_7_6_a_what_was_used_this_turn() -> None:
    """Every combination of the abilities that can be used once a turn."""
    names = ["oil-curry", "caliph", "english-trader", "french-trader", "mosaic-maker", "mullah"]
    state = table()
    for used in range(BITS[len(names)]):
        state.turn[ONCE] = used
        assert view(state)["turn"]["used"] == [name for at, name in enumerate(names) if used >> at & 1]


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_agr_0_j_every_piece_on_the_boards(seats: int) -> None:
    for state, _, seen in looks(seats):
        for at, space in enumerate(seen["spaces"]):
            worker, building = state.worker[at], at < len(BUILDINGS)
            assert (space["space"], space["worker"]) == (SPACES[at], None if worker == NOBODY else worker // 2)
            assert space["standing"] == (worker != NOBODY and worker % 2 == 1)
            assert space["built"] == (not building or bool(state.built >> at & 1))
            level, cost = (PRINTED.level[at], PRINTED.cost[at]) if building else (0, 0)
            assert (space["level"], space["cost"]) == (level, cost)
            assert space["rupees"] == (state.coins[at] if building else 0)
        for at, token in enumerate(seen["tokens"]):
            where = state.token[at]
            assert (token["token"], token["flags"]) == (TOKENS[at], PRINTED.flags[at])
            assert token["good"] == (None if where < 0 else GOODS[where // 2])
            assert token["value"] == PRINTED.flags[at][SIDES.index(token["side"])]
            assert where < 0 or (SIDES.index(token["side"]), token["value"]) == (where % 2, state.value[where // 2])
        for at, bonus in enumerate(seen["bonus_tiles"]):
            assert (bonus["bonus"], bonus["owner"]) == (BONUS_TILES[at], owner(state.bonus[at]))
            assert (bonus["level"], bonus["rupees"]) == (PRINTED.bonus_level[at], PRINTED.bonus_rupees[at])
            assert (bonus["favour"], bonus["covers"]) == (PRINTED.bonus_favour[at], PRINTED.bonus_covers[at])
            assert (bonus["guild"] is None) == (PRINTED.bonus_steps[at] == 0)
            assert bonus["guild"] in (None, GUILDS[PRINTED.bonus_guild[at]])
        for at, favour in enumerate(seen["favour_actions"]):
            assert (favour["favour"], favour["tile"]) == (FAVOUR_ACTIONS[at], at >= FIRST_TILE)
            assert (favour["own"], favour["spend"]) == (PRINTED.own[at], PRINTED.spend[at])
            held = state.tile_at[at - FIRST_TILE] if at >= FIRST_TILE else NOBODY
            assert favour["owner"] == (held if held >= 0 else None)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_agr_7_2_b_notables_and_guilds_as_they_stand(seats: int) -> None:
    """AGR-7.0-a, AGR-7.3-d: a doubled marker counts twice."""
    for state, _, seen in looks(seats):
        present = [at for at in range(len(NOTABLES)) if state.contract[at] != OUT_OF_GAME]
        assert [notable["notable"] for notable in seen["notables"]] == [NOTABLES[at] for at in present]
        for at, notable in zip(present, seen["notables"], strict=True):
            markers = state.ordered[at * SLOTS : at * SLOTS + len(PRINTED.orders[at])]
            assert notable["owner"] == (None if state.contract[at] == ON_RIVER else state.contract[at])
            levels = seen["river"]["piers"][state.boat - 1]["levels"]
            assert notable["available"] == (notable["owner"] is None and notable["level"] in levels)
            assert (notable["level"], notable["guild"]) == (PRINTED.notable_level[at], GUILDS[PRINTED.guild[at]])
            assert notable["markers"] == sum(1 + marker % 2 for marker in markers if marker != NOBODY)
            assert [(order["good"], order["owner"], order["double"]) for order in notable["orders"]] == [
                (GOODS[good], None if marker == NOBODY else marker // 2, marker != NOBODY and marker % 2 == 1)
                for good, marker in zip(PRINTED.orders[at], markers, strict=True)
            ]
        for at, guild in enumerate(seen["guilds"]):
            held = state.orders[at * ORDERS : at * ORDERS + ORDERS]
            assert (guild["guild"], guild["top"]) == (GUILDS[at], 9)
            assert guild["marked"] == (None if state.marked[at] == ORDERS else state.marked[at] + 1)
            assert [order["owner"] for order in guild["orders"]] == [owner(held_by) for held_by in held]
            assert [order["goods"] for order in guild["orders"]] == [
                [GOODS[good] for good in pair] for pair in PRINTED.order_goods[at * ORDERS : at * ORDERS + ORDERS]
            ]
            assert guild["steps"] == [row[STEP + at] for row in state.hold]
            assert (guild["rupees"], guild["favour"]) == (PRINTED.step_rupees, PRINTED.step_favour)
