/** Payments that the rules ask for good by good, answered in one go; and what the shell counts of a player. */

import type { Composer, Effect, TokenKind, Total } from '..';
import type { GameEvent, Question } from '../../server/wire';
import { say } from '../../app/words.svelte';
import { playerOf } from '../board/reading';
import { goodsCount, held } from './reading';
import type { AgraView } from './view';

/** The goods that can still be paid: the server asks for the dear ones first, and among equals in the order of the path. */
function payable(question: Question): string[] {
  return question.options.filter(({ action }) => action[0] === 'pay').map(({ action }) => String(action[1]));
}

/** A payment has a fixed number of goods only if all that may be paid, now or next, are worth the same. */
function due(question: Question, table: AgraView): number {
  const [value = 0, ...others] = new Set(payable(question).map((good) => valueOf(table, good)));
  const cheaper = held(playerOf(table, question.seat)).some(({ good }) => valueOf(table, good) < value);
  return value > 0 && others.length === 0 && !cheaper ? Math.ceil(Number(question.prompt.args.left) / value) : 0;
}

function kinds(question: Question, view: AgraView): TokenKind[] {
  const owned = supplies(view, question.seat);
  return payable(question).map((thing) => ({ thing, have: owned[thing] ?? 0 }));
}

function valueOf(view: AgraView, good: string): number {
  return view.goods.find((one) => one.good === good)?.value ?? 0;
}

/** What was paid last moves on with every good. */
export const composers: Record<string, Composer<AgraView>> = {
  'agra-ask-choose-payment': { verb: 'pay', due, kinds, fixed: [] },
};

/** What *seat* owns of everything that `effects` speak of. */
export function supplies(table: AgraView, seat: number): Record<string, number> {
  const player = playerOf(table, seat);
  const owned: Record<string, number> = { ...player.goods, favour: player.favour, workers: player.workers };
  if (player.rupees !== null) owned.rupees = player.rupees;
  if (table.active === seat) owned.points = table.turn.points;
  return owned;
}

/** Which good becomes *good* when it is processed. */
function sourceOf(view: AgraView, good: string): string {
  return view.goods.find((one) => one.good === good)?.source ?? '';
}

/** What an event does to supplies, by its verb: things and how many more of them, or fewer. */
const EFFECTS: Record<string, (event: Facts) => [thing: string, by: number][]> = {
  earned: ({ amount }) => [['rupees', amount]],
  paid: ({ amount }) => [['rupees', -amount]],
  gained: ({ marker, amount }) => [[marker, amount]],
  returned: ({ marker }) => [[marker, -1]],
  gave: ({ good, amount }) => [[good, -amount]],
  'spent-favour': ({ amount }) => [['favour', -amount]],
  'spent-luxury': ({ good }) => [[good, -1]],
  placed: () => [['workers', -1]],
  'kicked-out': () => [['workers', 1]],
  'came-from-cook': () => [['workers', 1]],
  'went-to-cook': () => [['workers', -1]],
  meditated: ({ amount }) => [['points', amount]],
  'paid-points': ({ amount }) => [['points', -amount]],
  processed: ({ good, source, amount }) => [
    [source, -amount],
    [good, amount],
  ],
  exchanged: ({ good, other }) => [
    [good, -1],
    [other, 1],
  ],
  delivered: ({ good }) => [[good, -1]],
  'delivered-double': ({ good }) => [[good, -1]],
  served: ({ good }) => [[good, -1]],
  stored: ({ good }) => [[good, -1]],
  fulfilled: ({ good, other }) => [
    [good, -1],
    [other, -1],
  ],
};

interface Facts {
  good: string;
  source: string;
  other: string;
  marker: string;
  amount: number;
}

export function effects(event: Pick<GameEvent, 'verb' | 'seat' | 'args'>, view: AgraView): Effect[] {
  const { good = '', other = '', marker = '', amount = 1 } = event.args;
  const facts = {
    good: String(good),
    source: sourceOf(view, String(good)),
    other: String(other),
    marker: String(marker),
    amount: Number(amount),
  };
  return (EFFECTS[event.verb]?.(facts) ?? []).map(([thing, by]) => ({ seat: event.seat, thing, by }));
}

/** What one keeps an eye on while composing a turn. */
export function totals(table: AgraView, seat: number): Total[] {
  const player = playerOf(table, seat);
  const things: [id: string, amount: number | null][] = [
    ['rupees', player.rupees],
    ['favour', player.favour],
    ['points', table.active === seat ? table.turn.points : null],
    ['workers', player.workers],
    ['goods', goodsCount(player)],
    ...held(player).map(({ good, count }): [string, number] => [good, count]),
  ];
  return things.flatMap(([id, amount]) =>
    amount === null ? [] : [{ noun: 'thing', id, label: say(`agra-thing-${id}`), amount }],
  );
}

export function total(view: AgraView, seat: number): number | null {
  return playerOf(view, seat).total;
}
