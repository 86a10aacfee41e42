/** Reading a view of Noria. */

import type { PhaseName } from './view';

/** The phases of a turn in their order; set-up and the end lie outside. */
export const TURN_PHASES: readonly PhaseName[] = ['influence', 'action', 'politics', 'administration'];
/** Floors of a tower. */
export const LEVELS = 9;
