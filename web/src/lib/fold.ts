/** How positions that arrive one by one become one table with one log. */

import type { LogEntry, Position, Presence, SeatInfo } from './wire';

/** *old* brought up to *position*: what was taken back is gone, what was told again is told once. */
export function foldLog(old: readonly LogEntry[], position: Pick<Position, 'since' | 'log'>): LogEntry[] {
  return [...old.filter((entry) => entry.ply <= position.since), ...position.log];
}

export function foldPresence(seats: readonly SeatInfo[], presence: readonly Presence[]): SeatInfo[] {
  return seats.map((seat) => {
    const told = presence.find((one) => one.seat === seat.seat);
    return told ? { ...seat, connected: told.connected } : seat;
  });
}

/** The wait before the next try, in milliseconds: it doubles up to a bound. */
export function backoff(tries: number): number {
  return Math.min(500 * 2 ** tries, 15_000);
}

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
