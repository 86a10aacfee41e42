"""What must hold of any game, as functions of one game played at random."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import SPECTATOR
from tablewright.kernel.match import Match
from tablewright.kernel.random import QuickChance, SealedChance, chance_from
from tablewright.kernel.record import from_record, from_text, to_record, to_text
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.state import seats_to_act
from tests.conformance.hidden import with_other_secrets
from tests.conformance.tables import AnyGame, Playthrough, Subject, choose, seed_of, written


def copies_are_equal_and_apart(game_played: Playthrough) -> None:
    """A copy equals its original, and no state kept aside has changed by what was played afterwards."""
    game = game_played.game
    for at, state in game_played.states.items():
        assert written(game, state) == written(game, game.twin(state)) == game_played.written[at]


def a_copy_goes_its_own_way(game_played: Playthrough) -> None:
    """Playing on with a copy leaves the original alone, and the other way round."""
    game = game_played.game
    chooser = random.Random(game_played.number)
    for state in game_played.sample(30)[:-1]:
        original, copy = game.twin(state), game.twin(state)
        before = written(game, original)
        for _ in range(6):
            if not copy.is_over():
                seat, action = choose(chooser, game, copy, seats_to_act(copy))
                game.take(copy, action, seat)
        assert written(game, original) == before
        after = written(game, copy)
        seat, action = choose(chooser, game, original, seats_to_act(original))
        game.take(original, action, seat)
        assert written(game, copy) == after


def options_are_sound(game_played: Playthrough) -> None:
    """Never empty before the end, no duplicates, a stable order, letters of the alphabet; asking changes nothing."""
    game = game_played.game
    for at, state in game_played.states.items():
        waiting = seats_to_act(state)
        assert state.is_over() == (not waiting)
        assert len(set(waiting)) == len(waiting)
        for seat in range(state.seats):
            options = game.options(state, seat)
            assert bool(options) == (seat in waiting)
            assert len(set(options)) == len(options)
            assert game.options(state, seat) == options
            assert all(game.letter(option.fields()) is option for option in options)
        if waiting:
            assert game.options(state) == game.options(state, waiting[0])
        assert written(game, state) == game_played.written[at]


def refusals_are_explained(game_played: Playthrough) -> None:
    """`explain` is None exactly for the options; other letters are refused by a clause, for a reason with a phrase."""
    game = game_played.game
    for state in game_played.sample(8):
        before = written(game, state)
        for seat in range(state.seats):
            options = set(game.options(state, seat))
            for letter, refusal in zip(game.alphabet(), game.explain_all(state, seat, game.alphabet()), strict=True):
                assert (refusal is None) == (letter in options), f"{letter} for seat {seat}: {refusal}"
                if refusal is not None:
                    refusal_has_words(game_played.subject, refusal, letter)
        assert written(game, state) == before


def refusal_has_words(subject: Subject, refusal: Refusal, letter: Action) -> None:
    assert refusal.rule in subject.clauses, f"{letter}: {refusal}"
    subject.game.vocabulary().name("why-" + refusal.reason, refusal.what)


def events_have_clauses_and_words(game_played: Playthrough) -> None:
    game, vocabulary = game_played.game, game_played.game.vocabulary()
    told = [event for ply in game_played.match.plies for event in ply.events]
    for event in game_played.match.opening + told:
        assert event.rule in game_played.subject.clauses, str(event)
        assert SPECTATOR <= event.seat < game_played.match.setup.seats, str(event)
        vocabulary.name("told-" + event.verb, event.what)
    assert told, game.name


def questions_have_words(game_played: Playthrough) -> None:
    game, vocabulary = game_played.game, game_played.game.vocabulary()
    for state in game_played.states.values():
        for seat in seats_to_act(state):
            step = game.question(state, seat)
            assert step is not None
            assert step.seat == seat
            words = step.fields()
            vocabulary.name(f"ask-{words[0]}", words[2:])
            assert words[1] == seat


def json_loses_nothing(game_played: Playthrough) -> None:
    """From JSON comes an equal state with the same options, and it plays on alike, dice included."""
    game = game_played.game
    for at, ply in game_played.plies():
        back = game.from_json(json.loads(game_played.written[at]))
        assert written(game, back) == game_played.written[at]
        for seat in range(back.seats):
            assert game.options(back, seat) == game.options(game_played.states[at], seat)
        game.apply(back, ply.seat, ply.action)
        assert written(game, back) == game_played.written[at + 1]


def replays_are_equal(game_played: Playthrough) -> None:
    """Seed, set-up and moves give the match again, told word for word: from text at one table, from JSON at another."""
    match, game = game_played.match, game_played.game
    if game_played.number % 2:
        again = from_text(game, to_text(match))
    else:
        again = from_record(game, json.loads(json.dumps(to_record(match))))
    assert written(game, again.state) == written(game, match.state)
    assert again.setup == match.setup
    assert [told(again, ply) for ply in range(len(again.plies))] == [
        told(match, ply) for ply in range(len(match.plies))
    ]
    assert to_text(again) == to_text(match)
    assert to_record(again) == to_record(match)


def told(match: Match[Any], ply: int) -> tuple[object, ...]:
    played = match.plies[ply]
    return played.seat, played.action, [(event.fields(), event.audience) for event in played.events]


def earlier_positions_are_found_again(game_played: Playthrough) -> None:
    """The state at any ply, silently replayed from the nearest snapshot, is the one that was there."""
    for ply in game_played.looked_at[game_played.number % 7 :: 7]:
        assert written(game_played.game, game_played.match.at(ply)) == game_played.written[ply]


def undo_restores(game_played: Playthrough) -> None:
    """Where there is no barrier, undo gives the state before exactly, and the same action the state after."""
    game, match = game_played.game, Match(game_played.game, game_played.match.setup, game_played.match.seed)
    looked_at, undone = set(game_played.looked_at), 0
    for at, ply in enumerate(game_played.match.plies):
        match.act(ply.seat, ply.action)
        if at not in looked_at:
            continue
        barrier = match.barrier(ply.seat)
        if match.plies[-1].drew or match.plies[-1].revealed:
            # What it led to may be decided by all at once: then it is theirs too, whether one has answered or not.
            assert barrier is not None
            assert barrier.reason in ("chance", "reveal", *(["other-seat"] if len(match.state.lanes) > 1 else []))
        if barrier is None:
            match.undo(ply.seat)
            assert len(match.plies) == at
            assert written(game, match.state) == game_played.written[at]
            match.act(ply.seat, ply.action)
            assert written(game, match.state) == game_played.written[at + 1]
            undone += 1
        lane_answers_can_be_taken_back(game, match, ply.seat)
    assert undone > 0


def lane_answers_can_be_taken_back(game: AnyGame, match: Match[Any], acted: Seat) -> None:
    """While others decide at the same time, their last answers can be taken back and given again."""
    for seat in range(match.setup.seats):
        if seat == acted or match.barrier(seat) is not None:
            continue
        after, plies = written(game, match.state), len(match.plies)
        taken = match.undo(seat)
        assert len(match.plies) == plies - 1
        assert match.plies[-1].seat != seat or match.last_of(seat) < plies - 1
        match.act(taken.seat, taken.action)
        assert written(game, match.state) == after


def zones_and_labels_are_named(game_played: Playthrough) -> None:
    game = game_played.game
    for state in game_played.states.values():
        for seat in seats_to_act(state):
            for option in game.options(state, seat):
                zones = game.zones(state, seat, option)
                assert zones, f"{option} has no zone"
                assert all(isinstance(zone, str) and zone and zone == zone.strip() for zone in zones)
                phrase, *words = game.label(state, seat, option)
                game.vocabulary().name(str(phrase), tuple(words))


def everything_can_be_asked_about_at_any_time(game_played: Playthrough) -> None:
    """Every action has its place, its words and a reason, for every seat: also before set-up, and at the end."""
    game, letters = game_played.game, game_played.game.alphabet()
    first = game.start(game_played.match.setup, game_played.match.seed)
    for state in [first, *game_played.sample(4)]:
        for seat in range(state.seats):
            for letter, refusal in zip(letters, game.explain_all(state, seat, letters), strict=True):
                assert refusal is not None or not state.is_over(), f"{letter} is possible after the end"
                assert game.zones(state, seat, letter), f"{letter} has no zone"
                phrase, *words = game.label(state, seat, letter)
                game.vocabulary().name(str(phrase), tuple(words))


def views_are_json(game_played: Playthrough) -> None:
    """What each seat and a spectator see is JSON as it stands, and looking changes nothing."""
    game = game_played.game
    for state in game_played.sample(12):
        before = written(game, state)
        for viewer in (SPECTATOR, *range(state.seats)):
            seen = game.view(state, viewer)
            assert json.loads(json.dumps(seen, allow_nan=False)) == seen
        assert written(game, state) == before


def views_are_of_their_type(game_played: Playthrough) -> None:
    """The browser is told what a view is made of: no field more or less, and no value of another kind."""
    game, view = game_played.game, game_played.subject.view
    for state in game_played.sample(12):
        for viewer in (SPECTATOR, *range(state.seats)):
            view.validate_python(game.view(state, viewer), strict=True, extra="forbid")


def previews_come_true(game_played: Playthrough) -> None:
    """A preview is the beginning of what is told, or all of it if nothing unknown follows; it changes nothing."""
    game = game_played.game
    for at, ply in game_played.plies()[game_played.number % 3 :: 3]:
        state = game_played.states[at]
        heard = [event.fields() for event in ply.events if event.heard_by(ply.seat)]
        known, more = game.preview(state, ply.action, ply.seat)
        foreseen = [event.fields() for event in known]
        assert foreseen == heard[: len(foreseen)]
        assert more or foreseen == heard
        assert more == (ply.drew or ply.revealed)
        assert written(game, state) == game_played.written[at]


def nothing_hidden_shows(game_played: Playthrough) -> None:
    """Whatever a viewer can ask is the same in every state that it may imagine, or that differs by secrets only."""
    game, chooser = game_played.game, random.Random(game_played.number)
    for state in game_played.sample(6):
        before = written(game, state)
        for viewer in (SPECTATOR, *range(state.seats)):
            real = outlook(game, state, viewer)
            imagined = world_of(game, state, viewer, seed_of(chooser.getrandbits(64)))
            for other in (imagined, with_other_secrets(game, state, viewer, chooser)):
                assert outlook(game, other, viewer) == real
                assert seats_to_act(other) == seats_to_act(state)
                game_played.subject.traits.conserved(game, other, None)
            json_text = written(game, imagined)
            assert written(game, game.from_json(json.loads(json_text))) == json_text
        assert written(game, state) == before


def world_of(game: AnyGame, state: Any, viewer: Seat, seed: str) -> Any:
    """A state to think about, that shares no chance with the table, nor with the stream that drew what is hidden."""
    chance = chance_from(seed)
    world = game.world(state, viewer, chance)
    keys = [one.facts()[:4] for one in (world.chance, state.chance, chance)]
    assert keys[0] not in keys[1:], "the draws to come would be known"
    assert world.chance.drawn == 0
    assert not world.recording
    return world


def outlook(game: AnyGame, state: Any, viewer: Seat) -> dict[str, object]:
    """Everything that *viewer* can learn from the engine."""
    seen: dict[str, object] = {"view": game.view(state, viewer), "waiting": seats_to_act(state)}
    if viewer == SPECTATOR:
        return seen
    step = game.question(state, viewer)
    options = game.options(state, viewer)
    seen["question"] = None if step is None else step.fields()
    seen["options"] = [str(option) for option in options]
    seen["zones"] = [game.zones(state, viewer, letter) for letter in game.alphabet()]
    previews = [game.preview(state, option, viewer) for option in options]
    seen["previews"] = [([(event.fields(), event.audience) for event in known], more) for known, more in previews]
    seen["refusals"] = [str(refusal) for refusal in game.explain_all(state, viewer, game.alphabet())]
    return seen


def imagined_games_end(game_played: Playthrough) -> None:
    """What a seat imagines can be played to its end by the rules."""
    game, chooser = game_played.game, random.Random(game_played.number)
    state = game_played.states[chooser.choice(game_played.looked_at)]
    viewer = chooser.randrange(state.seats)
    imagined = game.world(state, viewer, chance_from(seed_of(game_played.number)))
    plies = 0
    while not imagined.is_over():
        assert plies < game_played.subject.traits.most_plies
        seat, action = choose(chooser, game, imagined, seats_to_act(imagined))
        game.apply(imagined, seat, action)
        plies += 1
        if plies % 10 == 0 or imagined.is_over():
            game_played.subject.traits.conserved(game, imagined, None)


def the_turn_given_is_the_one_that_comes(game_played: Playthrough) -> None:
    """Whoever plans off-turn plans the turn that really comes next, in its round; where none is to come, none comes."""
    game, began, round = game_played.game, [], 0
    told = [(0, event) for event in game_played.match.opening]
    told += [(at + 1, event) for at, ply in enumerate(game_played.match.plies) for event in ply.events]
    for at, event in told:
        if event.verb == "round-began":
            round = event.what[0]
        elif event.verb == "turn-began":
            began.append((at, event.seat, round))
    for at in game_played.looked_at[::7]:
        state = game_played.states[at]
        for seat in [seat for seat in range(state.seats) if seat != state.active and began]:
            coming = next((when for ply, who, when in began if who == seat and ply > at), None)
            assert coming is None or game.has_turn_to_come(state, seat)
            turn = game.as_if_turn(state, seat)
            if turn is not None:
                assert (game.moment(turn)[0], turn.active) == (coming, seat)


def results_are_ranked(game_played: Playthrough) -> None:
    """A result can be asked for at any time; its lines add up, cite clauses, and its ranks follow from them."""
    game = game_played.game
    for state in game_played.sample(25):
        before = written(game, state)
        result = game.result(state)
        keys = list(zip(result.totals, result.ties, strict=True))
        assert len(keys) == len(result.lines) == state.seats
        assert result.totals == [sum(line.points for line in lines) for lines in result.lines]
        for lines in result.lines:
            assert all(line.rule in game_played.subject.clauses for line in lines)
            assert len({line.item for line in lines}) == len(lines)
        for seat, rank in enumerate(result.ranks):
            assert rank == 1 + sum(key > keys[seat] for key in keys)
        assert result.winners() == [seat for seat in range(state.seats) if keys[seat] == max(keys)]
        assert written(game, state) == before


def only_the_sealed_stream_deals(game_played: Playthrough) -> None:
    """Whatever the rules do, the table draws from its seal alone; whoever thinks draws from another kind."""
    game, states = (
        game_played.game,
        [*game_played.states.values(), *game_played.match.snapshots, game_played.match.state],
    )
    assert {type(state.chance) for state in states} == {SealedChance}
    for state in game_played.sample(6):
        assert type(world_of(game, state, SPECTATOR, seed_of(game_played.number)).chance) is QuickChance


def the_same_things_are_followed(game_played: Playthrough) -> None:
    """Whoever follows a seat through a game is told of the same things in the same order, always."""
    game = game_played.game
    seen = [game.measures(state, seat) for state in game_played.sample(12) for seat in range(state.seats)]
    names = [(one.noun, one.id) for one in seen[0]]
    assert names and len(set(names)) == len(names)
    assert all([(one.noun, one.id) for one in mine] == names for mine in seen)


def the_end_is_the_end(game_played: Playthrough) -> None:
    """Nobody has options, everything is refused with a reason, and the result is the final one."""
    game, state = game_played.game, game_played.match.state
    assert state.is_over()
    assert seats_to_act(state) == []
    for seat in range(state.seats):
        assert game.options(state, seat) == []
        for letter, refusal in zip(game.alphabet(), game.explain_all(state, seat, game.alphabet()), strict=True):
            assert refusal is not None
            refusal_has_words(game_played.subject, refusal, letter)
    assert game.result(state).winners()


PROPERTIES: list[Callable[[Playthrough], None]] = [
    copies_are_equal_and_apart,
    a_copy_goes_its_own_way,
    options_are_sound,
    refusals_are_explained,
    events_have_clauses_and_words,
    questions_have_words,
    json_loses_nothing,
    replays_are_equal,
    earlier_positions_are_found_again,
    undo_restores,
    zones_and_labels_are_named,
    everything_can_be_asked_about_at_any_time,
    views_are_json,
    views_are_of_their_type,
    previews_come_true,
    nothing_hidden_shows,
    imagined_games_end,
    the_turn_given_is_the_one_that_comes,
    results_are_ranked,
    the_same_things_are_followed,
    only_the_sealed_stream_deals,
    the_end_is_the_end,
]
