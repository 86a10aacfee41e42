"""HTTP: who I am, and how I come back."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from tablewright.server.base.limits import NEWCOMER, address_of, limits_of
from tablewright.server.http.deps import Guest, Server, Whoever, errors
from tablewright.server.people.accounts import no_account
from tablewright.server.protocol.account import (
    Farewell,
    Me,
    NewAccount,
    NewPassword,
    Rename,
    Session,
    Sessions,
    SignIn,
)
from tablewright.server.storage.sessions import sessions_of

ROUTER: Final = APIRouter()

SessionId = Annotated[str, Path(min_length=1, max_length=64)]


def may_try(request: Request, whose: str) -> None:
    """Before a password is looked at, or hashed: nobody guesses on and on, or keeps the server busy with it."""
    limits_of(request).sign_in(address_of(request.scope), whose)


@ROUTER.get("/me")
async def me(service: Server, guest: Guest) -> Me:
    """Who I am. A first visit makes a guest."""
    account = await service.accounts.of(guest)
    return Me(id=guest.id, name=guest.name, login=account.login if account else None)


@ROUTER.put("/me", responses=errors(400, 403, 413, 422))
async def rename_me(service: Server, guest: Guest, wish: Rename) -> Me:
    """Take another name: 1 to 40 characters."""
    await service.lobby.rename(guest, wish.name)
    account = await service.accounts.of(guest)
    return Me(id=guest.id, name=wish.name, login=account.login if account else None)


@ROUTER.post("/account", status_code=201, responses=errors(400, 403, 409, 413, 422))
async def make_account(service: Server, guest: Guest, request: Request, wish: NewAccount) -> Me:
    """An account for the guest I am: with its login and password I am the same elsewhere."""
    limits_of(request).address(NEWCOMER, address_of(request.scope))
    account = await service.accounts.create(guest, wish.login, wish.password)
    return Me(id=guest.id, name=guest.name, login=account.login)


@ROUTER.post("/account/sign-in", responses=errors(400, 403, 409, 413, 422))
async def sign_in(service: Server, whoever: Whoever, request: Request, response: Response, wish: SignIn) -> Me:
    """Be somebody with an account in this browser; bring the tables along of the guest I was, if I wish so."""
    may_try(request, wish.login)
    account = await service.accounts.sign_in(whoever, wish.login, wish.password, wish.bring)
    await service.identities.admit(request, response, account.identity)
    if whoever is not None and whoever.session:  # who this browser was before it is no more
        await service.accounts.sign_out(whoever, whoever.session)
    return Me(id=account.identity.id, name=account.identity.name, login=account.login)


@ROUTER.post("/account/sign-out", status_code=204, responses=errors(400, 403, 413))
async def sign_out(service: Server, whoever: Whoever, request: Request, response: Response) -> None:
    """Be nobody in this browser, and wherever its cookie was copied to. A guest without an account cannot come back."""
    if whoever is not None:
        await service.accounts.sign_out(whoever, whoever.session)
    service.identities.dismiss(request, response)


@ROUTER.post("/account/sign-out-everywhere", status_code=204, responses=errors(400, 403, 409, 413))
async def sign_out_everywhere(service: Server, whoever: Whoever, request: Request, response: Response) -> None:
    """Be nobody in every browser that I have signed in with."""
    if whoever is None:
        raise no_account()
    await service.accounts.sign_out_everywhere(whoever)
    service.identities.dismiss(request, response)


@ROUTER.get("/account/sessions")
async def sessions(service: Server, whoever: Whoever) -> Sessions:
    """The browsers in which I am signed in, with an account or as a guest."""
    found = [] if whoever is None else await sessions_of(service.store.database, whoever.id)
    here = whoever.session if whoever else ""
    return Sessions(
        sessions=[
            Session(
                id=one.id,
                browser=one.browser,
                created=one.created.isoformat(),
                seen=one.seen.isoformat(),
                here=one.id == here,
            )
            for one in found
        ]
    )


@ROUTER.delete("/account/sessions/{id}", status_code=204, responses=errors(400, 403, 413, 422))
async def end_session(service: Server, whoever: Whoever, request: Request, response: Response, id: SessionId) -> None:
    """Sign out in one browser, this or another. What is no session of mine, or not any more, stays as it is."""
    if whoever is None:
        return
    await service.accounts.sign_out(whoever, id)
    if id == whoever.session:
        service.identities.dismiss(request, response)


@ROUTER.put("/account/password", responses=errors(400, 403, 409, 413, 422))
async def change_password(
    service: Server, whoever: Whoever, request: Request, response: Response, wish: NewPassword
) -> Me:
    """Another password. All other browsers are signed out."""
    if whoever is None:
        raise no_account()
    may_try(request, whoever.id)
    account = await service.accounts.change_password(whoever, wish.old, wish.new)
    await service.identities.admit(request, response, account.identity)
    return Me(id=whoever.id, name=whoever.name, login=account.login)


@ROUTER.delete("/account", status_code=204, responses=errors(400, 403, 409, 413, 422))
async def delete_me(service: Server, whoever: Whoever, request: Request, response: Response, wish: Farewell) -> None:
    """Go for good, with or without an account: games stay, my name goes, my seats and tables are somebody else's."""
    if whoever is not None:
        may_try(request, whoever.id)
        await service.accounts.delete(whoever, wish.password)
    service.identities.dismiss(request, response)
