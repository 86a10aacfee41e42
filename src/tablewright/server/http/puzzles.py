"""HTTP: puzzles. Nothing is changed or kept."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from tablewright.server.http.deps import CHANGING_ERRORS, READING_ERRORS, GameName, Guest, Server, Whoever, asker_of
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

ROUTER: Final = APIRouter(prefix="/puzzles")

PuzzleNumber = Annotated[int, Path(ge=1, le=HIGHEST)]


@ROUTER.get("", responses=READING_ERRORS)
async def puzzles(service: Server) -> list[PuzzleShelf]:
    """Every game with its puzzles, the first to be solved first."""
    return service.puzzles.listed()


@ROUTER.post("/{game}/{number}", responses=CHANGING_ERRORS, response_model=PuzzlePosition)
async def puzzle(service: Server, whoever: Whoever, game: GameName, number: PuzzleNumber, wish: AskPuzzle) -> Response:
    """The position of a puzzle after these actions of mine."""
    shown = service.puzzles.board(game, number).shown(wish.actions)
    return Response(encoded(shown), media_type="application/json")


@ROUTER.post("/{game}/{number}/why", responses=CHANGING_ERRORS)
async def why(service: Server, whoever: Whoever, game: GameName, number: PuzzleNumber, wish: AskPuzzleWhy) -> WhyReply:
    """Why can I not do anything in this zone?"""
    return WhyReply(answers=service.puzzles.board(game, number).why(wish.actions, wish.zone))


@ROUTER.post("/{game}/{number}/verdict", responses=CHANGING_ERRORS)
async def verdict(
    service: Server, guest: Guest, request: Request, game: GameName, number: PuzzleNumber, wish: AskPuzzle
) -> PuzzleVerdict:
    """How good is this whole turn, beside the best?"""
    return await service.puzzles.verdict(game, number, wish.actions, asker_of(request, guest))


@ROUTER.get("/{game}/{number}/solution", responses=READING_ERRORS)
async def solution(service: Server, game: GameName, number: PuzzleNumber) -> PuzzleSolution:
    """For whoever has given up, or wants to know."""
    return service.puzzles.solution(game, number)
