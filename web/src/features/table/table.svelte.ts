/** One table as it is now: the position, the log, and the way back through history. */

import { toasts } from '../../app/toasts.svelte';
import { say } from '../../app/words.svelte';
import { ApiError } from '../../server/client';
import type { Connection, SocketRequest } from '../../server/socket';
import type {
  ActionWords,
  LogEntry,
  Position,
  Rematch,
  SeatChange,
  ServerMessage,
  TableInfo,
  WhyAnswer,
} from '../../server/wire';
import { Talk } from '../talk/talk.svelte';
import { mergeLog, mergePresence, withEarlier } from './merge';
import { LiveSource, type TableSource } from './source';

export type Ask = { zone: string } | { action: ActionWords };

function seatsOf(table: TableInfo | null): number[] {
  return (table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
}

export class Table {
  readonly id: string;
  connection: Connection = $state('connecting');
  /** The table before its start. */
  info: TableInfo | null = $state.raw(null);
  live: Position | null = $state.raw(null);
  replayed: Position | null = $state.raw(null);
  /** The ply that was last asked for; what is shown follows when the server has answered. */
  wanted: number | null = $state(null);
  log: LogEntry[] = $state.raw([]);
  /** Who came and went, and what the host did about it. */
  changes: SeatChange[] = $state.raw([]);
  /** Everything up to this ply has been seen; later lines are marked. */
  seen: number = $state(0);
  /** An answer is on its way; no second one is sent. */
  busy: boolean = $state(false);
  /** There is no such table, or it cannot be shown: no further try is made. */
  fault: ApiError | null = $state.raw(null);
  watching: number = $state(0);
  readonly talk: Talk;
  /** Somebody has offered to play again. */
  rematch: Rematch | null = $state.raw(null);

  readonly shown: Position | null = $derived(this.replayed ?? this.live);
  readonly replaying: boolean = $derived(this.replayed !== null);
  /** The server has more of the log, before what is known here. */
  readonly hasEarlier: boolean = $derived((this.log[0]?.ply ?? 0) > 0);
  readonly unseen: number = $derived(this.log.filter((entry) => this.isNew(entry)).length);

  readonly #source: TableSource;

  constructor(id: string, source: TableSource = new LiveSource(id)) {
    this.id = id;
    this.talk = new Talk(id);
    this.#source = source;
    source.listen({
      known: () => (this.live ? (this.log.at(-1)?.ply ?? null) : null),
      state: (connection) => (this.connection = connection),
      hear: (message) => this.#hear(message),
      gone: (fault) => (this.fault = fault),
    });
  }

  /** Bots give hints at this table, and orders are kept for later. */
  get helps(): boolean {
    return this.#source.helps;
  }

  open(): void {
    this.#source.open();
  }

  close(): void {
    this.#source.close();
  }

  /** Begin anew: the person at this browser has become somebody else. */
  reopen(): void {
    this.#source.reopen();
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

  /** Say *text* to those who hear me. */
  async say(text: string): Promise<void> {
    await this.#source.request({ type: 'say', text });
  }

  async look(seat: number): Promise<boolean> {
    return this.#send({ type: 'look', seat });
  }

  /** Why nothing, or not this, can be done. Empty when there is no seat to ask for. */
  async why(ask: Ask): Promise<WhyAnswer[]> {
    const position = this.live;
    const seat = position?.question?.seat ?? position?.viewer ?? -1;
    if (!position || seat < 0 || this.replaying) return [];
    const answer = await this.#source.request({ type: 'why', seat, zone: null, action: null, ...ask });
    return answer.type === 'why' ? answer.answers : [];
  }

  /** Fetch the page of the log before what is known of it. */
  async earlier(): Promise<void> {
    const [first] = this.log;
    const { live } = this;
    if (!first || first.ply === 0 || !live) return;
    const page = await this.#source.earlier(first.ply - 1, live.mine.includes(live.viewer) ? live.viewer : null);
    this.log = withEarlier(this.log, page, first);
  }

  /** The table as it was after *ply* plies. */
  recall(ply: number): Promise<Position> {
    return this.#source.recall(ply);
  }

  /** Show the table as it was after *ply* plies; the present ends the replay. */
  async step(ply: number): Promise<void> {
    const last = this.live?.ply ?? 0;
    const target = Math.max(0, Math.min(ply, last));
    this.wanted = target;
    try {
      const position = await this.recall(target);
      // Whoever drags the slider asks faster than the server answers: only the last wish counts.
      if (this.wanted === target) this.replayed = position;
    } catch (fault) {
      if (this.wanted === target) this.wanted = this.replayed?.shown ?? null;
      throw fault;
    }
  }

  async stepBy(plies: number): Promise<void> {
    const from = this.wanted ?? this.replayed?.shown ?? this.live?.ply ?? 0;
    const to = from + plies;
    // The present of a finished game is its result; whoever steps is after the board.
    if (this.live && to >= this.live.ply && this.live.status !== 'finished') this.present();
    else await this.step(to);
  }

  present(): void {
    this.wanted = null;
    this.replayed = null;
  }

  /** Not seen yet, and not of my own doing. */
  isNew(entry: LogEntry): boolean {
    return entry.ply > this.seen && !this.live?.mine.includes(entry.seat);
  }

  markSeen(): void {
    this.seen = this.log.at(-1)?.ply ?? this.seen;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'position':
        this.#take(message);
        break;
      case 'table':
        this.#missSeat(seatsOf(this.info), seatsOf(message.table));
        this.info = message.table;
        break;
      case 'presence':
        this.watching = message.watching;
        if (this.live) this.live = { ...this.live, seats: mergePresence(this.live.seats, message.seats) };
        break;
      case 'said':
        this.talk.hear(message.lines, message.whole);
        break;
      case 'seats':
        this.changes = message.whole ? message.changes : [...this.changes, ...message.changes];
        break;
      case 'rematch':
        this.rematch = message.table ? message : null;
        break;
      case 'error':
        this.#stumble(new ApiError(message.error));
    }
  }

  /** Trouble that no question of ours has caused. */
  #stumble(fault: ApiError): void {
    if (fault.code !== 'unknown-table' && fault.code !== 'series-closed') {
      toasts.fault(fault);
      return;
    }
    // The table was closed while we waited at it, or to all who do not play there.
    this.fault = fault;
    this.close();
  }

  #take(position: Position): void {
    const first = this.live === null;
    this.#missSeat(this.live?.mine ?? seatsOf(this.info), position.mine);
    this.log = mergeLog(this.log, position);
    this.live = position;
    // Whoever sits down at a running game has not missed anything yet.
    if (first) this.markSeen();
    else this.seen = Math.min(this.seen, position.ply);
  }

  /** Whoever is taken from the table by somebody else wants to know. */
  #missSeat(before: number[], now: number[]): void {
    if (before.length > 0 && now.length === 0) toasts.info(say('host-seat-lost'));
  }

  async #send(message: SocketRequest, quiet = false): Promise<boolean> {
    this.busy = true;
    try {
      await this.#source.request(message);
      return true;
    } catch (fault) {
      if (!quiet || !(fault instanceof ApiError)) toasts.fault(fault);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
