/** Estimates as people read them. */

import type { AdvisedWay } from '../../server/wire';

type Guess = AdvisedWay['behind'];

/** A share of 1 in whole per cent. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** Points with one decimal. */
export function points(value: number): number {
  return Math.round(10 * value) / 10;
}

/** The half of the interval that holds the true value in 95 of 100 cases; 0 where nothing is uncertain. */
export function margin(guess: Guess): number {
  return 2 * guess.error;
}

/** Is it so little behind that the difference may be an accident of the estimate? */
export function isAsGood(way: AdvisedWay): boolean {
  return way.behind.mean <= margin(way.behind);
}
