/** The tables of the lobby, and whose turn it is at my own. */

import { api } from './client';
import type { TableInfo, TableLists } from './wire';

interface Turn {
  ply: number;
  seats: number[];
}

export class Lists {
  tables: TableLists | null = $state.raw(null);
  #turns: Record<string, Turn> = $state({});

  async refresh(): Promise<void> {
    const tables = await api.tables();
    this.tables = tables;
    const moved = tables.mine.filter(
      (table) => table.status === 'running' && table.playable && this.#turns[table.id]?.ply !== table.ply,
    );
    // A list of tables does not know whose turn it is; a table that has not moved need not be asked again.
    await Promise.all(moved.map((table) => this.#ask(table)));
  }

  /** The seats that must act at *table*; empty when it is not known. */
  toAct(table: TableInfo): number[] {
    return table.status === 'running' ? (this.#turns[table.id]?.seats ?? []) : [];
  }

  isMyTurn(table: TableInfo): boolean {
    const seats = table.paused ? [] : this.toAct(table);
    return table.seats.some((one) => one.mine && seats.includes(one.seat));
  }

  async #ask(table: TableInfo): Promise<void> {
    const position = await api.position(table.id);
    this.#turns[table.id] = {
      ply: table.ply,
      seats: position.seats.filter((seat) => seat.to_act).map((seat) => seat.seat),
    };
  }
}
