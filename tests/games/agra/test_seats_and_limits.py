"""Whoever acts and whoever reacts: the same for every seat; and one more than each limit allows."""

from __future__ import annotations

import pytest

from tablewright.games.agra.names import BASIC, BUILDINGS, GOODS, MARKERS, SPACES
from tablewright.games.agra.state import Agra
from tests.games.agra.table import (
    GAME,
    asked,
    at_action,
    build_up,
    earned,
    favour,
    give,
    goods,
    influence,
    no_workers,
    on_card,
    options,
    own,
    own_tiles,
    owner,
    play,
    purse,
    question,
    show_tiles,
    steps,
    strip_supply,
    table,
    tracker,
    using,
    view,
    worker,
    workers,
)

PRINTED = GAME.printed
PAIRS = [(actor, reactor) for actor in range(3) for reactor in range(3) if actor != reactor]


# Reactions, with the seats rotated.


@pytest.mark.parametrize(("actor", "reactor"), PAIRS)
@pytest.mark.parametrize("answer", ["follow", "decline"])
def test_agr_5_2_4_b_every_seat_may_follow_every_other(actor: int, reactor: int, answer: str) -> None:
    """AGR-5.2.4-c, AGR-6.2.2.3-c: one good along the same arrow, and a favour for the leader."""
    state = build_up(give(give(table(3), actor, wood=2), reactor, wood=2), "paper-factory")
    play(using(state, "paper-factory", actor), "process-goods 2")
    assert (asked(state), question(state)) == (reactor, "follow")
    play(state, answer)
    assert goods(state, reactor) == ({"wood": 1, "paper": 1} if answer == "follow" else {"wood": 2})
    assert [favour(state, seat) for seat in range(3)] == [
        int(seat == actor and answer == "follow") for seat in range(3)
    ]


@pytest.mark.parametrize("actor", range(4))
def test_agr_r_20_the_others_are_asked_clockwise(actor: int) -> None:
    state = build_up(table(), "paper-factory")
    for seat in range(4):
        give(state, seat, wood=1)
    play(using(state, "paper-factory", actor), "process-goods 1")
    for far in range(1, 4):
        assert (asked(state), question(state)) == ((actor + far) % 4, "follow")
        play(state, "follow" if far != 2 else "decline")
    assert favour(state, actor) == 2


@pytest.mark.parametrize(("actor", "reactor"), PAIRS)
@pytest.mark.parametrize("answer", ["deliver mahout wood", "decline"])
def test_agr_a_i_10_a_every_seat_may_own_the_jagirdar(actor: int, reactor: int, answer: str) -> None:
    """AGR-A.I.10-b, AGR-A.I.10-d: its owner delivers, the active seat gains the favour; both answers."""
    state = using(own(give(table(3), reactor, wood=1), reactor, "jagirdar"), "sailor", actor)
    assert (asked(state), question(state)) == (reactor, "jagirdar-delivery")
    play(state, answer)
    if answer == "decline":
        assert (favour(state, actor), goods(state, reactor)) == (0, {"wood": 1})
    else:
        play(state, "influence merchants")
        assert (favour(state, actor), goods(state, reactor)) == (1, {})
        assert (steps(state, reactor), earned(state, reactor)) == ((0, 1, 0), [1])


@pytest.mark.parametrize("seat", range(3))
def test_agr_a_i_10_c_the_owner_does_not_react_to_itself(seat: int) -> None:
    """One more delivery instead."""
    state = using(own(give(table(3), seat, wood=3), seat, "jagirdar"), "sailor", seat)
    play(state, "deliver mahout wood", "decline", "deliver cook wood")
    assert asked(state) == seat


@pytest.mark.parametrize(("actor", "reactor"), PAIRS)
@pytest.mark.parametrize(("space", "gain"), [(3, 1), (4, 2)])
@pytest.mark.parametrize("answer", ["store", "decline", ""])
def test_agr_6_2_1_2_b_every_seat_may_kick_out_every_other(
    actor: int, reactor: int, space: int, gain: int, answer: str
) -> None:
    """AGR-A.I.8-a, AGR-6.2.2.1B-e: a worker goes home, or to the Cook."""
    state = tracker(worker(table(3), reactor, "quarry"), reactor, space)
    if answer:
        own(state, reactor, "cook")
    play(at_action(state, actor), "use quarry", *([answer] if answer else []))
    assert (favour(state, reactor), favour(state, actor)) == (gain, 0)
    assert workers(state, reactor) == (9 if answer == "store" else 10)
    assert view(state)["players"][reactor]["stored"] == int(answer == "store")


@pytest.mark.parametrize(("actor", "reactor"), PAIRS)
def test_agr_7_4_d_every_seat_may_win_by_anothers_delivery(actor: int, reactor: int) -> None:
    """AGR-7.4-b, AGR-7.4-e: two markers against one; each other marker is a favour."""
    state = on_card(give(table(3), actor, cement=1), reactor, "mahout", "wood", double=True)
    play(using(state, "sailor", actor), "deliver mahout cement")
    assert owner(state, "mahout") == reactor
    assert [favour(state, seat) for seat in range(3)] == [int(seat == actor) for seat in range(3)]


@pytest.mark.parametrize("seat", range(4))
def test_agr_7_1_5_a_every_seat_is_asked_in_turn_at_pier_5(seat: int) -> None:
    """AGR-0-g: clockwise from the active one; a cotton more, a dearer good; both answers."""
    state = build_up(give(table(), seat, cotton=1), *BUILDINGS[BASIC:])
    on_card(on_card(state, seat, "mujtahida", "statue"), seat, "mujtahida", "paper")
    for other in range(4):
        give(state, other, cotton=other if other != seat else 1)
    state.boat = 4
    play(using(state, "sailor", seat), "deliver mujtahida cotton")
    for far in range(4):
        other = (seat + far) % 4
        assert (asked(state), question(state)) == (other, "choose-pier-good")
        value = PRINTED.cotton_values[min(0 if far == 0 else other, 2)]
        wanted = [f"take {good}" for at, good in enumerate(GOODS) if PRINTED.value[at] == value]
        assert options(state) == [*wanted, "decline"]
        before = goods(state, other)
        play(state, "decline" if far == 1 else wanted[0])
        assert (goods(state, other) == before) == (far == 1)


def tiles(state: Agra) -> list[list[str]]:
    """The favour tiles of each seat."""
    return [player["tiles"] for player in view(state)["players"]]


def rising(actor: int, reactor: int, *owned: str) -> Agra:
    """In the turn of *actor*, *reactor* delivers and comes to a step that gives favour or a tile."""
    state = own(give(table(3), reactor, wood=1), reactor, "jagirdar")
    show_tiles(influence(own_tiles(state, reactor, *owned), reactor, merchants=2), "sell-good", "extra-mp", "free-peon")
    return play(using(state, "sailor", actor), "deliver mahout wood", "influence merchants")


@pytest.mark.parametrize(("actor", "reactor"), PAIRS)
@pytest.mark.parametrize("answer", ["take-favour", "tile extra-mp"])
def test_agr_5_6_d_every_seat_may_choose_its_bonus_in_anothers_turn(actor: int, reactor: int, answer: str) -> None:
    """AGR-5.6-c: a favour more, or the tile; the active seat has the favour of the Jagirdar either way."""
    state = rising(actor, reactor)
    assert (asked(state), question(state)) == (reactor, "step-bonus")
    assert options(state) == ["take-favour", "tile sell-good", "tile extra-mp", "tile free-peon"]
    play(state, answer)
    favours = {actor: 1, reactor: int(answer == "take-favour")}
    assert [favour(state, seat) for seat in range(3)] == [favours.get(seat, 0) for seat in range(3)]
    assert tiles(state) == [["extra-mp"] if seat == reactor and answer != "take-favour" else [] for seat in range(3)]


@pytest.mark.parametrize(("actor", "reactor"), PAIRS)
def test_agr_6_s_2_h_every_seat_may_give_up_a_tile_in_anothers_turn(actor: int, reactor: int) -> None:
    owned = ["stand-worker", "move-farmers", "meditation-step"]
    state = play(rising(actor, reactor, *owned), "tile extra-mp")
    assert (asked(state), question(state)) == (reactor, "give-up-tile")
    assert sorted(options(state)) == sorted(f"drop-tile {name}" for name in [*owned, "extra-mp"])
    play(state, "drop-tile stand-worker")
    assert [len(held) for held in tiles(state)] == [3 * int(seat == reactor) for seat in range(3)]
    assert "stand-worker" not in tiles(state)[reactor]


@pytest.mark.parametrize(("actor", "reactor"), PAIRS)
def test_agr_a_i_15_a_every_seat_may_win_any_tile_in_anothers_turn(actor: int, reactor: int) -> None:
    """AGR-7.4-f, AGR-7.4-g: two markers against one; then the interrupted action goes on."""
    state = on_card(give(table(3), actor, cement=1), reactor, "mosaic-maker", "dye", double=True)
    state.boat, state.fulfilled[2] = 2, -9
    play(using(state, "sailor", actor), "deliver mosaic-maker cement")
    assert (asked(state), question(state), len(options(state))) == (reactor, "any-tile", 14)
    play(state, "tile sell-good")
    assert tiles(state) == [["sell-good"] if seat == reactor else [] for seat in range(3)]
    assert asked(state) == actor


@pytest.mark.parametrize(("actor", "reactor"), PAIRS)
def test_agr_r_53_every_seat_may_make_room_in_anothers_turn(actor: int, reactor: int) -> None:
    """AGR-6.2.2.2-c: two favours for the worker that is kicked out, and no marker for them."""
    state = tracker(strip_supply(worker(table(3), reactor, "quarry"), reactor), reactor, 4)
    play(at_action(state, actor), "use quarry")
    assert (asked(state), question(state), options(state)) == (reactor, "room-for", ["make-room turmeric", "enough"])
    play(state, "make-room turmeric", "enough")
    assert [favour(state, seat) for seat in range(3)] == [int(seat == reactor) for seat in range(3)]
    assert (goods(state, reactor), goods(state, actor)) == ({"turmeric": 21}, {"sandstone": 2})


# One more than the limit allows.


@pytest.mark.parametrize("building", range(BASIC, len(BUILDINGS)))
def test_agr_6_2_2_3_a_agr_6_2_2_1a_h_three_goods_at_most_into_every_building(building: int) -> None:
    """AGR-6.2.2.3-a, AGR-6.2.2.1A-h: with four of the good; used, or just built."""
    source = GOODS[PRINTED.source[building]]
    state = using(build_up(give(table(), **{source: 4}), BUILDINGS[building]), BUILDINGS[building])
    assert options(state) == [f"process-goods {number}" for number in range(4)]
    state = using(give(table(), plank=2, cement=2), "architect")
    play(state, f"build {BUILDINGS[building]}")
    while question(state) == "pay-material":
        play(state, options(state)[0])
    give(state, **{source: 4, GOODS[building]: 0})
    play(state, options(state, "bonus")[-1])
    assert options(state, "process-goods") == [f"process-goods {number}" for number in range(4)]
    play(state, "process-goods 3")
    assert (goods(state)[source], goods(state)[GOODS[building]]) == (1, 3)


def test_agr_a_i_8_a_the_cook_keeps_no_more_than_its_places() -> None:
    for stored in range(PRINTED.cook_capacity + 1):
        state = own(worker(table(), 1, "quarry"), 1, "cook")
        state.hold[1][19] -= stored
        state.hold[1][20] += stored
        play(at_action(state), "use quarry")
        assert (question(state) == "store-worker") == (stored < PRINTED.cook_capacity)


def test_agr_7_1_3_b_a_favour_per_cotton_up_to_three() -> None:
    """AGR-7.1.3-b: every seat, with one cotton more than counts."""
    state = on_card(give(table(), brick=1), 0, "mullah", "curry")
    for seat in range(4):
        give(state, seat, cotton=seat + 1)
    state.boat, state.fulfilled[2] = 2, 0
    play(using(state, "sailor"), "deliver mullah brick")
    assert [favour(state, seat) for seat in range(4)] == [1, 2, 3, 3]


def test_agr_6_s_1_a_no_more_workers_than_the_form_allows() -> None:
    """AGR-A.I.11-a, AGR-A.I.18-a, AGR-6.S.3-d: with one more lying than may stand up."""
    printed = PRINTED
    ways = [
        ("oil-curry oil", printed.oil_curry_workers[0], {"oil": 1}),
        ("oil-curry oil-and-curry", printed.oil_curry_workers[2], {"oil": 1, "curry": 1}),
        ("spend book", printed.book_workers, {"book": 1}),
    ]
    for text, most, held in ways:
        spaces = SPACES[: most + 1]
        state = worker(build_up(give(table(), **held), *BUILDINGS[BASIC:]), 0, *spaces, stands=False)
        play(at_action(state), text)
        stood = 0
        while question(state) == "choose-stand":
            play(state, options(state, "stand")[0])
            stood += 1
        assert stood == most
        assert sum(one == 0 for one in state.worker) == 1


@pytest.mark.parametrize("left", range(3))
def test_agr_6_2_2_2_d_no_more_markers_than_there_are(left: int) -> None:
    """AGR-6.2.2.2-c: three sandstone, and one, two or three of them need a marker from elsewhere."""
    state = strip_supply(table(), left=left)
    play(at_action(state), "use quarry")
    produced = view(state)["players"][0]["production"]["sandstone"]
    assert question(state) == ("room-for" if left < produced else question(state))
    for _ in range(produced - left):
        play(state, "make-room turmeric")
    assert goods(state)["sandstone"] == produced


@pytest.mark.parametrize("held", MARKERS)
def test_agr_r_53_every_kind_of_marker_may_make_room(held: str) -> None:
    """AGR-6.2.2.2-c: a seat that has nothing but these is asked, unless they are what it gains."""
    state = play(at_action(strip_supply(table(), into=held)), "use quarry")
    if held == "sandstone":
        assert (question(state) == "room-for", goods(state)) == (False, {"sandstone": 22})
        return
    assert (question(state), options(state)) == ("room-for", [f"make-room {held}", "enough"])
    play(state, f"make-room {held}", "enough")
    assert goods(state)["sandstone"] == 1


def test_agr_6_2_1_2_d_the_peon_costs_what_one_has_at_most() -> None:
    """AGR-6.2.1.5-a: from nothing to one rupee more than the price."""
    for purse_before in range(4):
        state = no_workers(table(), 0)
        state.hold[0][18] = purse_before
        play(at_action(state), "use sailor")
        assert purse(state) == max(0, purse_before - 2)


def with_tile_2(state: Agra, seat: int) -> Agra:
    return own_tiles(state, seat, "process-additional")


@pytest.mark.parametrize(("actor", "reactor"), PAIRS)
def test_agr_a_iii_2_b_tile_2_while_following_for_every_pair(actor: int, reactor: int) -> None:
    """AGR-A.III.2-a, AGR-A.III.2-b: told by its own clause in and out of turn."""
    state = build_up(
        with_tile_2(give(give(table(3), actor, wood=1), reactor, wood=2, favour=2), reactor), "paper-factory"
    )
    play(using(state, "paper-factory", actor), "process-goods 1", "follow", "favour process-additional")
    assert goods(state, reactor) == {"paper": 2}
    assert [event.rule for event in state.events if event.verb == "spent-favour"] == ["AGR-A.III.2-a"]
    assert [event.rule for event in state.events if event.verb == "processed"][-1] == "AGR-A.III.2-b"
    state = build_up(with_tile_2(give(table(3), actor, wood=2, favour=2), actor), "paper-factory")
    play(using(state, "paper-factory", actor), "process-goods 1", "favour process-additional")
    assert [event.rule for event in state.events if event.verb == "processed"][-1] == "AGR-A.III.2-a"
