"""Sessions: who signs out is signed out on the server, and whoever has a copy of the cookie with them."""

from __future__ import annotations

import traceback
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage import sessions
from tablewright.server.storage.records import Identity, now, unguessable
from tablewright.server.storage.schema import SESSIONS
from tablewright.server.table.session import SIGNED_OUT
from tests.server.house import Chair, House, Json, Person

PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
PHONE = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36"


def signed(person: Person) -> str:
    """*person* makes an account; its login."""
    login = unguessable()
    person.post("/account", {"login": login, "password": PASSWORD}, 201)
    return login


def elsewhere(house: House, login: str) -> Person:
    device = house.stranger()
    device.post("/account/sign-in", {"login": login, "password": PASSWORD})
    return device


def copied(house: House, person: Person) -> Person:
    """Whoever got hold of the cookie."""
    thief = house.stranger()
    thief.client.cookies.update(dict(person.client.cookies))
    return thief


def with_cookie(house: House, held: object) -> Person:
    person = house.stranger()
    person.client.cookies.set("tablewright", str(house.service.identities.signer.dumps(held)))
    return person


def done(person: Person, method: str, path: str) -> None:
    assert person.client.request(method, "/api" + path).status_code == 204


def at(house: House, work: Callable[..., Awaitable[Any]], *given: object) -> Any:
    assert house.client.portal is not None
    return house.client.portal.call(work, *given)


def until_closed(chair: Chair) -> int:
    with pytest.raises(WebSocketDisconnect) as closed:
        while True:
            chair.receive()
    return closed.value.code


def listed(person: Person) -> list[Json]:
    found: list[Json] = person.get("/account/sessions")["sessions"]
    return found


# Signing out.


@pytest.mark.parametrize("with_account", [True, False])
def test_a_copied_cookie_is_nobodys_after_the_sign_out(house: House, ada: Person, with_account: bool) -> None:
    if with_account:
        signed(ada)
    id, me, thief = ada.table("me", "me"), ada.get("/me")["id"], copied(house, ada)
    assert thief.get("/me")["id"] == me, "until then it is Ada's"
    done(ada, "POST", "/account/sign-out")
    assert thief.position(id)["mine"] == []
    with thief.at(id) as chair:
        assert chair.position()["mine"] == []
        assert chair.act(0, 0, ["bid", 1])["error"]["code"] == "foreign-seat"
    assert thief.get("/me")["id"] != me


def test_a_socket_is_let_go_when_its_session_ends_and_no_other_one(house: House, ada: Person) -> None:
    id = ada.table("me", "me")
    phone = elsewhere(house, signed(ada))
    with ada.at(id) as chair, copied(house, ada).at(id) as copy, phone.at(id) as other:
        for one in (chair, copy, other):
            one.position(mine=[0, 1])
        done(ada, "POST", "/account/sign-out")
        assert until_closed(chair) == until_closed(copy) == SIGNED_OUT
        assert other.ask(type="ping")["type"] == "pong"


def test_who_signs_in_leaves_nothing_of_the_guest_behind(house: House, ada: Person, ben: Person) -> None:
    login, guest, thief = signed(ada), ben.get("/me")["id"], copied(house, ben)
    ben.post("/account/sign-in", {"login": login, "password": PASSWORD})
    assert thief.get("/me")["id"] not in (guest, ben.get("/me")["id"])


def test_another_password_ends_all_sessions_but_the_new_one(house: House, ada: Person) -> None:
    phone, thief = elsewhere(house, signed(ada)), copied(house, ada)
    ada.put("/account/password", {"old": PASSWORD, "new": "battery staple"})
    assert [one["here"] for one in listed(ada)] == [True]
    for other in (phone, thief):
        assert other.get("/me")["id"] != ada.get("/me")["id"]


def test_of_who_goes_for_good_no_session_is_left(house: House, ada: Person) -> None:
    me, thief = ada.get("/me")["id"], copied(house, ada)
    assert ada.client.request("DELETE", "/api/account", json={"password": None}).status_code == 204
    assert thief.get("/me")["id"] != me
    assert at(house, sessions.sessions_of, house.service.store.database, me) == []


def test_of_a_guest_who_is_brought_along_no_session_is_left(house: House, ada: Person, ben: Person) -> None:
    login, guest, thief = signed(ada), ben.get("/me")["id"], copied(house, ben)
    ben.post("/account/sign-in", {"login": login, "password": PASSWORD, "bring": True})
    assert at(house, sessions.sessions_of, house.service.store.database, guest) == []
    assert thief.get("/me")["login"] is None


# My sessions.


def test_my_browsers_are_listed_and_can_be_signed_out_one_by_one(house: House, ada: Person) -> None:
    id, login = ada.table("me", "me"), signed(ada)
    phone = house.stranger()
    phone.client.headers["user-agent"] = PHONE
    phone.post("/account/sign-in", {"login": login, "password": PASSWORD})
    mine = listed(phone)
    assert [(one["browser"], one["here"]) for one in mine] == [("Chrome, Android", True), ("", False)]
    assert all(one["created"] and one["seen"] for one in mine)
    here = next(one["id"] for one in listed(ada) if one["here"])
    with phone.at(id) as chair:
        chair.position(mine=[0, 1])
        done(ada, "DELETE", f"/account/sessions/{mine[0]['id']}")
        assert until_closed(chair) == SIGNED_OUT
    assert phone.get("/me")["login"] is None
    assert [one["id"] for one in listed(ada)] == [here]
    done(ada, "DELETE", f"/account/sessions/{here}")
    assert ada.get("/me")["login"] is None and "tablewright" in ada.client.cookies


def test_nobody_ends_the_session_of_somebody_else(house: House, ada: Person, ben: Person) -> None:
    (session,) = listed(ada)
    done(ben, "DELETE", f"/account/sessions/{session['id']}")
    done(house.stranger(), "DELETE", f"/account/sessions/{session['id']}")
    assert ada.get("/me")["name"] == "Ada" and listed(ada) == [session]
    assert listed(house.stranger()) == []


def test_no_key_is_told_or_kept(house: House, ada: Person) -> None:
    key = house.service.identities.signer.loads(ada.client.cookies["tablewright"])["session"]

    async def kept() -> str:
        async with house.service.store.begin() as connection:
            return str((await connection.execute(select(SESSIONS))).all())

    assert key not in at(house, kept) and key not in str(listed(ada))


def test_of_too_many_sessions_the_one_that_was_not_seen_for_longest_ends(
    house: House, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "MOST", 2)
    login, id = signed(ada), ada.table("me", "me")
    (first,) = listed(ada)
    with ada.at(id) as chair:
        chair.position()
        at(house, seen_before, house, first["id"], timedelta(hours=1))
        devices = [elsewhere(house, login) for _ in range(2)]
        assert until_closed(chair) == SIGNED_OUT
    assert len(listed(devices[0])) == 2 and ada.get("/me")["login"] is None


# Time.


async def seen_before(house: House, session: str, long: timedelta) -> None:
    async with house.service.store.begin() as connection:
        await connection.execute(update(SESSIONS).where(SESSIONS.c.id == session).values(seen=now() - long))


def test_a_session_that_nobody_used_for_two_years_is_over_and_goes(house: House, ada: Person) -> None:
    (session,), me = listed(ada), ada.get("/me")["id"]
    at(house, seen_before, house, session["id"], sessions.UNUSED - timedelta(hours=1))
    assert [one["id"] for one in listed(copied(house, ada))] == [session["id"]]
    at(house, seen_before, house, session["id"], sessions.UNUSED + timedelta(hours=1))
    assert listed(copied(house, ada)) == []
    assert copied(house, ada).get("/me")["id"] != me
    at(house, sessions.end_unused, house.service.store.database)
    at(house, seen_before, house, session["id"], timedelta())
    assert copied(house, ada).get("/me")["id"] != me, "there is no row any more"


def test_who_comes_back_after_a_day_is_seen_and_keeps_the_cookie(house: House, ada: Person) -> None:
    (session,) = listed(ada)
    assert "set-cookie" not in ada.client.get("/api/me").headers
    at(house, seen_before, house, session["id"], timedelta(days=30))
    answer = ada.client.get("/api/me")
    assert answer.json()["name"] == "Ada" and "Max-Age" in answer.headers["set-cookie"]
    assert listed(ada)[0]["seen"] > session["seen"] and listed(ada)[0]["id"] == session["id"]
    assert "set-cookie" not in ada.client.get("/api/me").headers


# Cookies from before.


@pytest.mark.parametrize("with_epoch", [True, False])
def test_a_cookie_from_before_there_were_sessions_is_exchanged_for_one(
    house: House, ada: Person, with_epoch: bool
) -> None:
    me = ada.get("/me")
    old = [me["id"], 0] if with_epoch else me["id"]
    again, id = with_cookie(house, old), ada.table("me", "me")
    again.client.headers["user-agent"] = FIREFOX
    with again.at(id) as chair:  # whose answer can set no cookie
        chair.position(mine=[0, 1])
        assert again.get(f"/tables/{id}")["host"] and len(listed(ada)) == 1
        assert again.get("/me") == me
        assert [one["browser"] for one in listed(ada) if not one["here"]] == ["Firefox, Linux"]
        for _ in range(2):  # requests that were on their way with the old one
            late = with_cookie(house, old)
            late.client.headers["user-agent"] = FIREFOX
            assert late.get("/me") == me and len(listed(ada)) == 2
        done(again, "POST", "/account/sign-out")
        assert until_closed(chair) == SIGNED_OUT, "nobody knows whose it is: it may be the same browser"
    assert with_cookie(house, old).get("/me")["id"] != me["id"], "and so for the old cookie"
    assert ada.get("/me") == me


def test_who_signs_out_by_a_cookie_from_before_ends_it(house: House, ada: Person) -> None:
    me = ada.get("/me")
    old = with_cookie(house, [me["id"], 0])
    thief, nobody, id = copied(house, old), house.stranger(), ada.table("me", "me")
    done(old, "POST", "/account/sign-out")
    assert thief.get("/me")["id"] != me["id"] and ada.get("/me") == me
    with nobody.at(id) as chair:
        assert chair.position()["mine"] == [], "whoever has no session is not shut out"


@pytest.mark.parametrize("held", [{"session": 7}, {"session": "nobody"}, {"session": ""}, {}, {"key": "x"}])
def test_a_cookie_with_no_session_of_ours_is_nobodys(house: House, held: object) -> None:
    assert with_cookie(house, held).get("/me")["name"].startswith("Guest ")


# At the same moment.


def seen_as(house: House, person: Person) -> Identity:
    """What a request of *person* knows of them."""
    me: Identity = at(house, house.service.store.identity, person.get("/me")["id"])
    return me


def test_two_who_sign_out_at_once_both_do(house: House, ada: Person) -> None:
    crowd = [copied(house, ada) for _ in range(4)]
    with ThreadPoolExecutor(len(crowd)) as threads:
        answers = list(threads.map(lambda one: one.client.post("/api/account/sign-out").status_code, crowd))
    assert answers == [204] * 4
    assert copied(house, ada).get("/me")["name"].startswith("Guest ")


def test_who_is_signed_out_everywhere_while_signing_in_is_not_signed_in(house: House, ada: Person) -> None:
    login = signed(ada)
    accounts, database = house.service.accounts, house.service.store.database
    account = at(house, accounts.sign_in, None, login.casefold(), PASSWORD, False)
    done(ada, "POST", "/account/sign-out-everywhere")
    with pytest.raises(Trouble) as trouble:
        at(house, sessions.begin_session, database, account.identity, "key", "")
    assert trouble.value.code == "signed-out"
    assert at(house, sessions.sessions_of, database, account.identity.id) == []


def test_who_signs_out_while_their_socket_is_let_in_is_let_go(
    house: House, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cookie was good when it was looked at, and nobody could find the socket yet."""
    id, service = ada.table("me", "me"), house.service
    look = service.identities.of

    async def just_before(connection: HTTPConnection) -> Identity | None:
        me = await look(connection)
        assert me is not None
        await service.accounts.sign_out(me, me.session)
        return me

    monkeypatch.setattr(service.identities, "of", just_before)
    with ada.at(id) as chair:
        assert until_closed(chair) == SIGNED_OUT


def test_what_was_missed_while_nothing_was_heard_is_found_out(house: House, ada: Person, ben: Person) -> None:
    id = ada.table("me", "me")
    (session,) = listed(ada)

    async def end_silently() -> None:
        async with house.service.store.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.id == session["id"]))
        house.service.tables.look_again()

    with ada.at(id) as chair, ben.at(id) as other, house.stranger().at(id) as stranger:
        for one in (chair, other, stranger):
            one.position()
        at(house, end_silently)
        assert until_closed(chair) == SIGNED_OUT
        assert other.ask(type="ping")["type"] == stranger.ask(type="ping")["type"] == "pong"


# What it costs.


def test_a_message_of_a_socket_asks_for_no_session(house: House, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    id = ada.table("me", "me", bids="spoken")
    database, asked = house.service.store.database, list[str]()
    read = database.read

    def noted() -> Any:
        asked.append("".join(traceback.format_stack()))
        return read()

    with ada.at(id) as chair:
        seen = chair.position()
        chair.ask(type="ping")  # by then it has been told all that there is to tell when a table is opened
        monkeypatch.setattr(database, "read", noted)
        for ply, seat in enumerate((seen["viewer"], 1 - seen["viewer"])):
            assert chair.act(seat, ply, ["bid", 1])["type"] == "done"
            assert chair.ask(type="ping")["type"] == "pong", "whatever came with the position is told before it"
    assert not asked, asked[0]
