"""Accounts: coming in elsewhere, being signed out, going for good."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace
from sqlalchemy import select, update

from tablewright.server.people.passwords import Passwords
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.records import Conflict, Identity, StoredTable, unguessable
from tablewright.server.storage.schema import ACCOUNTS
from tests.server.house import House, Json, Person, open_house, settings

PASSWORD = "correct horse"
QUICK: dict[str, Any] = {"time_cost": 1, "memory_cost": 8, "parallelism": 1}


def signed(person: Person, status: int = 201, **more: str) -> Json:
    """*person* makes an account; its login is its own, as the house is everybody's."""
    login = more.pop("login", unguessable())
    made: Json = person.post("/account", {"login": login, "password": PASSWORD} | more, status)
    return made


def elsewhere(house: House, login: str, password: str = PASSWORD, **more: bool) -> Person:
    """Another device with the same account."""
    device = house.stranger()
    device.post("/account/sign-in", {"login": login, "password": password, **more})
    return device


# Coming.


def test_an_account_is_the_same_person_on_every_device(house: House, ada: Person) -> None:
    id = ada.table("me", "open")
    me = signed(ada)
    assert me == ada.get("/me") and me["name"] == "Ada"
    phone = elsewhere(house, me["login"])
    assert phone.get("/me") == me
    assert [table["id"] for table in phone.get("/tables")["mine"]] == [id]
    phone.put("/me", {"name": "Augusta"})
    assert ada.get("/me")["name"] == "Augusta"
    assert ada.put("/me", {"name": "Ada"}) == me


def test_a_login_is_the_same_however_it_is_typed(house: House, ada: Person, ben: Person) -> None:
    tail = unguessable().casefold()
    assert signed(ada, login=f"  Ada.L_{tail} ")["login"] == f"ada.l_{tail}"
    assert ben.trouble("POST", "/account", {"login": f"ADA.L_{tail}", "password": PASSWORD}) == (409, "login-taken")
    assert elsewhere(house, f"ＡＤＡ.ｌ_{tail}").get("/me")["name"] == "Ada"


def test_logins_from_before_they_had_to_be_plain_still_sign_in(house: House, ada: Person) -> None:
    login, before = signed(ada)["login"], f"strasse {unguessable().casefold()}"
    at(house, rewrite_login, house, login, before)
    assert elsewhere(house, before.replace("strasse", "Straße")).get("/me")["name"] == "Ada"


async def rewrite_login(house: House, now: str, before: str) -> None:
    async with house.service.store.begin() as connection:
        await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.login == now).values(login=before))


def test_a_password_is_the_same_on_every_keyboard(house: House, ada: Person) -> None:
    login = signed(ada, password="caf\u00e9 noir")["login"]
    assert elsewhere(house, login, "cafe\u0301 noir").get("/me")["login"] == login


def test_one_account_each(ada: Person) -> None:
    signed(ada)
    assert ada.trouble("POST", "/account", {"login": "another-one", "password": PASSWORD}) == (409, "has-account")


def test_nobody_learns_which_logins_there_are(house: House, ada: Person) -> None:
    login = signed(ada)["login"]
    stranger = house.stranger()
    answers = [
        stranger.client.post("/api/account/sign-in", json={"login": name, "password": "wrong horse"})
        for name in (login, unguessable())
    ]
    assert [answer.status_code for answer in answers] == [403, 403]
    assert answers[0].json() == answers[1].json() and answers[0].json()["error"]["code"] == "wrong-password"
    assert not any("set-cookie" in answer.headers for answer in answers)


@pytest.mark.parametrize(
    ("login", "password", "code"),
    [
        ("ab", PASSWORD, "bad-login"),
        ("x" * 41, PASSWORD, "bad-login"),
        ("a   ", PASSWORD, "bad-login"),
        ("\ufdfa" * 39, PASSWORD, "bad-login"),  # one character that is eighteen when it is written out
        ("bell\x07", PASSWORD, "bad-login"),
        ("right\u202eleft", PASSWORD, "bad-login"),
        ("alice\ufe0f", PASSWORD, "bad-login"),
        ("alice\u3164", PASSWORD, "bad-login"),
        (7, PASSWORD, "bad-request"),
        ("somebody", "seven77", "bad-request"),
        ("somebody", "x" * 201, "bad-request"),
        ("somebody", None, "bad-request"),
    ],
)
def test_bad_logins_and_passwords_are_refused(house: House, login: object, password: object, code: str) -> None:
    person = house.stranger()
    body = {"login": login, "password": password}
    assert person.trouble("POST", "/account", body) == (422, code)
    assert person.trouble("POST", "/account/sign-in", body) == (422, code)


@pytest.mark.parametrize("login", ["аlice", "alice b", "alice@example.org", "...", "zoë"])
def test_a_new_login_is_plain_so_that_none_looks_like_another(house: House, login: str) -> None:
    assert house.stranger().trouble("POST", "/account", {"login": login, "password": PASSWORD}) == (422, "bad-login")


def test_half_a_character_is_no_password(ada: Person) -> None:
    body = '{"login": "somebody", "password": "\\ud800 and more"}'
    answer = ada.client.post("/api/account", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-request")


def test_who_signs_in_brings_the_guests_tables_along_if_they_wish(house: House, ada: Person, ben: Person) -> None:
    login = signed(ada)["login"]
    hosted = ben.table("me", "open", start=False)
    seated = ada.table("me", "open")
    ben.post(f"/tables/{seated}/join", {"seat": 1})
    old_cookies = dict(ben.client.cookies)
    with ada.at(seated) as chair:
        chair.position(mine=[0])
        ben.post("/account/sign-in", {"login": login, "password": PASSWORD, "bring": True})
        assert chair.position(mine=[0, 1])["seats"][1]["name"] == "Ada"
    table = ada.get(f"/tables/{hosted}")
    assert table["host"] is True and table["seats"][0]["mine"] is True
    assert ben.get("/me")["login"] == login
    ghost = house.stranger()
    ghost.client.cookies.update(old_cookies)
    assert ghost.get("/me")["name"].startswith("Guest "), "the guest is gone"


def test_without_the_wish_nothing_is_brought_along(house: House, ada: Person, ben: Person) -> None:
    login = signed(ada)["login"]
    id = ben.table("me", "open", start=False)
    ben.post("/account/sign-in", {"login": login, "password": PASSWORD})
    seat = ada.get(f"/tables/{id}")["seats"][0]
    assert (seat["name"], seat["kind"], seat["mine"]) == ("Ben", "human", False)


def test_what_belongs_to_an_account_stays_with_it(house: House, ada: Person, ben: Person) -> None:
    login, bens = signed(ada)["login"], signed(ben)["login"]
    id = ben.table("me", "open", start=False)
    ben.post("/account/sign-in", {"login": login, "password": PASSWORD, "bring": True})
    assert ada.get(f"/tables/{id}")["seats"][0]["mine"] is False
    assert [table["id"] for table in elsewhere(house, bens).get("/tables")["mine"]] == [id]


# Being signed out.


def test_signing_out_is_for_this_device(house: House, ada: Person) -> None:
    me = signed(ada)
    phone = elsewhere(house, me["login"])
    assert phone.client.post("/api/account/sign-out").status_code == 204
    assert phone.get("/me")["login"] is None
    assert ada.get("/me") == me


def test_signing_out_everywhere(house: House, ada: Person) -> None:
    id = ada.table("me", "me")
    me = signed(ada)
    phone, cookies = elsewhere(house, me["login"]), dict(ada.client.cookies)
    with phone.at(id) as chair:
        chair.position(mine=[0, 1])
        assert ada.client.post("/api/account/sign-out-everywhere").status_code == 204
        closed = chair.socket.receive()
        while closed["type"] == "websocket.send":
            closed = chair.socket.receive()
        assert closed["type"] == "websocket.close", "whoever came in by the old cookie is let go"
    assert phone.get("/me")["id"] != me["id"]
    ada.client.cookies.update(cookies)
    assert ada.get("/me")["id"] != me["id"], "a cookie that was copied before is worth nothing either"
    assert elsewhere(house, me["login"]).get("/me") == me


def test_only_an_account_can_be_signed_out_everywhere(house: House, ada: Person) -> None:
    assert ada.trouble("POST", "/account/sign-out-everywhere") == (409, "no-account")
    assert house.stranger().trouble("POST", "/account/sign-out-everywhere") == (409, "no-account")


def test_another_password_signs_the_others_out(house: House, ada: Person) -> None:
    me = signed(ada)
    phone = elsewhere(house, me["login"])
    wish = {"old": PASSWORD, "new": "battery staple"}
    assert ada.trouble("PUT", "/account/password", wish | {"old": "wrong horse"}) == (403, "wrong-password")
    assert phone.get("/me") == me, "nothing has happened"
    assert ada.put("/account/password", wish) == me
    assert ada.get("/me") == me
    assert phone.get("/me")["id"] != me["id"]
    old = {"login": me["login"], "password": PASSWORD}
    assert phone.trouble("POST", "/account/sign-in", old) == (403, "wrong-password")
    assert elsewhere(house, me["login"], "battery staple").get("/me") == me


def test_without_an_account_there_is_no_password(house: House, ada: Person) -> None:
    wish = {"old": PASSWORD, "new": "battery staple"}
    assert ada.trouble("PUT", "/account/password", wish) == (409, "no-account")
    assert house.stranger().trouble("PUT", "/account/password", wish) == (409, "no-account")


# Going.


def gone(person: Person, password: str | None) -> None:
    answer = person.client.request("DELETE", "/api/account", json={"password": password})
    assert (answer.status_code, answer.content) == (204, b"")


@pytest.mark.parametrize("with_account", [True, False])
def test_games_stay_and_the_name_goes(house: House, ada: Person, ben: Person, with_account: bool) -> None:
    login = signed(ada)["login"] if with_account else None
    finished = ada.finished_table()
    hosted, running, alone = ada.table("me", "open", start=False), ada.table("me", "open"), ada.table("me", "me")
    waiting, others = ada.table("me", "open", start=False), ben.table("me", "open")
    for id in (hosted, running):
        ben.post(f"/tables/{id}/join", {"seat": 1})
    ada.post(f"/tables/{others}/join", {"seat": 1})
    cookies = dict(ada.client.cookies)
    with ben.at(running) as chair:
        chair.position(host=False)
        gone(ada, PASSWORD if with_account else None)
        assert [seat["kind"] for seat in chair.position(host=True)["seats"]] == ["open", "human"]
    seats = ben.get(f"/tables/{finished}")["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == 2 * [(None, "human")]
    assert [seat["name"] for seat in ben.position(finished)["seats"]] == ["", ""]
    assert ben.get(f"/tables/{finished}/record.json")["moves"], "the game is there"
    assert ben.get(f"/tables/{hosted}")["host"] is True
    assert [seat["kind"] for seat in ben.get(f"/tables/{others}")["seats"]] == ["human", "open"]
    assert ben.trouble("GET", f"/tables/{waiting}") == (404, "unknown-table")
    assert ben.get(f"/tables/{alone}")["status"] == "abandoned"
    again = house.stranger()
    again.client.cookies.update(cookies)
    assert again.get("/tables")["mine"] == []
    if login is not None:
        wish = {"login": login, "password": PASSWORD}
        assert again.trouble("POST", "/account/sign-in", wish) == (403, "wrong-password")
        assert again.post("/account", wish, 201)["login"] == login, "the login is free again"


def test_names_at_a_shared_screen_go_as_well(ada: Person, ben: Person) -> None:
    seats = [{"kind": "me", "name": "Ada Lovelace"}, {"kind": "open"}, {"kind": "me"}]
    id = ada.post("/tables", {"game": "harbour", "seats": seats, "start": False}, 201)["id"]
    ben.post(f"/tables/{id}/join", {"seat": 1})
    gone(ada, None)
    assert [seat["name"] for seat in ben.get(f"/tables/{id}")["seats"]] == [None, "Ben", None]


def test_nothing_goes_without_the_password(house: House, ada: Person) -> None:
    id = ada.table("me", "me")
    me = signed(ada)
    for password in ("wrong horse", None):
        assert ada.trouble("DELETE", "/account", {"password": password}) == (403, "wrong-password")
    assert ada.get("/me") == me and ada.get(f"/tables/{id}")["seats"][0]["name"] == "Ada"
    assert ada.trouble("DELETE", "/account", {}) == (422, "bad-request")


def test_whoever_is_nobody_can_be_deleted_without_trouble(house: House) -> None:
    gone(house.stranger(), None)


# How it is kept.


def test_a_password_is_kept_as_a_hash_that_is_renewed(tmp_path: Path) -> None:
    with open_house(settings(tmp_path)) as house:
        ada = house.person("Ada")
        service = house.service
        strong = service.accounts.passwords.hasher
        service.accounts.passwords.hasher = PasswordHasher(**QUICK)  # type: ignore[misc]
        me = signed(ada)
        weak = kept(house)
        service.accounts.passwords.hasher = strong  # type: ignore[misc]
        assert weak.startswith("$argon2id$") and strong.check_needs_rehash(weak)
        assert elsewhere(house, me["login"]).get("/me") == me
        renewed = kept(house)
        assert not strong.check_needs_rehash(renewed)
        assert elsewhere(house, me["login"]).get("/me") == me
        assert kept(house) == renewed and ada.get("/me") == me


def kept(house: House) -> str:
    """What the database holds for the one password that there is."""

    async def read() -> str:
        async with house.service.store.begin() as connection:
            found: str = (await connection.execute(select(ACCOUNTS.c.password))).scalar_one()
            return found

    assert house.client.portal is not None
    return house.client.portal.call(read)


async def test_an_unknown_login_takes_as_long_as_a_wrong_password() -> None:
    """As much work, that is: the same hash is computed once, with the same parameters."""
    calls: list[str] = []

    class Counted(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            calls.append(str(hash).rsplit("$", 2)[0])
            return super().verify(hash, password)

    passwords = await Passwords.open(Counted(**QUICK))
    stored = await passwords.hashed(PASSWORD)
    assert await passwords.fits(PASSWORD, stored)
    assert not await passwords.fits("wrong horse", stored)
    assert not await passwords.fits(PASSWORD, None)
    assert not await passwords.fits(PASSWORD, "no hash at all")
    assert calls[0] == calls[1] == calls[2]


# Cookies.


def test_a_cookie_from_before_there_were_epochs_is_still_good(house: House, ada: Person) -> None:
    service = house.service
    me, again = ada.get("/me"), house.stranger()
    again.client.cookies.set("tablewright", str(service.identities.signer.dumps(me["id"])))
    assert again.get("/me") == me
    login = signed(ada)["login"]
    assert ada.client.post("/api/account/sign-out-everywhere").status_code == 204
    assert again.get("/me")["id"] != me["id"]
    assert elsewhere(house, login).get("/me")["id"] == me["id"]


@pytest.mark.parametrize("held", [None, 7, ["x"], ["x", "0"], {"id": "x"}, [["x"], 0], ["nobody", 0]])
def test_a_cookie_of_another_form_is_nobodys(house: House, held: object) -> None:
    service = house.service
    person = house.stranger()
    person.client.cookies.set("tablewright", str(service.identities.signer.dumps(held)))
    assert person.get("/me")["name"].startswith("Guest ")


def test_over_tls_the_cookie_is_bound_to_the_host(house: House) -> None:
    person = house.stranger()
    person.client.base_url = "https://testserver"
    answer = person.client.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-tablewright=")
    for part in ("HttpOnly", "SameSite=lax", "Secure", "Path=/"):
        assert part in cookie
    assert "Domain" not in cookie
    assert person.get("/me")["id"] == answer.json()["id"]
    # A neighbour under the same domain could set a cookie of the plain name.
    fixed = house.stranger()
    fixed.client.base_url = "https://testserver"
    fixed.client.cookies.set("tablewright", answer.cookies["__Host-tablewright"])
    assert fixed.get("/me")["id"] != answer.json()["id"]
    signed_out = person.client.post("/api/account/sign-out")
    assert "__Host-tablewright" in signed_out.headers["set-cookie"]
    assert person.get("/me")["id"] != answer.json()["id"]


def test_a_cookie_lives_for_two_years(house: House) -> None:
    cookie = house.stranger().client.get("/api/me").headers["set-cookie"]
    assert f"Max-Age={2 * 365 * 24 * 3600};" in cookie


# At the same moment. What a request has seen of its sender may be over when it writes.


def seen_as(house: House, person: Person) -> Identity:
    """What a request of *person* knows of them, from the cookie with which it came in."""
    found = at(house, house.service.store.identity, person.get("/me")["id"])
    assert isinstance(found, Identity)
    return found


def at(house: House, work: Callable[..., Awaitable[object]], *given: object) -> object:
    assert house.client.portal is not None
    return house.client.portal.call(work, *given)


def refused(house: House, work: Callable[..., Awaitable[object]], *given: object) -> str:
    with pytest.raises(Trouble) as trouble:
        at(house, work, *given)
    return trouble.value.code


def test_who_goes_for_good_in_the_moment_in_which_they_make_an_account_has_none(house: House, ada: Person) -> None:
    me, login = seen_as(house, ada), unguessable()
    gone(ada, None)
    assert refused(house, house.service.accounts.create, me, login, PASSWORD) == "signed-out"
    wish = {"login": login, "password": PASSWORD}
    assert house.stranger().trouble("POST", "/account/sign-in", wish) == (403, "wrong-password")


def test_who_is_signed_out_in_the_moment_in_which_a_guest_is_brought_along_gets_nothing(
    house: House, ada: Person, ben: Person
) -> None:
    signed(ada)
    me, guest = seen_as(house, ada), seen_as(house, ben)
    id = ben.table("me", "open", start=False)
    assert ada.client.post("/api/account/sign-out-everywhere").status_code == 204
    assert refused(house, house.service.accounts.bring, guest, me) == "signed-out"
    assert ben.get("/me")["name"] == "Ben", "the guest is still there"
    assert ben.get(f"/tables/{id}")["host"] and ben.get(f"/tables/{id}")["seats"][0]["mine"]


def test_a_guest_who_goes_in_the_moment_in_which_it_is_brought_along_is_gone(
    house: House, ada: Person, ben: Person
) -> None:
    signed(ada)
    me, guest = seen_as(house, ada), seen_as(house, ben)
    id = ben.table("me", "open", start=False)
    gone(ben, None)
    assert refused(house, house.service.accounts.bring, guest, me) == "signed-out"
    assert ada.trouble("GET", f"/tables/{id}") == (404, "unknown-table")


def test_of_two_who_end_the_same_stay_at_once_the_second_changes_nothing(house: House, ada: Person) -> None:
    login = signed(ada)["login"]
    me = seen_as(house, ada)
    accounts = house.service.accounts
    at(house, accounts.sign_out_everywhere, me)
    assert refused(house, accounts.sign_out_everywhere, me) == "signed-out"
    assert refused(house, accounts.change_password, me, PASSWORD, "battery staple") == "signed-out"
    assert refused(house, accounts.delete, me, PASSWORD) == "signed-out"
    assert elsewhere(house, login).get("/me")["name"] == "Ada", "with the old password"


def test_whoever_changes_a_table_while_its_host_is_brought_along_looks_at_it_again(
    house: House, ada: Person, ben: Person
) -> None:
    """At a table at which the guest does not sit, too: what was allowed to the guest is not the account's change."""
    signed(ada)
    id = ben.post("/tables", {"game": "harbour", "seats": [{"kind": "bot", "bot": "first"}, {"kind": "open"}]}, 201)[
        "id"
    ]
    store = house.service.store
    seen = at(house, store.table, id)
    assert isinstance(seen, StoredTable) and not seen.seats_of(seen.host)
    at(house, house.service.accounts.bring, seen_as(house, ben), seen_as(house, ada))
    with pytest.raises(Conflict):
        at(house, store.change_table, seen, replace(seen, hints=False))
    after = at(house, store.table, id)
    assert isinstance(after, StoredTable)
    assert (after.host, after.seating, after.hints) == (ada.get("/me")["id"], seen.seating + 1, True)
