"""A table can be written down in the middle of the most tangled turn."""

from __future__ import annotations

import json
import random
from typing import Any

from tablewright.kernel.state import seats_to_act
from tests.toy.actions import BID, PLACE, SHARE, TAKE
from tests.toy.ch03_placing import BROKER, ChooseBuyer, TakeGood
from tests.toy.game import HARBOUR
from tests.toy.names import QUAY, RICE, SILK, TEA
from tests.toy.state import Harbour
from tests.toy.table import harbour, new_match, play


def there_and_back(table: Harbour) -> Harbour:
    data: dict[str, Any] = json.loads(json.dumps(HARBOUR.to_json(table)))
    back = HARBOUR.from_json(data)
    assert HARBOUR.to_json(back) == HARBOUR.to_json(table)
    for seat in range(table.seats):
        assert HARBOUR.options(back, seat) == HARBOUR.options(table, seat)
    return back


def test_in_the_middle_of_a_sale_in_the_middle_of_a_turn() -> None:
    table = harbour(seats=3, coins=[2, 2, 2], goods=[[2, 0, 0], [0, 0, 0], [0, 0, 0]], workers={QUAY: 1})
    play(table, PLACE[QUAY], BROKER[RICE])
    assert HARBOUR.question(table) == ChooseBuyer(0, RICE)
    assert len(table.stack) > 6
    back = there_and_back(table)
    for action in (HARBOUR.options(table)[0], TAKE[TEA], SHARE, TAKE[SILK], SHARE):
        play(table, action)
        play(back, action)
        there_and_back(back)
    assert HARBOUR.to_json(back) == HARBOUR.to_json(table)
    assert HARBOUR.question(back) == TakeGood(2)


def test_in_the_middle_of_hidden_bids() -> None:
    match = new_match(3)
    match.act(2, BID[1])
    back = there_and_back(match.state)
    assert seats_to_act(back) == [0, 1, 2]


def test_at_every_position_of_whole_games_and_dice_fall_alike() -> None:
    for seed in range(4):
        chooser = random.Random(seed)
        match = new_match(2 + seed % 3, weather="stormy", bids="sealed" if seed % 2 else "spoken")
        back = HARBOUR.from_json(HARBOUR.to_json(match.state))
        while not match.is_over():
            seat = chooser.choice(match.to_act())
            action = chooser.choice(HARBOUR.options(match.state, seat))
            match.act(seat, action)
            HARBOUR.apply(back, seat, action)
            back = there_and_back(back)
            assert HARBOUR.to_json(back) == HARBOUR.to_json(match.state)


def test_json_shares_nothing_with_the_table() -> None:
    table = harbour(goods=[[1, 0, 0], [0, 0, 0]])
    data = HARBOUR.to_json(table)
    kept = json.dumps(data)
    play(table, BROKER[RICE])
    assert json.dumps(data) == kept


def test_a_table_shares_nothing_with_its_json() -> None:
    data: dict[str, Any] = json.loads(json.dumps(HARBOUR.to_json(harbour(goods=[[1, 0, 0], [0, 0, 0]]))))
    kept = json.dumps(data)
    play(HARBOUR.from_json(data), BROKER[RICE])
    assert json.dumps(data) == kept
