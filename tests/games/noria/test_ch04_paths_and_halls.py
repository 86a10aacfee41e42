"""Chapter 4: paths and their prices, halls and their politicians."""

from __future__ import annotations

import pytest

from tablewright.games.noria.names import HALLS, LEVEL, PATHS
from tablewright.games.noria.state import Noria
from tests.games.noria.table import (
    GAME,
    at_actions,
    at_politics,
    can,
    finish_turn,
    hall,
    levels_of,
    options,
    play,
    player,
    playout,
    purse,
    put_hall,
    put_levels,
    question,
    table,
    told_fully,
    view,
    why,
)

CITY = {"large-centre": "city"}


def investing(path: str, level: int, seats: int = 2, **things: int) -> Noria:
    """Seat 0 has a delegate on *level* of *path*, nobody is ahead, and a City disc has just been activated."""
    state = table(seats)
    for other in range(1, seats):
        put_levels(state, other)
    at_actions(state, wheel=CITY, levels={path: level}, **things)
    return play(state, "activate large-centre")


def splits(state: Noria, before: dict[str, int]) -> set[tuple[int, ...]]:
    """Every way to pay what is due: how many of each kind that *before* names, in its order."""
    if question(state) not in ("pay-any", "pay-mixed", "pay-same"):
        return {tuple(number - purse(state).get(kind, 0) for kind, number in before.items())}
    found = set()
    for option in options(state, "pay"):
        found |= splits(play(GAME.twin(state), option), before)
    return found


def test_nor_4_1_a_four_paths_of_nine_levels() -> None:
    assert [(path["path"], len(path["prices"])) for path in view(table())["paths"]] == [
        ("refinement", 9), ("settlement", 9), ("exploration", 9), ("research", 9),
    ]  # fmt: skip
    state = table()
    climbed: list[int] = []
    for _ in range(9):
        at_actions(state, wheel=CITY, levels=levels_of(state) if climbed else {}, obsidian=50)
        play(state, "activate large-centre", "invest refinement")
        climbed.append(levels_of(state)["refinement"])
    assert climbed == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(
    ("path", "currency", "prices"),
    [
        ("refinement", "resource", "1= 2= 3= 4= 5= 6= 7= 8= 9="),
        ("settlement", "resource", "2# 2# 3# 4# 4# 5# 6# 7# 8#"),
        ("exploration", "simple", "1= 1= 2# 2= 3# 3= 3# 4# 5#"),
        ("research", "complex", "1= 1= 2# 2= 2# 3# 3= 3# 4#"),
    ],
)
def test_nor_4_1_b_every_level_has_a_price_a_currency_and_a_mode(path: str, currency: str, prices: str) -> None:
    """NOR-R-51: these are the prices; = is same, # is different."""
    seen = view(table())["paths"][PATHS.index(path)]
    assert seen["currency"] == currency
    signs = {"same": "=", "different": "#"}
    assert " ".join(f"{price['amount']}{signs[price['mode']]}" for price in seen["prices"]) == prices


@pytest.mark.parametrize(
    ("path", "good", "bad"),
    [
        ("refinement", {"obsidian": 1}, {"compass": 9, "lamp": 9}),
        ("settlement", {"obsidian": 1, "energy": 1}, {"compass": 9, "lamp": 9, "obsidian": 1}),
        ("exploration", {"sail": 1}, {"obsidian": 9, "energy": 9, "mycelium": 9, "lamp": 9, "piston": 9}),
        ("research", {"piston": 1}, {"obsidian": 9, "energy": 9, "mycelium": 9, "sail": 9, "compass": 9}),
    ],
)
def test_nor_4_1_b_only_the_currency_of_the_path_pays(path: str, good: dict[str, int], bad: dict[str, int]) -> None:
    assert can(investing(path, 0, **good), f"invest {path}")
    assert why(investing(path, 0, **bad), f"invest {path}")[1] == "price-missing"
    assert purse(play(investing(path, 0, **good), f"invest {path}")).keys() <= {f"empty-{kind}" for kind in good}


def test_nor_4_1_b_a_token_of_another_currency_is_refused() -> None:
    state = investing("exploration", 0, compass=1, sail=1, lamp=1, piston=1, obsidian=1)
    play(state, "invest exploration")
    assert options(state, "pay") == ["pay sail", "pay compass"]
    for token in ("lamp", "piston", "obsidian", "energy", "mycelium"):
        assert why(state, f"pay {token}") == ("NOR-4.1-b", "wrong-currency", (1,))
    state = investing("settlement", 0, obsidian=2, energy=2, mycelium=2, lamp=1)
    play(state, "invest settlement")
    assert why(state, "pay lamp") == ("NOR-4.1-b", "wrong-currency", (0,))


def test_nor_4_1_c_same_means_one_single_kind() -> None:
    state = investing("refinement", 2, obsidian=2, energy=2, mycelium=2)
    assert why(state, "invest refinement") == ("NOR-4.1-c", "price-missing", (0, 3))
    state = play(investing("refinement", 2, obsidian=2, energy=3, mycelium=4), "invest refinement")
    assert options(state, "pay") == ["pay energy", "pay mycelium"], "the payer chooses among the kinds that suffice"
    assert why(state, "pay obsidian") == ("NOR-4.1-c", "tokens-missing", (0, 1))
    play(state, "pay mycelium")
    assert purse(state) == {"obsidian": 2, "energy": 3, "mycelium": 1}
    assert ("NOR-4.1-c", 0, "paid", (2, 3)) in told_fully(state)


def test_nor_4_1_c_same_holds_for_goods_as_well() -> None:
    assert why(investing("exploration", 3, sail=1, compass=1, propeller=1), "invest exploration")[0] == "NOR-4.1-c"
    state = play(investing("exploration", 3, sail=1, compass=2), "invest exploration")
    assert purse(state) == {"sail": 1, "empty-compass": 2}


def test_nor_4_1_d_different_means_at_least_two_kinds() -> None:
    assert why(investing("settlement", 2, energy=9), "invest settlement") == ("NOR-4.1-d", "price-missing", (1, 3))
    assert why(investing("settlement", 2, energy=1, obsidian=1), "invest settlement")[0] == "NOR-4.1-d"
    assert purse(play(investing("settlement", 2, energy=2, obsidian=1), "invest settlement")) == {}


def test_nor_4_1_d_any_split_of_at_least_two_kinds_is_legal() -> None:
    plenty = {"obsidian": 9, "energy": 9, "mycelium": 9}
    state = play(investing("settlement", 3, **plenty), "invest settlement")
    wanted = {
        (first, second, 4 - first - second)
        for first in range(5)
        for second in range(5 - first)
        if max(first, second, 4 - first - second) < 4
    }
    assert len(wanted) == 12
    assert splits(state, plenty) == wanted


def test_nor_4_1_d_a_split_is_limited_by_what_the_payer_has() -> None:
    few = {"obsidian": 1, "energy": 3, "mycelium": 2}
    state = play(investing("settlement", 4, **few), "invest settlement")
    assert splits(state, few) == {(1, 3, 0), (1, 2, 1), (1, 1, 2), (0, 3, 1), (0, 2, 2)}


def test_nor_4_1_d_a_kind_that_would_leave_the_price_unmixed_is_refused() -> None:
    state = play(investing("settlement", 0, obsidian=2, energy=1, mycelium=1), "invest settlement")
    play(state, "pay obsidian")
    assert why(state, "pay obsidian") == ("NOR-4.1-d", "rest-unpayable", (0,))
    assert options(state, "pay") == ["pay energy", "pay mycelium"]


def test_nor_4_1_d_tokens_are_named_in_ascending_order() -> None:
    state = play(investing("settlement", 3, obsidian=3, energy=3, mycelium=3), "invest settlement", "pay energy")
    assert why(state, "pay obsidian") == ("NOR-4.1-d", "lower-kinds-first", (1,))
    state = play(investing("settlement", 3, obsidian=5, mycelium=3), "invest settlement")
    assert why(state, "pay energy") == ("NOR-4.1-d", "tokens-missing", (1, 1))


def test_nor_r_47_a_price_of_one_token_is_any_single_token() -> None:
    one_each = {"propeller": 1, "sail": 1, "compass": 1}
    state = play(investing("exploration", 0, **one_each), "invest exploration")
    assert splits(state, one_each) == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    assert all(
        amount >= 2
        for path in GAME.printed.paths
        for amount, different in zip(path.amounts, path.different, strict=True)
        if different
    )


def test_nor_4_1_e_a_second_investment_moves_the_delegate_that_is_there() -> None:
    state = investing("refinement", 1, obsidian=9)
    assert player(state)["cave"] == 3
    play(state, "invest refinement")
    assert (levels_of(state)["refinement"], player(state)["cave"]) == (2, 3)
    state = put_levels(table(), 1)
    pays = {"refinement": {"energy": 1}, "settlement": {"energy": 1, "obsidian": 1}, "exploration": {"sail": 1}}
    for number, path in enumerate(PATHS):
        at_actions(state, wheel=CITY, levels=dict.fromkeys(PATHS[:number], 1), **pays.get(path, {"lamp": 1}))
        play(state, "activate large-centre", f"invest {path}")
        assert (levels_of(state)[path], player(state)["cave"]) == (1, 3 - number)


def test_nor_4_1_f_delegates_share_a_level() -> None:
    state = table(3)
    put_levels(state, 1, refinement=2)
    put_levels(state, 2, refinement=2)
    at_actions(state, wheel=CITY, levels={"refinement": 1}, obsidian=4)
    play(state, "activate large-centre", "invest refinement")
    assert [levels_of(state, seat)["refinement"] for seat in range(3)] == [2, 2, 2]


def test_nor_4_1_f_no_delegate_ever_moves_down_or_leaves_its_path() -> None:
    climbs = 0
    for seed in range(1, 5):
        highest = [dict.fromkeys(PATHS, 0) for _ in range(3)]
        for state in playout(seed, 3):
            for seat, before in enumerate(highest):
                after = {path: state.hold[seat][LEVEL + at] for at, path in enumerate(PATHS)}
                assert all(before[path] <= after[path] <= before[path] + 1 for path in PATHS)
                climbs += after != before
                highest[seat] = after
    assert climbs > 12, "more than the free delegates of four games"


def test_nor_4_1_g_a_delegate_in_the_cave_counts_as_level_0() -> None:
    state = put_levels(table(), 0, refinement=5, settlement=5, exploration=5)
    for name in HALLS:
        put_hall(state, name, above=0, seated=4)
    lines = {line.item: line for line in GAME.result(state).lines[0]}
    assert lines["research"].factors == (0, 16)
    assert lines["division"].factors == (0, 16)
    assert lines["division"].points == 0


def test_nor_4_2_a_six_halls_one_per_path_and_two_more() -> None:
    assert [seen["hall"] for seen in view(table())["halls"]] == [*PATHS, "specialisation", "division"]


def test_nor_4_2_b_a_hall_has_four_light_seats_and_a_dark_one_each_with_a_number() -> None:
    for name in HALLS:
        assert len(hall(table(), name)["values"]) == 5
    state = at_politics(put_hall(table(), "research", above=4, seated=0), knowledge=15)
    for _ in range(4):
        play(state, "seat research", "remove division")
    assert (hall(state, "research")["seated"], hall(state, "research")["value"]) == (4, 16), "four cover four numbers"


def test_nor_4_2_c_a_politician_takes_the_leftmost_free_seat_of_its_own_hall() -> None:
    state = at_politics(table(), knowledge=15)
    for _ in range(4):
        play(state, "seat exploration", "remove division")
    seated = [what for _, _, verb, what in told_fully(state) if verb == "seated"]
    exploration = HALLS.index("exploration")
    assert seated == [(exploration, 3), (exploration, 6), (exploration, 9), (exploration, 12)]
    assert [hall(state, name)["seated"] for name in HALLS] == [0, 0, 4, 0, 0, 0]


def test_nor_4_2_d_the_dark_seat_is_never_taken() -> None:
    state = at_politics(put_hall(table(), "research", above=0, seated=4), knowledge=9)
    assert why(state, "seat research") == ("NOR-4.2-g", "hall-empty", ())
    for seed in (4, 5):
        for state in playout(seed, 2):
            assert all(seen["seated"] <= 4 and seen["above"] + seen["seated"] <= 4 for seen in view(state)["halls"])


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("refinement", [0, 2, 4, 6, 8]),
        ("settlement", [0, 2, 4, 6, 8]),
        ("exploration", [0, 3, 6, 9, 12]),
        ("research", [0, 4, 8, 12, 16]),
        ("specialisation", [0, 2, 4, 6, 8]),
        ("division", [0, 4, 8, 12, 16]),
    ],
)
def test_nor_4_2_e_a_hall_is_worth_the_leftmost_number_that_is_not_covered(name: str, values: list[int]) -> None:
    """NOR-R-2: these are the rows."""
    state = put_levels(table(), 0, refinement=1, settlement=1, exploration=1, research=1)
    found = []
    for seated in range(5):
        for above in range(5 - seated):  # those who left the game do not count
            put_hall(state, name, above=above, seated=seated)
            assert hall(state, name)["value"] == values[seated]
            assert [line.points for line in GAME.result(state).lines[0] if line.item == name] == [values[seated]]
        found.append(hall(state, name)["value"])
    assert found == values


def test_nor_4_2_f_a_seated_politician_stays() -> None:
    state = at_politics(put_hall(table(), "division", above=0, seated=3), knowledge=9)
    play(state, "seat research")
    assert not can(state, "remove division")
    seated = [0] * 6
    for state in playout(6, 2):
        now = [seen["seated"] for seen in view(state)["halls"]]
        assert all(before <= after for before, after in zip(seated, now, strict=True))
        seated = now
    assert sum(seated) > 0


def test_nor_4_2_g_nothing_moves_in_a_hall_without_politicians_above() -> None:
    state = at_politics(put_hall(table(), "division", above=0, seated=1), knowledge=9)
    assert why(state, "seat division") == ("NOR-4.2-g", "hall-empty", ())
    assert options(state, "seat") == [f"seat {name}" for name in HALLS if name != "division"]
    play(state, "seat research")
    assert why(state, "remove division") == ("NOR-4.2-g", "hall-empty", ())
    assert options(state) == [f"remove {name}" for name in HALLS if name != "division"]


def test_nor_4_2_g_a_hall_emptied_by_the_move_cannot_lose_another() -> None:
    state = at_politics(put_hall(table(), "division", above=1, seated=0), knowledge=9)
    play(state, "seat division")
    assert not can(state, "remove division")
    play(state, "remove research")
    finish_turn(state)
    assert (hall(state, "division")["above"], hall(state, "division")["seated"]) == (0, 1)
