"""Puzzles at the table: a position from a game of bots, and one turn to find.

Nothing of what somebody tries is kept here. A client sends the actions of its turn so far, they are played from the
position, and it gets what a player would see then. The game of a puzzle is over: everything about it may be told.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, Literal

from tablewright.bots.puzzles import Puzzle, Turn, answer_of_other, effect_of, is_turn_over, shipped
from tablewright.kernel.action import Seat, Word
from tablewright.kernel.refusal import IllegalAction
from tablewright.server.advice import AdvisedWay, Advisor, ways_of
from tablewright.server.advising import Enquiry, Prospect
from tablewright.server.catalogue import Catalogue
from tablewright.server.position import Eyes, make_position, make_why
from tablewright.server.progress import Progress
from tablewright.server.shelves import AnyGame
from tablewright.server.store import Row, StoredSeat, StoredTable
from tablewright.server.trouble import Trouble
from tablewright.server.wire import Position, Said, Why

ME: Final = "solver"
ROOM: Final = 16  # positions that are kept ready
LOOKED_BACK: Final = 40  # plies of the log before the turn
WORLDS: Final = 32  # in which a turn is compared with the solution, if nobody has compared it yet
AS_GOOD: Final = 0.02  # of a usual score: whoever is behind by less has solved it too

Standing = Literal["solved", "close", "missed"]


class PuzzleEntry(Said):
    number: int
    id: str
    difficulty: Literal["easy", "medium", "hard"]
    players: int


class PuzzleShelf(Said):
    game: str
    puzzles: list[PuzzleEntry]


class PuzzlePosition(Said):
    """Where the turn has come to. *over*: it has ended, and can be judged."""

    game: str
    number: int
    count: int
    id: str
    difficulty: Literal["easy", "medium", "hard"]
    seat: int
    over: bool
    position: Position


class PuzzleVerdict(Said):
    """A turn beside the best one. *gained* is what the score of each seat has changed by with the turn alone."""

    standing: Standing
    mine: AdvisedWay
    best: AdvisedWay
    gained: list[int]
    gained_best: list[int]


class PuzzleSolution(Said):
    """Every turn that solves it, and what the greedy bot did; *gained* as in a verdict, for the first."""

    solutions: list[AdvisedWay]
    usual: AdvisedWay
    gained: list[int]


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

    def shown(self, actions: Sequence[Sequence[Word]]) -> PuzzlePosition:
        self.play(actions)
        try:
            position = make_position(
                self.table, self.progress, Eyes(self.table, ME, self.seat), set(), max(0, self.start - LOOKED_BACK)
            )
            over = is_turn_over(self.progress.match.state, self.seat)
        finally:
            self.progress.back_to(self.start)
        reach = [ply for ply in position["undo"]["plies"] if ply >= self.start]
        position["undo"] = {**position["undo"], "can": len(reach), "plies": reach}
        if over:
            position["question"] = None
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
        self.play(actions)
        try:
            return make_why(self.progress, self.seat, zone, None)
        finally:
            self.progress.back_to(self.start)

    def play(self, actions: Sequence[Sequence[Word]]) -> None:
        """Take *actions* for the seat, and let the others answer what they are asked in between; or none of it."""
        progress, state = self.progress, self.progress.match.state
        for number, words in enumerate(actions, 1):
            letter = progress.letter(words)
            try:
                if is_turn_over(state, self.seat):
                    raise IllegalAction(self.game.not_now(state, self.seat, letter))
                progress.advance(self.seat, letter)
            except IllegalAction as fault:
                progress.back_to(self.start)
                refused = progress.teller.refused(fault.refusal)
                raise Trouble("illegal-action", f"{letter} is not possible", {"number": number}, refused) from None
            while (answer := answer_of_other(self.game, state, self.seat)) is not None:
                progress.advance(*answer)

    def state(self) -> Any:
        """The position, as a copy."""
        return self.progress.match.at(self.start)

    def after(self, actions: Sequence[Sequence[Word]]) -> Any:
        """Where a whole turn leads; `turn-not-over` if it is not whole."""
        self.play(actions)
        try:
            state = self.game.twin(self.progress.match.state)
        finally:
            self.progress.back_to(self.start)
        if not is_turn_over(state, self.seat):
            raise Trouble("turn-not-over", "the turn goes on")
        return state

    def gained(self, after: Any) -> list[int]:
        before, now = self.game.result(self.state()).totals, self.game.result(after).totals
        return [late - early for early, late in zip(before, now, strict=True)]

    def known(self, after: Any) -> Turn | None:
        """The turn that leads to the same, if it was compared when the puzzle was found."""
        effect = effect_of(self.game, after)
        for turn in [*self.puzzle.solutions, self.puzzle.usual, *self.puzzle.others]:
            if leads_somewhere(self, turn) and effect_of(self.game, self.after(turn.actions)) == effect:
                return turn
        return None


def leads_somewhere(board: Board, turn: Turn) -> bool:
    """Some of the other turns end where something would come to light: they are not whole."""
    try:
        board.after(turn.actions)
    except Trouble:
        return False
    return True


class Puzzles:
    """The puzzles of all games that are played here with the values that they were made for."""

    def __init__(self, catalogue: Catalogue, advisor: Advisor) -> None:
        self.catalogue: Final = catalogue
        self.advisor: Final = advisor
        self.shelves: Final[dict[str, list[Puzzle]]] = {}
        self.boards: Final[OrderedDict[tuple[str, int], Board]] = OrderedDict()

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

    def board(self, name: str, number: int) -> Board:
        game = self.catalogue.game(name)
        puzzles = self.of(game)
        if not 1 <= number <= len(puzzles):
            raise Trouble("unknown-puzzle", f"{name} has {len(puzzles)} puzzles", {"count": len(puzzles)})
        if (name, number) not in self.boards:
            path = self.catalogue.data_path(name)
            self.boards[name, number] = Board(game, path, puzzles[number - 1], number, len(puzzles))
            if len(self.boards) > ROOM:
                self.boards.popitem(last=False)
        self.boards.move_to_end((name, number))
        return self.boards[name, number]

    async def verdict(self, name: str, number: int, actions: Sequence[Sequence[Word]]) -> PuzzleVerdict:
        board = self.board(name, number)
        after = board.after(actions)
        enquiry = self.enquiry(board)
        best = board.puzzle.solutions[0]
        known = board.known(after)
        if known is not None:
            mine, solution = prospect_of(board.puzzle, known), prospect_of(board.puzzle, best)
            mine["actions"] = [list(words) for words in actions]
        else:
            mine, solution = await self.compared(board, enquiry, actions, best)
        usual = sum(score["mean"] for score in solution["scores"]) / len(solution["scores"])
        behind = mine["behind"]["mean"]
        standing: Standing = (
            "solved" if behind <= AS_GOOD * usual else "close" if behind <= 3 * AS_GOOD * usual else "missed"
        )
        told = ways_of(board.game, enquiry, [mine, solution])
        return PuzzleVerdict(
            standing=standing,
            mine=told[0],
            best=told[1],
            gained=board.gained(after),
            gained_best=board.gained(board.after(best.actions)),
        )

    async def compared(
        self, board: Board, enquiry: Enquiry, actions: Sequence[Sequence[Word]], best: Turn
    ) -> tuple[Prospect, Prospect]:
        """A turn and the solution in the same worlds, by a bot that has not seen the turn before."""
        mine = [list(words) for words in actions]
        asked = Enquiry(
            enquiry.games,
            enquiry.game,
            enquiry.data_path,
            enquiry.seed,
            enquiry.state,
            enquiry.seat,
            lines=2,
            worlds=WORLDS,
            seconds=enquiry.seconds,
            also=[mine, best.actions],
        )
        found = await self.advisor.answer(f"{board.puzzle.id} {mine}", asked)
        own = next((one for one in found if one["actions"] == mine), found[-1])
        solution = next((one for one in found if one["actions"] == best.actions), found[0])
        behind = own["behind"]["mean"] - solution["behind"]["mean"]
        error = own["behind"]["error"] or solution["behind"]["error"]
        return {**own, "behind": {"mean": round(behind, 2), "error": error}}, {
            **solution,
            "behind": {"mean": 0.0, "error": 0.0},
        }

    def solution(self, name: str, number: int) -> PuzzleSolution:
        board = self.board(name, number)
        enquiry, puzzle = self.enquiry(board), board.puzzle
        return PuzzleSolution(
            solutions=ways_of(board.game, enquiry, [prospect_of(puzzle, turn) for turn in puzzle.solutions]),
            usual=ways_of(board.game, enquiry, [prospect_of(puzzle, puzzle.usual)])[0],
            gained=board.gained(board.after(puzzle.solutions[0].actions)),
        )

    def enquiry(self, board: Board) -> Enquiry:
        return self.advisor.enquiry(board.game, board.data_path, board.state(), board.seat, board.puzzle.id)


def table_of(game: AnyGame, puzzle: Puzzle) -> StoredTable:
    """A table that nobody has opened: whoever solves sits at it, with bots."""
    seats = [
        StoredSeat(seat, "human", identity=ME, name="")
        if seat == puzzle.seat
        else StoredSeat(seat, "bot", bot="greedy")
        for seat in range(puzzle.seats)
    ]
    return StoredTable(
        id=puzzle.id,
        game=game.name,
        rules=game.version,
        data=game.digest,
        settings=puzzle.settings,
        seed=puzzle.seed,
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


def prospect_of(puzzle: Puzzle, turn: Turn) -> Prospect:
    """What was found out about *turn* when the puzzle was."""
    return {
        "actions": turn.actions,
        "worlds": puzzle.worlds,
        "scores": [{"mean": score, "error": 0.0} for score in turn.scores],
        "wins": [{"mean": chance, "error": 0.0} for chance in turn.wins],
        "behind": {"mean": turn.behind, "error": turn.error},
    }
