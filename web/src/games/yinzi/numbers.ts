/** The numbers of a seat for the shell: what it owns, what an event does to that, and what to watch in a turn. */

import type { Effect, Total } from '..';
import type { GameEvent } from '../../server/wire';
import { say } from '../../app/words.svelte';
import { playerOf } from '../board/reading';
import { isLaidOut } from './reading';
import type { AnyView, YinziView } from './view';

/** The view once the board is laid out; before that nobody owns anything. */
function laidOut(view: AnyView): YinziView | null {
  return isLaidOut(view) ? view : null;
}

/** What *seat* owns of everything that can be paid or gained, and its river transport. */
export function supplies(view: AnyView, seat: number): Record<string, number> {
  const table = laidOut(view);
  if (!table) return {};
  const player = playerOf(table, seat);
  const transport = table.active === seat ? (table.transport_left ?? player.capacity) : player.capacity;
  return { ...player.supply, transport };
}

/** What an event adds to supplies or takes from them. */
export function effects(event: GameEvent): Effect[] {
  const seat = event.seat;
  const amount = Number(event.args.amount ?? 1);
  const one = (thing: string, by: number): Effect[] => [{ seat, thing, by }];
  switch (event.verb) {
    case 'paid':
      return one(String(event.args.thing), -amount);
    case 'gained':
      return one(String(event.args.thing), amount);
    case 'transported':
      return one('transport', -amount);
    case 'grew':
      return one('cubes', -amount);
    case 'ate':
    case 'withered':
      return one('cubes', 1);
    case 'raw-used':
      return [{ seat: Number(event.args.owner), thing: 'cubes', by: 1 }];
    case 'innovated':
    case 'boarded':
    case 'factory-level':
    case 'taxed':
      return one('discs', -1);
    case 'spent':
      return one('discs', 1);
    case 'grouped':
      return one('workers', -amount);
    case 'went-home':
      return one('workers', amount);
    case 'produced':
      return one('products', -1);
    default:
      return [];
  }
}

/** What *seat* watches while it composes a turn, most important first. */
export function totals(view: AnyView, seat: number): Total[] {
  const table = laidOut(view);
  if (!table) return [];
  const player = playerOf(table, seat);
  const thing = (id: string): Total => ({
    noun: 'thing',
    id,
    label: say(`yinzi-thing-${id}`),
    amount: player.supply[id] ?? 0,
  });
  const board = (id: string, label: string, amount: number): Total => ({ noun: 'board', id, label, amount });
  const feeding = table.phase === 'feeding' && table.active === seat && table.turn !== null;
  return [
    thing('coins'),
    thing('silver'),
    board('capacity', say('yinzi-board-transport-left'), supplies(view, seat).transport ?? 0),
    board('food', say('yinzi-board-food-needed'), feeding ? (table.turn?.food ?? 0) : player.food.needed),
    board('tax', say('yinzi-board-tax-due'), player.tax_due),
  ];
}

/** Points if the game ended now. */
export function total(view: AnyView, seat: number): number | null {
  const table = laidOut(view);
  return table ? playerOf(table, seat).total : null;
}
