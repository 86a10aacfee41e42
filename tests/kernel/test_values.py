"""Values are equal by what they say, and travel between processes."""

from __future__ import annotations

import pickle

import pytest

from tablewright.kernel.action import NOBODY, Action, Value
from tablewright.kernel.event import Event
from tablewright.kernel.random import chance_from
from tablewright.kernel.refusal import IllegalAction, Refusal
from tests.toy.actions import PLACE
from tests.toy.ch03_placing import BROKER, OfferShare, ShareOrNot
from tests.toy.game import HARBOUR
from tests.toy.names import QUAY, RICE
from tests.toy.table import SEED


def test_actions_with_the_same_words_are_equal_and_hash_alike() -> None:
    same = Action(("place", "quay"))
    assert PLACE[QUAY] == same
    assert same == PLACE[QUAY]
    assert hash(PLACE[QUAY]) == hash(same)
    assert PLACE[QUAY] in {same}


def test_actions_with_other_words_differ() -> None:
    assert PLACE[QUAY] != Action(("place", "market"))
    assert Action(("bid", 1)) != Action(("bid", "1"))
    assert Action(("rest",)) != ("rest",)
    assert Action(("rest",)) != Action(("rest", 0))


def test_the_words_of_an_action_are_its_notation() -> None:
    assert repr(PLACE[QUAY]) == "place quay"
    assert str(Action(("bid", 3))) == "bid 3"
    assert PLACE[QUAY].fields() == ("place", "quay")


def test_steps_are_equal_by_their_fields() -> None:
    assert OfferShare(0, (1, 2)) == OfferShare(0, (1, 2))
    assert OfferShare(0, (1, 2)) != OfferShare(0, (2, 1))
    assert hash(ShareOrNot(1, 0)) == hash(ShareOrNot(1, 0))
    assert repr(ShareOrNot(1, 0)) == "share-or-not 1 0"


def test_events_and_refusals_say_clause_first() -> None:
    assert Event("HAR-3-a", 1, "placed", (0,)).fields() == ("HAR-3-a", 1, "placed", 0)
    assert Refusal("HAR-3-a", "coins-missing", (2,)).fields() == ("HAR-3-a", "coins-missing", 2)
    assert Refusal("HAR-3-f", "deck-empty").what == ()


def test_an_event_is_heard_by_its_audience() -> None:
    open_event = Event("HAR-3-a", 1, "placed", (0,))
    secret = Event("HAR-1-a", 1, "drew", (4,), 1)
    assert [open_event.heard_by(viewer) for viewer in (NOBODY, 0, 1)] == [True, True, True]
    assert [secret.heard_by(viewer) for viewer in (NOBODY, 0, 1)] == [False, False, True]


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize(
    "value",
    [
        Action(("place", "quay")),
        Event("HAR-1-a", 1, "drew", (4,), 1),
        Refusal("HAR-3-a", "coins-missing", (2,)),
    ],
    ids=repr,
)
def test_values_travel_by_pickle(value: Value, protocol: int) -> None:
    assert pickle.loads(pickle.dumps(value, protocol)) == value


def test_an_event_keeps_its_audience_when_pickled() -> None:
    assert pickle.loads(pickle.dumps(Event("HAR-1-a", 1, "drew", (4,), 1))).audience == 1


def test_a_pickled_letter_is_found_again_in_the_alphabet() -> None:
    for letter in HARBOUR.alphabet():
        back = pickle.loads(pickle.dumps(letter))
        assert back == letter
        assert HARBOUR.letter(back.fields()) is letter


def test_an_interrupt_travels_as_its_words() -> None:
    assert pickle.loads(pickle.dumps(BROKER[RICE])) == BROKER[RICE]


def test_chance_travels_by_pickle() -> None:
    chance = chance_from(SEED)
    chance.word()
    back = pickle.loads(pickle.dumps(chance))
    assert back.facts() == chance.facts()
    assert back.word() == chance.word()


def test_an_illegal_action_carries_its_refusal() -> None:
    refusal = Refusal("HAR-3-a", "coins-missing", (2,))
    assert IllegalAction(refusal).refusal is refusal
    assert str(IllegalAction(refusal)) == "HAR-3-a coins-missing 2"


def test_a_value_without_fields_is_refused() -> None:
    with pytest.raises(NotImplementedError):
        Value().fields()
