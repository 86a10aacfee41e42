"""Standing orders: what a seat is to do when it is asked something while its owner is away.

    when I am asked *step*: do *action*, unless I may do one of these; once, in this round, or always

The transaction that makes a table ask a seat marks its orders as pending and leaves a turn (see `turns`) for whichever
server is free; so a crash loses none. An order takes the way of every move, and goes, if it was for once, in the very
transaction of its move. It is pending as long as its owner has not acted since they were asked: nobody's own turn is
played for them behind their back. What was not possible stays, and says why. Nobody but its owner learns of an order.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import Connection

from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import seats_to_act
from tablewright.server.base.plugins import AnyGame
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.phrases import Phrase
from tablewright.server.protocol.standing_orders import Foreseen, ForeseenAnswer, Foresight, NewOrder, Order, OrderNote
from tablewright.server.storage.orders import (
    StoredOrder,
    add_order,
    hold_orders,
    note_tried,
    stored_orders,
    strike_out,
    withdraw_order,
)
from tablewright.server.storage.records import StoredTable
from tablewright.server.storage.store import Store
from tablewright.server.table.live import Live
from tablewright.server.table.permissions import must_not_be_over, own_seat
from tablewright.server.table.plans import modest, next_turn
from tablewright.server.table.progress import Progress

MOST_ORDERS: Final = 30  # of a seat
# How far to look ahead for what a seat may be asked.
WORLDS_FORESEEN: Final = 6
ANSWERS_FORESEEN: Final = 120  # in each of them
SECONDS_TO_FORESEE: Final = 0.4  # in all


class StandingOrders:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    # Giving.

    async def of(self, live: Live, me: str, seat: Seat) -> list[Order]:
        own_seat(await live.table(), me, seat)
        teller = (await live.progress()).teller
        letter = (await live.progress()).letter
        async with self.store.begin() as connection:
            found = await connection.run_sync(stored_orders, live.id)
        return [
            Order(
                number=one.number,
                prompt=one.content["prompt"],
                action=teller.label(letter(one.action)),
                unless=[teller.label(letter(words)) for words in one.unless],
                span=one.content["span"],
                note=None if one.note is None else OrderNote(**one.note),
            )
            for one in found
            if one.seat == seat and one.identity == me
        ]

    async def give(self, live: Live, me: str, wish: NewOrder) -> list[Order]:
        """One more order. One that says the same in another way about the same question takes the old one's place."""
        table = await live.table()
        must_not_be_over(table)
        own_seat(table, me, wish.seat)
        progress = await live.progress()
        for words in (wish.action, *wish.unless):
            progress.letter(words)
        if wish.prompt.key != f"{table.game}-ask-{wish.step}":
            raise Trouble("bad-request", "the prompt is that of another question")
        content = wish.model_dump(exclude={"seat"}) | {"round": round_of(progress, wish.seat)}
        await self.store.database.transact(partial(give_in, table=live.id, me=me, wish=wish, content=content))
        return await self.of(live, me, wish.seat)

    async def withdraw(self, live: Live, me: str, seat: Seat, number: int) -> list[Order]:
        own_seat(await live.table(), me, seat)
        async with self.store.begin() as connection:
            await connection.run_sync(withdraw_order, live.id, seat, me, number)
        return await self.of(live, me, seat)

    # Obeying; with the table's lock held.

    async def obey(self, live: Live) -> bool:
        """Carry out one pending order of somebody who is asked now. False if there is none that can be."""
        table, progress = await live.table(), await live.progress()
        async with self.store.begin() as connection:
            stored = await connection.run_sync(stored_orders, live.id)
        pending = [one for one in stored if one.pending is not None]
        if not pending or not table.goes_on():
            return False
        for seat in progress.match.to_act():
            mine = [one for one in pending if one.seat == seat and is_valid(one, table, progress)]
            chosen, judged = first_possible(progress, seat, mine)
            if chosen is not None:
                spent = [chosen.number] if chosen.content["span"] == "once" else []
                ply, revision = progress.ply_for(seat), progress.revision_for(table.hand_of(seat))
                await live.act(seat, ply, revision, [chosen.action], spent)
                return True
            pending = [one for one in pending if one.seat != seat] + judged
        async with self.store.begin() as connection:
            await connection.run_sync(note_tried, live.id, pending)
        return False


def give_in(connection: Connection, table: str, me: str, wish: NewOrder, content: dict[str, Any]) -> None:
    mine = [one for one in hold_orders(connection, table) if one.seat == wish.seat]
    same = [one.number for one in mine if (one.step, one.action) == (wish.step, tuple(wish.action))]
    if len(mine) - len(same) >= MOST_ORDERS:
        raise Trouble("too-many-orders", f"at most {MOST_ORDERS} orders", {"most": MOST_ORDERS})
    strike_out(connection, table, same)
    add_order(connection, table, wish.seat, me, content)


def is_valid(order: StoredOrder, table: StoredTable, progress: Progress) -> bool:
    """Does its owner sit there, with nobody in their place, and without having acted since they were asked?"""
    seat = table.seats[order.seat]
    ledger, since = progress.ledger, order.pending or 0
    if seat.identity != order.identity or seat.stand_in is not None or since > ledger.revision:
        return False
    known = ledger.unchanged_since(since)
    acted = any(played.seat == order.seat for played in ledger.played[known:])
    return known == ledger.counts[since] and not acted and not order.is_over(round_of(progress, order.seat))


def first_possible(
    progress: Progress, seat: Seat, orders: Sequence[StoredOrder]
) -> tuple[StoredOrder | None, list[StoredOrder]]:
    """The first of *orders* that fits the question and can be done; and the others, with why they could not."""
    game, state = progress.game, progress.match.state
    step = game.question(state, seat)
    options = {option.fields() for option in game.options(state, seat)}
    judged: list[StoredOrder] = []
    for order in orders:
        if step is None or step.fields()[0] != order.step:
            judged.append(order)
            continue
        tempting = next((words for words in order.unless if words in options), None)
        if tempting is not None:
            note = OrderNote(phrase=progress.teller.label(progress.letter(tempting)), rule=None)
        elif order.action not in options:
            refusal = game.explain(state, seat, progress.letter(order.action))
            refused = None if refusal is None else progress.teller.refused(refusal)
            note = OrderNote(phrase=refused["phrase"] if refused else None, rule=refused["rule"] if refused else None)
        else:
            return order, judged
        judged.append(replace(order, note=note.model_dump()))
    return None, judged


def round_of(progress: Progress, seat: Seat) -> object:
    return progress.game.view(progress.match.state, seat).get("round")


# What may be asked.


def answer_modestly(game: AnyGame, state: Any) -> None:
    asked = seats_to_act(state)[0]
    game.take(state, modest(game.options(state, asked)), asked)


def foresee(progress: Progress, seat: Seat) -> Foresight:
    """What *seat* may be asked next, and with which answers: in its next turn, as plans find it, and as a few games
    might go on that look the same to it. Nothing hidden is looked at."""
    game, end = progress.game, time.monotonic() + SECONDS_TO_FORESEE
    found: dict[str, tuple[Phrase, dict[Fields, Phrase]]] = {}
    coming = False

    def note(state: Any) -> list[Action]:
        step = game.question(state, seat)
        options = game.options(state, seat)
        if step is not None:
            name = str(step.fields()[0])
            answers = found.setdefault(name, (progress.teller.prompt(step), {}))[1]
            for option in options:
                answers.setdefault(option.fields(), progress.teller.label(option))
        return options

    for _ in range(WORLDS_FORESEEN):
        chance = chance_from(secrets.token_hex(16))
        state = game.world(progress.match.state, seat, chance)
        coming = coming or state.active == seat or game.has_turn_to_come(state, seat)
        if seat not in seats_to_act(state) and time.monotonic() < end:
            with suppress(Trouble):  # nobody knows how it begins, or none will come: it may be asked all the same
                note(next_turn(game, game.twin(state), seat, partial(answer_modestly, game)))
        for _ in range(ANSWERS_FORESEEN):
            asked = seats_to_act(state)
            if not asked or time.monotonic() > end:
                break
            who = asked[chance.below(len(asked))]
            options = note(state) if who == seat else game.options(state, who)
            game.take(state, options[chance.below(len(options))], who)
    questions = [
        Foreseen(
            step=step,
            prompt=prompt,
            answers=[ForeseenAnswer(action=list(words), label=label) for words, label in answers.items()],
        )
        for step, (prompt, answers) in found.items()
    ]
    return Foresight(coming=coming, questions=questions)
