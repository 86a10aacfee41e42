/** What one person has before them while studying a game: the study, what bots and people say of it, and a place in it. */

import { createContext } from 'svelte';

import { toasts } from '../../app/toasts.svelte';
import { api } from '../../server/client';
import type { Comment, Review, Study } from '../../server/wire';
import { Table } from '../table/table.svelte';
import { TableUi } from '../table/ui.svelte';
import { StudySource } from './source';

export const TABS = ['board', 'scores', 'resources', 'points', 'review', 'comments', 'log', 'rules'] as const;
export type Tab = (typeof TABS)[number];
/** What there is before the end. */
const EARLY: readonly Tab[] = ['board', 'scores', 'resources', 'points', 'log', 'rules'];

/** Looking through nobody's eyes: what those saw who watched. */
export const WATCHER = -1;

const ASK_AGAIN_MS = 1500;
/** A study is dear, and bots move fast. */
const RENEW_AFTER_MS = 2000;

export class Studying {
  readonly id: string;
  readonly table: Table;
  readonly ui: TableUi;
  study: Study | null = $state.raw(null);
  review: Review | null = $state.raw(null);
  comments: Comment[] = $state.raw([]);
  /** Through which seat the board is seen. */
  eyes: number = $state(WATCHER);
  tab: Tab = $state('scores');
  #asking: ReturnType<typeof setTimeout> | undefined;
  #renewing: ReturnType<typeof setTimeout> | undefined;

  /** The game goes on: this is what I can know of it, and bots and others have no say yet. */
  readonly running: boolean = $derived(this.study?.status === 'running');
  readonly tabs: readonly Tab[] = $derived(this.running ? EARLY : TABS);
  readonly last: number = $derived(this.study?.ply ?? 0);
  /** Where in the game I am, also while its board is still on the way: keys may be pressed faster than it comes. */
  readonly at: number = $derived.by(() => this.table.wanted ?? this.table.replayed?.shown ?? this.last);
  /** Who made each ply. */
  readonly movers: ReadonlyMap<number, number> = $derived.by(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew with every study, never changed
    () => new Map((this.study?.movers ?? []).map((seat, at) => [at + 1, seat])),
  );
  readonly seats = $derived.by(() => this.table.live?.seats ?? []);
  readonly underWay: boolean = $derived(this.review?.standing === 'waiting' || this.review?.standing === 'running');

  constructor(id: string) {
    this.id = id;
    this.table = new Table(id, new StudySource(id, () => (this.running ? null : this.eyes)));
    this.ui = new TableUi(this.table);
  }

  /** Everything at once; the study first, for without it there is nothing to look at. */
  async open(): Promise<void> {
    this.study = await api.study(this.id);
    if (this.running) return;
    this.comments = await api.comments(this.id);
    this.#take(await api.review(this.id));
  }

  /** Others have moved, or the game is over now: look again soon, once for all that happens until then. */
  renewSoon(): void {
    this.#renewing ??= setTimeout(() => {
      this.#renewing = undefined;
      this.renew().catch((fault: unknown) => toasts.fault(fault));
    }, RENEW_AFTER_MS);
  }

  /** Who looks at the last move goes along. */
  async renew(): Promise<void> {
    const follows = this.at >= this.last;
    await this.open();
    if (follows) this.go(this.last);
  }

  close(): void {
    clearTimeout(this.#asking);
    clearTimeout(this.#renewing);
  }

  go = (ply: number): void => {
    this.table.step(ply).catch((fault: unknown) => toasts.fault(fault));
  };

  look(seat: number): void {
    this.eyes = seat;
    this.go(this.at);
  }

  async beginReview(): Promise<void> {
    this.#take(await api.beginReview(this.id));
  }

  async cancelReview(): Promise<void> {
    this.#take(await api.cancelReview(this.id));
  }

  async comment(text: string): Promise<void> {
    this.comments = await api.comment(this.id, this.at, text);
  }

  async removeComment(number: number): Promise<void> {
    this.comments = await api.removeComment(this.id, number);
  }

  /** While bots look back at the game, ask again and again what they have found. */
  #take(review: Review): void {
    this.review = review;
    clearTimeout(this.#asking);
    if (this.underWay) this.#asking = setTimeout(() => void this.#ask(), ASK_AGAIN_MS);
  }

  async #ask(): Promise<void> {
    try {
      this.#take(await api.review(this.id));
    } catch (fault) {
      toasts.fault(fault);
    }
  }
}

export const [getStudying, setStudying] = createContext<Studying>();
