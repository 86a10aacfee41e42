"""Chapter 6, secondary actions; appendix III, favour tiles; and abilities used once a turn."""

from __future__ import annotations

import pytest

from tablewright.games.agra.names import ONCE, SPACES
from tablewright.games.agra.state import Agra
from tests.games.agra.table import (
    asked,
    at_action,
    at_meditation,
    build_up,
    can,
    earned,
    favour,
    finish_turn,
    give,
    goods,
    options,
    own,
    own_tiles,
    play,
    price,
    purse,
    question,
    standing_at,
    steps,
    supply,
    table,
    told_of,
    tracker,
    using,
    view,
    why,
    worker,
)


def test_agr_6_s_a_they_never_replace_the_main_action() -> None:
    state = give(table(), clothes=1)
    play(at_action(state), "spend clothes")
    assert question(state) == "choose-space"


def test_agr_6_s_b_in_the_own_turn_only() -> None:
    state = give(give(table(), sandstone=1), 1, sandstone=1, favour=9, clothes=1)
    play(at_action(build_up(state, "cement-works")), "use cement-works", "process-goods 1")
    assert (asked(state), options(state)) == (1, ["follow", "decline"])
    assert why(state, "spend clothes") == ("AGR-6.S-b", "other-turn")
    assert why(state, "spend clothes", seat=2) == ("AGR-4.0-a", "other-turn")


def test_agr_6_s_c_wherever_a_window_is_open() -> None:
    """AGR-4.0-c, AGR-R-56, AGR-7.6-d: also inside actions, but never in the middle of a step."""
    windows = ["choose-space", "architect", "sailor", "trader", "botanist", "process-here"]
    for name in windows:
        state = build_up(give(table(), clothes=1, sandstone=2), "cement-works")
        at_action(state)
        if name != "choose-space":
            play(state, f"use {'cement-works' if name == 'process-here' else name}")
        assert question(state) == name
        assert can(state, "spend clothes")
        play(state, "spend clothes")
        assert question(state) == name, "the question stands"
    state = give(table(), clothes=1, favour=3, wood=1)
    play(at_action(state), "favour process-good")
    assert why(state, "spend clothes") == ("AGR-6.S-c", "finish-first")


def test_agr_6_s_1_a_oil_or_curry_stand_workers_up() -> None:
    """AGR-6.S.1-b, AGR-R-24: once a turn, in one of the forms."""
    state = worker(give(table(), oil=2, curry=2), 0, "quarry", stands=False)
    at_meditation(state)
    assert options(state, "oil-curry") == ["oil-curry oil", "oil-curry curry", "oil-curry oil-and-curry"]
    play(state, "oil-curry curry")
    assert (goods(state), standing_at(state, "quarry")) == ({"oil": 2, "curry": 1}, (0, True))
    play(state, "lay quarry")
    assert why(state, "oil-curry oil") == ("AGR-6.S.1-b", "once-per-turn")
    state = worker(give(table(), oil=1, curry=1), 0, "quarry", "sailor", "trader", "botanist", stands=False)
    play(at_meditation(state), "oil-curry oil-and-curry", "stand quarry", "stand sailor", "stand trader")
    assert goods(state) == {}
    assert question(state) == "generate"


def test_agr_6_s_2_a_each_favour_action_once_a_turn() -> None:
    """AGR-6.S.2-c, AGR-R-54: one spent marker stays as a reminder, the others return."""
    state = give(table(), favour=9)
    before = supply(state)
    play(at_meditation(state), "favour receive-basic-good", "take wood")
    assert (favour(state), supply(state)) == (7, before + 1 - 1)
    assert view(state)["players"][0]["reminders"] == 1
    assert why(state, "favour receive-basic-good") == ("AGR-6.S.2-a", "once-per-turn")
    finish_turn(state)
    at_meditation(state)
    assert can(state, "favour receive-basic-good")


def test_agr_6_s_2_b_what_must_be_owned_and_what_is_spent() -> None:
    """AGR-6.S.2-f: own 4, spend 3."""
    state = give(table(), favour=3)
    assert why(at_meditation(state), "favour influence-step") == ("AGR-6.S.2-b", "favour-missing")
    play(at_meditation(give(state, favour=4)), "favour influence-step", "influence scholars")
    assert (favour(state), steps(state)) == (1, (0, 0, 1))


def test_agr_6_s_2_d_a_basic_good_for_two_favour() -> None:
    state = give(table(), favour=2)
    play(at_meditation(state), "favour receive-basic-good")
    assert options(state) == ["take sandstone", "take wood", "take turmeric", "take cotton"]
    assert why(state, "take oil") == ("AGR-6.S.2-d", "not-basic")
    play(state, "take cotton")
    assert (goods(state), favour(state)) == ({"cotton": 1}, 0)


def test_agr_6_s_2_e_a_good_processed_for_three_favour() -> None:
    state = give(give(table(), favour=3, cloth=1), 1, cloth=1)
    play(at_meditation(state), "favour process-good", "process clothes")
    assert (goods(state), favour(state), asked(state)) == ({"clothes": 1}, 0, 0)


def test_agr_6_s_3_a_one_of_each_luxury_good_a_turn() -> None:
    """AGR-6.S.3-b, AGR-R-25: its marker lies on the banner."""
    state = give(table(), clothes=2, painting=1)
    play(at_meditation(state), "spend clothes")
    assert view(state)["players"][0]["banners"] == ["clothes"]
    assert why(state, "spend clothes") == ("AGR-6.S.3-a", "once-per-turn")
    assert why(state, "spend book") == ("AGR-6.S.3-a", "good-missing")
    assert can(state, "spend painting")


def test_agr_6_s_3_d_a_book_stands_workers_up_and_brings_a_favour() -> None:
    state = worker(give(table(), book=1), 0, "quarry", "sailor", stands=False)
    play(at_meditation(state), "spend book")
    assert (favour(state), options(state)) == (1, ["stand quarry", "stand sailor", "enough"])
    play(state, "stand quarry", "stand sailor")
    assert standing_at(state, "sailor") == (0, True)
    state = give(table(), book=1)
    play(at_meditation(state), "spend book")
    assert favour(state) == 1, "nobody lies, but the favour is there"


def test_agr_6_s_3_e_a_painting_raises_two_different_tracks() -> None:
    state = give(table(), painting=1)
    play(at_meditation(state), "spend painting", "influence scholars")
    assert options(state) == ["influence artisans", "influence merchants"]
    assert why(state, "influence scholars") == ("AGR-6.S.3-e", "track-taken")
    play(state, "influence artisans")
    assert steps(state) == (1, 0, 1)


@pytest.mark.parametrize(("pier", "value", "gain"), [(1, 3, 3), (5, 4, 4), (6, 3, 4)])
def test_agr_6_s_3_f_clothes_bring_their_value(pier: int, value: int, gain: int) -> None:
    """AGR-7.1.6-a: one more once the Boat is at pier 6."""
    state = give(table(), clothes=1)
    if value == 4:
        price(state, "price-3-4", "clothes", "high")
    state.boat = pier
    play(at_meditation(state), "spend clothes")
    assert earned(state) == [gain]


# Contracts.


def test_agr_a_i_6_a_the_french_trader_takes_a_good_a_turn() -> None:
    """AGR-A.I.6-b, AGR-A.I.6-c, AGR-R-39: worth 1 to 3, alike or not; three bring 5 rupees; bonuses, but no step."""
    state = own(give(table(), cloth=3, statue=1), 0, "french-trader", "portuguese-trader")
    price(state, "price-3-4", "statue", "high")
    at_meditation(state)
    assert why(state, "french-trader statue") == ("AGR-A.I.6-a", "other-value")
    for count in (1, 2, 0):
        play(at_meditation(state), "french-trader cloth")
        assert view(state)["players"][0]["depot"] == count
        assert why(state, "french-trader statue") == ("AGR-7.6-a", "once-per-turn")
    assert purse(state) == 2 + 3 + 5
    assert steps(state) == (0, 0, 0)
    assert why(at_meditation(give(table(), cloth=1)), "french-trader cloth")[1] in ("not-your-contract", "finish-first")


def test_agr_a_i_11_a_the_caliph_stands_a_worker_up_for_a_cotton() -> None:
    """AGR-7.6-a: once a turn."""
    state = worker(own(give(table(), cotton=2), 0, "caliph"), 0, "quarry", stands=False)
    play(at_meditation(state), "caliph")
    assert (goods(state), standing_at(state, "quarry")) == ({"cotton": 1}, (0, True))
    assert why(state, "caliph") == ("AGR-7.6-a", "once-per-turn")
    lying = worker(own(give(table(), cotton=1), 0, "caliph"), 0, "quarry", SPACES[-1], stands=False)
    play(at_meditation(lying), "caliph")
    assert options(lying, "stand") == ["stand quarry", f"stand {SPACES[-1]}"], "one of them, on the last space too"
    play(lying, f"stand {SPACES[-1]}")
    assert (standing_at(lying, "quarry"), standing_at(lying, SPACES[-1])) == ((0, False), (0, True))
    assert question(lying) != "choose-stand"
    state = worker(give(table(), favour=2), 0, "sailor")
    assert why(at_meditation(state), "caliph") == ("AGR-A.I.11-a", "not-your-contract")


def test_agr_a_i_13_a_the_mullah_makes_one_favour_action_cheaper() -> None:
    """AGR-R-60: the owned number is still needed, something must be spent, once a turn."""
    state = own_tiles(own(give(table(), favour=4, wood=2), 0, "mullah"), 0, "extra-mp", "sell-good")
    at_meditation(state)
    cheaper = ("receive-basic-good", "process-good", "influence-step", "sell-good")
    assert options(state, "mullah") == [f"mullah {name}" for name in cheaper]
    assert why(state, "mullah extra-mp") == ("AGR-A.I.13-a", "no-discount")
    play(state, "mullah influence-step", "influence artisans")
    assert (favour(state), state.turn[ONCE] > 0) == (2, True)
    assert why(state, "mullah receive-basic-good") == ("AGR-A.I.13-a", "no-discount")
    state = own(give(table(), favour=3), 0, "mullah")
    assert why(at_meditation(state), "mullah influence-step") == ("AGR-6.S.2-b", "favour-missing")


def test_agr_a_i_14_a_the_english_trader_exchanges_a_good() -> None:
    """AGR-R-65: for another type of the same current value, once a turn."""
    state = own(give(table(), statue=1), 0, "english-trader")
    play(at_meditation(state), "english-trader statue")
    assert options(state) == ["take book", "take painting", "take clothes"]
    assert why(state, "take statue") == ("AGR-A.I.14-a", "same-again")
    assert why(state, "take oil") == ("AGR-A.I.14-a", "other-value")
    play(state, "take clothes")
    assert goods(state) == {"clothes": 1}
    assert why(state, "english-trader clothes") == ("AGR-7.6-a", "once-per-turn")


# Tiles.


def with_tile(tile: str, favour: int, **markers: int) -> Agra:
    return own_tiles(give(table(), favour=favour, **markers), 0, tile)


PRICES = [
    ("stand-worker", 2, 2), ("sell-good", 3, 2), ("remove-cover", 3, 2), ("deliver-to-notable", 4, 2),
    ("move-farmers", 2, 1), ("move-price-token", 3, 2), ("exchange-equal-value", 2, 2), ("receive-value-2", 4, 3),
    ("meditation-step", 4, 4), ("process-1-to-2", 3, 2),
]  # fmt: skip


@pytest.mark.parametrize(("tile", "owned", "spent"), PRICES)
def test_agr_6_s_2_b_what_the_tiles_cost(tile: str, owned: int, spent: int) -> None:
    """AGR-R-55."""
    state = worker(with_tile(tile, owned, wood=1), 0, "trader", stands=False)
    at_action(state)
    play(state, f"favour {tile}")
    assert favour(state) == owned - spent
    state = worker(with_tile(tile, owned - 1, wood=1, clothes=1), 0, "trader", stands=False)
    assert why(at_action(state), f"favour {tile}") == ("AGR-6.S.2-b", "favour-missing")


def test_agr_a_iii_1_a_stand_a_worker_up() -> None:
    state = worker(with_tile("stand-worker", 2), 0, "trader", stands=False)
    play(at_action(state), "favour stand-worker")
    assert standing_at(state, "trader") == (0, True)


def test_agr_a_iii_4_a_sell_a_good_for_its_value() -> None:
    state = price(with_tile("sell-good", 3, wood=1), "price-1-2", "wood", "high")
    play(at_action(state), "favour sell-good", "give wood")
    assert (earned(state), goods(state)) == ([2], {})


def test_agr_a_iii_5_a_remove_a_cover() -> None:
    state = with_tile("remove-cover", 3)
    play(at_action(state), "favour remove-cover", "uncover bottom 1")
    assert view(state)["players"][0]["removed_covers"] == 1


def test_agr_a_iii_6_a_deliver_to_a_notable() -> None:
    """AGR-7.3-f: no Double Delivery; a step may follow."""
    state = with_tile("deliver-to-notable", 4, wood=2)
    play(at_action(state), "favour deliver-to-notable", "deliver mahout wood")
    assert question(state) == "choose-step"
    play(state, "influence merchants")
    assert (purse(state), steps(state)) == (3, (0, 1, 0))


def test_agr_a_iii_8_a_two_farmer_moves() -> None:
    state = with_tile("move-farmers", 2)
    play(at_action(state), "favour move-farmers")
    assert not can(state, "enough")
    play(state, "farmer top 2", "farmer left 4")
    assert [track["farmer"] for track in view(state)["players"][0]["farm"]] == [2, 3, 3, 4]


def test_agr_a_iii_9_a_move_a_price_token() -> None:
    """AGR-6.2.2.1T-e: a tile moves tokens too."""
    state = with_tile("move-price-token", 3)
    play(at_action(state), "favour move-price-token")
    assert why(state, "price price-3-4 wood low") == ("AGR-6.2.2.1T-d", "too-far-from-printed")
    play(state, "price price-1-2 wood high")
    assert state.value[1] == 2


def test_agr_a_iii_10_a_exchange_for_the_same_value() -> None:
    state = with_tile("exchange-equal-value", 2, wood=1)
    play(at_action(state), "favour exchange-equal-value", "give wood", "take cotton")
    assert goods(state) == {"cotton": 1}


def test_agr_a_iii_11_a_receive_a_good_of_value_two() -> None:
    state = price(with_tile("receive-value-2", 4), "price-1-2", "wood", "high")
    play(at_action(state), "favour receive-value-2")
    assert "take wood" in options(state)
    assert why(state, "take statue") == ("AGR-A.III.11-a", "other-value")
    play(state, "take wood")
    assert goods(state) == {"wood": 1}


def test_agr_a_iii_12_a_a_free_meditation_step() -> None:
    state = with_tile("meditation-step", 4, wood=1)
    play(at_action(state), "favour meditation-step")
    assert (view(state)["players"][0]["meditation"], goods(state)) == (2, {"wood": 1})
    state = at_action(tracker(with_tile("meditation-step", 4), 0, 6))
    assert why(state, "favour meditation-step") == ("AGR-0-k", "no-effect")


def test_agr_a_iii_13_a_process_from_value_one_to_two() -> None:
    """AGR-R-18: current values count."""
    state = with_tile("process-1-to-2", 3, wood=1, paper=1)
    play(at_action(state), "favour process-1-to-2")
    assert options(state) == ["process plank", "process paper"]
    assert why(state, "process book") == ("AGR-A.III.13-a", "other-value")
    state = price(with_tile("process-1-to-2", 3, paper=1), "price-1-2", "paper", "low")
    price(state, "price-2-3", "book", "low")
    play(at_action(state), "favour process-1-to-2", "process book")
    assert goods(state) == {"book": 1}


def test_agr_r_56_nothing_that_delivers_while_a_double_delivery_is_open() -> None:
    """AGR-R-39: the French Trader neither."""
    state = own(with_tile("deliver-to-notable", 4, wood=3, paper=1, clothes=1), 0, "french-trader")
    play(using(state, "sailor"), "pay-sailor paper", "deliver mahout wood")
    assert question(state) == "double-or-not"
    assert why(state, "favour deliver-to-notable") == ("AGR-R-56", "not-between")
    assert why(state, "french-trader wood") == ("AGR-R-56", "not-between")
    assert can(state, "spend clothes")
    assert why(state, "pay-sailor wood") == ("AGR-7.3-h", "not-between")
    play(state, "decline")
    assert can(state, "favour deliver-to-notable")
    assert len(told_of(state, "delivered")) == 1
