/** The log as people read it: turn by turn, or only what happened. */

import type { LogEntry } from '../../../server/wire';

export interface LogTurn {
  seat: number;
  first: number;
  last: number;
  entries: LogEntry[];
  /** The number of the round that begins inside this turn, for a heading. */
  round: number | null;
}

/** The log as turns: plies of one seat that follow each other stand together; a new round begins a new group. */
export function turnsOf(log: readonly LogEntry[]): LogTurn[] {
  const turns: LogTurn[] = [];
  for (const entry of log) {
    const open = turns.at(-1);
    const round = roundOf(entry);
    if (open && open.seat === entry.seat && open.round === null) {
      open.entries.push(entry);
      open.last = entry.ply;
      open.round = round;
    } else {
      turns.push({ seat: entry.seat, first: entry.ply, last: entry.ply, entries: [entry], round });
    }
  }
  return turns;
}

/** A round begins where an event says its number. */
function roundOf(entry: LogEntry): number | null {
  for (const event of entry.events) if (typeof event.args.round === 'number') return event.args.round;
  return null;
}

/** What only passes the turn on is told under these names, in every game. */
const PASSING = ['turn-began', 'round-began'];

/** The moves of *log* with which something happened, without those that only end something; all, if none of them did. */
export function telling(log: readonly LogEntry[]): LogEntry[] {
  const found = log.filter((entry) => entry.events.some((event) => !PASSING.includes(event.verb)));
  return found.length > 0 ? found : [...log];
}
