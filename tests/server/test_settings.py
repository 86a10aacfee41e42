"""Settings: from the command line, else from the environment, else as they are; and what is wrong with one."""

from __future__ import annotations

import os

import pytest

from tablewright.server.settings import VARIABLES, Settings, read_settings

SMTP = {"SMTP": "mail.example.org:587", "SMTP_SENDER": "table@example.org"}


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES.values():
        monkeypatch.delenv(name, raising=False)


def read(monkeypatch: pytest.MonkeyPatch, **variables: str) -> Settings:
    for name, value in variables.items():
        monkeypatch.setenv(f"TABLEWRIGHT_{name}", value)
    return read_settings()


def faults(monkeypatch: pytest.MonkeyPatch, **variables: str) -> list[str]:
    with pytest.raises(ValueError) as found:
        read(monkeypatch, **variables)
    return str(found.value).splitlines()


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = read(monkeypatch)
    assert (quiet.log, quiet.log_level, quiet.metrics, quiet.metrics_address) == ("text", "warning", "", None)
    kept = read(monkeypatch, LOG="json", METRICS="[::1]:9464", ORIGINS="https://a.example https://b.example")
    assert (kept.log_level, kept.metrics_address, kept.metrics_token) == ("info", ("::1", 9464), "")
    assert kept.origins == ("https://a.example", "https://b.example")
    assert read(monkeypatch, METRICS="0123456789abcdef").metrics_token == "0123456789abcdef"
    assert read(monkeypatch, LOG_LEVEL="error").log_level == "error"
    assert read(monkeypatch, LIMITS="0").limits == 0.0


def test_what_is_chosen_goes_before_and_what_is_empty_is_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEWRIGHT_BOT_PAUSE", "")
    monkeypatch.setenv("TABLEWRIGHT_STAND_IN", "novice")
    assert read_settings(bot_pause=None, stand_in=None) == Settings(stand_in="novice")
    assert read_settings(bot_pause=2.0, stand_in="club") == Settings(bot_pause=2.0, stand_in="club")
    assert Settings().bot_workers == max(1, (os.cpu_count() or 2) - 1)


def test_the_environment_has_no_say_in_what_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Settings()
    assert read(monkeypatch, GAMES="evil", BOTS="evil", DATA="{", WEB="/") == usual
    assert {"games", "bots", "data", "web"} == set(Settings.model_fields) - set(VARIABLES)


@pytest.mark.parametrize(
    ("written", "url"),
    [
        ("club.db", "sqlite:///club.db"),
        ("/srv/club.db", "sqlite:////srv/club.db"),
        ("sqlite:///club.db", "sqlite:///club.db"),
        ("sqlite+aiosqlite:///club.db", "sqlite+aiosqlite:///club.db"),
        ("postgresql://ada:secret@db/tables", "postgresql+asyncpg://ada:secret@db/tables"),
        ("postgres://db/tables", "postgresql+asyncpg://db/tables"),
        ("postgresql+asyncpg://db/tables", "postgresql+asyncpg://db/tables"),
    ],
)
def test_a_database_is_a_file_or_an_address_with_or_without_a_driver(
    monkeypatch: pytest.MonkeyPatch, written: str, url: str
) -> None:
    assert read_settings(database=written).database == url
    assert read(monkeypatch, DATABASE=written).database == url


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("LOG", "xml", "is text or json, not xml"),
        ("LOG_LEVEL", "loud", "is debug, info, warning or error, not loud"),
        ("SYNCHRONOUS", "OFF", "is FULL or NORMAL, not OFF"),
        ("SMTP_SECURITY", "maybe", "is starttls, tls or none, not maybe"),
        ("METRICS", "short", "is HOST:PORT or a token of 16 characters at least"),
        ("SMTP", "mail", "is HOST:PORT, not mail"),
        ("STOP_SECONDS", "soon", "is a number, not soon"),
        ("BODY_SECONDS", "nan", "is 0 at least, not nan"),
        ("LIMITS", "-1", "is 0 at least, not -1"),
        ("CACHED_TABLES", "2.5", "is a whole number, not 2.5"),
    ],
)
def test_settings_that_make_no_sense_are_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    assert faults(monkeypatch, **{name: value}) == [f"TABLEWRIGHT_{name} {said}"]


def test_every_fault_has_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    found = faults(monkeypatch, LOG="xml", STOP_SECONDS="soon")
    assert [line.split()[0] for line in found] == ["TABLEWRIGHT_LOG", "TABLEWRIGHT_STOP_SECONDS"]


def test_mails_lead_back_to_this_server(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "TABLEWRIGHT_SITE" in faults(monkeypatch, **SMTP)[0]
    assert read(monkeypatch, SITE="https://games.example.org", **SMTP).smtp_address == ("mail.example.org", 587)


def test_nothing_is_told_to_strangers() -> None:
    assert Settings().metrics == ""
    assert "hunter2" not in repr(Settings(smtp_password="hunter2"))


def test_a_setting_that_is_gone_is_in_nobodys_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets were compressed once, and the environment of a server that was upgraded may still say so."""
    assert read(monkeypatch, COMPRESS="on") == Settings()
