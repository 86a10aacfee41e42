"""The words: four languages that say the same things, and nothing that the games say is without words."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablewright.games.registry import clauses, game_names, load_game
from tablewright.kernel.match import Match
from tablewright.server.protocol.phrases import Noun, Phrase
from tablewright.server.table.teller import Teller
from tablewright.words.speak import word_files
from tests.installed import for_games

LANGUAGES = ["en", "it", "nl", "fr"]


def file_name(path: Path) -> str:
    """`talk`, or `noria-rules`."""
    of_game = path.parents[1].name == "words" and path.parents[2].parent.name == "games"
    return f"{path.parents[2].name}-{path.stem}" if of_game else path.stem


# By name, in English: those of the product, and those of a game with its name before them.
FILES = {file_name(path): path for path in word_files("en")}
TRANSLATIONS = LANGUAGES[1:]
LONG = 40  # letters; what is longer is a sentence, and no two languages share one


def text_of(language: str, file: str) -> str:
    english = FILES[file]
    return (english.parents[1] / language / english.name).read_text(encoding="utf-8")


class Part:
    """The value or one attribute of a message: the variables and messages it uses, and the letters it is written in."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.text = ""
        _Reader(self).visit(pattern)


class _Reader(Visitor):
    def __init__(self, part: Part) -> None:
        self.part = part

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.part.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.part.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.part.text += node.value


@cache
def parsed(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(text_of(language, file)).body


@cache
def parts(language: str, file: str) -> dict[str, Part]:
    """Every part of a file: `id` for the value of a message, `id.name` for an attribute."""
    found: dict[str, Part] = {}
    for entry in parsed(language, file):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = Part(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = Part(attribute.value)
    return found


@cache
def english() -> dict[str, Part]:
    return {key: part for file in FILES for key, part in parts("en", file).items()}


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        made.add_resource(FluentResource(text_of(language, file)))
    return made


def say(language: str, key: str, args: dict[str, Any]) -> str:
    """The text of *key*; whatever Fluent has to complain about fails the test."""
    message = bundle(language).get_message(key)
    assert message.value is not None, key
    text, faults = bundle(language).format_pattern(message.value, args)
    assert not faults, f"{language}: {key}: {faults}"
    assert isinstance(text, str)
    return text


def read_aloud(language: str, game: str, phrase: Phrase) -> str:
    """*phrase* as a reader sees it: nouns by their names, seats by a player's."""
    args: dict[str, Any] = {}
    for name, arg in phrase["args"].items():
        if not isinstance(arg, dict):
            args[name] = arg
        elif arg["noun"] == "seat":
            args[name] = "Ada"
        else:
            args[name] = say(language, f"{game}-{arg['noun']}-{arg['id']}", {})
    return say(language, phrase["key"], args)


# The files among themselves.


def test_there_are_words_of_the_product_and_of_every_game() -> None:
    assert {"shell", "talk"} <= set(FILES)
    for game in game_names():
        assert {f"{game}-{kind}" for kind in ("game", "rules", "board", "aid", "learn")} <= set(FILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_a_file_of_its_own(language: str) -> None:
    assert {file_name(path) for path in word_files(language)} == set(FILES)


@pytest.mark.parametrize("game", game_names())
def test_a_game_speaks_of_itself_alone(game: str) -> None:
    """Its messages begin with its name, or say for which part of the product they are."""
    prefix = clauses(game)[0].split("-")[0]
    known = (f"{game}-", f"aid-{game}-", f"learn-{game}-", f"rule-{prefix}-")
    mine = [key for file in FILES if file.startswith(f"{game}-") for key in parts("en", file)]
    assert [key for key in mine if not key.startswith(known)] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_file_without_fault(language: str, file: str) -> None:
    junk = [entry.content for entry in parsed(language, file) if isinstance(entry, ast.Junk)]
    assert junk == []
    assert parts(language, file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    seen: set[str] = set()
    twice: list[str] = []
    for file in FILES:
        for entry in parsed(language, file):
            if isinstance(entry, ast.Message):
                if entry.id.name in seen:
                    twice.append(entry.id.name)
                seen.add(entry.id.name)
    assert twice == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    theirs, ours = parts(language, file), parts("en", file)
    assert sorted(ours.keys() - theirs.keys()) == [], "untranslated"
    assert sorted(theirs.keys() - ours.keys()) == [], "unknown in English"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_uses_the_same_variables(language: str, file: str) -> None:
    theirs, ours = parts(language, file), parts("en", file)
    differing = {
        key: (sorted(ours[key].variables), sorted(theirs[key].variables))
        for key in ours.keys() & theirs.keys()
        if ours[key].variables != theirs[key].variables
    }
    assert differing == {}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_sentence_is_a_copy_of_the_english_one(language: str, file: str) -> None:
    theirs, ours = parts(language, file), parts("en", file)
    copies = [
        key
        for key in ours.keys() & theirs.keys()
        if len(ours[key].text.strip()) > LONG and ours[key].text == theirs[key].text
    ]
    assert copies == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_blank(language: str) -> None:
    blank = [
        key
        for file in FILES
        for key, part in parts(language, file).items()
        if not part.text.strip() and not part.variables and not part.messages
    ]
    assert blank == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_leads_nowhere(language: str) -> None:
    every = {key: part for file in FILES for key, part in parts(language, file).items()}
    assert sorted(key for key, part in every.items() if part.messages - every.keys()) == []


# What the games say. English stands for all: the others have the same messages.


@pytest.mark.parametrize("game", game_names())
def test_every_phrase_has_words_with_its_parts(game: str) -> None:
    """A question may leave out a part that only the engine needs; everything else is said in full."""
    faults: list[str] = []
    for phrase, declared in load_game(game).vocabulary().phrases.items():
        names = {part.rstrip("#").partition("=")[0] for part in declared}
        said = english().get(f"{game}-{phrase}")
        if said is None:
            faults.append(f"{phrase}: has no words")
            continue
        allowed = names | {"seat"} if phrase.startswith("told-") else names
        if unknown := said.variables - allowed:
            faults.append(f"{phrase}: knows no {sorted(unknown)}")
        if not phrase.startswith("ask-") and (missing := names - said.variables):
            faults.append(f"{phrase}: does not say {sorted(missing)}")
    assert faults == []


@pytest.mark.parametrize("game", game_names())
def test_no_words_are_left_over(game: str) -> None:
    phrases = load_game(game).vocabulary().phrases
    kinds = tuple([f"{game}-{kind}-" for kind in ("do", "ask", "told", "why")])
    said = [key for key in english() if key.startswith(kinds)]
    assert sorted(key for key in said if key.removeprefix(f"{game}-") not in phrases) == []


@pytest.mark.parametrize("game", game_names())
def test_every_noun_has_a_name(game: str) -> None:
    nouns = load_game(game).vocabulary().nouns
    wanted = {f"{game}-{noun}-{each}" for noun, ids in nouns.items() if noun != "seat" for each in ids}
    assert sorted(wanted - english().keys()) == []
    assert sorted(key for key in wanted if english()[key].variables) == []


@pytest.mark.parametrize("game", game_names())
def test_every_setting_and_every_choice_is_named_and_explained(game: str) -> None:
    wanted = {f"{game}-title", f"{game}-tagline"}
    for setting in load_game(game).settings():
        for key in [setting.name, *[f"{setting.name}-{choice}" for choice in setting.choices]]:
            wanted |= {f"{game}-setting-{key}", f"{game}-setting-{key}.help"}
        wanted.add(f"{game}-setting-{setting.name}-note")
    assert sorted(wanted - english().keys()) == []


@pytest.mark.parametrize("game", game_names())
def test_every_verb_heads_its_options(game: str) -> None:
    verbs = {str(letter.fields()[0]) for letter in load_game(game).alphabet()}
    assert sorted(verb for verb in verbs if f"{game}-verb-{verb}" not in english()) == []


@pytest.mark.parametrize("game", game_names())
def test_every_clause_has_a_text_and_every_text_a_clause(game: str) -> None:
    ids = clauses(game)
    prefix = ids[0].split("-")[0]
    listed = {f"rule-{clause.replace('.', '_')}" for clause in ids}
    written = {key for key in english() if key.startswith(f"rule-{prefix}-") and not key.endswith("-title")}
    assert sorted(listed - written) == []
    assert sorted(written - listed) == []


def chapter_of(clause: str) -> str:
    """NOR-9.2-c is in chapter NOR-9; rulings and worked examples are chapters of their own, NOR-R and NOR-EX."""
    prefix, number = clause.split("-")[:2]
    return f"{prefix}-{number.split('.')[0]}"


@pytest.mark.parametrize("game", game_names())
def test_every_chapter_has_a_title(game: str) -> None:
    chapters = {chapter_of(clause) for clause in clauses(game)}
    assert sorted(chapter for chapter in chapters if f"rule-{chapter}-title" not in english()) == []


# Said aloud.


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_phrase_can_be_said(game: str, language: str, number: int) -> None:
    vocabulary = load_game(game).vocabulary()
    for phrase, declared in vocabulary.phrases.items():
        args: dict[str, Noun | int | str] = {"seat": Noun(noun="seat", id=0)} if phrase.startswith("told-") else {}
        for part in declared:
            name, _, noun = part.partition("=")
            ids = vocabulary.nouns.get(noun or name, [])
            args[name.rstrip("#")] = Noun(noun=noun or name, id=ids[number % len(ids)]) if ids else number
        assert read_aloud(language, game, Phrase(key=f"{game}-{phrase}", args=args)).strip()


def phrases_of_a_game(name: str, seats: int, chosen: dict[str, str]) -> list[Phrase]:
    """Every label, question, event, refusal and score line of a game played at random."""
    game = load_game(name)
    teller = Teller(game)
    match = Match(game, game.setup(seats, chosen), "7" * 32)
    dice = random.Random(7)
    heard = [teller.told(event)["phrase"] for event in match.opening]
    while not match.is_over():
        seat = match.to_act()[0]
        options = game.options(match.state, seat)
        question = game.question(match.state, seat)
        assert question is not None
        heard.append(teller.prompt(question))
        heard += [teller.label(action) for action in options]
        heard += [teller.offered(match.state, seat, action) for action in options]
        for action in dice.sample(game.alphabet(), 8):
            refusal = game.explain(match.state, seat, action)
            if refusal is not None:
                heard.append(teller.refused(refusal)["phrase"])
        heard += [teller.told(event)["phrase"] for event in match.act(seat, dice.choice(options)).events]
    heard += [line["phrase"] for mine in teller.result(game.result(match.state))["lines"] for line in mine]
    return list({json.dumps(phrase): phrase for phrase in heard}.values())


@pytest.mark.parametrize(
    ("game", "seats", "chosen"),
    for_games(
        ("noria", 2, {"mode": "base"}),
        ("noria", 3, {"mode": "expert"}),
        ("noria", 4, {"mode": "base"}),
        ("agra", 2, {}),
        ("yinzi", 2, {}),
        ("yinzi", 4, {}),
    ),
)
def test_a_whole_game_can_be_told_in_every_language(game: str, seats: int, chosen: dict[str, str]) -> None:
    heard = phrases_of_a_game(game, seats, chosen)
    assert {phrase["key"].split("-")[1] for phrase in heard} == {"do", "ask", "told", "why", "score"}
    for language in LANGUAGES:
        for phrase in heard:
            assert read_aloud(language, game, phrase).strip()
