/** What stands behind a table on the screen: a table of the server, a game that is studied, a puzzle. */

import { api } from '../../server/client';
import { dialServer, LiveSocket, type Dial, type Listener, type SocketRequest } from '../../server/socket';
import type { LogEntry, Position, ServerMessage } from '../../server/wire';

/** Who wants to know what happens at the table. */
export interface TableListener extends Omit<Listener, 'path'> {
  /** The last ply that need not be told again. */
  known: () => number | null;
}

export interface TableSource {
  /** Bots give hints here, and orders are kept for later. */
  readonly helps: boolean;
  /** Tell *listener* from now on; it comes before all else. */
  listen(listener: TableListener): void;
  open(): void;
  close(): void;
  /** Begin anew: the person at this browser has become somebody else. */
  reopen(): void;
  /** Do or ask something, in the words of the live connection. */
  request(message: SocketRequest): Promise<ServerMessage>;
  /** The table as it was after *ply* plies. */
  recall(ply: number): Promise<Position>;
  /** The page of the log that ends with ply *until*, as the seat hears it through which one looks. */
  earlier(until: number, seat: number | null): Promise<LogEntry[]>;
}

/** A table of the server, by its live connection. */
export class LiveSource implements TableSource {
  readonly helps = true;
  readonly id: string;
  #dial: Dial;
  #socket: LiveSocket | null = null;

  constructor(id: string, dial: Dial = dialServer) {
    this.id = id;
    this.#dial = dial;
  }

  listen({ known, ...listener }: TableListener): void {
    const path = () => {
      const since = known();
      return `/api/tables/${this.id}/live${since === null ? '' : `?since=${since}`}`;
    };
    this.#socket = new LiveSocket({ ...listener, path }, this.#dial);
  }

  open(): void {
    this.#socket?.open();
  }

  close(): void {
    this.#socket?.close();
  }

  reopen(): void {
    this.#socket?.redial();
  }

  request(message: SocketRequest): Promise<ServerMessage> {
    if (!this.#socket) throw new Error('nobody listens yet');
    return this.#socket.request(message);
  }

  recall(ply: number): Promise<Position> {
    return api.position(this.id, ply);
  }

  earlier(until: number, seat: number | null): Promise<LogEntry[]> {
    return api.log(this.id, until, seat);
  }
}
