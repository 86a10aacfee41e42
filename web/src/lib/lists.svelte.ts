/** The tables of the lobby, and whose turn it is at them. */

import { api } from './client';
import type { TableInfo, TableLists } from './wire';

export class Lists {
  tables: TableLists | null = $state.raw(null);

  async refresh(): Promise<void> {
    this.tables = await api.tables();
  }

  /** The people whom *table* waits for. */
  toAct(table: TableInfo): number[] {
    return table.seats.filter((seat) => seat.since).map((seat) => seat.seat);
  }

  isMyTurn(table: TableInfo): boolean {
    return table.status === 'running' && table.seats.some((seat) => seat.mine && seat.since);
  }
}
