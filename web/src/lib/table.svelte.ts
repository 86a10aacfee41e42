/** One table as it is now: the live connection, the position, the log, and the way back through history. */

import { api, ApiError } from './client';
import { backoff, foldLog, foldPresence } from './fold';
import { toasts } from './toasts.svelte';
import type { ActionWords, LogEntry, Position, ServerMessage, TableInfo, WhyAnswer } from './wire';

export type Connection = 'connecting' | 'live' | 'lost';

export type Ask = { zone: string } | { action: ActionWords };

/** The part of a WebSocket that the table uses; a test brings its own. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  send(text: string): void;
  close(): void;
}

type Dial = (path: string) => Socket;

interface Pending {
  resolve: (message: ServerMessage) => void;
  reject: (fault: ApiError) => void;
}

const PING_MS = 25_000;

/** Why the server closes for good. */
const GONE: Record<number, string> = { 4404: 'unknown-table', 4409: 'other-rules' };

function dialServer(path: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`);
}

function lost(): ApiError {
  return new ApiError({ code: 'connection-lost', message: 'The connection was lost before the answer came.' });
}

export class Table {
  readonly id: string;
  connection: Connection = $state('connecting');
  /** The table before its start. */
  info: TableInfo | null = $state.raw(null);
  live: Position | null = $state.raw(null);
  replayed: Position | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  /** Everything up to this ply has been seen; later lines are marked. */
  seen: number = $state(0);
  /** An answer is on its way; no second one is sent. */
  busy: boolean = $state(false);
  /** There is no such table, or it cannot be shown: no further try is made. */
  fault: ApiError | null = $state.raw(null);
  watching: number = $state(0);

  readonly shown: Position | null = $derived(this.replayed ?? this.live);
  readonly replaying: boolean = $derived(this.replayed !== null);
  readonly unseen: number = $derived(this.log.filter((entry) => entry.ply > this.seen).length);

  #dial: Dial;
  #socket: Socket | null = null;
  #pending = new Map<number, Pending>();
  #next = 1;
  #tries = 0;
  #closed = false;
  #wanted: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(id: string, dial: Dial = dialServer) {
    this.id = id;
    this.#dial = dial;
  }

  open(): void {
    this.#closed = false;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
    this.#failAll();
  }

  /** Send *actions* in one go: all of them count, or none. True if they did. */
  async act(actions: ActionWords[], quiet = false): Promise<boolean> {
    const position = this.live;
    const seat = position?.question?.seat;
    if (!position || seat === undefined || this.busy || this.replaying) return false;
    return this.#send({ type: 'act', seat, ply: position.ply, revision: position.revision, actions }, quiet);
  }

  /** Take back the own last *steps*. */
  async undo(steps = 1): Promise<boolean> {
    const position = this.live;
    const to = position?.undo.plies[steps - 1];
    if (!position || to === undefined || this.busy || this.replaying) return false;
    const { ply, revision, undo } = position;
    return this.#send({ type: 'undo', seat: undo.seat, ply, revision, to });
  }

  async look(seat: number): Promise<boolean> {
    return this.#send({ type: 'look', seat });
  }

  /** Why nothing, or not this, can be done. Empty when there is no seat to ask for. */
  async why(ask: Ask): Promise<WhyAnswer[]> {
    const position = this.live;
    const seat = position?.question?.seat ?? position?.viewer ?? -1;
    if (!position || seat < 0 || this.replaying) return [];
    const answer = await this.#request({ type: 'why', seat, ...ask });
    return answer.type === 'why' ? answer.answers : [];
  }

  /** Show the table as it was after *ply* plies; the present ends the replay. */
  async step(ply: number): Promise<void> {
    const last = this.live?.ply ?? 0;
    const target = Math.max(0, Math.min(ply, last));
    this.#wanted = target;
    const position = await api.position(this.id, target);
    // Whoever drags the slider asks faster than the server answers: only the last wish counts.
    if (this.#wanted === target) this.replayed = position;
  }

  async stepBy(plies: number): Promise<void> {
    const from = this.#wanted ?? this.replayed?.shown ?? this.live?.ply ?? 0;
    const to = from + plies;
    if (this.live && to >= this.live.ply && this.live.status === 'running') this.present();
    else await this.step(to);
  }

  present(): void {
    this.#wanted = null;
    this.replayed = null;
  }

  markSeen(): void {
    this.seen = this.log.at(-1)?.ply ?? this.seen;
  }

  // The connection.

  #connect(): void {
    const since = this.live ? (this.log.at(-1)?.ply ?? -1) : -1;
    const socket = this.#dial(`/api/tables/${this.id}/live${since >= 0 ? `?since=${since}` : ''}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connection = 'live';
      this.#tries = 0;
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#write({ type: 'ping', id: this.#next++ }), PING_MS);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      clearInterval(this.#ping);
      this.#failAll();
      if (this.#closed || this.#socket !== socket) return;
      if (event.code in GONE) {
        this.fault ??= new ApiError({ code: GONE[event.code] ?? '', message: event.reason });
        return;
      }
      this.connection = 'lost';
      this.#timer = setTimeout(() => this.#connect(), backoff(this.#tries++));
    };
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'position':
        this.#take(message);
        break;
      case 'table':
        this.info = message.table;
        break;
      case 'presence':
        this.watching = message.watching;
        if (this.live) this.live = { ...this.live, seats: foldPresence(this.live.seats, message.seats) };
        break;
      case 'error':
        this.#refuse(message.id, new ApiError(message.error));
        break;
      case 'done':
      case 'why':
      case 'pong':
        this.#pending.get(message.id)?.resolve(message);
        this.#pending.delete(message.id);
    }
  }

  #take(position: Position): void {
    const first = this.live === null;
    this.log = foldLog(this.log, position);
    this.live = position;
    // Whoever sits down at a running game has not missed anything yet.
    if (first) this.markSeen();
    else this.seen = Math.min(this.seen, position.ply);
  }

  #refuse(id: number | null, fault: ApiError): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (!pending || id === null) {
      toasts.fault(fault);
      return;
    }
    this.#pending.delete(id);
    pending.reject(fault);
  }

  async #send(message: Record<string, unknown>, quiet = false): Promise<boolean> {
    this.busy = true;
    try {
      await this.#request(message);
      return true;
    } catch (fault) {
      if (!quiet || !(fault instanceof ApiError)) toasts.fault(fault);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #request(message: Record<string, unknown>): Promise<ServerMessage> {
    if (this.connection !== 'live') return Promise.reject(lost());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#write({ ...message, id });
    });
  }

  #write(message: Record<string, unknown>): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #failAll(): void {
    for (const pending of this.#pending.values()) pending.reject(lost());
    this.#pending.clear();
  }
}
