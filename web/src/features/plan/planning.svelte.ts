/** Planning a turn: candidates kept in this browser, each tried out by the server on a copy of the table. */

import { SvelteMap } from 'svelte/reactivity';

import { recall, remember } from '../../app/storage';
import { toasts } from '../../app/toasts.svelte';
import { say } from '../../app/words.svelte';
import { api, ApiError } from '../../server/client';
import type { ActionWords, Plan, Position, WhyAnswer } from '../../server/wire';
import type { Table } from '../table/table.svelte';
import { MOST_ACTIONS, MOST_CANDIDATES, nextLetter, readCandidates, type Candidate } from './plans';

/** What the server says where there is no turn to try out: not yet, or none any more. */
const NO_PLAN = ['nothing-to-plan', 'no-turn-to-come'];

export class Planning {
  readonly table: Table;
  candidates: Candidate[] = $state.raw([]);
  /** The candidate that is on the board; null while the table itself is. */
  openId: number | null = $state(null);
  /** Why nothing can be planned at the moment. */
  fault: ApiError | null = $state.raw(null);
  /** Is the server being asked? */
  readonly busy: boolean = $derived.by(() => this.#asking > 0);
  #asking = $state(0);
  #changing = false;
  /** What came of each candidate, at the revision that it was tried at. */
  readonly outcomes = new SvelteMap<number, Plan>();
  #kept: string | null = null;

  /** The seat to plan for: the one whose eyes I look through, while the game is on. */
  readonly seat: number = $derived.by(() => {
    const live = this.table.live;
    return live?.status === 'running' && live.viewer >= 0 ? live.viewer : -1;
  });
  readonly open: Candidate | null = $derived.by(
    () => this.candidates.find((candidate) => candidate.id === this.openId) ?? null,
  );
  readonly plan: Plan | null = $derived.by(() => (this.open ? (this.outcomes.get(this.open.id) ?? null) : null));
  readonly active: boolean = $derived(this.plan !== null && this.seat >= 0);

  constructor(table: Table) {
    this.table = table;
  }

  /** The table as it would be at the end of the open plan. */
  readonly position: Position | null = $derived.by(() => {
    const live = this.table.live;
    if (!live || !this.plan || !this.active) return null;
    return { ...live, view: this.plan.view, question: this.plan.question, waiting: [] };
  });

  /** Read what was kept for the seat that I look through now. */
  recall(): void {
    const kept = this.seat >= 0 ? `plan.${this.table.id}.${this.seat}` : null;
    if (kept === this.#kept) return;
    this.#kept = kept;
    this.openId = null;
    this.outcomes.clear();
    this.candidates = kept === null ? [] : readCandidates(recall(kept));
  }

  #keep(candidates: Candidate[]): void {
    this.candidates = candidates;
    if (this.#kept !== null) remember(this.#kept, candidates.length > 0 ? JSON.stringify(candidates) : null);
  }

  /** Try every candidate again from how the table stands. */
  async refresh(): Promise<void> {
    for (const candidate of this.candidates) await this.#try(candidate, () => this.candidates.includes(candidate));
  }

  /** Show *id* on the board. */
  async show(id: number): Promise<void> {
    const candidate = this.candidates.find((one) => one.id === id);
    if (!candidate) return;
    this.table.present();
    if (await this.#try(candidate)) this.openId = id;
  }

  /** Begin another way to play the turn, from *actions*. */
  async begin(actions: ActionWords[] = []): Promise<void> {
    if (this.candidates.length >= MOST_CANDIDATES) return;
    const { id, letter } = nextLetter(this.candidates);
    const candidate = { id, name: say('plan-name', { letter }), actions };
    if (!(await this.#try(candidate))) return;
    this.table.present();
    this.#keep([...this.candidates, candidate]);
    this.openId = id;
  }

  leave(): void {
    this.openId = null;
  }

  rename(id: number, name: string): void {
    const called = name.trim();
    if (called) this.#keep(this.candidates.map((one) => (one.id === id ? { ...one, name: called } : one)));
  }

  remove(id: number): void {
    if (this.openId === id) this.openId = null;
    this.outcomes.delete(id);
    this.#keep(this.candidates.filter((one) => one.id !== id));
  }

  clear(): void {
    this.openId = null;
    this.outcomes.clear();
    this.#keep([]);
  }

  /** One more step of the open plan. What could not be done any more is dropped for it. */
  async add(action: ActionWords): Promise<boolean> {
    const { open, plan } = this;
    if (!open || !plan || plan.steps.length >= MOST_ACTIONS) return false;
    return this.#change({ ...open, actions: [...open.actions.slice(0, plan.steps.length), action] });
  }

  /** Go back to the first *steps* of the open plan; without a number, take back the last one. */
  async back(steps?: number): Promise<boolean> {
    const { open, plan } = this;
    if (!open || !plan || open.actions.length === 0) return false;
    const last = plan.broken ? plan.steps.length : open.actions.length - 1;
    return this.#change({ ...open, actions: open.actions.slice(0, steps ?? last) });
  }

  async #change(candidate: Candidate): Promise<boolean> {
    if (this.#changing) return false; // it was meant for the question before
    this.#changing = true;
    try {
      if (!(await this.#try(candidate))) return false;
      this.#keep(this.candidates.map((one) => (one.id === candidate.id ? candidate : one)));
      return true;
    } finally {
      this.#changing = false;
    }
  }

  /** Take the steps of *id* at the table, all that can be taken at once, or none; what is left is kept for later. */
  async commit(id: number): Promise<void> {
    const candidate = this.candidates.find((one) => one.id === id);
    const plan = this.outcomes.get(id);
    if (!candidate || !plan || plan.at_once === 0 || plan.broken) return;
    this.openId = null;
    if (!(await this.table.act(candidate.actions.slice(0, plan.at_once)))) return;
    const rest = candidate.actions.slice(plan.at_once);
    this.outcomes.clear();
    // The others were other ways to play the same turn.
    this.#keep(rest.length > 0 ? [{ ...candidate, actions: rest }] : []);
    toasts.info(say('plan-done', { count: plan.at_once, left: rest.length }));
  }

  async why(zone: string): Promise<WhyAnswer[]> {
    return this.open ? api.planWhy(this.table.id, this.seat, this.open.actions, zone) : [];
  }

  /** Ask what comes of *candidate*; by the time of the answer it may not be *wanted* any more. */
  async #try(candidate: Candidate, wanted = () => true): Promise<boolean> {
    if (this.seat < 0) return false;
    this.#asking += 1;
    try {
      const plan = await api.plan(this.table.id, this.seat, candidate.actions);
      if (wanted()) this.outcomes.set(candidate.id, plan);
      this.fault = null;
      return true;
    } catch (fault) {
      if (wanted()) this.outcomes.delete(candidate.id);
      if (fault instanceof ApiError && NO_PLAN.includes(fault.code)) this.fault = fault;
      else toasts.fault(fault);
      return false;
    } finally {
      this.#asking -= 1;
    }
  }
}
