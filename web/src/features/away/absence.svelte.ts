/** What I missed at a table while I was away: asked for when I come back, put away when I go on. */

import { recallFor, rememberFor } from '../../app/storage';
import { toasts } from '../../app/toasts.svelte';
import { api } from '../../server/client';
import type { LogEntry, Missed } from '../../server/wire';
import { telling } from '../table/side/log';
import type { Table } from '../table/table.svelte';

const SEEN = 'seen';
const PACE_MS = 1600;

export class Absence {
  missed: Missed | null = $state.raw(null);
  /** The moves are shown on the board, one after another. */
  replaying: boolean = $state(false);
  playing: boolean = $state(false);
  /** Which of the moves is shown; 0 is the table as I left it. */
  at: number = $state(0);

  /** Those with which something happened: each of them is a line and a step of the replay. */
  readonly moves: LogEntry[] = $derived(telling(this.missed?.log ?? []));
  readonly shown: LogEntry | null = $derived(this.at > 0 ? (this.moves[this.at - 1] ?? null) : null);

  #table: Table;
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** I am here and see the table as it is now; *back*: I was not a moment ago. */
  async look(back: boolean): Promise<void> {
    const live = this.#table.live;
    if (!live || this.#asking) return;
    const seen = recallFor(SEEN, live.table);
    rememberFor(SEEN, live.table, live.revision);
    if (this.missed && live.ply > this.missed.ply && live.mine.includes(this.#table.log.at(-1)?.seat ?? -1)) this.end();
    if (!back || live.mine.length === 0 || live.status !== 'running' || seen === live.revision) return;
    this.#asking = true;
    try {
      const missed = await api.away(live.table, seen);
      if (missed.unseen > 0) this.missed = missed;
    } catch (fault) {
      toasts.fault(fault);
    } finally {
      this.#asking = false;
    }
  }

  /** Show the moves from the table as I left it. */
  async replay(): Promise<void> {
    this.replaying = true;
    await this.show(0);
    this.play();
  }

  /** Show the table after the move with this number. */
  async show(number: number): Promise<void> {
    const { missed } = this;
    if (!missed) return;
    this.replaying = true;
    this.at = Math.max(0, Math.min(number, this.moves.length));
    try {
      await this.#table.step(this.shown?.ply ?? missed.since);
    } catch (fault) {
      this.pause();
      toasts.fault(fault);
    }
  }

  play(): void {
    this.playing = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), PACE_MS);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Back to the present; the list stays. */
  present(): void {
    this.pause();
    this.replaying = false;
    this.#table.present();
  }

  /** Put everything away. */
  end(): void {
    if (this.replaying) this.present();
    this.missed = null;
  }

  async #next(): Promise<void> {
    if (this.at >= this.moves.length) {
      this.present();
      return;
    }
    await this.show(this.at + 1);
    if (this.playing) this.play();
  }
}
