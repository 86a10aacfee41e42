/** How positions that arrive one by one become one table with one log. */

import type { LogEntry, Position, Presence, SeatInfo } from '../../server/wire';

/** *old* brought up to *position*: what was taken back is gone, what was told again is told once. */
export function mergeLog(old: readonly LogEntry[], position: Pick<Position, 'since' | 'log'>): LogEntry[] {
  const [first] = position.log;
  // So much has happened that only the last page of it was told: what came before is asked for when it is looked at.
  if (first && first.ply > position.since + 1) return position.log;
  return [...old.filter((entry) => entry.ply <= position.since), ...position.log];
}

/** *log* with the *page* before it; unless it has changed since that was asked for. */
export function withEarlier(log: readonly LogEntry[], page: readonly LogEntry[], before: LogEntry): LogEntry[] {
  return log[0] === before && page.at(-1)?.ply === before.ply - 1 ? [...page, ...log] : [...log];
}

export function mergePresence(seats: readonly SeatInfo[], presence: readonly Presence[]): SeatInfo[] {
  return seats.map((seat) => {
    const told = presence.find((one) => one.seat === seat.seat);
    return told ? { ...seat, connected: told.connected } : seat;
  });
}
