/** How large a player aid can be printed so that it fills one sheet and no more. */

import { say } from '../../app/words.svelte';
import type { Aid } from '../../server/wire';
import { nameOf } from './names';

/** Letters of one point size that fit a sheet of Letter between its margins, found by printing: see test_aid.py. */
const ROOM = 440_000;
const LARGEST = 10;
/** What the names of clauses, the end of a line that is not full, and a heading take, in letters. */
const CLAUSE = 7;
const LINE = 16;
const ROW = 44;
const HEADING = 60;

/** The size in points: twice as large takes four times the room. */
export function printSize(aid: Aid): number {
  const letters = aid.sections.reduce((sum, section) => {
    const lines = section.lines.map((line) => {
      const name = line.name ? nameOf(aid.game, line.name).length + 3 : 0;
      return name + say(`aid-${aid.game}-${line.key}`, line.args).length + LINE + CLAUSE * line.rules.length;
    });
    const rows = section.table ? (section.table.rows.length + 1) * ROW : 0;
    return sum + HEADING + rows + section.symbols.length * 16 + lines.reduce((all, one) => all + one, 0);
  }, 0);
  return Math.min(LARGEST, Math.floor(10 * Math.sqrt(ROOM / letters)) / 10);
}
