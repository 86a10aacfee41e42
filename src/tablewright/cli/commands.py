"""The commands. Each does one thing and says in plain words what went wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

import tablewright
from tablewright import _mode
from tablewright.cli.arena import run_arena, show
from tablewright.cli.balance import write_balance
from tablewright.cli.records import log_lines, read_match, result_lines
from tablewright.cli.serving import serve_tables
from tablewright.cli.storing import bring_back, chosen_settings, count_statistics, save, verify_tables
from tablewright.datafiles.sources import grouped
from tablewright.games.registry import check_data, game_names, load_game, values
from tablewright.kernel.match import Match
from tablewright.kernel.record import to_record
from tablewright.server.app import create_app
from tablewright.server.base.seals import seal_of
from tablewright.server.settings import Settings
from tablewright.words import FALLBACK, LANGUAGES

APP: Final = typer.Typer(help="Heavy euro board games with their complete rules.", no_args_is_help=True)
DATA: Final = typer.Typer(help="The printed values of the games.", no_args_is_help=True)
APP.add_typer(DATA, name="data")

Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets the whole network in.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 takes any that is free.")]
Database = Annotated[
    str | None, typer.Option(help="Where the tables are kept: a file, or postgresql://… [default: tablewright.db]")
]
Data = Annotated[list[str] | None, typer.Option(help="GAME=FILE: play GAME with the printed values of FILE.")]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open a browser at the table.")]
RecordFile = Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A record, text or JSON.")]
Language = Annotated[str, typer.Option("--in", help=f"The language: {', '.join(LANGUAGES)}.")]


def fail(text: str) -> typer.Exit:
    typer.echo(text, err=True)
    return typer.Exit(1)


@APP.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    data: Data = None,
    browser: Open = False,
) -> None:
    """Serve tables to browsers, until Ctrl-C."""
    try:
        serve_tables(host, port, database, data or [], browser)
    except (ValueError, OSError) as fault:
        raise fail(str(fault)) from None


@APP.command()
def play(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    data: Data = None,
    browser: Open = True,
) -> None:
    """Serve tables and open a browser at them."""
    serve(host, port, database, data, browser)


@APP.command()
def replay(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option(min=0, help="Stop after this many plies.")] = None,
    language: Language = FALLBACK,
    data: Data = None,
) -> None:
    """Tell a recorded game in words."""
    if language not in LANGUAGES:
        raise fail(f"there are no words in {language}, only in {', '.join(LANGUAGES)}")
    try:
        match = read_match(file, data or [])
    except ValueError as fault:
        raise fail(f"{file}: {fault}") from None
    if ply is not None and ply > len(match.plies):
        raise fail(f"{file}: this record has {len(match.plies)} plies, not {ply}")
    for line in log_lines(match, ply, language):
        typer.echo(line)
    if match.is_over() and ply in (None, len(match.plies)):
        for line in result_lines(match, language):
            typer.echo(line)


@APP.command()
def verify(
    file: RecordFile,
    seal: Annotated[str | None, typer.Option(help="The seal that the table showed from the start.")] = None,
    data: Data = None,
) -> None:
    """Replay a recorded game under the rules, check its seal, and say how it ended."""
    try:
        match = read_match(file, data or [])
    except ValueError as fault:
        raise fail(f"{file}: {fault}") from None
    typer.echo(f"{match.game.name}: {len(match.plies)} plies, all legal")
    sealed = seal_of(to_record(match))
    if seal is not None and seal.strip().lower() not in (sealed, *earlier_seals(match)):
        raise fail(f"{file}: the seal of this record is {sealed}, not {seal}: it was not played with this deal")
    shown = sealed if seal is None else f"{seal.strip().lower()}, as promised"
    typer.echo(f"seal {shown}, stream {match.stream}")
    if not match.is_over():
        typer.echo("not finished")
        return
    for line in result_lines(match, FALLBACK):
        typer.echo(line)


def earlier_seals(match: Match[Any]) -> list[str]:
    """The seals that the same deal had under the versions of the rules before: a table that was begun under one of them
    keeps the seal that it showed then."""
    record, version = to_record(match), match.game.version
    versions = range(1, int(version)) if version.isdecimal() else range(0)
    return [seal_of({**record, "rules": str(number)}) for number in versions]


@APP.command("verify-store")
def verify_store(database: Database = None, data: Data = None) -> None:
    """Replay every stored game under the installed rules and report which differ. Nothing is changed.

    Exits with 0 if all are the same, 1 if one differs or is broken, 3 if some of earlier rules come to other positions
    under these, or need rules that are not installed.
    """
    try:
        code = verify_tables(chosen_settings(database, data))
    except (ValueError, OSError) as fault:
        raise fail(str(fault)) from None
    raise typer.Exit(code)


@APP.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to make; with .gz at the end of its name it is compressed.")],
    database: Database = None,
) -> None:
    """Copy everything that is stored into a file, while the server runs."""
    try:
        save(chosen_settings(database), file)
    except (ValueError, OSError) as fault:
        raise fail(str(fault)) from None


@APP.command()
def restore(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A file made by `backup`.")],
    database: Database = None,
) -> None:
    """Fill an empty database, of either kind, with what a backup has."""
    try:
        bring_back(chosen_settings(database), file)
    except (ValueError, OSError) as fault:
        raise fail(str(fault)) from None


@APP.command()
def count_again(database: Database = None) -> None:
    """Make the statistics anew from the finished tables that are stored."""
    try:
        count_statistics(chosen_settings(database))
    except (ValueError, OSError) as fault:
        raise fail(str(fault)) from None


@APP.command()
def arena(
    game: Annotated[str, typer.Argument(help="The game.")],
    bots: Annotated[
        list[str], typer.Argument(help="Bots; a single one plays against itself. FILE.py:CLASS is one of your own.")
    ],
    games: Annotated[int, typer.Option(min=1, help="Games of every line-up, rounded up to whole deals.")] = 100,
    seats: Annotated[int, typer.Option(min=2, help="Seats at the table.")] = 2,
    setting: Annotated[list[str] | None, typer.Option(help="NAME=CHOICE of the game's settings.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals and the same games.")] = "1",
    out: Annotated[Path | None, typer.Option(help="The folder of the arena. [default: arena-GAME]")] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Games at a time; 0: as many as there are cores.")] = 0,
    records: Annotated[bool, typer.Option(help="Keep every game as a record that can be replayed.")] = False,
    ray: Annotated[
        str | None, typer.Option(help="Play on the Ray cluster at this address; local: on one here.")
    ] = None,
) -> None:
    """Let bots play each other, in every seat of every deal, and rate them. A run that was cut off goes on."""
    try:
        chosen = dict(one.split("=", 1) for one in setting or [])
    except ValueError:
        raise fail("--setting: NAME=CHOICE is needed") from None
    try:
        found = run_arena(game, bots, games, seats, chosen, seed, out or Path(f"arena-{game}"), jobs, records, ray)
    except (ValueError, OSError) as fault:
        raise fail(str(fault)) from None
    show(found, Console())


@APP.command()
def balance(
    folders: Annotated[list[Path], typer.Argument(exists=True, file_okay=False, help="Folders of arenas.")],
    out: Annotated[Path, typer.Option(help="The folder for the page and its pictures.")] = Path("docs"),
) -> None:
    """Write what arenas tell about the balance of the games as a page with pictures."""
    try:
        typer.echo(write_balance(folders, out))
    except (ValueError, OSError) as fault:
        raise fail(str(fault)) from None


@DATA.command("check")
def data_check(file: Annotated[Path, typer.Argument(help="A file of printed values.")]) -> None:
    """Check a file of printed values and name every fault."""
    faults = check_data(str(file))
    for fault in faults:
        typer.echo(fault, err=True)
    if faults:
        raise typer.Exit(1)
    typer.echo(f"{file}: no faults")


@DATA.command("reconstructed")
def data_reconstructed(game: Annotated[str, typer.Argument(help="The game.")]) -> None:
    """List the printed values that no source states and that were reconstructed."""
    if game not in game_names():
        raise fail(f"there is no game called {game}, only {', '.join(game_names())}")
    for line in grouped([value for value in values(game) if value.kind == "reconstructed"]):
        typer.echo(line)


@APP.command()
def openapi() -> None:
    """Print the description of the server's interface."""
    typer.echo(json.dumps(create_app(Settings()).openapi(), indent=2, ensure_ascii=False))


@APP.command()
def version() -> None:
    """Say which version this is, and whether its engine is compiled."""
    typer.echo(f"tablewright {tablewright.__version__} ({_mode.status()})")
    if reason := _mode.reason():
        typer.echo(f"engine: {reason}")
    for name in game_names():
        game = load_game(name)
        typer.echo(f"{name}: rules {game.version}, data {game.digest}")
