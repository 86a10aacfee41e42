/** The live connection to the server: it dials again by itself, and gives every question its answer. */

import { ApiError } from './client';
import type { ClientMessage, ServerMessage } from './wire';

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A message before the socket gives it its number. */
export type SocketRequest = Unnumbered<ClientMessage>;

export type Connection = 'connecting' | 'live' | 'lost';

/** The part of a WebSocket that is used here; a test brings its own. */
export interface PlainSocket {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Dial = (path: string) => PlainSocket;

export interface Listener {
  /** Where to dial; asked anew for every try, for what is known by then need not be told again. */
  path: () => string;
  state: (connection: Connection) => void;
  /** Whatever is no answer to a question. */
  hear: (message: ServerMessage) => void;
  /** The server closed for good. */
  gone: (fault: ApiError) => void;
}

interface Pending {
  resolve: (message: ServerMessage) => void;
  reject: (fault: ApiError) => void;
}

const PING_MS = 25_000;

/** Why the server closes for good. */
const GONE: Record<number, string> = { 4404: 'unknown-table', 4409: 'other-rules' };

export function dialServer(path: string): PlainSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`);
}

function lost(): ApiError {
  return new ApiError({ code: 'connection-lost', message: 'The connection was lost before the answer came.' });
}

/** The wait before the next try, in milliseconds: it doubles up to a bound. */
export function backoff(tries: number): number {
  return Math.min(500 * 2 ** tries, 15_000);
}

export class LiveSocket {
  #listener: Listener;
  #dial: Dial;
  #socket: PlainSocket | null = null;
  #open = false;
  #closed = false;
  #tries = 0;
  #next = 1;
  #pending = new Map<number, Pending>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(listener: Listener, dial: Dial) {
    this.#listener = listener;
    this.#dial = dial;
  }

  /** A socket that was closed stays closed, even if somebody opens it late. */
  open(): void {
    if (!this.#closed) this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
    this.#failAll();
  }

  /** Hang up and dial again, as whoever the browser's cookie says by now. */
  redial(): void {
    this.#socket?.close();
  }

  request(message: SocketRequest): Promise<ServerMessage> {
    if (!this.#open) return Promise.reject(lost());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#socket?.send(JSON.stringify({ ...message, id }));
    });
  }

  #connect(): void {
    const socket = this.#dial(this.#listener.path());
    this.#socket = socket;
    socket.onopen = () => {
      this.#open = true;
      this.#tries = 0;
      this.#listener.state('live');
      clearInterval(this.#ping);
      // A connection that falls silent is cut by whatever lies between; the answer itself does not matter.
      this.#ping = setInterval(() => void this.request({ type: 'ping' }).catch(() => undefined), PING_MS);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#hungUp(socket, event);
  }

  #hungUp(socket: PlainSocket, event: CloseEvent): void {
    clearInterval(this.#ping);
    this.#failAll();
    if (this.#closed || this.#socket !== socket) return;
    this.#open = false;
    const code = GONE[event.code];
    if (code !== undefined) {
      this.#listener.gone(new ApiError({ code, message: event.reason }));
      return;
    }
    this.#listener.state('lost');
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#tries++));
  }

  #receive(message: ServerMessage): void {
    const id = 'id' in message ? message.id : null;
    const pending = id === null ? undefined : this.#pending.get(id);
    if (id === null || !pending) {
      this.#listener.hear(message);
      return;
    }
    this.#pending.delete(id);
    if (message.type === 'error') pending.reject(new ApiError(message.error));
    else pending.resolve(message);
  }

  #failAll(): void {
    for (const pending of this.#pending.values()) pending.reject(lost());
    this.#pending.clear();
  }
}
