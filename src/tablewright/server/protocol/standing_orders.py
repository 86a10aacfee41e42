"""Orders that answer for a seat while its owner is away."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from tablewright.server.protocol.base import ActionWords, Asked, Id, Number, Said, Word
from tablewright.server.protocol.phrases import AskedPhrase, Phrase


class OrderNote(Said):
    """Why an order was left to its owner the last time: a refusal with its *rule*; or (null) what was possible."""

    phrase: Phrase | None
    rule: str | None


class Order(Said):
    number: int
    prompt: Phrase = Field(description="A question of the kind that it is for")
    action: Phrase
    unless: list[Phrase]
    span: Literal["once", "round", "always"]
    note: OrderNote | None


class OrderList(Said):
    orders: list[Order]


class ForeseenAnswer(Said):
    action: list[Word]
    label: Phrase


class Foreseen(Said):
    """A question that may come, and answers that it may have."""

    step: str
    prompt: Phrase
    answers: list[ForeseenAnswer]


class Foresight(Said):
    """What a seat may be asked next; *coming* is false if it is certain that it has had its last turn."""

    coming: bool
    questions: list[Foreseen]


class NewOrder(Asked):
    """When *seat* is asked *step* (*prompt* is such a question, to be shown again): take *action*, unless one of the
    others is possible."""

    seat: Number
    step: Id
    prompt: AskedPhrase
    action: ActionWords
    unless: list[ActionWords] = Field(default=[], max_length=16)
    span: Literal["once", "round", "always"]
