/** Reading a view of Noria. */

import type { Island, PhaseName } from './view';

/** The phases of a turn in their order; set-up and the end lie outside. */
export const TURN_PHASES: readonly PhaseName[] = ['influence', 'action', 'politics', 'administration'];
/** Floors of a tower. */
export const LEVELS = 9;

/** Is *island* the next one to be revealed? They are revealed place by place. */
export function isNextCloud(islands: readonly Island[], island: Island): boolean {
  return island.place === islands.find((one) => one.island === null)?.place;
}
