/** Real positions and moves for tests, played by the engine: see tests/games/agra/positions.py. */

import type { GameEvent } from '../../server/wire';
import played from './positions.json';
import type { AgraView } from './view';

export interface Sample {
  /** The name of the question, or `over`. */
  question: string;
  /** Who is asked. */
  viewer: number;
  /** What the options of the question touch. */
  zones: string[];
  view: AgraView;
}

/** What each seat had at hand before and after a move, and what was told of it. */
export interface SampleMove {
  before: Record<string, number>[];
  events: Pick<GameEvent, 'verb' | 'seat' | 'args'>[];
  after: Record<string, number>[];
}

export const SAMPLES = played.positions as unknown as Sample[];
export const MOVES = played.moves as unknown as SampleMove[];

/** The first sample at which *question* is asked. */
export function sample(question: string): Sample {
  const found = SAMPLES.find((one) => one.question === question);
  if (!found) throw new Error(`No sample asks ${question}.`);
  return structuredClone(found);
}
