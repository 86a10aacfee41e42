"""Questions that are skipped, and those that are asked all the same, because something inserted could help."""

from __future__ import annotations

import pytest

from tablewright.games.agra.names import (
    BANNERS,
    BASIC,
    BITS,
    BOOK,
    EXTRA_MP,
    FAVOUR_ACTIONS,
    FIRST_TILE,
    GOODS,
    NEUTRAL,
    PAINTING,
    STATUE,
    SUPPLY,
    TILES,
    TRACKS,
    USED,
)
from tablewright.games.agra.state import Agra
from tests.games.agra.table import (
    asked,
    at_action,
    at_meditation,
    at_order,
    build_up,
    can,
    earned,
    farm,
    favour,
    give,
    goods,
    in_bowl,
    influence,
    on_card,
    options,
    order_marker,
    own,
    own_tiles,
    owner,
    play,
    price,
    question,
    river,
    show_tiles,
    spending,
    steps,
    table,
    told,
    using,
    why,
    worker,
)

# AGR-R-71: means that could be inserted.


def luxuries_spent(state: Agra) -> Agra:
    """Seat 0 has spent a book and a painting."""
    state.hold[0][BANNERS] = BITS[BOOK - STATUE] | BITS[PAINTING - STATUE]
    state.hold[0][SUPPLY] -= 2
    return state


def last_good(favour: int = 0) -> Agra:
    """Seat 0 may deliver its last good with the Sailor, which wins the Grand Imam."""
    state = on_card(on_card(table(), 0, "grand-imam", "book"), 0, "grand-imam", "dye")
    give(state, oil=1, favour=favour)
    state.boat, state.fulfilled[4] = 5, -9
    return using(state, "sailor")


def test_agr_r_71_favour_that_a_delivery_brings_may_still_pay_the_sailor() -> None:
    """AGR-6.2.2.1S-d: at any moment of the action, so also after the last delivery."""
    state = play(last_good(), "deliver grand-imam oil")
    assert (owner(state, "grand-imam"), favour(state), goods(state)) == (0, 3, {})
    assert (question(state), options(state)[0]) == ("sailor", "enough")
    play(state, "favour receive-basic-good", "take sandstone", "pay-sailor sandstone")
    assert (question(state), earned(state)) == ("choose-step", [3, 1]), "nothing left to deliver: the rest is refunded"


def test_agr_r_71_without_such_an_insertion_the_sailor_ends_by_itself() -> None:
    """AGR-6.2.2.1S-d: a Sailor without goods and without favour is not asked at all."""
    assert asked(using(table(), "sailor")) == 1
    assert question(using(give(table(), favour=2), "sailor")) == "sailor"
    for favours, tile, wanted in ((1, "move-farmers", "choose-step"), (2, "move-farmers", "sailor")):
        state = own_tiles(give(table(), favour=favours, wood=1), 0, tile)
        assert question(play(using(state, "sailor"), "deliver mahout wood")) == wanted
    state = own_tiles(give(table(), favour=3), 0, "remove-cover")
    play(at_action(state), "favour receive-basic-good", "take wood")
    give(state, favour=3)
    play(state, "use sailor", "deliver mahout wood")
    assert question(state) == "choose-step", "removing a cover brings no good, and the basic good has come already"


def test_agr_r_71_a_paid_sailor_goes_on_only_if_the_jagirdar_could_be_won() -> None:
    """AGR-A.I.10-c: the card counts from the moment it is owned."""
    for marker, wanted in ((False, "choose-step"), (True, "sailor")):
        state = own_tiles(give(table(), favour=4, wood=2, cotton=1, plank=1), 0, "deliver-to-notable")
        if marker:
            on_card(state, 0, "jagirdar", "oil")
        state.boat = 2
        state.fulfilled[2] = -9
        state.hold[0][USED] = BITS[FIRST_TILE] - 1  # only the tile is left to insert
        play(using(state, "sailor"), "pay-sailor cotton", "deliver mahout wood", "decline", "deliver cook wood")
        assert question(state) == wanted
    play(state, "favour deliver-to-notable", "deliver jagirdar plank", "influence merchants")
    assert (owner(state, "jagirdar"), question(state)) == (0, "sailor"), "one more delivery, and the question stands"


@pytest.mark.parametrize(("spent", "wanted"), [(False, "sailor"), (True, "choose-step")])
def test_agr_r_71_the_jagirdar_by_a_luxury_good_that_can_still_be_had(spent: bool, wanted: str) -> None:
    """AGR-A.I.14-a, AGR-6.S.3-d: a statue becomes a book, and the book the fourth favour for tile 6."""
    state = give(table(), favour=3, wood=2, cotton=1, plank=1, statue=1)
    state = on_card(own(own_tiles(state, 0, "deliver-to-notable"), 0, "english-trader"), 0, "jagirdar", "oil")
    state.boat, state.fulfilled[2] = 2, -9
    state = using(luxuries_spent(state) if spent else state, "sailor")
    play(state, "pay-sailor cotton", "deliver mahout wood", "decline", "deliver cook wood")
    assert question(state) == wanted
    if wanted == "sailor":
        play(state, "english-trader statue", "take book", "spend book", "favour deliver-to-notable")
        play(state, "deliver jagirdar plank", "influence merchants")
        assert (owner(state, "jagirdar"), question(state)) == (0, "sailor")


def test_agr_r_71_a_question_that_was_interrupted_is_asked_again() -> None:
    """AGR-A.III.8-a: the moves of farmers took the favour that could have brought a good to pay with."""
    state = using(own_tiles(give(table(), favour=2), 0, "move-farmers"), "sailor")
    play(state, "favour move-farmers", "farmer top 2", "enough")
    assert (question(state), options(state)) == ("sailor", ["enough"])


@pytest.mark.parametrize(("favours", "wanted"), [(0, 1), (1, 1), (2, 1), (3, 0)])
def test_agr_r_71_the_order_phase_is_asked_while_something_inserted_could_be_served(favours: int, wanted: int) -> None:
    """AGR-6.3-a: a wood can be processed for three favour; two bring another basic good, and nothing to serve."""
    state = at_order(give(table(), wood=1, favour=favours))
    if wanted == 0:
        assert (asked(state), options(state)[0]) == (0, "end order")
        play(state, "favour process-good", "process paper", "akbar paper")
        assert "AGR-6.3-a served" in told(state)
    else:
        assert question(state) != "serve-or-fulfil"


def test_agr_r_71_a_basic_good_for_an_order() -> None:
    """AGR-6.3.2-d: two favour bring the sandstone that the order lacks; not on step 0, nor beyond the limit."""
    for step, position, limit, wanted in ((1, 3, 3, True), (1, 1, 3, False), (0, 3, 3, False), (1, 3, 0, False)):
        state = influence(in_bowl(give(table(), book=1, favour=2), NEUTRAL, "book"), 0, scholars=step)
        order_marker(state, "scholars", position)
        state.limit = limit
        state.hold[0][BANNERS] = BITS[1]  # another book has been spent
        state.hold[0][SUPPLY] -= 1
        assert (question(at_order(state)) == "serve-or-fulfil") == wanted
        if wanted:
            play(state, "favour receive-basic-good", "take sandstone", "order scholars")
            assert "AGR-6.3-a fulfilled" in told(state)


@pytest.mark.parametrize(
    ("tile", "favours", "held"),
    [("exchange-equal-value", 2, "brick"), ("process-1-to-2", 3, "wood"), ("receive-value-2", 4, "")],
)
def test_agr_r_71_tiles_that_bring_something_to_serve(tile: str, favours: int, held: str) -> None:
    """AGR-A.III.10-a, AGR-A.III.11-a, AGR-A.III.13-a: where the printed favour actions have been used."""
    for owned in (False, True):
        state = in_bowl(give(table(), favour=favours, **({held: 1} if held else {})), NEUTRAL, "brick")
        state.hold[0][USED] = BITS[FIRST_TILE] - 1
        if owned:
            own_tiles(state, 0, tile)
        assert (question(at_order(state)) == "serve-or-fulfil") == owned


def test_agr_r_71_a_token_may_make_goods_alike() -> None:
    """AGR-A.III.9-a, AGR-A.III.10-a: a sandstone and a paper, once one of them has another value."""
    for tiles in (["move-price-token"], ["exchange-equal-value"], ["move-price-token", "exchange-equal-value"]):
        state = own_tiles(give(table(), favour=5, sandstone=1), 0, *tiles)
        state.hold[0][USED] = BITS[FIRST_TILE] - 1
        assert (question(at_order(state)) == "serve-or-fulfil") == (len(tiles) == 2)


@pytest.mark.parametrize(("spent", "wanted"), [(False, True), (True, False)])
def test_agr_r_71_favour_for_something_to_serve_by_a_luxury_good_that_can_still_be_had(
    spent: bool, wanted: bool
) -> None:
    """AGR-A.I.14-a, AGR-6.S.3-d: a book lacks for the third favour, with which a wood becomes the paper for Akbar."""
    state = own(give(table(), statue=1, wood=1, favour=2), 0, "english-trader")
    in_bowl(state, NEUTRAL, *[good for good in GOODS[BASIC:] if good != "paper"])
    state = at_order(luxuries_spent(state) if spent else state)
    assert (question(state) == "serve-or-fulfil") == wanted
    if wanted:
        play(state, "english-trader statue", "take book", "spend book", "favour process-good", "process paper")
        assert options(state)[0] == "akbar paper"


def test_agr_r_71_the_english_trader_brings_something_to_serve() -> None:
    for owner_of in (1, 0):
        state = in_bowl(own(give(table(), brick=1), owner_of, "english-trader"), NEUTRAL, "brick")
        assert (question(at_order(state)) == "serve-or-fulfil") == (owner_of == 0)
    state = in_bowl(give(table(), statue=1), NEUTRAL, "statue")
    price(state, "price-3-4", "statue", "high")
    assert question(at_order(own(state, 0, "english-trader"))) != "serve-or-fulfil", "nothing else is worth four"


def test_agr_r_71_a_good_that_is_held_with_one_that_tile_11_brings_for_an_order() -> None:
    """AGR-6.3.2-d, AGR-A.III.11-a: the cloth that is held is worth three; the tile brings the paper, worth two."""
    for held, wanted in ((0, False), (1, True)):
        state = own_tiles(influence(give(table(), favour=4, cloth=held), 0, merchants=1), 0, "receive-value-2")
        price(in_bowl(state, NEUTRAL, *GOODS[BASIC:]), "price-2-3", "cloth", "high")
        state.hold[0][USED] = BITS[FIRST_TILE] - 1
        assert (question(at_order(order_marker(state, "merchants", 3))) == "serve-or-fulfil") == wanted
    play(state, "favour receive-value-2", "take paper", "order merchants")
    assert "AGR-6.3-a fulfilled" in told(state)


def meditating(state: Agra) -> Agra:
    """Seat 0 has one point from a worker, and spends it on a farmer."""
    play(at_meditation(worker(state, 0, "quarry")), "lay quarry")
    if question(state) == "generate":  # something could be inserted
        play(state, "enough")
    return play(state, "farmer top 2")


def test_agr_r_71_a_point_after_the_last_one() -> None:
    """AGR-6.1.2-a, AGR-A.III.3-a: a book brings the second favour that tile 3 needs; used up, it brings nothing."""
    for favours, book, used, wanted in (
        (1, 0, 0, "choose-space"), (1, 1, 0, "spend"), (1, 1, BITS[EXTRA_MP], "choose-space"),
        (2, 0, 0, "spend"), (2, 0, BITS[EXTRA_MP], "choose-space"),
    ):  # fmt: skip
        state = own_tiles(give(table(), favour=favours, book=book), 0, "extra-mp")
        state.hold[0][USED] = used | BITS[FAVOUR_ACTIONS.index("receive-basic-good")]
        assert question(meditating(state)) == wanted
    state = meditating(own_tiles(give(table(), favour=1, book=1), 0, "extra-mp"))
    play(state, "spend book", "enough", "favour extra-mp", "farmer top 3")
    assert question(state) == "choose-space"


@pytest.mark.parametrize(
    ("step", "display", "notable", "wanted"),
    [(2, "extra-mp", "cook", True), (1, "extra-mp", "cook", True), (0, "extra-mp", "cook", False),
     (3, "extra-mp", "cook", False), (2, "sell-good", "cook", False), (0, "sell-good", "mosaic-maker", True)],
)  # fmt: skip
def test_agr_r_71_tile_3_may_still_have_to_be_gained(step: int, display: str, notable: str, wanted: bool) -> None:
    """AGR-5.6-c, AGR-A.I.15-a: from the display, a bonus within two steps; or by the Mosaic Maker."""
    state = river(influence(give(table(), painting=1), 0, artisans=step), notable)
    show_tiles(state, display, "free-peon", "remove-cover")
    assert question(meditating(state)) == ("spend" if wanted else "choose-space")


@pytest.mark.parametrize(
    ("trader", "spent", "tile", "wanted"),
    [
        (0, False, "extra-mp", "spend"),
        (1, False, "extra-mp", "choose-space"),
        (0, True, "extra-mp", "choose-space"),
        (0, False, "sell-good", "choose-space"),
    ],
)
def test_agr_r_71_a_point_by_a_luxury_good_that_can_still_be_had(
    trader: int, spent: bool, tile: str, wanted: str
) -> None:
    """AGR-A.I.14-a, AGR-6.S.3-d: a cloth worth three becomes a book, and the book the second favour for tile 3."""
    state = price(own(give(table(), favour=1, cotton=1), trader, "english-trader"), "price-2-3", "cloth", "high")
    show_tiles(own_tiles(river(state, "cook"), 0, tile), "remove-cover", "move-farmers", "free-peon")
    play(spending(luxuries_spent(state) if spent else state, 3), "process cloth")
    assert question(state) == wanted
    if wanted == "spend":
        play(state, "english-trader cloth", "take book", "spend book", "favour extra-mp", "farmer top 2")
        assert question(state) == "choose-space"


@pytest.mark.parametrize(("tile", "wanted"), [("deliver-to-notable", "spend"), ("sell-good", "choose-space")])
def test_agr_r_71_a_point_by_a_delivery_of_a_good_that_can_still_be_had(tile: str, wanted: str) -> None:
    """AGR-A.III.6-a, AGR-A.III.3-a: a wood for the Mahout brings the step to the bonus that is tile 3."""
    state = own_tiles(luxuries_spent(give(table(), favour=6)), 0, tile)
    state.hold[0][USED] = BITS[FAVOUR_ACTIONS.index("influence-step")]
    show_tiles(river(influence(state, 0, merchants=2), "mahout"), "extra-mp", "remove-cover", "free-peon")
    play(spending(own(give(state, sandstone=1), 0, "english-trader"), 1), "farmer top 2")
    assert question(state) == wanted
    if wanted == "spend":
        play(state, "english-trader sandstone", "take wood", "favour deliver-to-notable", "deliver mahout wood")
        play(state, "influence merchants", "tile extra-mp", "favour extra-mp", "farmer top 3")
        assert question(state) == "choose-space"


def test_agr_6_1_2_a_without_points_only_tile_3_makes_a_spending() -> None:
    """AGR-R-71: what could be inserted had its place while workers were asked for."""
    for favours, wanted in ((1, "choose-space"), (2, "spend")):
        state = at_meditation(own_tiles(give(table(), favour=favours, book=1), 0, "extra-mp"))
        assert question(play(state, "enough")) == wanted


# Forced things are not asked.


@pytest.mark.parametrize("space", ["cement-works", "tailor"])
def test_agr_r_71_a_building_without_a_good_for_it_is_not_asked(space: str) -> None:
    """AGR-6.2.2.3-a: but the building that is new is built; with something to insert it is a window."""
    state = build_up(table(), "cement-works")
    play(at_action(state), f"use {space}")
    assert (asked(state), "AGR-6.2.2.3-a processed-nothing" in told(state)) == (1, True)
    state = build_up(give(table(), favour=2), "cement-works")
    play(at_action(state), f"use {space}")
    assert question(state) == "process-here"


def test_agr_r_71_a_trader_with_nothing_left_to_do_is_not_asked() -> None:
    """AGR-6.2.2.1T-b: a good that buys nothing alone takes the only other one with it."""
    state = using(table(), "trader")
    play(state, "price price-1-2 wood high")
    assert asked(state) == 1
    state = using(give(table(), wood=1, cotton=1), "trader")
    play(state, "give wood")
    assert (question(state), goods(state)) == ("choose-good", {})
    state = using(give(table(), wood=1, cotton=1, turmeric=1), "trader")
    play(state, "give wood")
    assert (question(state), why(state, "enough")) == ("give-more", ("AGR-6.2.2.1T-b", "buys-nothing"))


def test_agr_r_71_a_botanist_with_nothing_left_to_do_is_not_asked() -> None:
    """AGR-6.2.2.1B-a: the farmers have moved, no cover is left, and there is no good to advance with."""
    for wood, wanted in ((0, 1), (2, 0)):
        state = give(table(), wood=wood)
        for track in TRACKS:
            farm(state, 0, track, 3, [])
        play(using(state, "botanist"), "farmer top 2", "enough")
        assert asked(state) == wanted


# AGR-R-31 and AGR-R-72.


def test_agr_r_31_a_tile_used_given_up_and_taken_again_is_used() -> None:
    """AGR-6.S.2-a, AGR-6.S.2-i: each favour action once a turn; for another seat the tile is fresh."""
    state = own_tiles(influence(table(), 0, artisans=2, merchants=2), 0, "sell-good", "move-farmers", "meditation-step")
    show_tiles(state, "stand-worker", "extra-mp", "free-peon")
    at_action(give(state, favour=14, wood=2, painting=1))
    play(state, "favour sell-good", "give wood", "favour influence-step", "influence artisans", "tile extra-mp")
    play(state, "drop-tile sell-good")
    show_tiles(state, "sell-good", "stand-worker", "free-peon")
    play(state, "spend painting", "influence merchants", "tile sell-good", "drop-tile extra-mp", "influence scholars")
    assert state.tile_at[TILES.index("sell-good")] == 0
    assert why(state, "favour sell-good") == ("AGR-6.S.2-a", "once-per-turn")
    other = own_tiles(state.copy(), 1, "sell-good")
    at_action(give(other, 1, favour=3, wood=1), 1)
    assert can(other, "favour sell-good")


@pytest.mark.parametrize("winner", range(3))
@pytest.mark.parametrize("active", range(3))
def test_agr_r_72_tile_2_at_the_mujtahidas_building_in_the_own_turn_only(active: int, winner: int) -> None:
    """AGR-6.S-b, AGR-A.III.2-b: out of turn it belongs to following alone; whoever follows may use it."""
    state = own_tiles(give(table(3), active, cotton=1), winner, "process-additional")
    on_card(on_card(state, winner, "mujtahida", "statue"), winner, "mujtahida", "paper")
    state.boat, state.fulfilled[3] = 4, -9
    follower = next(seat for seat in (*state.others(active), active) if seat != winner)
    give(give(state, winner, sandstone=4, favour=4), follower, sandstone=2)
    play(using(state, "sailor", active), "deliver mujtahida cotton", "bonus l2-artisans", "process-goods 3")
    if winner == active:
        assert (asked(state), question(state)) == (winner, "additional")
        play(state, "favour process-additional")
        assert goods(state, winner) == {"cement": 4}
    else:
        assert goods(state, winner) == {"sandstone": 1, "cement": 3}
    assert question(state) == "follow"
    assert asked(state) != winner
    assert steps(state, winner) == (1, 0, 0)
