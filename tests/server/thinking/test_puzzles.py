"""Puzzles at the table: whoever plays a solution has solved it, nothing is kept, and nothing is given away before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright.bots.analysis.puzzles import Puzzle, PuzzleTurn, effect_of, shipped
from tablewright.games.registry import game_names, load_game
from tablewright.server.settings import Settings
from tablewright.server.thinking.puzzles import AS_GOOD, Board, alike
from tests.server.house import House, Json, Person, open_house

NAMES = game_names()
PUZZLES: dict[str, list[Puzzle]] = {name: shipped(load_game(name)) for name in NAMES}
Words = list[list[Any]]


def house_of_games(folder: Path, **chosen: Any) -> Settings:
    database = f"sqlite:///{folder / 'tables.db'}"
    return Settings(database=database, synchronous="NORMAL", bot_pause=0.0, **{"limits": 0.0, **chosen})


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the real games: puzzles change nothing there, so that one is enough."""
    with open_house(house_of_games(tmp_path_factory.mktemp("club"), hint_seconds=1.0)) as house:
        yield house


@pytest.fixture
def solver(club: House) -> Person:
    return club.stranger()


def shown(person: Person, name: str, number: int, actions: Words) -> Json:
    found: Json = person.post(f"/puzzles/{name}/{number}", {"actions": actions})
    return found


def judged(person: Person, name: str, number: int, actions: Words) -> Json:
    found: Json = person.post(f"/puzzles/{name}/{number}/verdict", {"actions": actions})
    return found


def offered(found: Json) -> Words:
    return [option["action"] for option in found["position"]["question"]["options"]]


def numbered(name: str, *difficulties: str) -> tuple[int, Puzzle]:
    """The first puzzle of one of these difficulties."""
    return next((at, one) for at, one in enumerate(PUZZLES[name], 1) if one.difficulty in difficulties)


def test_the_list_has_every_puzzle_and_gives_no_solution_away(solver: Person) -> None:
    shelves = {shelf["game"]: shelf["puzzles"] for shelf in solver.get("/puzzles")}
    assert list(shelves) == NAMES
    for name, puzzles in shelves.items():
        assert [one["number"] for one in puzzles] == list(range(1, len(PUZZLES[name]) + 1))
        assert [one["id"] for one in puzzles] == [one.id for one in PUZZLES[name]]
        assert all(set(one) == {"number", "id", "difficulty", "players"} for one in puzzles)
        levels = [["easy", "medium", "hard"].index(one["difficulty"]) for one in puzzles]
        assert levels == sorted(levels), "the first to be solved first"


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_begins_with_the_turn_of_its_seat(name: str, solver: Person) -> None:
    puzzle = PUZZLES[name][0]
    found = shown(solver, name, 1, [])
    position = found["position"]
    assert (found["seat"], found["over"], found["id"]) == (puzzle.seat, False, puzzle.id)
    assert found["count"] == len(PUZZLES[name])
    assert position["viewer"] == position["question"]["seat"] == puzzle.seat
    assert position["undo"] == {"seat": puzzle.seat, "can": 0, "plies": [], "barrier": None}
    assert [seat["kind"] == "human" for seat in position["seats"]] == [at == puzzle.seat for at in range(puzzle.seats)]
    assert position["log"], "what the others did before can be read"
    game = load_game(name)
    assert position["view"] == game.view(puzzle.match(game).state, puzzle.seat), "what that seat may see, no more"


@pytest.mark.parametrize("name", NAMES)
def test_whoever_plays_a_solution_has_solved_it(name: str, solver: Person) -> None:
    number, puzzle = numbered(name, "hard", "medium")
    solution = solver.get(f"/puzzles/{name}/{number}/solution")
    actions = solution["solutions"][0]["actions"]
    for at, action in enumerate(actions):
        found = shown(solver, name, number, actions[:at])
        assert not found["over"]
        assert action in offered(found)
        assert found["position"]["undo"]["can"] == at
    over = shown(solver, name, number, actions)
    position = over["position"]
    assert (over["over"], position["question"], position["waiting"]) == (True, None, [])
    assert not any(seat["to_act"] for seat in position["seats"])
    assert position["undo"]["can"] == len(actions), "everything can be taken back"
    assert position["undo"]["plies"] == sorted(position["undo"]["plies"], reverse=True)
    verdict = judged(solver, name, number, actions)
    assert verdict["standing"] == "solved"
    assert verdict["mine"]["behind"]["mean"] == 0.0
    assert verdict["gained"] == verdict["gained_best"] == solution["gained"][0]
    # The greedy bot, who has not found it, is told what that cost.
    missed = judged(solver, name, number, solution["usual"]["actions"])
    assert missed["standing"] in ("close", "missed")
    assert missed["mine"]["behind"] == {"mean": puzzle.usual.behind, "error": puzzle.usual.error}
    assert missed["gained"] == solution["gained_usual"]


@pytest.mark.parametrize("name", NAMES)
def test_a_solution_is_told_in_words_to_its_end(name: str, solver: Person) -> None:
    """Also behind what others are asked in the middle of the turn."""
    for number in range(1, len(PUZZLES[name]) + 1, 6):
        told = solver.get(f"/puzzles/{name}/{number}/solution")
        for way in [*told["solutions"], told["usual"]]:
            assert [step["action"] for step in way["steps"]] == way["actions"]
            assert all(step["label"]["key"].startswith(f"{name}-") for step in way["steps"])
            assert way["ends"] == "turn"
        assert len(told["gained"]) == len(told["solutions"])


@pytest.mark.game("yinzi")
def test_a_turn_that_nobody_has_compared_is_compared_now(solver: Person) -> None:
    number, puzzle = numbered("yinzi", "easy")
    game = load_game("yinzi")
    compared = [puzzle.usual, *puzzle.solutions, *puzzle.others]
    actions = new_turn(Board(game, None, puzzle, number, 1), compared, [])
    assert actions is not None
    verdict = judged(solver, "yinzi", number, actions)
    assert verdict["mine"]["actions"] == actions
    assert verdict["mine"]["worlds"] >= 1
    assert len(verdict["mine"]["scores"]) == puzzle.seats
    usual = sum(abs(score["mean"]) for score in verdict["best"]["scores"]) / puzzle.seats
    behind = verdict["mine"]["behind"]["mean"]
    assert verdict["standing"] == (
        "solved" if behind <= AS_GOOD * usual else "close" if behind <= 3 * AS_GOOD * usual else "missed"
    )
    assert judged(solver, "yinzi", number, actions) == verdict, "asking twice gives the same answer"


def new_turn(board: Board, compared: list[PuzzleTurn], actions: Words) -> Words | None:
    """A whole turn that leads to something else than all that were *compared*."""
    with board.played(actions):
        state = board.game.twin(board.progress.match.state)
    if state.active != board.seat:
        return None if board.known(state) else actions
    for option in reversed(board.game.options(state, board.seat)):
        found = new_turn(board, compared, [*actions, list(option.fields())])
        if found is not None:
            return found
    return None


@pytest.mark.game("noria")
def test_nothing_is_kept_of_what_somebody_tries(club: House, solver: Person) -> None:
    before = shown(solver, "noria", 1, [])
    first = offered(before)[0]
    assert shown(club.stranger(), "noria", 1, [first])["position"]["ply"] > before["position"]["ply"]
    wrong = [first, ["no", "such", "thing"]]
    assert solver.trouble("POST", "/puzzles/noria/1", {"actions": wrong}) == (422, "unknown-action")
    late = PUZZLES["noria"][0].solutions[0].actions
    assert solver.trouble("POST", "/puzzles/noria/1", {"actions": [*late, first]}) == (409, "illegal-action")
    assert shown(solver, "noria", 1, []) == before


@pytest.mark.game("agra")
def test_what_cannot_be_done_says_why(solver: Person) -> None:
    puzzle = PUZZLES["agra"][0]
    game = load_game("agra")
    options = game.options(puzzle.match(game).state, puzzle.seat)
    refused = next(letter for letter in game.alphabet() if letter not in options)
    body = {"actions": [list(refused.fields())]}
    answer = solver.client.post("/api/puzzles/agra/1", json=body).json()["error"]
    assert answer["code"] == "illegal-action"
    assert answer["refusal"]["rule"].startswith("AGR-")
    zone = game.zones(puzzle.match(game).state, puzzle.seat, refused)[0]
    answers = solver.post("/puzzles/agra/1/why", {"actions": [], "zone": zone})["answers"]
    assert any(one["refusal"] is not None for one in answers)


@pytest.mark.game("agra")
def test_half_a_turn_is_not_judged(solver: Person) -> None:
    number, puzzle = numbered("agra", "easy")
    half = puzzle.solutions[0].actions[:-1]
    path = f"/puzzles/agra/{number}/verdict"
    assert solver.trouble("POST", path, {"actions": half}) == (409, "turn-not-over")
    assert solver.trouble("POST", path, {"actions": []}) == (409, "turn-not-over")


@pytest.mark.game("agra")
def test_there_is_no_puzzle_for_every_address(solver: Person, ada: Person) -> None:
    nothing: Json = {"actions": []}
    last = len(PUZZLES["agra"])
    for path in (f"/puzzles/agra/{last + 1}", "/puzzles/agra/999"):
        assert solver.trouble("POST", path, nothing) == (404, "unknown-puzzle")
        assert solver.trouble("GET", path + "/solution") == (404, "unknown-puzzle")
    assert solver.trouble("POST", "/puzzles/chess/1", nothing) == (404, "unknown-game")
    assert solver.trouble("POST", "/puzzles/agra/0", nothing)[0] == 422
    assert solver.trouble("POST", "/puzzles/agra/1", {"actions": [["pass"]] * 65})[0] == 422
    # A server that plays something else has none.
    assert ada.get("/puzzles") == [{"game": "harbour", "puzzles": []}]
    assert ada.trouble("POST", "/puzzles/harbour/1", nothing) == (404, "unknown-puzzle")


@pytest.mark.game("yinzi")
def test_verdicts_are_limited(tmp_path: Path) -> None:
    with open_house(house_of_games(tmp_path, limits=0.1)) as house:
        solver = house.person("Ada")
        actions = PUZZLES["yinzi"][0].solutions[0].actions
        judged(solver, "yinzi", 1, actions)
        assert solver.trouble("POST", "/puzzles/yinzi/1/verdict", {"actions": actions}) == (429, "too-many")


def test_turns_are_compared_by_how_they_begin() -> None:
    one: Words = [["a"], ["b", 1], ["c"]]
    assert alike(one, one) == one
    assert alike(one, one[:2]) == one[:2]
    assert alike(one, [["a"], ["b", 2], ["c"]]) == [["a"]]
    assert alike(one, [["x"]]) == []


@pytest.mark.game("yinzi")
def test_the_effect_of_a_turn_does_not_depend_on_its_order() -> None:
    """Else whoever plays the same things in another order would be compared anew."""
    board = Board(load_game("yinzi"), None, PUZZLES["yinzi"][0], 1, 1)
    after = board.after(board.puzzle.solutions[0].actions)
    known = board.known(after)
    assert known == board.puzzle.solutions[0]
    assert "chance" not in effect_of(board.game, after)
