"""Phase B: the frame of actions."""

from __future__ import annotations

from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    army,
    asked,
    begin,
    disc_on,
    ended,
    give_hand,
    group,
    groups,
    grow,
    hold,
    land,
    migrants,
    my_turn,
    options,
    play,
    question,
    sent,
    set_order,
    told,
    told_of,
    turn,
    turns,
    view,
    why,
)


def play_card(state: Yinzi) -> Yinzi:
    """The asked seat plays its first card on the first free fortune action and resolves nothing."""
    play(state, options(state, "play")[0])
    return play(state, options(state, "on")[0], "stop")


def test_yin_b_frame_1_in_round_1_three_cards_are_drawn_from_each_deck() -> None:
    state = land(3)
    tops = [deck[:-4:-1] for deck in state.deck]
    begin(state, "actions")
    assert [sorted(top) for top in tops] == state.hand
    assert [len(deck) for deck in state.deck] == [9, 9, 9]
    assert told(state).count("YIN-B-frame-1 drew") == 9


def test_yin_b_frame_1_later_hands_were_drawn_before() -> None:
    """YIN-R-10."""
    state = give_hand(give_hand(land(), 0, "c01", "c02", "c03"), 1, "c04", "c05", "c06")
    state.round = 2
    begin(state, "actions")
    assert state.hand == [[0, 1, 2], [3, 4, 5]]
    assert told_of(state, "drew") == []


def test_yin_b_frame_2_one_action_per_turn_round_the_table_until_all_are_done() -> None:
    state = set_order(land(3), 2, 0, 1)
    begin(state, "actions")
    while not ended(state):
        play(state, options(state)[0])
    began = [seat for _, seat, _ in told_of(state, "turn-began")]
    assert began == [2, 0, 1] * 6
    for seat in range(3):
        assert len([who for _, who, _ in told_of(state, "played") if who == seat]) == 3
        assert len([who for _, who, _ in told_of(state, "sent") if who == seat]) == 3


def test_yin_b_frame_3_either_a_card_or_a_group() -> None:
    state = turn(group(give_hand(land(), 0, "c01", "c06"), 2))
    assert options(state) == ["play c01", "play c06", "send cultivate"]
    assert why(state, "stop") == ("YIN-B-fortune-5", "finish-first")


def test_yin_b_frame_3_a_group_that_is_there() -> None:
    state = turn(group(give_hand(land(), 0, "c01"), 2))
    assert why(state, "send innovations") == ("YIN-B-work-1", "no-such-group")


def test_yin_b_frame_4_without_workers_on_the_player_board_only_a_fortune_action() -> None:
    state = turn(migrants(give_hand(land(), 0, "c01"), upper=2, lower=2))
    assert options(state) == ["play c01"]
    assert why(state, "send cultivate") == ("YIN-B-frame-4", "no-group")


def test_yin_b_frame_4_so_the_first_action_of_a_round_is_a_fortune_action() -> None:
    state = begin(land(), "actions")
    assert {words.split()[0] for words in options(state)} == {"play"}


def test_yin_b_frame_5_without_cards_only_a_worker_action() -> None:
    state = turn(group(land(), 2))
    assert options(state) == ["send cultivate"]
    assert why(state, "play c01") == ("YIN-B-frame-5", "hand-empty")


def test_yin_b_frame_6_without_card_and_group_a_seat_is_skipped() -> None:
    state = turns(give_hand(give_hand(land(3), 0, "c01", "c02"), 2, "c01"))
    assert (asked(state), told_of(state, "skipped")) == (0, [])
    play_card(state)
    assert asked(state) == 2
    assert told_of(state, "skipped") == [("YIN-B-frame-6", 1, ())]
    play_card(state)
    assert asked(state) == 0


def test_yin_r_22_a_group_of_nobody_gives_no_worker_action() -> None:
    state = turns(hold(give_hand(land(), 0, "c01"), workers=0))
    play_card(state)
    assert ended(state)
    assert groups(state) == {}


def test_yin_b_frame_7_besides_the_action_trade_and_innovations_before_and_after_it() -> None:
    state = disc_on(army(grow(grow(land(), "jiangxi-a3"), "jiangxi-b4"), 0, 1), "fruitful-war")
    besides = {"sell-food jiangxi-a3", "sell-food jiangxi-b4", "spend fruitful-war"}
    my_turn(state)
    assert besides <= set(options(state))
    play(state, "play c01", "on cultivate", "grow jiangxi-a1")
    assert besides <= set(options(state))
    play(state, "sell-food jiangxi-a3", "spend fruitful-war", "stop")
    assert (ended(state), view(state)["transport_left"]) == (True, None), "nothing of the turn is left"


def test_yin_b_frame_7_also_when_the_worker_action_is_over() -> None:
    state = grow(land(), "jiangxi-a3")
    play(sent(state, "imperial-commitments", 1), "commit palace-maintenance 0 0")
    assert options(state) == ["stop", "sell-food jiangxi-a3"]
    play(state, "sell-food jiangxi-a3")
    assert question(state) == "finish"
    play(state, "stop")
    assert ended(state)


def test_yin_b_frame_7_not_in_the_turn_of_another_seat() -> None:
    state = my_turn(grow(land(), "jiangxi-a3", 1))
    assert why(state, "sell-food jiangxi-a3", seat=1) == ("YIN-B-frame-2", "other-turn")
