"""Mail: an address is confirmed before it is used, one wait is one letter, and nothing is lost or sent twice."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from typing import Any

import pytest
from sqlalchemy import func, select, update

from tablewright.server.mail import outbox
from tablewright.server.mail.message import one_line
from tablewright.server.storage.records import now
from tablewright.server.storage.schema import LETTERS, SEATS
from tests.mail import MailServer, text, token
from tests.server.house import House, Person, open_house, settings
from tests.server.lobby.test_clocks import slow_table, wait_long

SITE = "https://games.example.org"
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server() -> Iterator[MailServer]:
    found = MailServer()
    found.controller.start()
    yield found
    found.controller.stop()


@pytest.fixture(scope="module")
def post_house(tmp_path_factory: pytest.TempPathFactory, server: MailServer) -> Iterator[House]:
    """A server that sends letters."""
    mail = {
        "smtp": f"127.0.0.1:{server.port}",
        "smtp_security": "none",
        "smtp_sender": "table@example.org",
        "site": SITE,
    }
    before, outbox.SECONDS_BETWEEN_LOOKS = outbox.SECONDS_BETWEEN_LOOKS, 0.05  # type: ignore[misc]
    with open_house(settings(tmp_path_factory.mktemp("post"), **mail)) as house:
        yield house
    outbox.SECONDS_BETWEEN_LOOKS = before  # type: ignore[misc]


def until(so: Callable[[], Any], seconds: float = 10.0) -> Any:
    end = time.monotonic() + seconds
    while not (found := so()):
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)
    return found


def with_account(house: House, name: str) -> Person:
    person = house.person(name)
    login = f"{name}-{time.monotonic_ns()}"
    person.post("/account", {"login": login, "password": PASSWORD}, 201)
    return person


def reached_at(house: House, server: MailServer, name: str, **wishes: Any) -> tuple[Person, str]:
    """Somebody whose address is confirmed."""
    person = with_account(house, name)
    address = f"{name}.{time.monotonic_ns()}@example.org"
    person.put("/mail", {"address": address, "minutes": 1, "language": "en"} | wishes)
    (letter,) = until(lambda: server.to(address))
    confirm(person, letter)
    assert person.get("/mail")["confirmed"] is True
    server.box.clear()
    return person, address


def confirm(person: Person, letter: EmailMessage) -> None:
    answer = person.client.post("/api/mail/confirm", json={"token": token(letter, "confirm")})
    assert answer.status_code == 204, answer.text


def count_letters(house: House) -> int:
    async def work() -> int:
        async with house.service.store.begin() as connection:
            return (await connection.execute(select(func.count()).select_from(LETTERS))).scalar_one()

    found: int = house.client.portal.call(work)  # type: ignore[union-attr]
    return found


def all_gone(house: House) -> bool:
    """Is the outbox empty? Whatever was put off is due now: it may have been put off just after the last look."""

    async def work() -> None:
        async with house.service.store.begin() as connection:
            await connection.execute(update(LETTERS).values(due=now()))

    house.client.portal.call(work)  # type: ignore[union-attr]
    return count_letters(house) == 0


def was_refused(server: MailServer, address: str) -> bool:
    return any(message["To"] == address for message in server.refused)


def test_an_address_is_written_to_once_it_is_confirmed(post_house: House, server: MailServer) -> None:
    ada = with_account(post_house, "Ada")
    assert ada.get("/mail") == {"offered": True, "address": None, "confirmed": False, "turns": True, "minutes": 30}
    ada.put("/mail", {"address": "ada@example.org", "turns": True, "minutes": 5, "language": "nl"})
    (letter,) = until(lambda: server.to("ada@example.org"))
    assert letter["Subject"] == "Tablewright: bevestig je adres", "in her language"
    assert ada.get("/mail")["confirmed"] is False
    ben = post_house.stranger()
    assert ben.trouble("POST", "/mail/confirm", {"token": token(letter, "confirm") + "x"}) == (409, "bad-link")
    confirm(ben, letter)  # the letter may be read on another device
    assert ada.get("/mail")["confirmed"] is True
    ada.put("/mail", {"address": "ada@example.org", "turns": False, "minutes": 9, "language": "nl"})
    assert ada.get("/mail") == {
        "offered": True, "address": "ada@example.org", "confirmed": True, "turns": False, "minutes": 9,
    }  # fmt: skip
    ada.put("/mail", {"address": "other@example.org", "language": "en"})
    assert ada.get("/mail")["confirmed"] is False, "another address is another one"
    assert ada.client.delete("/api/mail").json()["address"] is None
    assert ben.trouble("POST", "/mail/confirm", {"token": token(letter, "confirm")}) == (409, "bad-link")


def test_one_wait_is_one_letter(post_house: House, server: MailServer) -> None:
    ada, address = reached_at(post_house, server, "Ada")
    ben = post_house.person("Bén ☕")
    id = slow_table(ada, ben, bids="spoken")
    wait_long(post_house, id, 0, 90)
    (letter,) = until(lambda: server.to(address))
    assert letter["Subject"] == "Your turn: harbour-title with Bén ☕"
    assert f"{SITE}/table/{id}\n" in text(letter) and "Time left: 8 minutes." in text(letter)
    assert letter["From"] == "table@example.org" and letter.get_content_type() == "text/plain"
    until(lambda: count_letters(post_house) == 0)
    time.sleep(0.3)
    assert len(server.to(address)) == 1 and count_letters(post_house) == 0
    ada.act(id, 0, ["bid", 1])
    ben.act(id, 1, ["bid", 0])
    wait_long(post_house, id, 0, 90)
    until(lambda: len(server.to(address)) == 2)


def test_who_sits_at_the_table_is_not_written_to(post_house: House, server: MailServer) -> None:
    ada, address = reached_at(post_house, server, "Ada")
    id = slow_table(ada, post_house.person("Ben"), bids="spoken")
    with ada.at(id) as chair:
        chair.position()
        wait_long(post_house, id, 0, 90)
        time.sleep(0.3)
        assert server.to(address) == []
    until(lambda: server.to(address))


def test_nobody_is_written_to_before_the_time_that_they_chose(post_house: House, server: MailServer) -> None:
    ada, address = reached_at(post_house, server, "Ada", minutes=5)
    id = slow_table(ada, post_house.person("Ben"), bids="spoken")
    wait_long(post_house, id, 0, 90)
    time.sleep(0.3)
    assert server.to(address) == [] and count_letters(post_house) == 0


def test_each_letter_unsubscribes(post_house: House, server: MailServer) -> None:
    ada, address = reached_at(post_house, server, "Ada")
    id = slow_table(ada, post_house.person("Ben"), bids="spoken")
    wait_long(post_house, id, 0, 90)
    (letter,) = until(lambda: server.to(address))
    link = letter["List-Unsubscribe"].strip("<>")
    assert link == f"{SITE}/api/mail/unsubscribe?token={token(letter, 'unsubscribe')}"
    program = post_house.stranger().client  # a mail program has no cookie, and sends a form
    assert program.post(link.removeprefix(SITE), content="List-Unsubscribe=One-Click").status_code == 204
    assert ada.get("/mail")["turns"] is False
    assert ada.trouble("POST", "/mail/unsubscribe?token=nonsense") == (409, "bad-link")
    confirming = token(letter, "unsubscribe")
    assert ada.trouble("POST", "/mail/confirm", {"token": confirming}) == (409, "bad-link"), "a link has one purpose"


def test_a_busy_mail_server_is_tried_again(post_house: House, server: MailServer) -> None:
    ada, address = reached_at(post_house, server, "Ada")
    server.answer = "451 busy"
    id = slow_table(ada, post_house.person("Ben"), bids="spoken")
    wait_long(post_house, id, 0, 90)
    until(lambda: was_refused(server, address))
    assert server.to(address) == [] and count_letters(post_house) == 1
    server.answer = "250 OK"
    until(lambda: all_gone(post_house))
    assert len(server.to(address)) == 1


def test_a_letter_that_comes_too_late_is_not_sent(post_house: House, server: MailServer) -> None:
    ada, address = reached_at(post_house, server, "Ada")
    server.answer = "451 busy"
    id = slow_table(ada, post_house.person("Ben"), bids="spoken")
    wait_long(post_house, id, 0, 90)
    until(lambda: was_refused(server, address))
    ada.act(id, 0, ["bid", 1])
    server.answer = "250 OK"
    until(lambda: all_gone(post_house))
    assert server.to(address) == []


def test_a_letter_that_is_refused_for_good_is_given_up(post_house: House, server: MailServer) -> None:
    ada, address = reached_at(post_house, server, "Ada")
    server.answer = "550 nobody of that name"
    id = slow_table(ada, post_house.person("Ben"), bids="spoken")
    wait_long(post_house, id, 0, 90)
    until(lambda: was_mailed(post_house, id) and count_letters(post_house) == 0)
    server.answer = "250 OK"
    assert server.to(address) == []


def was_mailed(house: House, id: str) -> bool:
    async def work() -> bool:
        async with house.service.store.begin() as connection:
            told = select(SEATS.c.mailed).where(SEATS.c.table_id == id, SEATS.c.seat == 0)
            return bool((await connection.execute(told)).scalar())

    found: bool = house.client.portal.call(work)  # type: ignore[union-attr]
    return found


def test_a_claimed_letter_is_nobody_elses_until_the_claim_is_over(post_house: House, server: MailServer) -> None:
    """A server that dies while it sends leaves the letter to the next one."""
    ada = with_account(post_house, "Ada")
    service = post_house.service
    neighbour = outbox.Outbox(service.store, service.tables, service.mail.links, service.settings)
    server.answer = "451 busy"
    ada.put("/mail", {"address": "claimed@example.org", "language": "fr"})
    until(lambda: was_refused(server, "claimed@example.org"))
    claimed = post_house.client.portal.call(neighbour.claim)  # type: ignore[union-attr]
    assert claimed == [], "it is put off, and nobody takes it before"
    server.answer = "250 OK"
    until(lambda: all_gone(post_house))
    assert len(server.to("claimed@example.org")) == 1


@pytest.mark.parametrize(
    "address", ["ada", "ada@home", "ada@example.org\nBcc: all@example.org", "a b@example.org", "<a@b.org>", "a@b..org"]
)
def test_an_address_is_an_address(post_house: House, address: str) -> None:
    ada = with_account(post_house, "Ada")
    assert ada.trouble("PUT", "/mail", {"address": address, "language": "en"}) == (422, "bad-request")


def test_letters_are_for_accounts_and_for_servers_with_mail(post_house: House, house: House, ada: Person) -> None:
    wish = {"address": "ada@example.org", "language": "en"}
    assert post_house.person("Guest").trouble("PUT", "/mail", wish) == (409, "no-account")
    assert ada.get("/mail")["offered"] is False
    assert ada.trouble("PUT", "/mail", wish) == (409, "no-mail")


def test_who_goes_for_good_is_forgotten(post_house: House, server: MailServer) -> None:
    ada, _ = reached_at(post_house, server, "Ada")
    assert ada.client.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 204


def test_headers_hold_no_line_breaks() -> None:
    assert one_line("Your turn: a\r\nBcc: all@example.org") == "Your turn: a Bcc: all@example.org"
