"""Who I am, and the account that I may have."""

from __future__ import annotations

from pydantic import Field

from tablewright.server.protocol.base import Asked, Said
from tablewright.server.protocol.texts import Login, Name, NewLogin, Password


class Me(Said):
    id: str
    name: str
    login: str | None = Field(description="By which I sign in elsewhere; null for a guest without an account")


class Session(Said):
    id: str
    browser: str = Field(description="Such as `Firefox, Linux`; empty if it did not say")
    created: str
    seen: str = Field(description="When it was seen last, to a day")
    here: bool = Field(description="It is the one that asks")


class Sessions(Said):
    """The browsers in which I am signed in, the one that was seen last first."""

    sessions: list[Session]


class Rename(Asked):
    name: Name


class NewAccount(Asked):
    login: NewLogin
    password: Password


class SignIn(Asked):
    """*bring*: the tables of the guest who signs in are the account's then."""

    login: Login
    password: Password
    bring: bool = False


class NewPassword(Asked):
    old: Password
    new: Password


class Farewell(Asked):
    """The password of an account; a guest without one has none to give."""

    password: Password | None
