"""Chapter 8: what a turn consists of, paying and gaining."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import cast

import pytest

from tablewright.games.noria.names import OVER
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Seat
from tablewright.kernel.game import SPECTATOR
from tablewright.kernel.random import chance_from
from tablewright.kernel.refusal import IllegalAction
from tablewright.server.protocol.standing_orders import Foresight
from tablewright.server.table.plans import next_turn
from tablewright.server.table.progress import Progress
from tablewright.server.table.teller import teller_of
from tablewright.server.thinking.standing_orders import answer_modestly, foresee
from tests.games.noria.table import (
    GAME,
    asked,
    at_actions,
    at_administration,
    at_influence,
    at_politics,
    can,
    finish_turn,
    give,
    hush,
    letter,
    new,
    options,
    play,
    player,
    playout,
    purse,
    put_ambassador,
    put_levels,
    put_wheel,
    question,
    show_islands,
    table,
    told,
    view,
    why,
)

CITY = {"large-centre": "city"}
JOURNEY = {"large-centre": "journey", "small-bottom": "energy"}
PHASES = ["setup", "influence", "action", "politics", "administration"]


def everything(state: Noria) -> dict[str, int]:
    """All tokens of all seats together."""
    total: dict[str, int] = {}
    for seat in range(state.seats):
        for name, number in purse(state, seat).items():
            total[name] = total.get(name, 0) + number
    return total


def splits(state: Noria, before: dict[str, int]) -> set[tuple[int, ...]]:
    if question(state) != "pay-any":
        return {tuple(number - purse(state).get(kind, 0) for kind, number in before.items())}
    found = set()
    for option in options(state, "pay"):
        found |= splits(play(GAME.twin(state), option), before)
    return found


def test_nor_8_1_a_a_turn_is_influence_action_politics_administration() -> None:
    state = at_influence(table(), wheel={"large-centre": "energy"}, knowledge=9)
    seen = [(question(state), view(state)["phase"])]
    for ended in ("influence", "action", "politics"):
        play(state, f"end {ended}")
        seen.append((question(state), view(state)["phase"]))
    assert seen == [
        ("influence", "influence"), ("choose-disc", "action"), ("politics", "politics"), ("influence", "influence"),
    ]  # fmt: skip
    assert asked(state) == 1
    assert told(state)[:3] == ["NOR-18.1-a turned"] * 3
    state = at_administration(table(), centre=["energy"])
    assert (question(state), view(state)["phase"]) == ("place-disc", "administration")


def test_nor_8_1_a_every_turn_of_the_game_has_the_four_phases_in_order() -> None:
    state = hush(finish_turn(give(table(), 1, knowledge=99)))
    for seat, round in ((1, 1), (0, 2), (1, 2)):
        give(state, 0, knowledge=99)
        assert (asked(state), view(state)["round"]) == (seat, round)
        for phase in ("influence", "action", "politics"):
            assert view(state)["phase"] == phase
            play(state, f"end {phase}")
        assert told(state).count("NOR-18.1-a turned") == 3, "administration"
        hush(state)


def test_nor_8_1_a_an_action_of_another_phase_is_refused() -> None:
    places = {
        "night-shift large": ("NOR-9.1-a", "influence"),
        "modify large-centre": ("NOR-9.1-a", "influence"),
        "end influence": ("NOR-8.1-a", "influence"),
        "activate large-centre": ("NOR-10.1-a", "action"),
        "inspect large-centre": ("NOR-10.4-a", "action"),
        "end action": ("NOR-8.1-a", "action"),
        "seat research": ("NOR-17.1-a", "politics"),
        "end politics": ("NOR-8.1-a", "politics"),
        "place energy large-top": ("NOR-18.1-d", "administration"),
        "delegate research": ("NOR-6.1-a", "setup"),
    }
    wheel = {"large-centre": "energy"}
    tables = {
        "influence": at_influence(table(), wheel=wheel, knowledge=9),
        "action": at_actions(table(), wheel=wheel, knowledge=9),
        "politics": at_politics(table(), wheel=wheel, knowledge=9),
        "administration": at_administration(table(), wheel=wheel, knowledge=9, centre=["energy"]),
    }
    for now, state in tables.items():
        for text, (rule, phase) in places.items():
            if phase == now:
                assert can(state, text)
            else:
                assert why(state, text) == (rule, "other-phase", (PHASES.index(phase),))


def test_nor_8_1_b_influence_discs_and_politics_are_optional_but_administration_is_not() -> None:
    wheel = {"large-centre": "energy", "small-bottom": "city"}
    state = at_influence(table(), wheel=wheel, knowledge=5, built=1)
    hush(state)
    play(state, "end influence", "end action", "end politics")
    assert purse(state) == {"knowledge": 6}, "nothing was paid, and administration gave its knowledge"
    assert told(state)[:4] == ["NOR-18.1-a turned"] * 3 + ["NOR-18.1-b gained"]
    assert GAME.letter(("end", "administration")) is None
    state = at_administration(table(), centre=["energy"])
    assert {text.split()[0] for text in options(state)} == {"place"}


def test_nor_8_1_b_a_phase_in_which_nothing_is_possible_is_passed_over() -> None:
    state = at_influence(table(), wheel={"large-centre": "energy"})
    assert question(state) == "choose-disc", "without knowledge there is no influence"
    play(state, "end action")
    assert asked(state) == 1, "nor politics"
    state = at_influence(table(), wheel={}, knowledge=1)
    play(state, "end influence")
    assert question(state) == "politics", "without discs there is nothing to activate"


def test_nor_8_1_c_nobody_acts_in_anothers_turn() -> None:
    state = at_actions(table(3), wheel={"large-centre": "energy"}, knowledge=9)
    give(state, 1, knowledge=9, lamp=9)
    for text in ("inspect large-centre", "sell lamp", "barter energy", "end action", "seat research"):
        assert why(state, text, seat=1) == ("NOR-8.1-c", "other-turn", (0,))
    for state in playout(9, 3):
        if not state.is_over() and view(state)["phase"] != "setup":
            assert asked(state) == view(state)["active"]
            assert [seat for seat in range(3) if options(state, seat=seat)] == [asked(state)]


def as_if_turn(state: Noria, seat: int) -> Noria:
    turn = GAME.as_if_turn(state, seat)
    assert turn is not None
    return turn


@pytest.mark.parametrize("other", [0, 2])
def test_nor_8_1_a_a_turn_that_is_only_planned_has_fresh_discs_of_its_own(other: int) -> None:
    """What another seat has activated, inspected, doubled and bought in its turn is not the planner's."""
    wheel = {"large-centre": "city+", "medium-left": "energy", "small-bottom": "mycelium"}
    state = give(put_wheel(table(3), 1, wheel), 1, knowledge=0)
    at_actions(state, other, wheel=wheel)
    play(state, "double large-centre", "buy energy", "buy obsidian", "inspect medium-left")
    turn = as_if_turn(state, 1)
    assert GAME.options(turn) == GAME.options(at_actions(GAME.twin(state), 1, wheel=wheel))
    assert can(turn, "double large-centre") and can(turn, "inspect medium-left")
    assert player(turn, 1)["centre"] == []
    assert not any(slot["used"] or slot["improved"] for slot in player(turn, 1)["wheel"])
    assert view(turn)["turn"] == {**view(turn)["turn"], "actions": 0, "doubled": False}


def foresight(state: Noria, seat: Seat) -> Foresight:
    """What *seat* is told at a table that stands like that."""
    table = SimpleNamespace(game=GAME, match=SimpleNamespace(state=state), teller=teller_of(GAME))
    return foresee(cast(Progress, table), seat)


def test_nor_8_1_a_the_turn_that_orders_are_foreseen_for_has_fresh_discs_too() -> None:
    """The other seat stands in the middle of a payment, with discs used."""
    wheel = {"large-centre": "city+", "medium-left": "energy", "small-bottom": "mycelium"}
    state = give(put_wheel(put_levels(table(), 1), 1, wheel), 1, knowledge=0)
    at_actions(state, 0, wheel=wheel, levels={}, obsidian=3, energy=3)
    play(state, "inspect medium-left", "double large-centre", "buy city")
    assert question(state) == "pay-any"
    turn = next_turn(GAME, GAME.twin(state), 1, partial(answer_modestly, GAME))
    assert (asked(turn), question(turn)) == (1, "choose-disc")
    assert can(turn, "double large-centre") and can(turn, "inspect medium-left")
    (discs,) = [one for one in foresight(state, 1).questions if one.step == "choose-disc"]
    assert ["double", "large-centre"] in [answer.action for answer in discs.answers]


@pytest.mark.parametrize(("seat", "round", "price"), [(0, 9, 2), (2, 8, 1)])
def test_nor_9_2_b_a_turn_is_planned_at_the_prices_of_the_round_in_which_it_comes(
    seat: int, round: int, price: int
) -> None:
    """Four seats: in round 9 night shifts become dearer. Seat 0 has had its turn in round 8, seat 2 has not."""
    state = at_influence(table(4), 1, round=8, knowledge=5)
    turn = as_if_turn(give(state, seat, knowledge=5), seat)
    assert (view(turn)["round"], view(turn)["costs"]["night_shift"]) == (round, price)
    assert (view(state)["round"], view(state)["costs"]["night_shift"]) == (8, 1)


def test_nor_7_1_d_in_the_last_round_who_has_played_has_no_turn_to_come() -> None:
    state = at_influence(table(3), 1, round=15, knowledge=5)
    assert [GAME.has_turn_to_come(state, seat) for seat in range(3)] == [False, False, True]
    assert [foresight(state, seat).coming for seat in range(3)] == [False, True, True], (
        "the turn of seat 1 is under way"
    )
    assert GAME.as_if_turn(state, 0) is None and GAME.as_if_turn(state, 2) is not None
    at_influence(state, 1, round=14, knowledge=5)
    assert [GAME.has_turn_to_come(state, seat) for seat in range(3)] == [True, True, True]


def test_nor_7_1_a_before_the_first_turn_and_after_the_last_there_is_none_to_plan() -> None:
    state = new(3)
    assert question(state) == "choose-resource" and GAME.as_if_turn(state, 1) is None
    state = at_actions(table(), round=16)
    state.phase = OVER
    assert GAME.as_if_turn(state, 0) is None and GAME.as_if_turn(state, 1) is None


def test_nor_8_2_a_what_is_paid_goes_to_the_common_supply() -> None:
    """NOR-R-18: also what is paid because of somebody else."""
    state = put_levels(table(3), 1, refinement=5)
    before = [purse(state, 1), purse(state, 2)]
    at_actions(state, wheel=CITY, levels={"refinement": 1}, obsidian=3)
    play(state, "activate large-centre", "invest refinement")
    assert [purse(state, 1), purse(state, 2)] == before
    assert everything(state) == {"obsidian": 2, "knowledge": 2}, "two for the price, one for the delegate ahead"

    state = put_ambassador(show_islands(table(3), "island-1"), 1, "island-1")
    at_actions(state, wheel=JOURNEY, energy=1)
    play(state, "activate large-centre", "travel island-1", "ship obsidian")
    assert purse(state, 1) == {"obsidian": 1, "knowledge": 1}
    assert everything(state) == {"obsidian": 2, "knowledge": 2}

    state = at_influence(table(3), wheel=CITY, knowledge=3)
    play(state, "night-shift large")
    assert everything(state)["knowledge"] == 4


def test_nor_8_2_b_a_good_is_paid_by_turning_its_warehouse() -> None:
    state = put_levels(table(), 1)
    at_actions(state, wheel=CITY, levels={"exploration": 3}, compass=3, empty_compass=1)
    play(state, "activate large-centre", "invest exploration")
    assert purse(state) == {"compass": 1, "empty-compass": 3}
    state = at_actions(table(), wheel=CITY, lamp=1)
    play(state, "sell lamp")
    assert purse(state) == {"knowledge": 3, "empty-lamp": 1}


def test_nor_8_2_c_what_is_gained_comes_from_the_common_supply() -> None:
    state = table(3)
    before = [purse(state, 1), purse(state, 2)]
    at_actions(state, wheel={"large-centre": "energy", "medium-left": "city"}, energy_ship=4)
    play(state, "activate large-centre", "inspect medium-left")
    assert purse(state) == {"energy": 4, "knowledge": 1}
    assert [purse(state, 1), purse(state, 2)] == before


def test_nor_8_2_d_a_warehouse_is_received_empty() -> None:
    state = at_actions(show_islands(table(), "island-1"), wheel=JOURNEY)
    play(state, "activate large-centre", "travel island-1", "build 0")
    assert purse(state) == {"empty-propeller": 3}


def test_nor_8_2_d_ships_and_warehouses_come_from_islands_only() -> None:
    """NOR-R-45: goods do not; they are produced."""
    from_islands = produced = 0
    for seed, mode in ((10, "base"), (11, "base"), (12, "expert"), (13, "expert")):
        was, owned, full = "", [0, 0], 0
        for state in playout(seed, 2, mode):
            players = view(state)["players"]
            now = [
                sum(mine["ships"].values()) + sum(sum(sides.values()) for sides in mine["warehouses"].values())
                for mine in players
            ]
            goods = sum(sides["full"] for mine in players for sides in mine["warehouses"].values())
            if was and now != owned:
                from_islands += 1
                assert was == "at-island" and sum(now) > sum(owned)
            if was and goods > full:
                produced += 1
                assert was in ("tools-action", "produce-more")
            was, owned, full = question(state), now, goods
    assert from_islands > 5
    assert produced > 0


def test_nor_8_2_e_what_cannot_be_paid_in_full_cannot_be_done() -> None:
    state = at_actions(table(), wheel=CITY, obsidian=1, energy=1)
    play(state, "activate large-centre")
    assert can(state, "buy journey")
    assert why(state, "buy tools") == ("NOR-12.2-b", "resources-missing", (1,))
    assert why(state, "buy bonus") == ("NOR-12.2-b", "resources-missing", (2,))
    kept = GAME.to_json(state)
    with pytest.raises(IllegalAction):
        GAME.apply(state, 0, letter("buy tools"))
    assert GAME.to_json(state) == kept, "no partial payment"
    state = at_influence(table(), wheel=CITY, knowledge=1)
    assert why(state, "modify large-centre") == ("NOR-9.2-c", "knowledge-missing", (1,))


@pytest.mark.parametrize("seed", [13, 14])
def test_nor_8_2_e_nobody_is_ever_in_debt(seed: int) -> None:
    for state in playout(seed, 4):
        for row in state.hold:
            assert min(row[:-1]) >= 0


def test_nor_8_2_f_the_payer_of_any_resources_chooses_the_mix() -> None:
    mine = {"obsidian": 2, "energy": 3, "mycelium": 1}
    state = at_actions(table(), wheel=CITY, **mine)
    play(state, "activate large-centre", "buy tools")
    assert splits(state, mine) == {(2, 1, 0), (2, 0, 1), (1, 2, 0), (1, 1, 1), (0, 3, 0), (0, 2, 1)}


def test_nor_8_2_f_also_for_a_surcharge_and_for_entering_an_island() -> None:
    mine = {"obsidian": 2, "energy": 2, "mycelium": 2}
    one_of_any = {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    state = put_ambassador(show_islands(table(), "island-1"), 1, "island-1")
    at_actions(state, wheel=JOURNEY, **mine)
    play(state, "activate large-centre", "travel island-1")
    assert splits(state, mine) == one_of_any
    state = put_levels(table(), 1, exploration=1)
    at_actions(state, wheel=CITY, levels={}, sail=1, **mine)
    play(state, "activate large-centre", "invest exploration")
    assert splits(state, mine) == one_of_any


def test_nor_8_2_f_a_resource_that_is_not_there_or_comes_too_late_is_refused() -> None:
    state = at_actions(table(), wheel=CITY, obsidian=3, mycelium=3)
    play(state, "activate large-centre", "buy tools")
    assert why(state, "pay energy") == ("NOR-12.2-a", "tokens-missing", (1, 1))
    assert why(state, "pay lamp")[1:] == ("wrong-currency", (0,))


def test_nor_8_2_g_all_is_open_but_the_islands_not_yet_revealed() -> None:
    """NOR-R-55."""
    for at, state in enumerate(playout(15, 3)):
        if at % 25:
            continue
        seen = [GAME.view(state, viewer) for viewer in (SPECTATOR, 0, 1, 2)]
        assert all(other == seen[0] for other in seen)
        islands = [island["island"] for island in view(state)["islands"]]
        hidden = islands.count(None)
        assert islands[len(islands) - hidden :] == [None] * hidden
        assert set(view(state)["players"][0]) >= {"wheel", "resources", "knowledge", "ships", "warehouses", "levels"}
        assert all(mine["wheel"] is not None for mine in view(state)["players"])


def test_nor_8_2_g_what_lies_under_the_clouds_is_unknown_to_everybody() -> None:
    state = table(3)
    drawn = set()
    for number in range(120):
        twin = GAME.imagine(state, 0, chance_from(f"{number:032x}"))
        assert GAME.view(twin, 0) == GAME.view(state, 0), "an imagined table looks the same"
        at_actions(twin, wheel=JOURNEY)
        play(twin, "activate large-centre", "explore")
        drawn.add(player(twin)["island"])
    assert len(drawn) == 9
