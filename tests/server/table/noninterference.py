"""Non-interference: what a client receives is the same, byte for byte, when what it cannot know is another thing.

A whole game is played at a real server. Beside it, every client has a world of its own: the same table with other
secrets, which that client must not be able to tell from the real one. The world goes on with the same actions until
something hidden comes to light; then another one is made. At any moment the server can be given such a world in place
of the truth: whatever it then says to that client, over HTTP or over the WebSocket, is compared with what it said
before.
"""

from __future__ import annotations

import copy
import itertools
import json
import random
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from tablewright.games.registry import game_names, load_game
from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.event import Event
from tablewright.kernel.game import SPECTATOR
from tablewright.kernel.match import Match, Ply
from tablewright.kernel.record import to_record
from tablewright.kernel.state import seats_to_act
from tablewright.server.base.seals import seal_of
from tablewright.server.protocol.errors import Trouble
from tablewright.server.service import Service
from tablewright.server.settings import Settings
from tablewright.server.storage.records import StoredSeat, StoredTable, now
from tablewright.server.table.ledger import Ledger, Played
from tablewright.server.table.live import Live
from tablewright.server.table.plans import planner_of
from tablewright.server.table.progress import Progress
from tests.conformance.hidden import with_other_secrets
from tests.conformance.tables import AnyGame, combinations, seed_of
from tests.conformance.traits import traits_of
from tests.server.house import House, Person, open_house
from tests.server.stored import a_table
from tests.server.table.other_lanes import OtherLanes
from tests.tastes import Taste, choose

TRIES = 30  # to find other choices that take as many plies
SEAL = re.compile(r'"seal":"[0-9a-f]{64}"')
SHORTEST_ORDER = 6  # fewer numbers than that stand side by side by chance

TABLES = [(name, seats) for seats in (2, 3, 4) for name in game_names()]
LOOK_EVERY = 5

Spoil = Callable[[Progress], None]


class Interference(AssertionError):
    """Somebody was told something that depends on what they cannot know."""


@dataclass(frozen=True)
class Client:
    """Somebody at the table: *seat* is SPECTATOR for those who only watch."""

    person: Person
    seat: Seat


class OtherMatch(Match[Any]):
    """The match of another world: other states, and other words where *viewer* did not hear them."""

    def __init__(self, match: Match[Any], viewer: Seat, chooser: random.Random) -> None:
        super().__init__(match.game, match.setup, seed_of(chooser.getrandbits(64)))
        self.real = match
        self.viewer = viewer
        self.number = chooser.getrandbits(64)
        self.opening[:] = unheard_changed(match.opening, viewer)
        self.state, chosen = self.other_state(len(match.plies))
        first = len(match.plies) - len(chosen)
        for at, ply in enumerate(match.plies):
            action = ply.action if at < first else chosen[at - first]
            self.plies.append(retold(ply, action, unheard_changed(ply.events, viewer)))

    def other_state(self, at: int) -> tuple[Any, list[Action]]:
        chooser = random.Random(self.number + at)
        state, chosen = other_choices(self.real, at, self.viewer, chooser)
        return with_other_secrets(self.game, state, self.viewer, chooser), chosen

    def at(self, ply: int) -> Any:
        return self.game.twin(self.state) if ply == len(self.plies) else self.other_state(ply)[0]

    def follow(self, ply: Ply, preview_end: int) -> bool:
        """Play on with the same action. False if it cannot be taken here, or if something came to light."""
        state, game = self.state, self.game
        if ply.in_lane or state.lanes or game.explain(state, ply.seat, ply.action) is not None:
            return False
        state.recording, state.events, state.preview_end = True, [], NOBODY
        game.take(state, ply.action, ply.seat)
        known = [preview_end, state.preview_end]
        if known != [NOBODY, NOBODY]:
            until = min(len(ply.events) if at == NOBODY else at for at in known)
            if heard(ply.events[:until], self.viewer) != heard(state.events[:until], self.viewer):
                raise Interference(f"{ply.action}: seat {self.viewer} hears something before it is known")
            return False
        self.plies.append(retold(ply, ply.action, unheard_changed(state.events, self.viewer)))
        return True


def retold(ply: Ply, action: Action, events: list[Event]) -> Ply:
    return Ply(ply.seat, action, events, ply.drew, ply.revealed, ply.in_lane, ply.closed)


def heard(events: list[Event], viewer: Seat) -> list[object]:
    return [event.fields() for event in events if event.heard_by(viewer)]


def unheard_changed(events: list[Event], viewer: Seat) -> list[Event]:
    """*events*, with other numbers in all that *viewer* does not hear, and one of those told twice."""
    found: list[Event] = []
    for event in events:
        if event.heard_by(viewer):
            found.append(event)
        else:
            what = tuple(n - 1 if n > 0 else 1 for n in event.what)  # which are names of something as well
            other = Event(event.rule, event.seat, event.verb, what, event.audience)
            found += [other, other]
    return found


def other_choices(match: Match[Any], at: int, viewer: Seat, chooser: random.Random) -> tuple[Any, list[Action]]:
    """The state after *at* plies, had the others chosen otherwise what they are choosing in secret; and the choices."""
    state = match.at(at)
    if not state.lanes:
        return state, []
    first = at
    while first > 0 and match.plies[first - 1].in_lane and not match.plies[first - 1].closed:
        first -= 1
    plies = match.plies[first:at]
    for _ in range(TRIES):
        other, chosen = match.at(first), []
        for ply in plies:
            options = match.game.options(other, ply.seat) if other.lanes else []
            if not options or (ply.seat == viewer and ply.action not in options):
                break
            action = ply.action if ply.seat == viewer else chooser.choice(options)
            match.game.take(other, action, ply.seat)
            chosen.append(action)
        if len(chosen) == len(plies) and bool(other.lanes) and seats_to_act(other) == seats_to_act(state):
            return other, chosen
    return state, [ply.action for ply in plies]


@dataclass(frozen=True)
class World:
    """What somebody must not be able to tell from the real one. *lanes*: how the others have come to where they are,
    while several decide at the same time; else they came there as in the real one."""

    match: OtherMatch
    lanes: Progress | None

    def progress(self, real: Progress) -> Progress:
        """The real one (which may be spoiled) with what is another thing in this world."""
        other, came = copy.copy(real), self.lanes or real
        ledger = Ledger([])
        ledger.played[:] = [Played(ply.seat, ply.action.fields()) for ply in self.match.plies]
        ledger.counts[:] = came.ledger.counts
        ledger.floors[:] = came.ledger.floors
        told, tally, prints = came.told_to_all, came.tally, came.prints
        changed = {"match": self.match, "ledger": ledger, "told_to_all": told, "tally": tally, "prints": prints}
        vars(other).update(changed, seal=sealed(self.match), heard=None)
        return other


def numbers(progress: Progress, viewer: Seat) -> tuple[int, int]:
    return progress.ply_for(viewer), progress.revision_for([] if viewer == SPECTATOR else [viewer])


def sealed(match: Match[Any]) -> str:
    return seal_of(to_record(match))


class Trial:
    """One game under observation. *spoil* may break the server's secrecy, to see whether it is noticed."""

    def __init__(
        self,
        house: House,
        game: AnyGame,
        seats: int,
        settings: dict[str, str],
        taste: Taste,
        number: int,
        spoil: Spoil = lambda progress: None,
    ) -> None:
        self.house = house
        self.service: Service = house.client.app.state.service  # type: ignore[attr-defined]
        self.chooser = random.Random(number)
        self.taste = taste
        self.spoil = spoil
        self.compared = 0
        self.secrets: set[str] = set()
        people = [house.person(f"Player {seat + 1}") for seat in range(seats)]
        spectator, stranger = Client(house.person("Spectator"), SPECTATOR), Client(house.stranger(), SPECTATOR)
        self.clients = [*[Client(person, seat) for seat, person in enumerate(people)], spectator, stranger]
        ids = [person.get("/me")["id"] for person in people]
        self.id = self.call(self.new_table, game, settings, ids, seed_of(number))
        self.worlds: dict[int, World] = {}
        self.seal = self.clients[0].person.position(self.id)["seal"]

    def call(self, function: Callable[..., Any], *given: object) -> Any:
        """On the server's own loop."""
        assert self.house.client.portal is not None
        return self.house.client.portal.call(function, *given)

    async def new_table(self, game: AnyGame, settings: dict[str, str], people: list[str], seed: str) -> str:
        """A running table with a seed that makes the trial the same every time."""
        setup = game.setup(len(people), settings)
        table = replace(
            a_table(people[0]),
            game=game.name,
            rules=game.version,
            data=game.digest,
            settings=dict(setup.chosen),
            seed=seed,
            created=now() - timedelta(days=1),  # whoever has just come was not away: that must not end between answers
            seats=tuple(StoredSeat(seat, "human", person) for seat, person in enumerate(people)),
        )
        await self.service.store.add_table(table)
        return table.id

    # Playing.

    def play(self, look_every: int, most: int = 10_000) -> int:
        """Play to the end (or *most* plies), comparing once in so many plies, and more often while choices are hidden;
        the number of plies."""
        progress: Progress = self.call(self.progress)
        self.spoil(progress)
        offset = self.chooser.randrange(look_every)
        while not progress.match.is_over() and progress.ply < most:
            often = bool(progress.match.state.lanes) and self.chooser.random() * look_every < 5
            if often or progress.ply % look_every == offset:
                self.look(progress)
            self.call(self.move)
            self.follow(progress)
        return progress.ply

    async def progress(self) -> Progress:
        async with self.service.tables.open(self.id) as live:
            return await live.progress()

    async def move(self) -> None:
        """One action of somebody; now and then one is taken back instead."""
        async with self.service.tables.open(self.id) as live:
            progress = await live.progress()
            match, seat = progress.match, self.chooser.choice(progress.match.to_act())
            if self.chooser.random() < 0.03 and match.barrier(seat) is None:
                to = progress.number_for(seat, match.last_of(seat))
                await live.undo(seat, *numbers(progress, seat), to)
                return
            offered = {"_".join(map(str, one.fields())): one for one in progress.game.options(match.state, seat)}
            action = offered[choose(self.chooser, self.taste, list(offered))]
            await live.act(seat, *numbers(progress, seat), [action.fields()])

    def follow(self, progress: Progress) -> None:
        """Let every world go on, or make another one the next time that it is needed."""
        match = progress.match
        for viewer, world in list(self.worlds.items()):
            gone_on = len(match.plies) == len(world.match.plies) + 1 and world.match.follow(
                match.plies[-1], match.state.preview_end
            )
            if not gone_on:
                del self.worlds[viewer]

    # Looking.

    def look(self, progress: Progress) -> None:
        """Ask everything in the real world and in each client's other one."""
        self.note_secrets(progress)
        for client in self.clients:
            if client.seat not in self.worlds:
                self.worlds[client.seat] = self.call(self.other_world, progress, client.seat)
            asked = self.questions(progress, client)
            real = ask_all(client, asked)
            self.must_keep_secrets(real)
            with self.elsewhere(progress, self.worlds[client.seat]):
                other = ask_all(client, asked)
            for question, said, said_there in zip(asked, real, other, strict=True):
                self.compared += 1
                if unsealed(said) != unsealed(said_there):
                    raise Interference(f"ply {progress.ply}, seat {client.seat}: {question}\n{said}\n{said_there}")

    async def other_world(self, progress: Progress, viewer: Seat) -> World:
        if not progress.match.state.lanes:
            return World(OtherMatch(progress.match, viewer, self.chooser), None)
        async with self.service.tables.open(self.id) as live:
            table, rows = await live.table(), await self.service.store.rows(self.id)
        lanes = OtherLanes(progress, table, rows, viewer, self.chooser).progress
        assert numbers(lanes, viewer) == numbers(progress, viewer)
        return World(OtherMatch(lanes.match, viewer, self.chooser), lanes)

    @contextmanager
    def elsewhere(self, progress: Progress, world: World) -> Iterator[None]:
        """While it lasts, the server takes the other world for the truth."""
        match, other = world.match, world.progress(progress)
        live: Live = self.service.tables.get(self.id)
        table = live.cached_table
        assert table is not None and live.cached_progress is progress
        self.call(self.put, live, replace(table, seed=match.seed), other)
        try:
            yield
        finally:
            self.call(self.put, live, table, progress)

    async def put(self, live: Live, table: StoredTable, progress: Progress) -> None:
        async with live.lock:
            live.cached_table, live.cached_progress = table, progress

    def note_secrets(self, progress: Progress) -> None:
        """What must not stand in any message: the seed, the generator, and orders of things still to come."""
        match = progress.match
        self.secrets |= {match.seed, *[str(word) for word in match.state.chance.facts()[:4]]}
        for name in traits_of(match.game.name).futures:
            fact = getattr(match.state, name)
            for row in fact if fact and isinstance(fact[0], list) else [fact]:
                unknown = row[match.state.shown :] if name == "islands" else row
                if len(unknown) >= SHORTEST_ORDER:
                    self.secrets.add(",".join(map(str, unknown)))

    def must_keep_secrets(self, messages: Sequence[str]) -> None:
        for text in messages:
            for secret in self.secrets:
                if secret in text:
                    raise Interference(f"{secret} is told: {text}")
            for seal in SEAL.findall(text):
                assert self.seal in seal, "the promise stays the same"

    def questions(self, progress: Progress, client: Client) -> list[Question]:
        """All kinds of things that a client can ask, about moments and places that differ from time to time."""
        chooser, game, table = self.chooser, progress.game, f"/tables/{self.id}"
        plies, revision = numbers(progress, client.seat)
        past = sorted({0, chooser.randint(0, plies), max(0, plies - 1)})
        foreign = chooser.randrange(progress.match.setup.seats)
        asked = [
            Question("GET", "/tables"),
            Question("GET", table),
            Question("GET", f"{table}/position"),
            *[Question("GET", f"{table}/position?ply={ply}") for ply in past],
            *[Question("GET", f"{table}/events?since={ply}") for ply in (-1, *past)],
            Question("GET", f"{table}/position?seat={foreign}"),
            *[Question("GET", f"{table}/away?seen={seen}") for seen in {chooser.choice(past), revision}],
            Question("GET", f"{table}/study"),
            Question("GET", f"{table}/talk"),
            Question("GET", f"{table}/record.json"),
            Question("GET", f"{table}/record.txt"),
            Question("POST", f"{table}/undo", {"seat": foreign, "ply": plies + 1, "to": 0}),
        ]
        told: list[dict[str, Any]] = [{"type": "ping"}, {"type": "look", "seat": foreign}]
        for letter in chooser.sample(game.alphabet(), 3) if client.seat != SPECTATOR else []:
            zone = {"seat": client.seat, "zone": game.zones(progress.match.state, client.seat, letter)[0]}
            action = {"seat": client.seat, "action": list(letter.fields())}
            asked += [Question("POST", f"{table}/why", zone), Question("POST", f"{table}/why", action)]
            told += [{"type": "why", **zone}, {"type": "why", **action}]
            if game.explain(progress.match.state, client.seat, letter) is not None:
                wish = {"seat": client.seat, "ply": plies, "actions": [action["action"]]}
                asked.append(Question("POST", f"{table}/moves", wish))
                told.append({"type": "act", **wish})
        if client.seat != SPECTATOR:
            wish = {"seat": client.seat, "actions": self.some_plan(progress, client.seat)}
            zone = {"zone": game.zones(progress.match.state, client.seat, chooser.choice(game.alphabet()))[0]}
            asked += [Question("POST", f"{table}/plan", wish), Question("POST", f"{table}/plan/why", wish | zone)]
        return [*asked, Question("LIVE", f"{table}/live?since={past[-1]}", told=told)]

    def some_plan(self, progress: Progress, seat: Seat) -> list[list[str | int]]:
        """Actions that *seat* might plan: what it is offered, a few steps on."""
        table = self.service.tables.get(self.id).cached_table
        assert table is not None
        plan: list[list[str | int]] = []
        for _ in range(self.chooser.randint(0, 5)):
            try:
                asked = planner_of(table, progress, seat, plan).plan()["question"]
            except Trouble:
                break
            if asked is None:
                break
            plan.append(self.chooser.choice(asked["options"])["action"])
        return plan


@dataclass(frozen=True)
class Question:
    """A request; or (LIVE) a WebSocket on which several things are said one after another."""

    method: str
    path: str
    body: dict[str, Any] | None = None
    told: list[dict[str, Any]] | None = None


def ask_all(client: Client, questions: list[Question]) -> list[str]:
    return [talk(client, one.path, one.told) if one.told else request(client, one) for one in questions]


def request(client: Client, question: Question) -> str:
    answer = client.person.client.request(question.method, "/api" + question.path, json=question.body)
    assert answer.status_code < 500, answer.text
    return f"{answer.status_code} {answer.text}"


def talk(client: Client, path: str, messages: list[dict[str, Any]]) -> str:
    """Everything that a new connection hears until all is answered; a look through own eyes is shown as well."""
    said: list[str] = []
    answered, positions, wanted = 0, 0, 1
    with client.person.client.websocket_connect("/api" + path) as socket:
        for number, message in enumerate(messages):
            socket.send_text(json.dumps({"id": number, **message}))
        while answered < len(messages) or positions < wanted:
            said.append(socket.receive_text())
            heard = json.loads(said[-1])
            positions += heard["type"] == "position"
            answered += heard.get("id") is not None
            wanted += heard["type"] == "done"
    return "\n".join(said)


def unsealed(text: str) -> str:
    """The seal is a hash of the seed: of another seed it is another, and says nothing about it."""
    return SEAL.sub('"seal":""', text)


def main(games: int, seed: int) -> dict[str, int]:
    """Watch *games* whole games, every game and number of seats in turn; AssertionError if anything is told."""
    found = {"games": 0, "plies": 0, "compared": 0}
    with tempfile.TemporaryDirectory(prefix="secrets-") as folder:
        database = f"sqlite:///{folder}/tables.db"
        with open_house(Settings(database=database, synchronous="NORMAL", limits=0.0)) as house:
            for number, (name, seats) in zip(range(games), itertools.cycle(TABLES)):
                game = load_game(name)
                chosen = combinations(game, seats)
                trial = Trial(
                    house,
                    game,
                    seats,
                    chosen[number // len(TABLES) % len(chosen)],
                    traits_of(name).taste,
                    seed + number,
                )
                found["plies"] += trial.play(look_every=LOOK_EVERY)
                found["compared"] += trial.compared
                found["games"] += 1
    return found


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]), int(sys.argv[2]))))
