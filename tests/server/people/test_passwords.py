"""Passwords that are tried first are refused, where one is made or changed; and looking takes no time to speak of."""

from __future__ import annotations

import random

import pytest
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from tablewright.server.people import passwords
from tablewright.server.people.passwords import LOOKED_AT, Passwords, is_soon_guessed
from tablewright.server.protocol.errors import Trouble
from tests.server.house import House, Person

KNOWN = ["ada.lovelace", "Ada Lovelace", "games.example.org", "tablewright"]


def test_the_most_common_ones_are_refused() -> None:
    common = [word for word in FREQUENCY_LISTS["passwords"] if len(word) >= 8]
    assert len(common) > 10_000
    assert all(is_soon_guessed(word, []) for word in random.Random(1).sample(common, 500))
    assert "password" in common and is_soon_guessed("PassWord", [])


COMMON = ["p@ssw0rd!", "password1", "12345678", "qwertyuiop", "aaaaaaaaaaaa", "passwordpassword", "x" * 200]
ONES_OWN = ["ada.lovelace", "lovelace1", "Tablewright1", "games.example.org"]


@pytest.mark.parametrize("password", COMMON + ONES_OWN)
def test_what_is_easily_guessed_is_refused(password: str) -> None:
    assert is_soon_guessed(password, KNOWN)


@pytest.mark.parametrize(
    "password",
    ["correct horse", "battery staple", "caf\u00e9 noir", "blau Wolke Tisch", "password" * 9 + " blue Tuesday"],
)
def test_a_few_words_are_a_good_password(password: str) -> None:
    assert not is_soon_guessed(password, KNOWN)


def test_no_more_is_looked_at_than_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The estimate of 72 signs that may stand for letters takes ten seconds."""
    seen: list[str] = []

    def estimate(password: str, user_inputs: list[str]) -> dict[str, int]:
        seen.extend([password, *user_inputs])
        return {"score": 4}

    monkeypatch.setattr(passwords, "zxcvbn", estimate)
    is_soon_guessed("4@8({[<369!|10$57+%2" * 10, ["x" * 200])
    assert seen and max(map(len, seen)) == LOOKED_AT


async def test_what_people_call_the_site_is_no_password() -> None:
    found = await Passwords.open(site="https://mytabletop.example:8443/play")
    for weak in ("mytabletop1", "mytabletop.example"):
        with pytest.raises(Trouble) as trouble:
            await found.must_be_good(weak)
        assert trouble.value.code == "weak-password"
    await (await Passwords.open(site="https://elsewhere.example")).must_be_good("mytabletop.example")


def test_a_weak_password_is_refused_for_a_new_account_and_for_a_change(house: House, ada: Person) -> None:
    login = f"lovelace.{random.getrandbits(64)}"
    for weak in ("password", login):
        assert ada.trouble("POST", "/account", {"login": login, "password": weak}) == (422, "weak-password")
    ada.post("/account", {"login": login, "password": "correct horse"}, 201)
    wish = {"old": "correct horse", "new": "iloveyou1"}
    assert ada.trouble("PUT", "/account/password", wish) == (422, "weak-password")
    assert ada.get("/me")["login"] == login


async def test_a_password_from_before_still_fits() -> None:
    found = await Passwords.open()
    assert await found.fits("password", await found.hashed("password"))
