"""Section B, war & routes: serving route tiles; personal tiles of D-III and of the end.

YIN-B-war-2      one open tile that nobody has served, in full (YIN-R-39)
YIN-B-war-3      its payment at once; the tile stays until D-III
YIN-B-war-4      the tiles themselves are data
YIN-B-war-5      goods from own plantations, products from the factories, no transport
YIN-B-war-6      named food may be bought (see ch05_b_demands)
YIN-B-war-7      virtual goods count
YIN-B-war-8      an emissary is an own disc from a diplomacy space
YIN-D-route-4    personal tiles, completely or partly
YIN-D-route-5    under the same rules
YIN-D-route-6    what is delivered stays delivered
YIN-D-route-7    a complete tile pays and is turned
YIN-I-dip-10     an emissary for a tile (YIN-R-68)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import FILL, SERVE, STOP, Fill, Letter
from tablewright.games.yinzi.ch05_b_demands import Means, has_source, part_sources
from tablewright.games.yinzi.ch05_b_workers import MayFinish
from tablewright.games.yinzi.ch06_purchases import buy_cube, pay_food, use_gift
from tablewright.games.yinzi.doors import bring_home, gain, lift_cube, take_disc_back
from tablewright.games.yinzi.names import COINS, DELIVERED, DISCS, EVERYBODY, MOST_PARTS, NONE, PILES, SILVER
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.games.yinzi.window import may_do_more
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, with_more, with_row, without
from tablewright.kernel.step import Decision, Procedure, Step

PERSONAL: Final = 4  # + route, where a step says which tile
NO_TILE: Final = Refusal("YIN-B-war-2", "no-open-route")
SERVED: Final = Refusal("YIN-B-war-2", "route-served")
INCOMPLETE: Final = Refusal("YIN-B-war-2", "demand-incomplete")
NOT_MINE: Final = Refusal("YIN-D-route-4", "not-own-route")
SAME_PART: Final = Refusal("YIN-D-route-4", "offered-already")
PART_MET: Final = Refusal("YIN-D-route-6", "part-met")
NOTHING_FITS: Final = Refusal("YIN-D-route-5", "nothing-fits")
UNFIT: Final = Refusal("YIN-B-war-4", "does-not-fit")


def turn_up(state: Yinzi, rule: str, pile: int) -> None:
    """The next route tile of *pile* lies open, if there is one."""
    route = NONE
    if state.routes[pile]:
        route = state.routes[pile][-1]
        state.routes = with_row(state.routes, pile, state.routes[pile][:-1])
        state.seen = with_entry(state.seen, route, EVERYBODY)
        state.tell(rule, NOBODY, "route-shown", (route, pile))
    state.open_route = with_entry(state.open_route, pile, route)


def cannot_serve(state: Yinzi, seat: Seat, pile: int) -> Refusal | None:
    route = state.open_route[pile]
    if route == NONE:
        return NO_TILE
    if state.server[pile] != NOBODY:
        return SERVED
    parts = state.printed.route_parts[route]
    for part in parts:  # most tiles lack something at first sight
        if not has_source(state, seat, route, part):
            return INCOMPLETE
    met = len(parts) == 1 or Means(state, seat).cover(state, seat, route, parts)
    return None if met else INCOMPLETE


class MayServe(Procedure[Yinzi]):
    """YIN-B-war-2: is there a tile that could be served, now or with what can still be done (YIN-I-war-3)?"""

    def fields(self) -> Fields:
        return "may-serve", self.seat

    def run(self, state: Yinzi) -> None:
        step = ChooseRoute(self.seat)
        if may_do_more(state, self.seat) or len(step.options(state)) > 1:
            state.then([step])


class ChooseRoute(Decision[Yinzi, Action]):
    """YIN-B-war-2: which open route tile is served, if any?"""

    def fields(self) -> Fields:
        return "choose-route", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for pile in range(len(PILES)):
            if cannot_serve(state, self.seat, pile) is None:
                found.append(SERVE[pile])
        found.append(STOP)
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "serve":
            return cannot_serve(state, self.seat, action.at)
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        if action is STOP:
            return
        assert isinstance(action, Letter)
        route = state.open_route[action.at]
        steps: list[Step] = []
        for part in range(len(state.printed.route_parts[route])):
            steps.append(PickGift(self.seat, action.at, part))
        steps.append(Served(self.seat, action.at))
        steps.append(MayFinish(self.seat))
        state.then(steps)


class Served(Procedure[Yinzi]):
    """YIN-B-war-3: the payment, and who served the tile."""

    def __init__(self, seat: Seat, pile: int) -> None:
        super().__init__(seat)
        self.pile: Final = pile

    def fields(self) -> Fields:
        return "served", self.seat, self.pile

    def run(self, state: Yinzi) -> None:
        route = state.open_route[self.pile]
        state.server = with_entry(state.server, self.pile, self.seat)
        state.tell("YIN-B-war-3", self.seat, "served-route", (route,))
        gain(state, "YIN-B-war-3", self.seat, COINS, state.printed.route_coins[route])
        gain(state, "YIN-B-war-3", self.seat, SILVER, state.printed.route_silver[route])


class PickGift(Procedure[Yinzi]):
    """One part of a demand; asked only where there is a choice. *where* is a pile, or PERSONAL + the route."""

    def __init__(self, seat: Seat, where: int, part: int) -> None:
        super().__init__(seat)
        self.where: Final = where
        self.part: Final = part

    def fields(self) -> Fields:
        return "pick-gift", self.seat, self.where, self.part

    def run(self, state: Yinzi) -> None:
        route = self.where - PERSONAL if self.where >= PERSONAL else state.open_route[self.where]
        step = ChooseGift(self.seat, route, self.part, int(self.where >= PERSONAL))
        found = step.options(state)
        if len(found) == 1:
            step.resolve(state, found[0])
        else:
            state.then([step])


class ChooseGift(Closed):
    """YIN-B-war-5 to YIN-B-war-8: with what is this part of the demand met?"""

    def __init__(self, seat: Seat, route: int, part: int, personal: int) -> None:
        super().__init__(seat)
        self.route: Final = route
        self.part: Final = part
        self.personal: Final = personal != 0

    def fields(self) -> Fields:
        return "choose-gift", self.seat, self.route, self.part, int(self.personal)

    def options(self, state: Yinzi) -> list[Action]:
        """A public tile is served in full: what is given must leave enough for the other parts."""
        parts = state.printed.route_parts[self.route]
        found = part_sources(state, self.seat, self.route, parts[self.part])
        rest = parts[self.part + 1 :]
        if self.personal or not rest:
            return found
        good: list[Action] = []
        for source in found:
            means = Means(state, self.seat)
            means.without(state, source)
            if means.cover(state, self.seat, self.route, rest):
                good.append(source)
        return good

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb in GIVING:
            fits = action in part_sources(
                state, self.seat, self.route, state.printed.route_parts[self.route][self.part]
            )
            return INCOMPLETE if fits else UNFIT
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        seat, route = self.seat, self.route
        rule = "YIN-D-route-4" if self.personal else "YIN-B-war-5"
        if self.personal:
            state.turn[DELIVERED] += 1
            state.met = with_entry(state.met, route, state.met[route] | 1 << self.part)
            state.then([Completed(seat, route)])
        if action.verb == "give-product":
            state.made = with_more(state.made, action.at * 4 + seat, -1)
            self.put(state, seat + 4)
            state.tell(rule, seat, "gave-product", (route, action.at))
        elif action.verb == "give":
            state.tell(rule, seat, "gave-good", (route, state.good_on(action.at)))
            lift_cube(state, action.at)
            self.put(state, seat)
        elif action.verb == "free":
            use_gift(state, seat, action.at)
        elif action.verb == "give-emissary":
            take_disc_back(state, "YIN-B-war-8", seat, action.at)
            state.hold[seat][DISCS] -= 1
            self.put(state, 8 + seat)
        else:
            buy_cube(state, seat, action.at)
            self.put(state, action.at)
            pay_food(state, seat, 1)

    def put(self, state: Yinzi, piece: int) -> None:
        """A piece lies on the tile."""
        if self.personal:
            state.on_personal = with_row(state.on_personal, self.route, [*state.on_personal[self.route], piece])
        else:
            pile = state.open_route.index(self.route)
            state.on_route = with_row(state.on_route, pile, [*state.on_route[pile], piece])


GIVING: Final = ("give-product", "give", "free", "give-emissary", "buy-food")


class Completed(Procedure[Yinzi]):
    """YIN-D-route-7: if every part is met, the personal tile pays and is turned."""

    def __init__(self, seat: Seat, route: int) -> None:
        super().__init__(seat)
        self.route: Final = route

    def fields(self) -> Fields:
        return "completed", self.seat, self.route

    def run(self, state: Yinzi) -> None:
        seat, route, printed = self.seat, self.route, state.printed
        if state.met[route] != (1 << len(printed.route_parts[route])) - 1:
            return
        state.personal = with_row(state.personal, seat, without(state.personal[seat], route))
        win_route(state, "YIN-D-route-7", seat, route, state.on_personal[route])
        state.on_personal = with_row(state.on_personal, route, [])
        if printed.personal_pays:
            gain(state, "YIN-D-route-7", seat, COINS, printed.route_coins[route])
            gain(state, "YIN-D-route-7", seat, SILVER, printed.route_silver[route])


def win_route(state: Yinzi, rule: str, seat: Seat, route: int, pieces: list[int]) -> None:
    """The pieces go home, the tile counts at the end."""
    for piece in pieces:
        bring_home(state, piece)
    state.won = with_row(state.won, seat, [*state.won[seat], route])
    state.tell(rule, seat, "won-route", (route,))


def fillable(state: Yinzi, seat: Seat) -> list[Action]:
    """Parts of own personal tiles that could be met now."""
    found: list[Action] = []
    for route in state.personal[seat]:
        parts = state.printed.route_parts[route]
        for part in range(len(parts)):
            is_open = state.met[route] & (1 << part) == 0 and not is_twin(state, route, part)
            if is_open and has_source(state, seat, route, parts[part]):
                found.append(FILL[route * MOST_PARTS + part])
    return found


def is_twin(state: Yinzi, route: int, part: int) -> bool:
    """Is an earlier part that asks for the same still open? Then that one is offered."""
    parts = state.printed.route_parts[route]
    return any([parts[other] == parts[part] and state.met[route] & (1 << other) == 0 for other in range(part)])


def cannot_fill(state: Yinzi, seat: Seat, action: Fill) -> Refusal:
    if action.route not in state.personal[seat] or action.part >= len(state.printed.route_parts[action.route]):
        return NOT_MINE
    if state.met[action.route] & (1 << action.part):
        return PART_MET
    return SAME_PART if is_twin(state, action.route, action.part) else NOTHING_FITS
