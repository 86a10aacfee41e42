/** Reading a view of Agra. */

import { say } from '../../app/words.svelte';
import { GOODS, type AgraView, type GoodName, type Player } from './view';

export const LUXURIES: readonly GoodName[] = GOODS.slice(12);
export const CHARACTERS = ['architect', 'sailor', 'trader', 'botanist'] as const;
export const TURN_PHASES = ['meditation', 'action', 'order', 'turn'] as const;
export const OIL_CURRY = ['oil', 'curry', 'oil-and-curry'] as const;
/** Goods of one colour stand in one row of the city. */
export const ROWS = 4;

/** Where *good* stands in the order of the path. */
export function placeOf(good: string): number {
  return GOODS.findIndex((one) => one === good);
}

/** The goods that *player* has, in the order of the path. */
export function held(player: Player): { good: GoodName; count: number }[] {
  return GOODS.map((good) => ({ good, count: player.goods[good] })).filter(({ count }) => count > 0);
}

export function goodsCount(player: Player): number {
  return held(player).reduce((sum, { count }) => sum + count, 0);
}

/** The round, and how many there are at most, as long as that may matter. */
export function roundOf({ round, ending, legend }: Pick<AgraView, 'round' | 'ending' | 'legend'>): string {
  if (legend.rounds === null || ending) return say('agra-board-round', { round });
  return say('agra-board-round-of', { round, limit: legend.rounds });
}

const NUMERALS = ['', 'I', 'II', 'III', 'IV'];

/** Levels of notables are written as on their cards. */
export function numeral(level: number): string {
  return NUMERALS[level] ?? String(level);
}
