"""Chapter 7 and appendices I and II: deliveries, contracts, the river, notables, bonus tiles."""

from __future__ import annotations

import pytest

from tablewright.games.agra.names import AT_TRADER, BONUS_TILES, BUILDER_GONE, BUILDINGS, NOTABLES, TILES
from tablewright.games.agra.state import Agra
from tests.games.agra.table import (
    GAME,
    asked,
    at_action,
    at_order,
    build_up,
    can,
    earned,
    favour,
    finish_turn,
    give,
    goods,
    influence,
    next_rolls,
    on_card,
    options,
    own,
    own_tiles,
    owner,
    play,
    price,
    purse,
    question,
    river,
    show_tiles,
    standing_at,
    steps,
    strip_supply,
    supply,
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

PRINTED = GAME.printed


def winning(notable: str, seat: int = 0, pier: int | None = None) -> Agra:
    """Seat 0 may deliver with the Sailor the last good that *notable* wants; the others are markers of *seat*."""
    at = NOTABLES.index(notable)
    state = table()
    orders = [GOODS_OF[good] for good in PRINTED.orders[at]]
    for good in orders[:-1]:
        on_card(state, seat, notable, good)
    give(state, **{orders[-1]: 1})
    state.boat = pier or {1: 1, 2: 2, 3: 4, 4: 5}[PRINTED.notable_level[at]]
    if state.boat < 6:
        state.fulfilled[PRINTED.leave_level[state.boat]] = -9  # the Boat stays unless a test wants it to move
    using(state, "sailor")
    return state


def win(notable: str, seat: int = 0) -> Agra:
    state = winning(notable, seat)
    at = NOTABLES.index(notable)
    return play(state, f"deliver {notable} {GOODS_OF[PRINTED.orders[at][-1]]}")


GOODS_OF = [row["good"] for row in view(table())["goods"]]


def finishing_level(level: int, pier: int) -> Agra:
    """The next contract of *level* moves the Boat on from *pier*."""
    name = {1: "mahout", 2: "jagirdar", 3: "subadar", 4: "dewan"}[level]
    state = winning(name, 0, pier)
    state.fulfilled[level] = PRINTED.leave_total[pier] - 1
    return state


def deliver_last(state: Agra) -> Agra:
    return play(state, next(text for text in options(state, "deliver") if ends_card(state, text)))


def ends_card(state: Agra, text: str) -> bool:
    at = NOTABLES.index(text.split()[1])
    return int(view(state)["notables"][at]["markers"]) >= len(PRINTED.orders[at]) - 1


# Availability and the Boat.


@pytest.mark.parametrize(("pier", "levels"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_agr_7_0_a_notables_up_to_the_boat(pier: int, levels: int) -> None:
    """AGR-7.0-b, AGR-R-33: those of lower levels stay available."""
    state = table()
    state.boat = pier
    seen = {card["level"]: card["available"] for card in view(state)["notables"]}
    assert [seen[level] for level in (1, 2, 3, 4)] == [level <= levels for level in (1, 2, 3, 4)]
    state = using(give(table(), oil=1), "sailor")
    assert why(state, "deliver jagirdar oil") == ("AGR-7.0-a", "beyond-the-boat")
    assert can(state, "deliver cook oil")


@pytest.mark.parametrize(("pier", "level", "total"), [(1, 1, 2), (2, 2, 1), (3, 2, 2), (4, 3, 1), (5, 4, 1)])
def test_agr_7_1_a_when_the_boat_leaves(pier: int, level: int, total: int) -> None:
    """AGR-7.1-b, AGR-R-34: at once after the evaluation, counting contracts in total."""
    assert (PRINTED.leave_level[pier], PRINTED.leave_total[pier]) == (level, total)
    state = deliver_last(finishing_level(level, pier))
    assert state.boat == pier + 1
    assert told(state).index("AGR-7.4-d won") < told(state).index("AGR-7.1-a boat-moved")
    state = finishing_level(level, pier)
    state.fulfilled[level] -= 1
    assert deliver_last(state).boat == pier


def test_agr_7_1_c_after_an_event_the_boat_may_move_again() -> None:
    state = finishing_level(1, 1)
    state.fulfilled[2] = 1
    deliver_last(state)
    assert state.boat == 3


def test_agr_7_1_2_a_pier_2_builds_under_the_builder() -> None:
    """No cost, bonus, worker or processing; then he moves."""
    state = finishing_level(1, 1)
    state.builder = BUILDINGS.index("paper-factory")
    deliver_last(next_rolls(state, 1))
    assert state.is_built(9)
    assert view(state)["builder"] == "dye-works"
    assert standing_at(state, "paper-factory") is None
    assert question(state) in ("sailor", "choose-step")


def test_agr_7_1_2_b_without_the_builder_it_has_no_effect() -> None:
    """AGR-R-11."""
    state = build_up(finishing_level(1, 1), *BUILDINGS[4:])
    state.builder = BUILDER_GONE
    before = state.chance.drawn
    deliver_last(state)
    assert (state.boat, state.builder, state.chance.drawn) == (2, BUILDER_GONE, before)


def test_agr_r_11_a_move_that_is_settled_is_not_owed_again() -> None:
    state = give(table(), sandstone=1, wood=2, cement=0, favour=4)
    state.builder = 4
    own_tiles(on_card(state, 0, "mahout", "cement"), 0, "deliver-to-notable")
    state.fulfilled[1] = 1
    using(state, "architect")
    play(state, "build cement-works", "bonus l2-favour", "favour deliver-to-notable", "deliver mahout wood")
    assert state.boat == 2
    assert len(told_of(state, "builder-moved")) == 1
    play(state, "enough", "process-goods 0")
    assert len(told_of(state, "builder-moved")) == 1
    assert len(told_of(state, "built")) == 1


def test_agr_7_1_3_a_pier_3_the_merchant_moves_and_cotton_brings_favour() -> None:
    """AGR-7.1.3-b, AGR-7.1.3-c: nobody gains for his move; a favour per cotton, three at most; limit 4."""
    state = finishing_level(2, 2)
    for seat, cotton in enumerate((0, 1, 3, 5)):
        give(state, seat, cotton=cotton)
    state.merchant = 0
    deliver_last(next_rolls(state, 2))
    assert [favour(state, seat) for seat in range(4)] == [0, 1, 3, 3]
    assert [goods(state, seat).get("cotton", 0) for seat in range(4)] == [0, 1, 3, 5]
    assert (state.merchant, state.coins[:3], state.limit) == (2, [0, 1, 0], 4)


def test_agr_7_1_4_a_pier_4_takes_the_tokens_back() -> None:
    """AGR-7.1.4-b, AGR-7.1.4-c: a favour for every seat; limit 5."""
    state = price(finishing_level(2, 3), "price-1-2", "wood", "high")
    deliver_last(state)
    assert (state.token, state.value) == ([AT_TRADER] * 3, PRINTED.value)
    assert [favour(state, seat) for seat in range(4)] == [1, 1, 1, 1]
    assert state.limit == 5


def test_agr_7_1_5_a_pier_5_a_good_by_cotton() -> None:
    """AGR-7.1.5-b, AGR-R-35: of value 1, 2 or 3 for 0, 1 or 2 cotton, clockwise; it may be refused; limit 6."""
    state = finishing_level(3, 4)
    for seat, cotton in enumerate((0, 1, 2, 4)):
        give(state, seat, cotton=cotton)
    deliver_last(state)
    assert options(state) == ["take sandstone", "take wood", "take turmeric", "take cotton", "decline"]
    assert why(state, "take oil") == ("AGR-7.1.5-a", "other-value")
    play(state, "take cotton")
    assert (asked(state), len(options(state))) == (1, 9)
    play(state, "take oil", "take book")
    assert asked(state) == 3
    play(state, "decline")
    assert ("AGR-7.1.5-a", 3, ()) in told_of(state, "declined")
    assert goods(state, 2) == {"cotton": 2, "book": 1}
    assert (goods(state, 3), state.limit) == ({"cotton": 4}, 6)


def test_agr_7_1_6_b_pier_6_triggers_the_end() -> None:
    """AGR-7.1.6-a, AGR-4.3-a: with the level-IV contract."""
    state = deliver_last(finishing_level(4, 5))
    assert (state.boat, state.ending) == (6, 1)
    assert sum("end-triggered" in event for event in told(state)) == 1


# Deliveries.


def test_agr_7_2_a_a_good_onto_the_same_ordered_good() -> None:
    state = on_card(give(table(), oil=1, wood=1, clothes=1), 1, "cook", "oil")
    using(state, "sailor")
    assert why(state, "deliver cook oil") == ("AGR-7.2-a", "already-delivered")
    assert why(state, "deliver cook clothes") == ("AGR-7.2-a", "not-ordered")
    assert why(state, "deliver mahout cement") == ("AGR-7.2-a", "good-missing")
    river(state, "mahout")
    assert why(state, "deliver cook wood") == ("AGR-7.2-a", "not-on-river")


def test_agr_7_2_b_rupees_for_all_markers_on_the_card() -> None:
    """AGR-7.2-c, AGR-7.2-d, AGR-7.3-d: doubled ones twice; each delivery on its own; and delivery bonuses."""
    state = on_card(own(give(table(), paper=1), 0, "calligrapher"), 1, "mujtahida", "statue", double=True)
    state.boat = 4
    play(using(state, "sailor"), "deliver mujtahida paper")
    assert earned(state) == [3, 1]


def test_agr_7_2_e_a_notable_alone() -> None:
    state = using(own(give(table(), oil=1, wood=1, paper=1), 1, "jagirdar"), "sailor")
    play(state, "pay-sailor paper", "deliver cook oil", "deliver cook wood")
    assert earned(state) == [1, 2, 1], "and a refund"


def test_agr_7_2_f_marker_rupees_bonus_double_evaluation() -> None:
    """AGR-7.3-g: the Double Delivery comes before the evaluation."""
    state = on_card(own(give(table(), paper=1, dye=3), 0, "dyer"), 0, "calligrapher", "paper")
    state.boat = 2
    using(state, "sailor")
    play(state, "pay-sailor paper", "deliver calligrapher dye")
    assert question(state) == "double-or-not"
    play(state, "double")
    happened = [event for event in told(state) if event.split()[0] in ("AGR-6.2.2.1S-a", "AGR-7.2-b", "AGR-A.I.7-b")]
    assert happened == ["AGR-6.2.2.1S-a delivered", "AGR-7.2-b earned", "AGR-A.I.7-b earned", "AGR-A.I.7-b earned"]
    assert told(state).index("AGR-7.3-a delivered-double") < told(state).index("AGR-7.4-d won")


def test_agr_7_3_a_a_second_good_right_after_the_first() -> None:
    """AGR-7.3-b, AGR-7.3-c: it takes a delivery more and pays one rupee."""
    state = on_card(give(table(), wood=2, cement=1, sandstone=1), 1, "cook", "oil")
    using(state, "sailor")
    play(state, "pay-sailor cement", "deliver cook wood", "double")
    assert earned(state)[:2] == [2, 1]
    assert question(state) == "sailor"
    assert GAME.question(state).fields()[3] == 2  # type: ignore[union-attr]
    state = using(give(table(), wood=2), "sailor")
    play(state, "deliver mahout wood")
    assert question(state) != "double-or-not", "there is no second delivery"


def test_agr_7_3_e_two_a_turn_and_one_an_ordered_good() -> None:
    """AGR-R-16: both may be on one notable."""
    state = own(give(table(), oil=2, wood=4, statue=1), 0, "jagirdar")
    price(state, "price-3-4", "statue", "high")
    using(state, "sailor")
    play(state, "pay-sailor statue", "deliver cook oil", "double", "deliver cook wood", "double")
    assert owner(state, "cook") == 0
    play(state, "deliver mahout wood")
    assert question(state) != "double-or-not"


def test_agr_7_3_f_no_double_but_with_the_sailor() -> None:
    state = own(give(give(table(), wood=1), 1, wood=2), 1, "jagirdar")
    play(using(state, "sailor"), "enough", "deliver mahout wood")
    assert (asked(state), question(state)) == (1, "choose-step")


def test_agr_7_3_h_the_sailor_cannot_be_paid_between_the_two() -> None:
    state = using(give(table(), wood=2, paper=1), "sailor")
    play(state, "deliver mahout wood")
    assert question(state) == "sailor", "no capacity was there when the first was placed"


# Evaluation.


def test_agr_7_4_a_a_complete_notable_is_evaluated_at_once() -> None:
    """AGR-7.4-b, AGR-7.4-d: most markers win, active or not; the winner's markers go home."""
    state = on_card(give(table(), wood=1), 2, "mahout", "cement", double=True)
    assert supply(state, 2) == 20
    play(using(state, "sailor"), "deliver mahout wood")
    assert (owner(state, "mahout"), supply(state, 2)) == (2, 22)
    assert view(state)["players"][2]["contracts"] == ["mahout"]


def test_agr_7_4_c_a_tie_goes_to_the_highest_good() -> None:
    """AGR-R-37."""
    state = on_card(give(table(), wood=1), 3, "mahout", "cement")
    assert owner(play(using(state, "sailor"), "deliver mahout wood"), "mahout") == 3
    state = on_card(give(table(), cement=1), 3, "mahout", "wood")
    assert owner(play(using(state, "sailor"), "deliver mahout cement"), "mahout") == 0


def test_agr_7_4_e_the_others_turn_markers_into_favour() -> None:
    """AGR-R-38, AGR-R-53: one each, and no marker is needed for it."""
    state = on_card(on_card(give(table(), cotton=1), 1, "mujtahida", "paper"), 2, "mujtahida", "statue", double=True)
    state.boat = 4
    build_up(strip_supply(strip_supply(state, 1), 0), *BUILDINGS[4:])
    state.builder = BUILDER_GONE
    play(using(state, "sailor"), "deliver mujtahida cotton")
    assert (owner(state, "mujtahida"), favour(state, 0), favour(state, 1), favour(state, 2)) == (2, 1, 1, 0)


def test_agr_7_4_f_immediate_abilities_even_out_of_turn() -> None:
    """AGR-7.4-g, AGR-R-36: then the Boat, then the interrupted action."""
    state = winning("mosaic-maker", 1)
    on_card(state, 1, "mosaic-maker", "dye", double=True)
    state.hold[1][17] += 1
    state.fulfilled[2] = 0
    play(state, "deliver mosaic-maker cement")
    assert (asked(state), question(state), state.boat) == (1, "any-tile", 2)
    play(state, options(state)[0])
    assert state.boat == 3
    assert asked(state) == 0


def test_agr_7_4_h_contracts_are_kept_without_limit() -> None:
    state = own(table(), 0, *NOTABLES[:12])
    finish_turn(at_action(state))
    assert len(view(state)["players"][0]["contracts"]) == 12


# Influence.


def test_agr_7_5_a_a_step_per_supplied_notable() -> None:
    """AGR-7.5-b, AGR-7.5-c, AGR-7.5-d: one for several goods; two notables of a guild give two; all may be declined."""
    state = give(table(), wood=3, turmeric=2, paper=1)
    price(state, "price-2-3", "paper", "high")
    play(using(state, "sailor"), "pay-sailor paper", "deliver portuguese-trader turmeric", "decline")
    play(state, "deliver french-trader turmeric", "deliver cook wood", "double")
    assert options(state) == ["influence artisans", "influence merchants", "enough"]
    assert why(state, "influence scholars") == ("AGR-7.5-a", "not-supplied")
    play(state, "influence merchants", "influence merchants")
    assert options(state) == ["influence artisans", "enough"]
    play(state, "enough")
    assert steps(state) == (0, 2, 0)


def test_agr_7_5_a_a_step_even_if_another_wins() -> None:
    state = on_card(give(table(), wood=1), 2, "mahout", "cement")
    play(using(state, "sailor"), "deliver mahout wood", "influence merchants")
    assert steps(state) == (0, 1, 0)


def test_agr_r_69_the_orders_step_comes_before_those_for_notables() -> None:
    state = influence(influence(give(table(), wood=2, painting=1, statue=1), 0, scholars=1), 1, scholars=2)
    play(using(state, "sailor"), "pay-sailor statue", "deliver mahout wood", "decline", "order scholars")
    rose = [rule for rule, _, _ in told_of(state, "rose")]
    assert rose == ["AGR-6.3.2-i"]
    play(state, "influence merchants")
    assert [rule for rule, _, _ in told_of(state, "rose")] == ["AGR-6.3.2-i", "AGR-7.5-a"]


# Abilities.


def test_agr_7_6_a_kinds_of_abilities() -> None:
    """AGR-7.6-b, AGR-A.I-a: a delivery bonus pays for each unit to a notable, an order, Akbar or the French Trader."""
    state = own(give(table(), paper=4, dye=1), 0, "calligrapher", "french-trader")
    state.boat = 2
    play(at_action(state), "french-trader paper", "use sailor", "deliver khatib paper", "enough", "influence scholars")
    play(state, "akbar paper")
    assert [rule for rule, _, _ in told_of(state, "earned")].count("AGR-A.I.12-b") == 3


BONUSES = [
    ("portuguese-trader", "cloth", 1, "AGR-A.I.1-b"), ("sufi", "curry", 1, "AGR-A.I.2-b"),
    ("dyer", "dye", 1, "AGR-A.I.7-b"), ("cook", "oil", 1, "AGR-A.I.8-c"), ("calligrapher", "paper", 1, "AGR-A.I.12-b"),
    ("mullah", "brick", 1, "AGR-A.I.13-b"), ("mujtahida", "statue", 2, "AGR-A.I.16-b"),
    ("dutch-trader", "clothes", 2, "AGR-A.I.17-b"), ("painter", "painting", 2, "AGR-A.I.18-b"),
    ("subadar", "book", 2, "AGR-A.I.19-b"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "good", "gain", "rule"), BONUSES)
def test_agr_a_i_a_delivery_bonuses(name: str, good: str, gain: int, rule: str) -> None:
    """AGR-A.I.1-b, AGR-A.I.2-b, AGR-A.I.7-b, AGR-A.I.8-c, AGR-A.I.12-b, AGR-A.I.13-b, AGR-A.I.16-b, AGR-A.I.17-b,
    AGR-A.I.18-b, AGR-A.I.19-b, AGR-A.I-a."""
    state = own(give(table(), **{good: 1}), 0, name)
    play(at_order(state), f"akbar {good}")
    assert told_of(state, "earned") == [(rule, 0, (gain,))]


def test_agr_a_i_2_a_the_sufi_advances_the_tracker() -> None:
    state = win("sufi")
    assert view(state)["players"][0]["meditation"] == 2
    state = tracker(winning("sufi"), 0, 6)
    play(state, "deliver sufi sandstone")
    assert view(state)["players"][0]["meditation"] == 6


def test_agr_a_i_10_a_the_jagirdar_delivers_after_anothers_sailor() -> None:
    """AGR-A.I.10-b, AGR-A.I.10-d: the active seat gains a favour; also if nothing was delivered; once per action."""
    state = own(give(table(), 2, wood=2), 2, "jagirdar")
    using(give(state, sandstone=1), "sailor")
    assert (asked(state), question(state)) == (0, "sailor")
    play(state, "enough")
    assert (asked(state), question(state)) == (2, "jagirdar-delivery")
    play(state, "deliver mahout wood", "influence merchants")
    assert (purse(state, 2), steps(state, 2), favour(state, 0)) == (3, (0, 1, 0), 1)
    assert asked(state) != 2
    state = own(give(table(), 2, wood=2), 2, "jagirdar")
    play(using(state, "sailor"), "decline")
    assert favour(state, 0) == 0


def test_agr_a_i_10_c_the_owner_has_two_free_deliveries() -> None:
    """AGR-R-15: which is enough for an order; AGR-R-45: from the moment it is won."""
    state = own(give(table(), wood=1, painting=1), 0, "jagirdar")
    influence(state, 0, scholars=1)
    using(state, "sailor")
    play(state, "order scholars")
    assert asked(state) == 1
    state = on_card(give(table(), plank=1, wood=1), 0, "jagirdar", "oil")
    state.boat = 2
    state.fulfilled[2] = -5
    play(using(state, "sailor"), "deliver jagirdar plank")
    assert can(state, "deliver mahout wood")


def test_agr_a_i_15_a_the_mosaic_maker_takes_any_tile() -> None:
    """AGR-R-62: of display or pile; the pile is shuffled afterwards."""
    state = own_tiles(winning("mosaic-maker"), 0, "stand-worker")
    show_tiles(state, "sell-good", "extra-mp", "free-peon")
    before = state.chance.drawn
    play(state, "deliver mosaic-maker cement")
    assert len(options(state)) == len(TILES) - 1
    assert why(state, "tile stand-worker") == ("AGR-A.I.15-a", "tile-taken")
    play(state, "tile meditation-step")
    assert view(state)["players"][0]["tiles"] == ["stand-worker", "meditation-step"]
    assert (len(state.display), state.chance.drawn > before) == (3, True)


def test_agr_a_i_16_a_the_mujtahida_builds_the_first_building() -> None:
    """AGR-R-46, AGR-5.2.4-d: with bonus tile, worker, processing and following, and the winner gains the favour."""
    state = give(give(winning("mujtahida"), 0, sandstone=2), 1, sandstone=1)
    play(next_rolls(state, 1), "deliver mujtahida cotton")
    assert (state.is_built(4), question(state)) == (True, "choose-bonus")
    play(state, "bonus l2-favour", "process-goods 2")
    assert (asked(state), question(state)) == (1, "follow")
    play(state, "follow")
    assert (favour(state), goods(state), standing_at(state, "cement-works")) == (2, {"cement": 2}, (0, True))


def test_agr_r_46_the_active_seat_follows_a_winner_out_of_turn() -> None:
    """AGR-0-g: it is asked first, and the winner gains the favour."""
    state = on_card(on_card(table(), 2, "mujtahida", "statue"), 2, "mujtahida", "paper")
    give(give(give(state, cotton=1, sandstone=1), 1, sandstone=1), 2, sandstone=1)
    state.boat, state.fulfilled[3] = 4, -5
    play(using(state, "sailor"), "deliver mujtahida cotton", "bonus l2-artisans", "process-goods 1")
    assert (asked(state), question(state)) == (0, "follow")
    play(state, "follow")
    assert (asked(state), favour(state, 2), favour(state, 0)) == (1, 1, 1)


def test_agr_a_i_16_c_the_mujtahida_without_a_worker_or_a_building() -> None:
    state = give(winning("mujtahida"), sandstone=2)
    state.hold[0][20] += workers(state)
    state.hold[0][19] = 0
    play(state, "deliver mujtahida cotton", "bonus l2-favour")
    assert (state.is_built(4), standing_at(state, "cement-works")) == (True, None)
    assert "AGR-A.I.16-c no-worker" in told(state)
    state = build_up(winning("mujtahida"), *BUILDINGS[4:])
    play(state, "deliver mujtahida cotton")
    assert question(state) in ("sailor", "choose-step")


def test_agr_r_46_the_builder_moves_on_from_the_mujtahidas_building() -> None:
    state = winning("mujtahida")
    state.builder = 4
    play(next_rolls(state, 2), "deliver mujtahida cotton", "bonus l2-favour")
    assert view(state)["builder"] == "curry-kitchen"


def test_agr_a_i_18_a_the_painter_stands_workers_up_and_rises() -> None:
    state = worker(winning("painter"), 0, "quarry", "trader", stands=False)
    play(state, "deliver painter wood")
    assert options(state) == ["stand quarry", "stand trader", "enough"]
    play(state, "stand trader", "influence scholars")
    assert (standing_at(state, "trader"), steps(state)) == ((0, True), (0, 0, 1))


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("grand-mufti", "AGR-A.I.21-a"),
        ("grand-imam", "AGR-A.I.22-a"),
        ("court-artist", "AGR-A.I.23-a"),
        ("dewan", "AGR-A.I.24-a"),
    ],
)
def test_agr_a_i_21_a_level_four_brings_three_favour(name: str, rule: str) -> None:
    """AGR-A.I.21-a, AGR-A.I.22-a, AGR-A.I.23-a, AGR-A.I.24-a, AGR-4.3-a: and triggers the end."""
    state = win(name)
    assert favour(state) == 3
    assert (rule, 0, (16, 3)) in told_of(state, "gained")
    assert state.ending == 1


def test_agr_r_45_who_wins_the_jagirdar_may_react_at_once() -> None:
    state = on_card(give(give(table(), plank=1), 1, wood=1), 1, "jagirdar", "oil", double=True)
    state.boat, state.fulfilled[2] = 2, -5
    play(using(state, "sailor"), "deliver jagirdar plank", "enough")
    assert (asked(state), question(state)) == (1, "jagirdar-delivery")


# Bonus tiles.


@pytest.mark.parametrize(
    ("tile", "coins", "gain", "step"),
    [
        ("l2-artisans", 3, 0, (1, 0, 0)), ("l2-merchants", 3, 0, (0, 1, 0)), ("l2-favour", 3, 1, (0, 0, 0)),
        ("l3-artisans", 4, 0, (1, 0, 0)), ("l3-favour", 4, 1, (0, 0, 0)), ("l3-scholars", 4, 0, (0, 0, 1)),
        ("l3-rupees", 5, 0, (0, 0, 0)), ("l4-scholars", 5, 0, (0, 0, 1)), ("l4-favour", 5, 1, (0, 0, 0)),
        ("l4-merchants", 5, 0, (0, 1, 0)), ("l4-rupees", 6, 0, (0, 0, 0)), ("l2-cover", 2, 0, (0, 0, 0)),
    ],
)  # fmt: skip
def test_agr_a_ii_a_bonus_tiles(tile: str, coins: int, gain: int, step: tuple[int, int, int]) -> None:
    """AGR-A.II.2-a, AGR-A.II.2-b, AGR-A.II.2-c, AGR-A.II.2-d, AGR-A.II.3-a, AGR-A.II.3-b, AGR-A.II.3-c, AGR-A.II.3-d,
    AGR-A.II.4-a, AGR-A.II.4-b, AGR-A.II.4-c, AGR-A.II.4-d: each is used once, in full."""
    building = {"2": "plank-workshop", "3": "paper-factory", "4": "bookbinder"}[tile[1]]
    state = give(table(), plank=1, cement=1) if tile[1] == "4" else give(table(), wood=1, plank=1)
    if tile[1] == "2":
        give(state, wood=1, plank=0, sandstone=1)
    play(using(state, "architect"), f"build {building}", f"bonus {tile}")
    if tile == "l2-cover":
        play(state, "uncover right 5")
        assert view(state)["players"][0]["removed_covers"] == 1
    assert (purse(state), favour(state), steps(state)) == (2 + coins, gain, step)
    assert state.bonus[BONUS_TILES.index(tile)] == 0
