/** How positions that arrive one by one become one table with one log. */

import type { LogEntry, Position, Presence, SeatInfo } from '../../server/wire';

/** *old* brought up to *position*: what was taken back is gone, what was told again is told once. */
export function mergeLog(old: readonly LogEntry[], position: Pick<Position, 'since' | 'log'>): LogEntry[] {
  return [...old.filter((entry) => entry.ply <= position.since), ...position.log];
}

export function mergePresence(seats: readonly SeatInfo[], presence: readonly Presence[]): SeatInfo[] {
  return seats.map((seat) => {
    const told = presence.find((one) => one.seat === seat.seat);
    return told ? { ...seat, connected: told.connected } : seat;
  });
}
