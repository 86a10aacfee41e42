"""Puzzles at the table: a position from a game of bots, and one turn to find.

Nothing of what somebody tries is kept here. A client sends the actions of its turn so far, they are played from the
position, and it gets what a player would see then. The game of a puzzle is over: everything about it may be told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

from tablewright.bots.analysis.puzzles import (
    Puzzle,
    PuzzleTurn,
    answer_of_other,
    effect_of,
    is_turn_over,
    let_others_answer,
    shipped,
)
from tablewright.kernel.action import Seat, Word
from tablewright.kernel.refusal import IllegalAction
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.base.lru import Lru
from tablewright.server.base.plugins import AnyGame
from tablewright.server.protocol.advice import AdvisedWay, Prospect
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.position import Why
from tablewright.server.protocol.puzzles import (
    PuzzleEntry,
    PuzzlePosition,
    PuzzleShelf,
    PuzzleSolution,
    PuzzleStanding,
    PuzzleVerdict,
)
from tablewright.server.storage.records import Row, StoredSeat, StoredTable
from tablewright.server.table.position import Viewer, make_position, make_why
from tablewright.server.table.progress import Progress
from tablewright.server.thinking.fair_line import Asker
from tablewright.server.thinking.hints import Hints, way_of

ME: Final = "solver"
BOARDS_KEPT: Final = 16  # ready to be played from
PLIES_SHOWN: Final = 40  # of the log before the turn
WORLDS_COMPARED: Final = 32  # in which a turn is compared with the solution, if nobody has compared it yet
AS_GOOD: Final = 0.02  # of a usual score: whoever is behind by less has solved it too


class Board:
    """A puzzle at its position, ready to be played from."""

    def __init__(self, game: AnyGame, data_path: str | None, puzzle: Puzzle, number: int, count: int) -> None:
        self.game: Final = game
        self.data_path: Final = data_path
        self.puzzle: Final = puzzle
        self.number: Final = number
        self.count: Final = count
        self.seat: Final[Seat] = puzzle.seat
        match = puzzle.match(game)
        self.table: Final = table_of(game, puzzle)
        rows = [Row(ply.seat, "act", ply.action.fields()) for ply in match.plies]
        self.progress: Final = Progress(game, self.table, rows)
        self.start: Final = self.progress.ply
        self.effects: list[tuple[PuzzleTurn, dict[str, object]]] | None = None  # what the turns of the puzzle lead to

    def shown(self, actions: Sequence[Sequence[Word]]) -> PuzzlePosition:
        with self.played(actions) as reach:
            viewer = Viewer(self.table, ME, self.seat)
            position = make_position(self.table, self.progress, viewer, {ME}, max(0, self.start - PLIES_SHOWN))
            over = is_turn_over(self.progress.match.state, self.seat)
        # Whatever came to light, at a puzzle everything can be taken back, and nobody else is waited for.
        position["undo"] = {"seat": self.seat, "can": len(reach), "plies": reach[::-1], "barrier": None}
        if over:
            position["question"], position["waiting"] = None, []
            for seat in position["seats"]:
                seat["to_act"] = False
        return PuzzlePosition(
            game=self.game.name,
            number=self.number,
            count=self.count,
            id=self.puzzle.id,
            difficulty=self.puzzle.difficulty,
            seat=self.seat,
            over=over,
            position=position,
        )

    def why(self, actions: Sequence[Sequence[Word]], zone: str) -> list[Why]:
        with self.played(actions):
            return make_why(self.progress, self.seat, zone, None)

    @contextmanager
    def played(self, actions: Sequence[Sequence[Word]]) -> Iterator[list[int]]:
        """For a moment, *actions* were taken by the seat, and the others have answered what they were asked in between.

        Says before which plies the seat has acted.
        """
        try:
            yield [self.act(number, words) for number, words in enumerate(actions, 1)]
        finally:
            self.progress.back_to(self.start)

    def act(self, number: int, words: Sequence[Word]) -> int:
        progress, state = self.progress, self.progress.match.state
        before, letter = progress.ply, progress.letter(words)
        try:
            if is_turn_over(state, self.seat):
                raise IllegalAction(self.game.not_now(state, self.seat, letter))
            progress.advance(self.seat, letter)
        except IllegalAction as fault:
            refused = progress.teller.refused(fault.refusal)
            raise Trouble("illegal-action", f"{letter} is not possible", {"number": number}, refused) from None
        while (answer := answer_of_other(self.game, progress.match.state, self.seat)) is not None:
            progress.advance(*answer)
        return before

    def state(self) -> Any:
        """The position, as a copy."""
        return self.progress.match.at(self.start)

    def after(self, actions: Sequence[Sequence[Word]]) -> Any:
        """Where a whole turn leads; `turn-not-over` if it is not whole."""
        with self.played(actions):
            state = self.game.twin(self.progress.match.state)
        if not is_turn_over(state, self.seat):
            raise Trouble("turn-not-over", "the turn goes on")
        return state

    def gained(self, after: Any) -> list[int]:
        before, now = self.game.result(self.state()).totals, self.game.result(after).totals
        return [late - early for early, late in zip(before, now, strict=True)]

    def known(self, after: Any) -> PuzzleTurn | None:
        """The turn that leads to the same, if it was compared when the puzzle was found."""
        if self.effects is None:
            puzzle = self.puzzle
            turns = [*puzzle.solutions, puzzle.usual, *puzzle.others]
            self.effects = [
                (turn, effect_of(self.game, self.after(turn.actions))) for turn in turns if self.is_whole(turn)
            ]
        effect = effect_of(self.game, after)
        return next((turn for turn, same in self.effects if same == effect), None)

    def is_whole(self, turn: PuzzleTurn) -> bool:
        """Some of the other turns end where something would come to light: they are not whole."""
        try:
            self.after(turn.actions)
        except Trouble:
            return False
        return True

    def told(self, prospect: Prospect) -> AdvisedWay:
        """A whole turn in words."""

        def meanwhile(state: Any) -> None:
            let_others_answer(self.game, state, self.seat)

        way = way_of(self.game, self.state(), self.seat, prospect, meanwhile)
        return {**way, "ends": "turn"}


class Puzzles:
    """The puzzles of all games that are played here with the values that they were made for."""

    def __init__(self, catalogue: Catalogue, hints: Hints) -> None:
        self.catalogue: Final = catalogue
        self.hints: Final = hints
        self.shelves: Final[dict[str, list[Puzzle]]] = {}
        self.boards: Final[Lru[tuple[str, int], Board]] = Lru(BOARDS_KEPT)

    def of(self, game: AnyGame) -> list[Puzzle]:
        if game.name not in self.shelves:
            self.shelves[game.name] = shipped(game)
        return self.shelves[game.name]

    def listed(self) -> list[PuzzleShelf]:
        shelves = [(name, self.of(self.catalogue.game(name))) for name in self.catalogue.names()]
        return [
            PuzzleShelf(
                game=name,
                puzzles=[
                    PuzzleEntry(number=number, id=one.id, difficulty=one.difficulty, players=one.seats)
                    for number, one in enumerate(puzzles, 1)
                ],
            )
            for name, puzzles in shelves
        ]

    def plies_to_replay(self, name: str, number: int) -> int:
        """How many it takes until a puzzle is ready to be played from; none, if it is."""
        known = (name, number) in self.boards
        return 0 if known else len(self.puzzle(self.catalogue.game(name), number).moves)

    def puzzle(self, game: AnyGame, number: int) -> Puzzle:
        puzzles = self.of(game)
        if not 1 <= number <= len(puzzles):
            raise Trouble("unknown-puzzle", f"{game.name} has {len(puzzles)} puzzles", {"count": len(puzzles)})
        return puzzles[number - 1]

    def board(self, name: str, number: int) -> Board:
        game = self.catalogue.game(name)
        puzzle = self.puzzle(game, number)
        board = self.boards.get((name, number))
        if board is None:
            path = self.catalogue.data_path(name)
            board = Board(game, path, puzzle, number, len(self.of(game)))
            self.boards.put((name, number), board)
        return board

    async def verdict(self, name: str, number: int, actions: Sequence[Sequence[Word]], asker: Asker) -> PuzzleVerdict:
        board = self.board(name, number)
        after = board.after(actions)
        best = board.puzzle.solutions[0]
        known = board.known(after)
        if known is not None:
            mine, solution = prospect_of(board.puzzle, known), prospect_of(board.puzzle, best)
        else:
            mine, solution = await self.compared(board, actions, best, asker)
        usual = sum(abs(score["mean"]) for score in solution["scores"]) / len(solution["scores"])
        behind = mine["behind"]["mean"]
        standing: PuzzleStanding = (
            "solved" if behind <= AS_GOOD * usual else "close" if behind <= 3 * AS_GOOD * usual else "missed"
        )
        return PuzzleVerdict(
            standing=standing,
            mine=board.told({**mine, "actions": [list(words) for words in actions]}),
            best=board.told({**solution, "actions": best.actions}),
            gained=board.gained(after),
            gained_best=board.gained(board.after(best.actions)),
        )

    async def compared(
        self, board: Board, actions: Sequence[Sequence[Word]], best: PuzzleTurn, asker: Asker
    ) -> tuple[Prospect, Prospect]:
        """A turn and the solution in the same worlds, by a bot that has not seen the turn before."""
        mine = [list(words) for words in actions]
        job = self.hints.job(board.game, board.data_path, board.state(), board.seat, board.puzzle.id)
        asked = replace(job, turns=2, worlds=WORLDS_COMPARED, also=[mine, best.actions])
        found = await self.hints.answer(f"{board.puzzle.id} {mine}", asked, asker)
        own, solution = nearest(found, mine), nearest(found, best.actions)
        behind = own["behind"]["mean"] - solution["behind"]["mean"]
        error = own["behind"]["error"] or solution["behind"]["error"]
        level: Prospect = {**solution, "behind": {"mean": 0.0, "error": 0.0}}
        return {**own, "behind": {"mean": round(behind, 2), "error": error}}, level

    def solution(self, name: str, number: int) -> PuzzleSolution:
        board = self.board(name, number)
        puzzle = board.puzzle
        return PuzzleSolution(
            solutions=[board.told(prospect_of(puzzle, turn)) for turn in puzzle.solutions],
            usual=board.told(prospect_of(puzzle, puzzle.usual)),
            gained=[board.gained(board.after(turn.actions)) for turn in puzzle.solutions],
            gained_usual=board.gained(board.after(puzzle.usual.actions)),
        )


def nearest(found: list[Prospect], turn: list[list[Word]]) -> Prospect:
    """The one that begins like *turn* for longest: in an imagined world a turn may be cut short."""
    return max(found, key=lambda one: len(alike(one["actions"], turn)))


def alike(one: list[list[Word]], other: list[list[Word]]) -> list[list[Word]]:
    """How both begin."""
    same = [a == b for a, b in zip(one, other, strict=False)]
    return one[: same.index(False) if False in same else len(same)]


def table_of(game: AnyGame, puzzle: Puzzle) -> StoredTable:
    """A table that nobody has opened: whoever solves sits at it, with bots."""
    seats = [
        StoredSeat(seat, "human", identity=ME, name="")
        if seat == puzzle.seat
        else StoredSeat(seat, "bot", bot="strong")
        for seat in range(puzzle.seats)
    ]
    return StoredTable(
        id=puzzle.id,
        game=game.name,
        rules=game.version,
        data=game.digest,
        settings=puzzle.settings,
        seed=puzzle.seed,
        stream=puzzle.stream,
        status="running",
        host="",
        auto_start=True,
        archived=False,
        plies=len(puzzle.moves),
        result=None,
        created=datetime.fromtimestamp(0, UTC),
        seats=tuple(seats),
        private=True,
        hints=False,
    )


def prospect_of(puzzle: Puzzle, turn: PuzzleTurn) -> Prospect:
    """What was found out about *turn* when the puzzle was."""
    return {
        "actions": turn.actions,
        "worlds": puzzle.worlds,
        "scores": [{"mean": score, "error": 0.0} for score in turn.scores],
        "wins": [{"mean": chance, "error": 0.0} for chance in turn.wins],
        "behind": {"mean": turn.behind, "error": turn.error},
    }
