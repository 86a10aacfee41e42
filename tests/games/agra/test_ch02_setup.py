"""Chapters 0, 1, 2 and A.IV: conventions, components, setting up."""

from __future__ import annotations

import pytest

from tablewright.datafiles.reading import read
from tablewright.games.agra.data import SHIPPED
from tablewright.games.agra.names import (
    AT_TRADER,
    BITS,
    BONUS_TILES,
    BUILDINGS,
    COVER,
    GOODS,
    GUILDS,
    NEUTRAL,
    NOTABLES,
    ON_RIVER,
    ORDERS,
    OUT_OF_GAME,
    SPACES,
    TILES,
)
from tablewright.games.agra.setup import balance_guilds
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import NOBODY
from tablewright.kernel.setup import BadSetup
from tests.games.agra.table import (
    GAME,
    at_action,
    at_meditation,
    build_up,
    conserved,
    favour,
    finish_turn,
    give,
    goods,
    influence,
    new,
    next_rolls,
    options,
    own_tiles,
    play,
    price,
    purse,
    supply,
    table,
    told_of,
    using,
    view,
    why,
    worker,
    workers,
)

TABLES = read(SHIPPED).tables
SEEDS = [f"{number:032x}" for number in range(30)]


def rolls(state: Agra, rule: str) -> list[int]:
    return [what[0] for told, _, what in told_of(state, "rolled") if told == rule]


def dealt(state: Agra) -> list[int]:
    return [at for at in range(len(NOTABLES)) if state.contract[at] == ON_RIVER]


def test_agr_0_a_the_path_goes_column_by_column_and_round() -> None:
    assert GOODS[:4] == ("sandstone", "wood", "turmeric", "cotton")
    assert GOODS[4:8] == ("cement", "plank", "curry", "oil")
    assert GOODS[8:12] == ("brick", "paper", "dye", "cloth")
    assert GOODS[12:] == ("statue", "book", "painting", "clothes")
    state = build_up(table(), "tailor")
    state.merchant = BUILDINGS.index("tailor")
    play(next_rolls(at_action(state), 1), "use tailor")
    assert view(state)["merchant"] == "quarry"


def test_agr_0_b_a_price_token_is_the_value_of_its_good() -> None:
    """AGR-5.2.1-a, AGR-R-18: for everybody and for every rule that speaks of value."""
    state = price(give(table(), wood=1), "price-1-2", "wood", "high")
    assert view(state)["goods"][1]["value"] == 2
    using(state, "sailor")
    play(state, "pay-sailor wood")
    assert purse(state) == 2 + 2


def test_agr_0_c_price_tokens_never_change_building_values() -> None:
    state = price(give(table(), wood=2), "price-1-2", "wood", "high")
    using(state, "architect")
    assert why(state, "build cement-works") == ("AGR-6.2.2.1A-d", "material-missing")


def test_agr_0_g_all_act_clockwise_from_the_active_seat() -> None:
    """AGR-R-20."""
    state = build_up(table(), "cement-works")
    for seat in range(4):
        give(state, seat, sandstone=1)
    play(at_action(state, 2), "use cement-works", "process-goods 1")
    order = []
    while GAME.question(state) is not None and str(GAME.question(state)).startswith("follow"):
        order.append(state.stack[-1].seat)
        play(state, "decline")
    assert order == [3, 0, 1]


def test_agr_0_h_dice_are_rolled_for_the_active_seat() -> None:
    state = at_action(table(), 1)
    play(state, "use cotton-farm")
    assert [(who, 1 <= what[0] <= 6) for _, who, what in told_of(state, "rolled")] == [(1, True)]


def test_agr_0_i_what_is_impossible_is_skipped_without_compensation() -> None:
    """AGR-A.II-a."""
    state = give(table(), sandstone=2, wood=1)
    for track in range(4):
        state.hold[0][COVER + track] = 0
    using(state, "architect")
    play(state, "build cement-works", "bonus l2-cover")
    assert purse(state) == 2 + 2


def test_agr_0_k_nothing_without_effect_can_be_begun_but_influence() -> None:
    state = own_tiles(give(table(), favour=6, oil=1), 0, "stand-worker")
    at_meditation(state)
    assert why(state, "oil-curry oil") == ("AGR-0-k", "nobody-lies")
    assert why(state, "favour stand-worker") == ("AGR-0-k", "no-effect")
    assert why(state, "favour process-good") == ("AGR-0-k", "no-effect")
    influence(state, 0, artisans=9, merchants=9, scholars=9)
    play(state, "favour influence-step", "influence artisans")
    assert favour(state) == 3


def test_agr_0_l_stand_up_to_n_workers_at_least_one_of_choice() -> None:
    state = worker(give(table(), oil=1, curry=1), 0, "quarry", "sailor", stands=False)
    worker(state, 0, "trader", stands=False)
    at_meditation(state)
    play(state, "oil-curry oil-and-curry")
    assert options(state) == ["stand quarry", "stand sailor", "stand trader"]
    assert why(state, "enough") == ("AGR-0-l", "at-least-one")
    play(state, "stand sailor", "enough")
    assert view(state)["spaces"][SPACES.index("quarry")]["standing"] is False
    assert view(state)["spaces"][SPACES.index("sailor")]["standing"] is True


def test_agr_1_0_a_the_box() -> None:
    """AGR-R-2: 24 notables, 69 coins worth 328, 12 tiles Under Construction, 12 bonus tiles, 14 favour tiles."""
    box = TABLES["components"]
    assert (len(NOTABLES), len(BONUS_TILES), len(TILES)) == (24, 12, 14)
    assert (box["rupee_pieces"], box["rupee_total"], box["under_construction_tiles"]) == (69, 328, 12)
    assert [sum(level == wanted for level in GAME.printed.bonus_level) for wanted in (2, 3, 4)] == [4, 4, 4]
    assert len(GAME.printed.flags) == 3


def test_agr_1_0_b_what_each_seat_has() -> None:
    """AGR-2.2-d, AGR-2.2-e, AGR-2.2-f: 8 covers, 4 farmers, 10 workers, 22 markers, 2 rupees, tracker on space 1."""
    state = new(3)
    for player in view(state, 0)["players"]:
        assert (player["workers"], player["supply"], player["meditation"]) == (10, 22, 1)
        assert sum(len(track["covered"]) for track in player["farm"]) == 8
        assert len(player["farm"]) == 4
        assert player["favour"] == 0 and not any(player["goods"].values())
    assert [purse(state, seat) for seat in range(3)] == [2, 2, 2]
    conserved(state)


def test_agr_1_0_c_there_are_four_colours() -> None:
    assert [row["id"] for row in TABLES["player_colours"]] == ["teal", "orange", "yellow", "magenta"]


def test_agr_1_0_d_money_never_runs_out() -> None:
    """AGR-0-f: what is gained comes from the game."""
    state = table()
    for seat in range(4):
        state.hold[seat][18] = 328
    state = give(state, clothes=1)
    play(at_meditation(state), "spend clothes")
    assert [purse(state, seat) for seat in range(4)] == [331, 328, 328, 328]


def test_agr_2_1_a_tokens_start_at_the_trader_low_side_up() -> None:
    state = new()
    assert state.token == [AT_TRADER] * 3
    assert [token["value"] for token in view(state)["tokens"]] == [1, 2, 3]
    assert [good["value"] for good in view(state)["goods"]] == GAME.printed.value


def test_agr_2_1_b_all_bonus_tiles_lie_open() -> None:
    assert all(tile["owner"] is None for tile in view(new())["bonus_tiles"])


def test_agr_2_1_c_levels_two_to_four_are_under_construction() -> None:
    """AGR-2.1-n: no rupees and no workers anywhere."""
    state = new()
    spaces = view(state)["spaces"]
    assert [space["built"] for space in spaces[:16]] == [True] * 4 + [False] * 12
    assert all(space["worker"] is None and space["rupees"] == 0 for space in spaces)


@pytest.mark.parametrize("seed", SEEDS[:12])
def test_agr_2_1_d_the_merchant_starts_on_the_production_building_rolled(seed: str) -> None:
    """AGR-2.1-e, AGR-R-3: the Builder on the tile rolled, counting the first as 1."""
    state = new(4, seed)
    (merchant,), (builder,) = rolls(state, "AGR-2.1-d"), rolls(state, "AGR-2.1-e")
    assert 1 <= merchant <= 4
    assert state.merchant == merchant - 1
    assert state.builder == 3 + builder


@pytest.mark.parametrize(("seats", "levels", "guilds"), [(4, [5, 4, 3, 2], [4, 5, 5]), (3, [4, 3, 2, 1], [3, 3, 4])])
def test_agr_2_1_f_agr_2_1_g_agr_a_iv_1_a_notables_by_level_and_guild(
    seats: int, levels: list[int], guilds: list[int]
) -> None:
    """AGR-2.1-f, AGR-2.1-g, AGR-2.1-h, AGR-2.1-i, AGR-A.IV.1-a, AGR-A.IV.1-b, AGR-A.IV.1-c, AGR-R-1, AGR-R-4,
    AGR-EX-30: in every deal, exchanged where needed; the others are out of the game."""
    seen = set()
    for seed in SEEDS:
        state = new(seats, seed)
        cards = dealt(state)
        assert [sum(GAME.printed.notable_level[card] == level for card in cards) for level in (1, 2, 3, 4)] == levels
        assert sorted(sum(GAME.printed.guild[card] == guild for card in cards) for guild in range(3)) == guilds
        assert all(state.contract[card] in (ON_RIVER, OUT_OF_GAME) for card in range(len(NOTABLES)))
        assert [card["notable"] for card in view(state)["notables"]] == [NOTABLES[card] for card in cards]
        seen.add(tuple(cards))
    assert len(seen) > 20


def test_agr_2_1_h_cards_are_exchanged_at_the_lowest_level_that_allows_it() -> None:
    """AGR-R-4: a card of a guild with most for an unused one of a guild with fewest."""
    artisans = ["takshaka", "dyer", "cook", "muezzin", "calligrapher", "painter"]
    merchants = ["mahout", "jagirdar", "english-trader", "dutch-trader", "dewan"]
    shown = [*artisans, *merchants, "khatib", "caliph", "grand-imam"]
    state = table()
    for at, name in enumerate(NOTABLES):
        state.contract[at] = ON_RIVER if name in shown else OUT_OF_GAME
    balance_guilds(state)
    gone = {name for name in shown if state.contract[NOTABLES.index(name)] == OUT_OF_GAME}
    assert len(gone) == 1
    assert gone <= {"takshaka", "dyer", "cook"}
    assert state.contract[NOTABLES.index("sufi")] == ON_RIVER


def test_agr_2_1_j_agr_2_1_k_agr_2_1_l_limit_boat_and_meditation_marker() -> None:
    state = new()
    assert (state.limit, state.boat, view(state)["meditation"]["blocked"]) == (3, 1, "deliver")


def test_agr_2_1_m_a_random_seat_starts_and_always_does() -> None:
    assert {new(4, seed, start="random").start for seed in SEEDS} == {0, 1, 2, 3}
    state = new(3, start="seat-2")
    assert (state.start, state.active) == (1, 1)
    with pytest.raises(BadSetup):
        new(2, start="seat-3")
    state = table(3)
    for seat in (0, 1, 2, 0, 1):
        assert state.active == seat
        finish_turn(state)


def test_agr_2_2_a_a_farm_is_a_square_of_tracks() -> None:
    """AGR-2.2-b, AGR-2.2-c: covers next to the goods, farmers in the middle."""
    sides = view(new())["players"][0]["farm"]
    ends = {side["track"]: (side["from"], side["to"]) for side in sides}
    assert ends == {
        "top": ("sandstone", "wood"),
        "right": ("wood", "cotton"),
        "bottom": ("turmeric", "cotton"),
        "left": ("sandstone", "turmeric"),
    }
    assert all(side["covered"] == [1, 5] and side["farmer"] == 3 for side in sides)


def test_agr_2_3_a_influence_starts_at_nothing() -> None:
    assert all(guild["steps"] == [0, 0, 0, 0] for guild in view(new())["guilds"])


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_agr_2_3_b_guild_order_markers_by_die(seed: str) -> None:
    state = new(4, seed)
    assert [place + 1 for place in state.marked] == rolls(state, "AGR-2.3-b")
    assert [what for _, _, what in told_of(state, "order-marked")] == [
        (guild, place + 1) for guild, place in enumerate(state.marked)
    ]


def test_agr_2_3_c_three_favour_tiles_lie_open() -> None:
    state = new()
    assert len(state.display) == 3 and len(state.pile) == 11
    assert len({tuple(new(4, seed).pile) for seed in SEEDS[:10]}) == 10


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_agr_a_iv_2_a_three_seats_close_a_bowl_a_side(seed: str) -> None:
    state = new(3, seed)
    left, right = rolls(state, "AGR-A.IV.2-a")
    assert [at for at, owner in enumerate(state.bowls) if owner == NEUTRAL] == [left - 1, 6 + right - 1]
    assert NEUTRAL not in new(4, seed).bowls


def test_agr_a_iv_2_b_two_seats_roll_twice_a_side_without_rolling_again() -> None:
    counts = set()
    for seed in SEEDS:
        state = new(2, seed)
        one, two, three, four = rolls(state, "AGR-A.IV.2-a")
        closed = {at for at, owner in enumerate(state.bowls) if owner == NEUTRAL}
        assert closed == {one - 1, two - 1, three + 5, four + 5}
        counts.add(len(closed))
    assert 4 in counts and 3 in counts


def test_agr_a_iv_3_a_agr_a_iv_3_b_neutral_markers_on_orders() -> None:
    """AGR-A.IV.3-a, AGR-A.IV.3-b, AGR-A.IV.3-c, AGR-R-5: one or two a column; guild order markers skip them."""
    skipped = False
    for seed in SEEDS:
        for seats, wanted in ((2, 2), (3, 1), (4, 0)):
            state = new(seats, seed)
            for guild in range(len(GUILDS)):
                column = state.orders[guild * ORDERS : guild * ORDERS + ORDERS]
                assert column.count(NEUTRAL) == wanted
                assert column[state.marked[guild]] == NOBODY
                skipped = skipped or state.marked[guild] + 1 != rolls(state, "AGR-2.3-b")[guild]
    assert skipped


def test_agr_a_iv_4_a_nothing_else_depends_on_the_number_of_seats() -> None:
    for seats in (2, 3, 4):
        state = new(seats)
        assert len(state.display) == 3
        assert (supply(state), workers(state), purse(state)) == (22, 10, 2)
        assert (state.limit, state.boat) == (3, 1)


def test_agr_5_1_a_twenty_spaces_of_one_worker_each() -> None:
    """AGR-5.1-b, AGR-5.1-c, AGR-R-7: production at once, processing once built or with the Builder on the tile."""
    assert len(SPACES) == 20
    state = at_action(table())
    usable = {text.split()[1] for text in options(state, "use")}
    assert usable == {*BUILDINGS[:4], "tailor", "architect", "sailor", "trader", "botanist"}
    assert why(state, "use cement-works") == ("AGR-5.1-c", "under-construction")
    assert "use cement-works" in options(at_action(build_up(state, "cement-works")))
    state = worker(table(), 1, "quarry")
    play(at_action(state), "use quarry")
    assert sum(one != NOBODY for one in state.worker) == 1


def test_agr_5_1_d_goods_may_lie_at_unbuilt_buildings() -> None:
    """AGR-5.2.4-e: processing needs no marker from the supply and no building."""
    state = give(table(), favour=3, sandstone=19)
    assert supply(state) == 0
    play(at_meditation(state), "favour process-good", "process cement")
    assert goods(state) == {"sandstone": 18, "cement": 1}
    assert not state.built & BITS[BUILDINGS.index("cement-works")]


def test_agr_2_1_h_guilds_that_cannot_be_balanced_are_an_error_and_not_an_endless_search() -> None:
    """A data file may have too few notables of a guild: none is left to come for one of the others."""
    state = new()
    for notable, guild in enumerate(GAME.printed.guild):
        state.contract[notable] = ON_RIVER if guild == 0 else 0
    with pytest.raises(RuntimeError, match="cannot be dealt"):
        balance_guilds(state)
