"""What a host may set: by the command line, or by environment variables that begin with TABLEWRIGHT_."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

from pydantic import Field, ValidationError, field_validator, model_validator
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, EnvSettingsSource, NoDecode, PydanticBaseSettingsSource, SettingsConfigDict

import tablewright

PREFIX: Final = "TABLEWRIGHT_"
DEFAULT_DATABASE: Final = "sqlite:///tablewright.db"
# The drivers that we speak through, for those who write only what the database is.
DRIVERS: Final = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
WEB_FOLDER: Final = Path(tablewright.__file__).parent / "web" / "dist"
SHORTEST_TOKEN: Final = 16
# Marks what the environment has no say in.
NOT_FROM_OUTSIDE: Final = "not from the environment"

Seconds = Annotated[float, Field(ge=0)]  # which no NaN is; endless is allowed
LogLevel = Literal["debug", "info", "warning", "error"]


class Environment(EnvSettingsSource):
    def get_field_value(self, field: FieldInfo, field_name: str) -> tuple[Any, str, bool]:
        if NOT_FROM_OUTSIDE in field.metadata:
            return None, field_name, False
        return super().get_field_value(field, field_name)


def usual_level(known: dict[str, Any]) -> LogLevel:
    """A screen shows what is wrong; a log that is kept and searched tells every accepted row."""
    return "info" if known.get("log") == "json" else "warning"


class Settings(BaseSettings):
    """One server. What is not given is taken from the environment, else from here.

    *games* and *bots* are the names of modules with the functions of `plugins.GameShelf` and `plugins.BotShelf`:
    names, because the worker processes that think for the bots must be able to import them as well.
    """

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True)

    database: str = DEFAULT_DATABASE
    # FULL: the log is flushed to the disk at every commit, so that an acknowledged move outlives a power cut. NORMAL
    # flushes at checkpoints only: several times as many moves a second, the same safety against a killed process, but
    # the last moves may be lost with the power.
    synchronous: Literal["FULL", "NORMAL"] = "FULL"
    games: Annotated[str, NOT_FROM_OUTSIDE] = "tablewright.games.registry"
    bots: Annotated[str, NOT_FROM_OUTSIDE] = "tablewright.bots.registry"
    data: Annotated[Mapping[str, str], NOT_FROM_OUTSIDE] = {}
    web: Annotated[Path, NOT_FROM_OUTSIDE] = WEB_FOLDER
    origins: Annotated[tuple[str, ...], NoDecode] = ()
    cached_tables: int = Field(default=256, ge=1)
    bot_pause: Seconds = 0.4
    bot_workers: int = Field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1), ge=0)
    bot_seconds: Seconds = 60.0
    # How many games a study plays on from each decision: more take longer and say more.
    study_worlds: int = Field(default=8, ge=0)
    # How long a bot thinks about the advice that it gives to a player.
    hint_seconds: Seconds = 4.0
    # How long a server that was killed keeps the bots' turns that it had claimed.
    lease_seconds: Seconds = 15.0
    # The bot that plays for people whose time is out; empty: the best there is.
    stand_in: str = ""
    slow_seconds: Seconds = 20.0
    # How generous the limits on requests and messages are (see `limits`); 0 switches them off.
    limits: float = Field(default=1.0, ge=0)
    body_seconds: Seconds = 30.0
    # Addresses of proxies whose word counts about who asks and how (X-Forwarded-For, X-Forwarded-Proto).
    proxies: str = "127.0.0.1"
    log: Literal["text", "json"] = "text"
    log_level: LogLevel = Field(default_factory=usual_level)
    # Where the metrics are: HOST:PORT is a door of their own, anything else the token to bring to /metrics.
    metrics: str = ""
    # Where people find this server, for links in mails: https://games.example.org
    site: str = ""
    # The mail server, HOST:PORT; empty: no mails are sent.
    smtp: str = ""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = Field(default="", repr=False)
    smtp_sender: str = ""
    stop_seconds: Seconds = 10.0

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return init_settings, Environment(settings_cls)

    @field_validator("database")
    @classmethod
    def with_driver(cls, written: str) -> str:
        return database_url(written)

    @field_validator("origins", mode="before")
    @classmethod
    def split(cls, written: object) -> object:
        return tuple(written.split()) if isinstance(written, str) else written

    @field_validator("metrics")
    @classmethod
    def unguessable(cls, written: str) -> str:
        if written and len(written) < SHORTEST_TOKEN and host_and_port(written) is None:
            raise ValueError(f"is HOST:PORT or a token of {SHORTEST_TOKEN} characters at least")
        return written

    @field_validator("smtp")
    @classmethod
    def with_port(cls, written: str) -> str:
        if written and host_and_port(written) is None:
            raise ValueError(f"is HOST:PORT, not {written}")
        return written

    @model_validator(mode="after")
    def mails_lead_back(self) -> Self:
        if self.smtp and not (self.site.startswith(("https://", "http://")) and "@" in self.smtp_sender):
            raise ValueError(
                "with TABLEWRIGHT_SMTP, TABLEWRIGHT_SITE is this server's https:// address, as people find it,"
                " and TABLEWRIGHT_SMTP_SENDER the address that mails come from"
            )
        return self

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        return host_and_port(self.metrics)

    @property
    def smtp_address(self) -> tuple[str, int] | None:
        return host_and_port(self.smtp)

    @property
    def metrics_token(self) -> str:
        return "" if self.metrics_address else self.metrics


# By the names of settings, the variables that set them.
VARIABLES: Final = {
    name: PREFIX + name.upper()
    for name, field in Settings.model_fields.items()
    if NOT_FROM_OUTSIDE not in field.metadata
}


def host_and_port(written: str) -> tuple[str, int] | None:
    host, colon, port = written.rpartition(":")
    return (host.strip("[]"), int(port)) if colon and port.isdecimal() else None


def database_url(written: str) -> str:
    """The address of a database, which may be *written* as a file or without the name of a driver."""
    scheme, colon, rest = written.partition("://")
    if not colon:
        return f"sqlite:///{written}"
    return f"{DRIVERS.get(scheme, scheme)}://{rest}"


def read_settings(**chosen: object) -> Settings:
    """What is *chosen* (and not None), and the environment for the rest; or ValueError, with a line for each fault."""
    try:
        return Settings(**{name: value for name, value in chosen.items() if value is not None})  # type: ignore[arg-type]
    except ValidationError as found:
        faults = [fault for fault in found.errors() if fault["type"] != "default_factory_not_called"]
        raise ValueError("\n".join(describe(fault) for fault in faults)) from None


def describe(fault: ErrorDetails) -> str:
    """What is wrong with a setting, in terms of its variable."""
    told, wrong = fault.get("ctx", {}), fault["input"]
    about = told["error"] if fault["type"] == "value_error" else fault["msg"]
    if not fault["loc"]:
        return str(about)
    match fault["type"]:
        case "literal_error":
            about = f"is {told['expected'].replace(chr(39), '')}, not {wrong}"
        case "float_parsing" | "finite_number":
            about = f"is a number, not {wrong}"
        case "int_parsing" | "int_from_float":
            about = f"is a whole number, not {wrong}"
        case "greater_than_equal":
            about = f"is {told['ge']:g} at least, not {wrong}"
    name = str(fault["loc"][0])
    return f"{VARIABLES.get(name, name)} {about}"
