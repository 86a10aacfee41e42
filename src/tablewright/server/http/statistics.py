"""HTTP: statistics of finished games, and the page to print beside the table."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from tablewright.server.base import costs
from tablewright.server.http.deps import READING_ERRORS, GameName, Paying, Server, Whoever
from tablewright.server.protocol.aid import Aid, AidSection
from tablewright.server.protocol.statistics import GameStatistics
from tablewright.server.service import Service
from tablewright.server.storage.records import Identity
from tablewright.server.study.statistics import BOT, HUMAN, summary

ROUTER: Final = APIRouter()


@ROUTER.get("/statistics")
async def every_game(service: Server, whoever: Whoever) -> list[GameStatistics]:
    """The statistics of every game."""
    uncounted = await service.statistics.catch_up()
    return [await statistics_of(service, game, whoever, uncounted) for game in service.catalogue.names()]


@ROUTER.get("/statistics/{game}", responses=READING_ERRORS)
async def one_game(service: Server, whoever: Whoever, payer: Paying, game: GameName) -> GameStatistics:
    """The statistics of one game. What is `mine` nobody else is told."""
    service.catalogue.game(game)
    payer.pay(costs.STATISTICS)
    return await statistics_of(service, game, whoever, await service.statistics.catch_up())


async def statistics_of(service: Service, game: str, whoever: Identity | None, uncounted: int) -> GameStatistics:
    found = service.statistics
    return GameStatistics(
        game=game,
        uncounted=uncounted,
        people=summary(await found.of_all(game, HUMAN)),
        bots=summary(await found.of_all(game, BOT)),
        mine=summary(await found.of_person(game, whoever.id)) if whoever else None,
    )


@ROUTER.get("/games/{game}/aid", responses=READING_ERRORS)
async def aid(service: Server, game: GameName) -> Aid:
    """What to remember of a game, for one page."""
    sections = [AidSection.model_validate(section) for section in service.catalogue.aid(game)]
    return Aid(game=game, data=service.catalogue.game(game).digest, sections=sections)
