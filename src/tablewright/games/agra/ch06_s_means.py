"""What can be inserted might bring: is a question worth asking although there is no means for it yet (AGR-R-71)?

A question for which its seat lacks the means is skipped, but not while something can be inserted that could bring them:
favour that came with the step just made may still be spent in the middle of the action. So the Sailor without a
delivery left looks for a good to pay with (AGR-6.2.2.1S-d), or for the Jagirdar; the order phase for something to serve
(AGR-6.3-a); the meditation phase, once its points are spent, for another point (AGR-6.1.2-a). What follows looks at
kinds of things, not at the prices of one after another: it may ask once too often, but not too seldom. An interrupted
question is asked again, even if by then it has but one answer.

Where else something is skipped for want of means, the question before it was a window with the same things to insert,
and the step between them brought nothing to insert with: the second good of a Double Delivery could have come in before
the first was delivered.
"""

from __future__ import annotations

from tablewright.games.agra.ch05_goods import twins
from tablewright.games.agra.ch06_3_orders import column_count
from tablewright.games.agra.doors import can_pay_favour, has_favour_action
from tablewright.games.agra.names import (
    AKBAR_OR_ORDER,
    BANNERS,
    BASIC,
    BITS,
    BOOK,
    DELIVER_TO_NOTABLE,
    ENGLISH_TRADER,
    EXCHANGE_EQUAL,
    EXTRA_MP,
    FIRST_TILE,
    GOODS,
    GUILDS,
    JAGIRDAR,
    MOSAIC_MAKER,
    MOVE_PRICE_TOKEN,
    ON_DISPLAY,
    ON_RIVER,
    ONCE,
    ONCE_ENGLISH,
    ORDERS,
    PAINTING,
    PROCESS_BETWEEN,
    PROCESS_GOOD,
    RECEIVE_BASIC,
    RECEIVE_VALUE,
    SLOTS,
    STATUE,
    STEP,
    USED,
)
from tablewright.games.agra.state import BRINGS_GOOD, OPENS_MORE, Agra, Inserted
from tablewright.kernel.action import NOBODY, Action, Seat


def any_brings(found: list[Action], what: int) -> bool:
    """Could one of the interrupts *found* bring one of *what*?"""
    return any([isinstance(one, Inserted) and one.brings() & what != 0 for one in found])


def could_bring_good(found: list[Action]) -> bool:
    """Could one of *found* bring a good to a seat that has none?"""
    return any_brings(found, BRINGS_GOOD | OPENS_MORE)


def could_open_more(state: Agra, seat: Seat, found: list[Action]) -> bool:
    """Could one of *found* bring something to insert with? Or a good that does: a luxury good, or one to be placed?"""
    if any_brings(found, OPENS_MORE):
        return True
    if not any_brings(found, BRINGS_GOOD):
        return False
    if can_pay_favour(state, seat, DELIVER_TO_NOTABLE) or can_pay_favour(state, seat, AKBAR_OR_ORDER):
        return True
    within, banners = goods_within_reach(state, seat), state.hold[seat][BANNERS]
    return any([within[good] and not banners & BITS[good - STATUE] for good in (BOOK, PAINTING)])


def could_win_jagirdar(state: Agra, seat: Seat, found: list[Action]) -> bool:
    """AGR-A.I.10-c: could one of *found* bring the card with one more delivery? It lacks its last good then."""
    if state.contract[JAGIRDAR] != ON_RIVER or not could_open_more(state, seat, found):
        return False
    first = JAGIRDAR * SLOTS
    return state.ordered[first : first + len(state.printed.orders[JAGIRDAR])].count(NOBODY) == 1


def could_bring_point(state: Agra, seat: Seat, found: list[Action]) -> bool:
    """AGR-A.III.3-a: could tile 3 be used, after one of *found*? It may still have to be gained, or favour for it."""
    if can_pay_favour(state, seat, EXTRA_MP):
        return True
    if state.hold[seat][USED] & BITS[EXTRA_MP] or not could_open_more(state, seat, found):
        return False
    if has_favour_action(state, seat, EXTRA_MP):
        return True
    return state.contract[MOSAIC_MAKER] == ON_RIVER or (
        state.tile_at[EXTRA_MP - FIRST_TILE] == ON_DISPLAY and nears_bonus(state, seat)
    )


def nears_bonus(state: Agra, seat: Seat) -> bool:
    """AGR-5.6-c: is there a bonus within two steps on a track of *seat*?"""
    step_favour = state.printed.step_favour
    return any([sum(step_favour[state.hold[seat][STEP + guild] + 1 :][:2]) > 0 for guild in range(len(GUILDS))])


def could_serve(state: Agra, seat: Seat, found: list[Action]) -> bool:
    """AGR-6.3-a: could Akbar be served, or an order fulfilled, after one of *found*, or several?"""
    if could_open_more(state, seat, found):
        return True
    if not any_brings(found, BRINGS_GOOD):
        return False
    within, printed = goods_within_reach(state, seat), state.printed
    for good in range(BASIC, len(GOODS)):
        if within[good] and state.bowls[printed.bowl_of[good]] == NOBODY:
            return True
    for guild in range(len(GUILDS)):
        if state.marked[guild] != ORDERS and column_count(state, guild) < state.limit:
            goods = printed.order_goods[guild * ORDERS + state.marked[guild]]
            if state.hold[seat][STEP + guild] >= printed.least_step and within[goods[0]] and within[goods[1]]:
                return True
    return False


def goods_within_reach(state: Agra, seat: Seat) -> list[bool]:
    """The goods that *seat* has, or could have after what can be inserted."""
    row, printed = state.hold[seat], state.printed
    processes = can_pay_favour(state, seat, PROCESS_GOOD) or can_pay_favour(state, seat, PROCESS_BETWEEN)
    exchanges = can_pay_favour(state, seat, EXCHANGE_EQUAL) or (
        state.contract[ENGLISH_TRADER] == seat and not state.turn[ONCE] & ONCE_ENGLISH
    )
    reprices = can_pay_favour(state, seat, MOVE_PRICE_TOKEN)  # then values are what one makes of them
    within = [row[good] > 0 for good in range(len(GOODS))]
    if can_pay_favour(state, seat, RECEIVE_BASIC):
        within[:BASIC] = [True] * BASIC
    if can_pay_favour(state, seat, RECEIVE_VALUE):
        within = [within[good] or reprices or state.value[good] == printed.tile_value for good in range(len(GOODS))]
    for _ in range(len(GOODS)):
        for good in range(len(GOODS)):
            if within[good]:
                continue
            if processes and good >= BASIC and within[printed.source[good]]:
                within[good] = True
            if exchanges and any([within[other] for other in (range(len(GOODS)) if reprices else twins(state, good))]):
                within[good] = True
    return within
