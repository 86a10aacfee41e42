"""Lessons: who follows the tips comes to the end of each, whatever the bots do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright.bots.registry import make_bot
from tablewright.games.registry import clauses, load_game
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.match import Match
from tablewright.server.http import lessons as teaching
from tablewright.server.settings import Settings
from tablewright.server.table.lessons import Happened, done_steps, scripts
from tablewright.words.speak import LANGUAGES, bundle
from tests.server.house import House, Person, open_house

LEARNER: Seat = 0
LESSONS = sorted(scripts())
# Seeds of what the bots do, and of what the learner does where the tip leaves it open.
CHANCES = (1, 2)


def begins(action: Action, words: str) -> bool:
    """Are these the first words of *action*?"""
    return " ".join([*map(str, action.fields()), ""]).startswith(words + " ")


class Learner:
    """Sits at seat 0 of a guided game, does what the tip says as soon as that is offered, and otherwise what seems best
    among what is not set aside for later."""

    def __init__(self, lesson: str, chance: int) -> None:
        self.script = scripts()[lesson]
        self.game = load_game(self.script.game)
        setup = self.game.setup(1 + len(self.script.bots), dict(self.script.settings))
        self.match: Match[Any] = Match(self.game, setup, self.script.seed, self.script.stream)
        self.chance = random.Random(chance)
        self.bots = [make_bot(bot, f"{chance + at:032x}") for at, bot in enumerate(("greedy", *self.script.bots))]

    def due(self) -> str | None:
        """The step that waits for something; what is there to be read has been read."""
        done = done_steps(self.script, self.match, LEARNER)
        return next((name for name, step in self.script.steps().items() if step.is_open() and name not in done), None)

    def play(self) -> None:
        due, seat = self.due(), self.match.to_act()[0]
        if due is None or self.script.steps()[due].over:  # nothing is left to learn: any way to the end will do
            action = self.chance.choice(self.game.options(self.match.state, seat))
        else:
            action = self.chosen(due) if seat == LEARNER else self.best(seat)
        self.match.act(seat, action)

    def best(self, seat: Seat) -> Action:
        return self.bots[seat].choose(self.game, self.match.state.copy(), seat)

    def chosen(self, due: str) -> Action:
        options = self.game.options(self.match.state, LEARNER)
        now = [one for one in options if not self.is_later(one, due)] or options
        fit = self.wanted(due, options) or [one for one in now if self.leads_to(one, due)] or now
        best = self.best(LEARNER)
        return best if best in fit else self.chance.choice(fit)

    def is_later(self, action: Action, step: str) -> bool:
        """Does *action* come into play in a chapter behind that of *step*, and in none before?"""
        at = [one.id for one in self.script.chapters].index(step.partition(".")[0])
        opened = [any(begins(action, words) for words in one.unlocks) for one in self.script.chapters]
        return any(opened[at + 1 :]) and not any(opened[: at + 1])

    def wanted(self, step: str, options: list[Action]) -> list[Action]:
        """What *step* asks for among *options*."""
        return [one for one in options if any(begins(one, words) for words in self.script.steps()[step].act)]

    def leads_to(self, action: Action, step: str) -> bool:
        """Would the next question offer what *step* asks for?"""
        state = self.match.state.copy()
        self.game.apply(state, LEARNER, action)
        return bool(self.wanted(step, self.game.options(state, LEARNER)))


@pytest.mark.parametrize("chance", CHANCES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_who_follows_the_tips_does_every_step(lesson: str, chance: int) -> None:
    learner = Learner(lesson, chance)
    order: list[str] = []
    while not learner.match.is_over():
        due = learner.due()
        if due is not None and due not in order:
            order.append(due)
        learner.play()
    assert learner.due() is None
    happened = Happened(learner.match, LEARNER)
    steps = {name: step for name, step in learner.script.steps().items() if step.is_open()}
    assert [name for name, step in steps.items() if not happened.fulfils(step)] == [], "passed over"
    assert order == [name for name in steps if name in order], "a step was due again after it had been done"


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_speaks_of_what_there_is(lesson: str) -> None:
    script = scripts()[lesson]
    game = load_game(script.game)
    setup, letters = game.setup(2, dict(script.settings)), game.alphabet()
    state = game.start(setup, script.seed, stream=script.stream)
    assert 8 <= len(script.chapters) <= 13
    assert {step.rule for step in script.steps().values()} <= set(clauses(script.game))
    spoken = [*(words for one in script.chapters for words in one.unlocks)]
    spoken += [words for step in script.steps().values() for words in step.act]
    assert [words for words in spoken if not any(begins(letter, words) for letter in letters)] == []
    kinds = {zone.partition(".")[0] for letter in letters for zone in game.zones(state, 0, letter)}
    assert {zone.partition(".")[0] for step in script.steps().values() for zone in step.zones} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_has_its_words(lesson: str, language: str) -> None:
    script, words = scripts()[lesson], bundle(language)
    keys = ["about", *(chapter.id for chapter in script.chapters), *(name.replace(".", "-") for name in script.steps())]
    assert [key for key in keys if not words.has_message(f"learn-{lesson}-{key}")] == []


@pytest.fixture
def school(tmp_path: Path) -> Iterator[House]:
    """A server with the real games."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with open_house(Settings(database=database, synchronous="NORMAL", bot_pause=0.0, limits=0.0)) as house:
        yield house


def test_the_lessons_are_told_without_their_deal(school: House) -> None:
    lessons = school.stranger().get("/lessons")
    assert [one["name"] for one in lessons] == LESSONS
    assert all(set(one) == {"name", "game", "minutes", "chapters"} for one in lessons)


@pytest.mark.game("noria")
def test_a_guided_game_is_a_table_of_its_own(school: House) -> None:
    ada, ben = school.stranger(), school.stranger()
    table = ada.post("/lessons/noria", {}, 201)
    assert (table["lesson"], table["private"], table["status"]) == ("noria", True, "running")
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot"]
    assert [one["id"] for one in ada.get("/tables")["mine"]] == [table["id"]]
    assert [one["id"] for one in ben.get("/tables")["running"]] == []
    assert ada.position(table["id"])["guided"] == {"lesson": "noria", "done": []}
    done = ada.act(table["id"], 0, ["take", "energy"])
    assert done["guided"] == {"lesson": "noria", "done": ["welcome.resource"]}
    assert ben.position(table["id"])["guided"] is None


@pytest.mark.game("noria")
def test_a_guided_game_is_dealt_from_the_stream_of_its_lesson(school: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lesson goes on when there is a newer stream: it was written for this deal."""
    script, ada = scripts()["noria"].model_copy(update={"stream": 1}), school.stranger()
    monkeypatch.setattr(teaching, "scripts", lambda: {"noria": script})
    game = load_game("noria")
    dealt = {stream: Match(game, game.setup(2, script.settings), script.seed, stream) for stream in (1, 2)}
    views = {stream: game.view(match.state, LEARNER) for stream, match in dealt.items()}
    assert views[1] != views[2]
    assert ada.position(ada.post("/lessons/noria", {}, 201)["id"])["view"] == views[1]


@pytest.mark.game("agra")
def test_what_is_taken_back_is_not_done_any_more(school: House) -> None:
    ada = school.stranger()
    id = ada.post("/lessons/agra", {}, 201)["id"]
    after = ada.act(id, 0, ["use", "botanist"])
    assert after["guided"]["done"] == ["welcome.goal", "welcome.turn", "botanist.use"]
    wish = {"seat": 0, "ply": after["ply"], "to": after["undo"]["plies"][0]}
    assert ada.post(f"/tables/{id}/undo", wish)["guided"]["done"] == []


@pytest.mark.game("noria")
def test_there_is_no_lesson_for_every_name(school: House, ada: Person) -> None:
    assert school.stranger().trouble("POST", "/lessons/chess", {}) == (404, "unknown-lesson")
    assert ada.trouble("POST", "/lessons/noria", {}) == (404, "unknown-lesson"), "that game is not played here"
    assert ada.get("/lessons") == []
