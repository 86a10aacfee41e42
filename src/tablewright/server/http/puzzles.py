"""HTTP: puzzles. Nothing is changed or kept."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from tablewright.server.base import costs
from tablewright.server.base.limits import Payer
from tablewright.server.http.deps import (
    CHANGING_ERRORS,
    READING_ERRORS,
    GameName,
    Guest,
    Paying,
    Server,
    asker_of,
    payer_of,
)
from tablewright.server.protocol.base import HIGHEST, encoded
from tablewright.server.protocol.position import WhyReply
from tablewright.server.protocol.puzzles import (
    AskPuzzle,
    AskPuzzleWhy,
    PuzzlePosition,
    PuzzleShelf,
    PuzzleSolution,
    PuzzleVerdict,
)
from tablewright.server.service import Service

ROUTER: Final = APIRouter(prefix="/puzzles")

PuzzleNumber = Annotated[int, Path(ge=1, le=HIGHEST)]


def paid_for(service: Service, payer: Payer, game: str, number: int) -> None:
    """A turn at a puzzle; and a replay, if it is not ready to be played from."""
    payer.pay(costs.PUZZLE + costs.replay(service.puzzles.plies_to_replay(game, number)))


@ROUTER.get("", responses=READING_ERRORS)
async def puzzles(service: Server) -> list[PuzzleShelf]:
    """Every game with its puzzles, the first to be solved first."""
    return service.puzzles.listed()


@ROUTER.post("/{game}/{number}", responses=CHANGING_ERRORS, response_model=PuzzlePosition)
async def puzzle(service: Server, payer: Paying, game: GameName, number: PuzzleNumber, wish: AskPuzzle) -> Response:
    """The position of a puzzle after these actions of mine."""
    paid_for(service, payer, game, number)
    shown = service.puzzles.board(game, number).shown(wish.actions)
    return Response(encoded(shown), media_type="application/json")


@ROUTER.post("/{game}/{number}/why", responses=CHANGING_ERRORS)
async def why(service: Server, payer: Paying, game: GameName, number: PuzzleNumber, wish: AskPuzzleWhy) -> WhyReply:
    """Why can I not do anything in this zone?"""
    paid_for(service, payer, game, number)
    return WhyReply(answers=service.puzzles.board(game, number).why(wish.actions, wish.zone))


@ROUTER.post("/{game}/{number}/verdict", responses=CHANGING_ERRORS)
async def verdict(
    service: Server, guest: Guest, request: Request, game: GameName, number: PuzzleNumber, wish: AskPuzzle
) -> PuzzleVerdict:
    """How good is this whole turn, beside the best?"""
    paid_for(service, payer_of(request, guest), game, number)
    return await service.puzzles.verdict(game, number, wish.actions, asker_of(request, guest))


@ROUTER.get("/{game}/{number}/solution", responses=READING_ERRORS)
async def solution(service: Server, payer: Paying, game: GameName, number: PuzzleNumber) -> PuzzleSolution:
    """For whoever has given up, or wants to know."""
    paid_for(service, payer, game, number)
    return service.puzzles.solution(game, number)
