"""Plans: a turn tried out on a copy, as far as its planner can know what comes of it."""

from __future__ import annotations

import pytest

from tests.server.house import House, Json, Person


@pytest.fixture
def table(ada: Person, ben: Person) -> str:
    """Ada leads and is to place her worker; Ben comes next."""
    id = ada.table("me", "open", bids="spoken")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    ada.act(id, 0, ["bid", 2])
    ben.act(id, 1, ["bid", 0])
    return id


def plan(person: Person, table: str, seat: int, *actions: list[str | int]) -> Json:
    found: Json = person.post(f"/tables/{table}/plan", {"seat": seat, "actions": list(actions)})
    return found


def test_a_plan_shows_what_comes_of_it_and_changes_nothing(ada: Person, ben: Person, table: str) -> None:
    before, his = ada.position(table), ben.position(table)
    found = plan(ada, table, 0, ["place", "quay"])
    assert found["before"] == before["view"]
    assert [option["action"][0] for option in found["question"]["options"]] == ["take", "take", "take"]
    assert [event["verb"] for event in found["steps"][0]["events"]] == ["placed"]
    assert (found["ends"], found["broken"], found["at_once"], found["early"]) == (None, None, 1, False)
    assert ada.position(table) == before
    assert ben.position(table) == his


def test_others_who_are_asked_in_the_middle_are_supposed_to_decline(ada: Person, table: str) -> None:
    found = plan(ada, table, 0, ["place", "quay"], ["take", "silk"])
    assert found["view"]["goods"][0] == [0, 1, 0]
    answers = found["steps"][1]["answers"]
    assert answers == [{"seat": 1, "label": {"key": "harbour-do-decline", "args": {}}}]
    assert (found["ends"], found["question"], found["at_once"]) == ("turn", None, 2)


def test_a_plan_is_taken_in_one_go(ada: Person, table: str) -> None:
    found = plan(ada, table, 0, ["place", "quay"], ["take", "silk"])
    actions = [step["action"] for step in found["steps"][: found["at_once"]]]
    wish = {"seat": 0, "ply": found["ply"], "revision": found["revision"], "actions": actions}
    assert ada.post(f"/tables/{table}/moves", wish)["view"]["goods"][0] == [0, 1, 0]


def test_a_plan_ends_where_something_is_drawn(ada: Person, table: str) -> None:
    found = plan(ada, table, 0, ["place", "market"])
    assert (found["ends"], found["question"], len(found["steps"])) == ("unknown", None, 1)
    assert found["view"] == found["before"], "what the die would show is not told"
    beyond = plan(ada, table, 0, ["place", "market"], ["rest"])
    assert beyond["broken"]["number"] == 2
    assert beyond["broken"]["refusal"] is None


def test_what_only_others_do_not_know_does_not_end_a_plan(ada: Person, table: str) -> None:
    card = next(one for one in plan(ada, table, 0)["question"]["options"] if one["action"][0] == "play")
    assert card["more"], "undo cannot cross it"
    found = plan(ada, table, 0, card["action"], ["rest"])
    assert [step["action"][0] for step in found["steps"]] == ["play", "rest"]
    assert found["ends"] == "turn"


def test_who_is_not_asked_plans_as_if_it_were_the_own_turn(ada: Person, ben: Person, table: str) -> None:
    found = plan(ben, table, 1, ["place", "quay"])
    assert (found["early"], found["at_once"], found["meanwhile"]) == (True, 0, [])
    assert found["view"]["workers"].count(1) == 1
    ada.act(table, 0, ["place", "quay"])
    behind = plan(ben, table, 1, ["place", "quay"])
    assert [answer["seat"] for answer in behind["meanwhile"]] == [0, 1], "Ada takes a good, and Ben does not share it"
    assert ben.position(table)["ply"] == 3


def test_who_has_had_the_last_turn_is_told_that_none_will_come(ada: Person) -> None:
    """Both seats are Ada's, and she answers with what is offered last until one of them has no turn to come."""
    id = ada.table("me", "me", bids="spoken")
    while (position := ada.position(id))["status"] == "running":
        asked = position["question"]["seat"]
        other = 1 - asked
        answer = ada.client.post(f"/api/tables/{id}/plan", json={"seat": other, "actions": []})
        if answer.status_code == 409 and answer.json()["error"]["code"] == "no-turn-to-come":
            foreseen = ada.get(f"/tables/{id}/foresight?seat={other}")
            steps = [one["step"] for one in foreseen["questions"]]
            assert "place-worker" not in steps, "at most it is asked in the other's turn"
            assert not foreseen["coming"]
            assert ada.get(f"/tables/{id}/foresight?seat={asked}")["coming"], "the turn under way is one"
            assert position["view"]["round"] == 3
            return
        ada.act(id, asked, position["question"]["options"][-1]["action"])
    raise AssertionError("there was always a turn to plan")


def test_a_plan_that_has_come_too_late_says_where_and_why(ada: Person, ben: Person, table: str) -> None:
    assert plan(ben, table, 1, ["place", "tavern"], ["rest"])["broken"]["number"] == 2
    ada.act(table, 0, ["rest"])
    ben.act(table, 1, ["place", "quay"], ["take", "silk"])
    ada.act(table, 0, ["decline"])
    again = plan(ben, table, 1, ["rest"], ["place", "quay"])
    assert again["broken"]["number"] <= 2
    assert again["broken"]["refusal"]["rule"].startswith("HAR-")


def test_why_not_can_be_asked_within_a_plan(ada: Person, table: str) -> None:
    wish = {"seat": 0, "actions": [["place", "quay"]], "zone": "good"}
    answers = ada.post(f"/tables/{table}/plan/why", wish)["answers"]
    assert {"take", "broker"} <= {answer["action"][0] for answer in answers}
    assert next(one for one in answers if one["action"] == ["take", "silk"])["refusal"] is None
    assert next(one for one in answers if one["action"] == ["discard", "silk"])["refusal"] is not None


def test_a_seat_is_planned_for_by_who_sits_there(house: House, ada: Person, ben: Person, table: str) -> None:
    wish = {"seat": 0, "actions": []}
    assert ben.trouble("POST", f"/tables/{table}/plan", wish) == (403, "foreign-seat")
    assert house.stranger().trouble("POST", f"/tables/{table}/plan", wish) == (403, "foreign-seat")
    unknown = {"seat": 0, "actions": [["fly", "home"]]}
    assert ada.trouble("POST", f"/tables/{table}/plan", unknown) == (422, "unknown-action")
    many = {"seat": 0, "actions": [["rest"]] * 65}
    assert ada.trouble("POST", f"/tables/{table}/plan", many) == (422, "bad-request")


def test_there_is_nothing_to_plan_while_others_decide_in_secret_or_after_the_end(ada: Person, ben: Person) -> None:
    id = ada.table("me", "open", bids="sealed")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    ada.act(id, 0, ["bid", 1], ["seal"])
    assert ada.trouble("POST", f"/tables/{id}/plan", {"seat": 0, "actions": []}) == (409, "nothing-to-plan")
    over = ada.finished_table()
    assert ada.trouble("POST", f"/tables/{over}/plan", {"seat": 0, "actions": []}) == (409, "table-finished")
