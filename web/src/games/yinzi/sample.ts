/** Real positions for the tests, made by the engine: see tests/games/yinzi/make_moments.py. */

import text from './moments.jsonl?raw';
import type { Opening, YinziView } from './view';

export interface Moment {
  asked: string;
  seat: number;
  zones: string[];
  view: Opening;
}

type Line = Moment & { whole: boolean };

const lines = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);

/** A table of two in its third round, with *changes*. */
export function table(changes: Partial<YinziView> = {}): YinziView {
  return { ...structuredClone(lines[0]?.view as YinziView), ...changes };
}

/** Moments that together need every kind of place on the board. */
export const moments: Moment[] = lines.map(({ whole, ...moment }) =>
  whole ? moment : { ...moment, view: table(moment.view as Partial<YinziView>) },
);

/** Before the board is laid out. */
export const opening: Opening = { phase: 'setup', colours: ['red', null] };
