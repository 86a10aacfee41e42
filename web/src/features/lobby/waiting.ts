/** Whom a table of the lobby waits for. */

import type { TableInfo } from '../../server/wire';

/** The people whom *table* waits for. */
export function toAct(table: TableInfo): number[] {
  return table.seats.filter((seat) => seat.since).map((seat) => seat.seat);
}

export function isMyTurn(table: TableInfo): boolean {
  return table.status === 'running' && table.seats.some((seat) => seat.mine && seat.since);
}
