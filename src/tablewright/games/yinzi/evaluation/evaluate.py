"""What a state of Yinzi is worth to a seat: its points, what may yet become points, and what the round will cost it."""

from __future__ import annotations

from typing import Final

from tablewright.bots.search.evaluation import Evaluation, blended
from tablewright.games.yinzi.actions import Letter
from tablewright.games.yinzi.ch05_b_turns import ChooseAction
from tablewright.games.yinzi.ch05_d_taxation import tax_due, tax_sum
from tablewright.games.yinzi.ch06_any_time import SellFood
from tablewright.games.yinzi.evaluation.goods import COLOURS, afloat, crops, industry
from tablewright.games.yinzi.evaluation.weights import (
    BOAT_STEP,
    CAPACITY,
    CARD,
    CARD_VALUE,
    COIN,
    CONTESTED,
    DISC,
    ENVOY,
    GLORY,
    GROUP_WORKER,
    HORIZON,
    IMPERIAL,
    MIGRANT,
    MOST_COINS,
    MOST_RESOURCES,
    PERSONAL,
    RESOLUTION,
    RIVAL,
    ROUTE,
    SILVER_BAG,
    SOLDIER,
    STONE_HELD,
    WOOD_HELD,
    WORKER,
)
from tablewright.games.yinzi.evaluation.weights import GROUP as GROUP_ITSELF
from tablewright.games.yinzi.names import (
    ARMY,
    BOAT,
    BOATS,
    BONUS,
    BUILDING,
    COINS,
    COMMITTED,
    GLORIES,
    GROUP,
    LEFT,
    LOWER,
    NATIONS,
    NO_TAX,
    NONE,
    PLOT,
    RECRUIT,
    REWARDS,
    ROUTE_PHASE,
    SEA,
    SILVER,
    SITE_FIRST,
    STONE,
    TAXATION,
    UPPER,
    WOOD,
)
from tablewright.games.yinzi.scoring import innovation_points, total
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.games.yinzi.window import enemy_strength
from tablewright.kernel.action import Action, Seat

ACTIONS_A_ROUND: Final = 6
FEW: Final = 2  # squares with the same good, in different provinces, that are tried
PLACES: Final = 3  # the same, for tiles and factories
OF_SQUARES: Final = ("grow", "plant", "site", "sell", "eat", "load", "give", "wither")


class YinziEvaluation(Evaluation[Yinzi]):
    def __init__(self, weights: list[list[float]]) -> None:
        super().__init__(8, 500, 0.7)
        self.weights: Final = weights
        self.w = weights[0]
        self.seat: Seat = 0
        self.round = 0
        self.phase = 0
        self.cards = 0
        self.groups: list[int] = []

    def begin(self, state: Yinzi, seat: Seat) -> None:
        self.seat = seat
        self.round = state.round
        self.phase = state.phase
        self.cards = len(state.hand[seat]) if state.hand else 0
        self.groups = state.groups[seat][:] if state.groups else []
        if state.market_tile:
            all_actions = ACTIONS_A_ROUND * state.printed.rounds
            self.w = blended(self.weights, actions_to_come(state, seat) / all_actions)

    def is_over(self, state: Yinzi) -> bool:
        """Somebody else is asked, another phase has come, or the next turn of the same seat."""
        if not state.stack or state.stack[-1].seat != self.seat:
            return True
        if state.round != self.round or state.phase != self.phase:
            return True
        if not isinstance(state.stack[-1], ChooseAction):
            return False
        return len(state.hand[self.seat]) != self.cards or state.groups[self.seat] != self.groups

    def is_halfway(self, state: Yinzi) -> bool:
        return isinstance(state.stack[-1], Closed)

    def meanwhile(self, state: Yinzi) -> Action | None:
        """YIN-R-34: whoever has a piece on a ship that sails is asked for an emissary."""
        step = state.stack[-1] if state.stack else None
        if state.active != self.seat or step is None or step.seat == self.seat or not isinstance(step, Closed):
            return None
        answers: list[Action] = step.options(state)
        return answers[0]

    def candidates(self, state: Yinzi, options: list[Action]) -> list[Action]:
        """All, but of squares with the same good only a few: one a province, the nearest to the sea first."""
        found: list[Action] = []
        squares: dict[tuple[str, int], list[tuple[int, int, Action]]] = {}
        for option in options:
            verb, square = verb_and_square(option)
            if square == NONE:
                found.append(option)
                continue
            good = NONE if verb in ("plant", "site") else state.good_on(square)
            province = square // PLOT
            alike = squares.setdefault((verb, good), [])
            if province not in [other for _, other, _ in alike]:
                alike.append((state.printed.distance[province][SEA], province, option))
        for (verb, _), alike in squares.items():
            alike.sort(key=nearest)
            found += [option for _, _, option in alike[: PLACES if verb in ("plant", "site") else FEW]]
        return found

    def worth(self, state: Yinzi) -> float:
        if not state.market_tile:
            return 0.0
        mine = expected(state, self.seat, not self.is_over(state), self.w)
        strongest = 0.0
        for other in state.others(self.seat):
            strongest = max(strongest, float(total(state, other)))
        return mine - self.w[RIVAL] * strongest


def verb_and_square(option: Action) -> tuple[str, int]:
    """What is done on which square; NONE if it is not about squares."""
    if isinstance(option, SellFood):
        return "sell-food", option.square
    if isinstance(option, Letter) and option.verb in OF_SQUARES:
        return option.verb, SITE_FIRST[option.at] if option.verb == "site" else option.at
    return "", NONE


def nearest(place: tuple[int, int, Action]) -> int:
    return place[0]


def expected(state: Yinzi, seat: Seat, acting: bool, w: list[float]) -> float:
    """The points of *seat*, and what its position promises; *acting*: in the middle of its turn."""
    horizon = min(1.0, w[HORIZON] * (actions_to_come(state, seat) + int(acting)))
    worth = float(total(state, seat)) + money(state, seat, horizon, w) + to_do(state, seat, w)
    if acting:
        worth += w[RESOLUTION] * state.turn[LEFT] + w[WORKER] * state.turn[GROUP]
    worth += crops(state, seat, horizon, state.turn[GROUP] if acting else 0, w)
    worth += industry(state, seat, horizon, w) + afloat(state, seat, w)
    worth += horizon * (possessions(state, seat, w) - w[CONTESTED] * innovation_points(state, seat))
    return worth + round_end(state, seat, w)


def actions_to_come(state: Yinzi, seat: Seat) -> int:
    """In this round and in those after it."""
    here = len(state.hand[seat]) + len([workers for workers in state.groups[seat] if workers > 0])
    return ACTIONS_A_ROUND * (state.printed.rounds - max(1, state.round)) + here


def money(state: Yinzi, seat: Seat, horizon: float, w: list[float]) -> float:
    """Coins that do not make a whole silver bag, and what the first few can be spent on."""
    coins, rate = state.hold[seat][COINS], state.exchange()
    return (coins % rate) / rate * state.printed.vp_per_silver + w[COIN] * horizon * min(coins, MOST_COINS)


def to_do(state: Yinzi, seat: Seat, w: list[float]) -> float:
    """Cards, and groups of workers that wait."""
    worth = 0.0
    for card in state.hand[seat]:
        worth += w[CARD] + w[CARD_VALUE] * state.printed.card_value[card]
    for workers in state.groups[seat]:
        if workers > 0:
            worth += w[GROUP_ITSELF] + w[GROUP_WORKER] * workers
    return worth


def possessions(state: Yinzi, seat: Seat, w: list[float]) -> float:
    row, printed = state.hold[seat], state.printed
    worth = w[SILVER_BAG] * row[SILVER] + w[SOLDIER] * row[ARMY]
    for nation in range(len(NATIONS)):
        worth += w[ENVOY] * state.envoys[nation * COLOURS + seat]
    if can_still(state, seat, BOATS):
        worth += w[WOOD_HELD] * min(row[WOOD], MOST_RESOURCES)
    if can_still(state, seat, BUILDING):
        worth += w[STONE_HELD] * min(row[STONE], MOST_RESOURCES)
    boat = row[BOAT]
    if boat + 1 < len(printed.capacity) and printed.capacity[boat + 1] > printed.capacity[boat]:
        worth += w[BOAT_STEP]
    worth += w[CAPACITY] * printed.capacity[boat] + w[DISC] * state.innovation.count(seat)
    worth += w[MIGRANT] * (row[UPPER] + row[LOWER])
    for route in state.personal[seat]:
        parts = len(printed.route_parts[route])
        done = bin(state.met[route]).count("1")
        worth += w[PERSONAL] * printed.route_vp[route] * (1.0 + done / parts)
    return worth


def can_still(state: Yinzi, seat: Seat, fortune: int) -> bool:
    """YIN-B-fortune-2: once a round, and in the last one only with a card."""
    if state.round < state.printed.rounds:
        return True
    return state.played[seat][fortune] == NONE and len(state.hand[seat]) > 0


def round_end(state: Yinzi, seat: Seat, w: list[float]) -> float:
    """What the phases after the actions will bring and cost: glory, routes, imperial rewards, taxes."""
    row, printed = state.hold[seat], state.printed
    worth = 0.0
    if state.phase < GLORIES:
        worth += w[GLORY] * glory(state, seat)
    if state.phase < ROUTE_PHASE:
        for pile in range(state.seats):
            if state.server[pile] == seat and state.open_route[pile] != NONE:
                worth += w[ROUTE] * printed.route_vp[state.open_route[pile]]
    if state.phase < REWARDS and row[COMMITTED] > 0:
        worth += w[IMPERIAL + row[COMMITTED] - 1]
    if state.phase < TAXATION and row[BONUS] != NO_TAX + 1:
        values = sum([printed.card_value[card] for card in state.hand[seat]])
        due = tax_due(state, tax_sum(state, seat) + values)
        missing = max(0, due - row[SILVER] - row[COINS] // state.exchange())
        worth -= due + missing
    return worth


def glory(state: Yinzi, seat: Seat) -> float:
    """YIN-D-glory-4 to YIN-D-glory-7: what the army would earn *seat* now."""
    armies = [row[ARMY] + row[RECRUIT] for row in state.hold]
    mine = armies[seat]
    if mine == 0:
        return 0.0
    ahead = 0
    for other in state.others(seat):
        earlier = seat in state.war_line and other in state.war_line
        earlier = earlier and state.war_line.index(other) < state.war_line.index(seat)
        if armies[other] > mine or (armies[other] == mine and earlier):
            ahead += 1
    points = state.printed.glory_vp
    won = sum(armies) >= enemy_strength(state)
    if ahead == 0:
        return float(points[0] if won else points[1])
    return float(points[1]) if won and ahead == 1 else 0.0
