"""The arena from the command line: progress while it runs, tables when it is done."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablewright.arena.folder import Folder
from tablewright.arena.guests import check_player, sources
from tablewright.arena.on_ray import play_all_on_ray
from tablewright.arena.playing import Outcome, Terms
from tablewright.arena.report import BINS, Report, plot, report, sparkline
from tablewright.arena.running import play_all
from tablewright.arena.schedule import fixtures
from tablewright.games.registry import game_names, load_game
from tablewright.kernel.setup import BadSetup


def run_arena(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int,
    settings: dict[str, str],
    seed: str,
    folder: Path,
    jobs: int,
    records: bool,
    ray: str | None = None,
) -> Report:
    """Play what *folder* does not hold yet and write the report there; ValueError if that makes no sense.

    Games are played by *jobs* processes here (0: one per core), or by the Ray cluster at *ray*.
    """
    check(game, bots, seats, settings)
    rules = load_game(game)
    agreed: dict[str, Any] = {
        "game": game,
        "rules": rules.version,
        "data": rules.digest,
        "bots": list(bots),
        "seats": seats,
        "settings": settings,
        "seed": seed,
    }
    if guests := sources(list(bots)):
        agreed["guests"] = guests
    kept = Folder(folder, agreed)
    wanted = list(fixtures(tuple(bots), seats, games))
    known = {outcome.fixture: outcome for outcome in kept.outcomes()}
    todo = [fixture for fixture in wanted if fixture.name not in known]
    terms = Terms(game, tuple(sorted(settings.items())), seed, records)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(f"{game}: {' '.join(bots)}", total=len(wanted), completed=len(wanted) - len(todo))
        games_played = play_all_on_ray(terms, todo, ray) if ray else play_all(terms, todo, jobs or os.cpu_count() or 1)
        for outcome, record in games_played:
            kept.add(outcome, record)
            known[outcome.fixture] = outcome
            progress.advance(bar)
    played: list[Outcome] = [known[fixture.name] for fixture in wanted]
    found = report(played, bots)
    (folder / "report.json").write_text(json.dumps(found.as_json(), indent=2) + "\n", encoding="utf-8")
    (folder / "ratings.svg").write_text(plot(f"{game}, {seats} seats", found.ratings), encoding="utf-8")
    return found


def check(game: str, bots: Sequence[str], seats: int, settings: dict[str, str]) -> None:
    if game not in game_names():
        raise ValueError(f"there is no game called {game}, only {', '.join(game_names())}")
    for bot in bots:
        check_player(bot)
    if len(set(bots)) < len(bots):
        raise ValueError("name every bot once: it plays every seat anyway")
    try:
        load_game(game).setup(seats, settings)
    except BadSetup as fault:
        raise ValueError(str(fault)) from None


def show(found: Report, console: Console) -> None:
    ratings = Table("bot", "Elo", "95 %", "came first", title="Ratings")
    for rating, one in zip(found.ratings, found.scores, strict=True):
        ratings.add_row(rating.bot, f"{rating.elo:.0f}", f"{rating.low:.0f} to {rating.high:.0f}", f"{one.first:.1%}")
    duels = Table("bot", "against", "games", "won", "95 %", title="Pairs")
    for duel in found.duels:
        spread = f"{duel.low:.1%} to {duel.high:.1%}"
        duels.add_row(duel.bot, duel.other, str(duel.games), f"{duel.share:.1%}", spread)
    scores = Table("bot", "mean", "±", "lowest", "median", "highest", title="Points")
    scores.add_column("spread", no_wrap=True, min_width=BINS)
    scores.add_column("ms a choice")
    for one in found.scores:
        numbers = (f"{one.mean:.1f}", f"{one.deviation:.1f}", str(one.lowest), f"{one.median:g}", str(one.highest))
        scores.add_row(one.bot, *numbers, sparkline(one.histogram), f"{one.milliseconds:.1f}")
    compared = (ratings, duels) if found.duels else ()  # a bot among its like is no better than itself
    for table in (*compared, scores):
        console.print(table)
