/** A puzzle on the table: the turn so far is kept here, and every try goes to the server as a whole. */

import { api, ApiError } from './client';
import { recall, remember } from './keep';
import { Table, type Ask } from './table.svelte';
import { toasts } from './toasts.svelte';
import type { ActionWords, PuzzlePosition, PuzzleSolution, PuzzleVerdict, WhyAnswer } from './wire';

export class PuzzleTable extends Table {
  readonly game: string;
  readonly number: number;
  puzzle: PuzzlePosition | null = $state.raw(null);
  /** The turn so far. */
  actions: ActionWords[] = $state.raw([]);
  verdict: PuzzleVerdict | null = $state.raw(null);
  solution: PuzzleSolution | null = $state.raw(null);
  judging = $state(false);

  constructor(game: string, number: number) {
    super(`${game}-${number}`);
    this.game = game;
    this.number = number;
  }

  /** Nobody else is at a puzzle: there is no line to hold. */
  override open(): void {
    void this.#show([]).catch((fault: unknown) => {
      if (fault instanceof ApiError) this.fault = fault;
    });
  }

  override close(): void {
    this.connection = 'lost';
  }

  override async act(actions: ActionWords[]): Promise<boolean> {
    if (this.busy || !this.live?.question) return false;
    return this.#try([...this.actions, ...actions]);
  }

  override async undo(steps = 1): Promise<boolean> {
    if (this.busy || this.actions.length === 0) return false;
    return this.#try(this.actions.slice(0, -steps));
  }

  override async why(ask: Ask): Promise<WhyAnswer[]> {
    if (!('zone' in ask) || !this.live) return [];
    return (await api.puzzleWhy(this.game, this.number, this.actions, ask.zone)).answers;
  }

  async again(): Promise<void> {
    await this.#try([]);
  }

  async judge(): Promise<void> {
    this.judging = true;
    try {
      const verdict = await api.puzzleVerdict(this.game, this.number, this.actions);
      this.verdict = verdict;
      if (verdict.standing === 'solved' && this.puzzle) solved.add(this.puzzle.id);
    } catch (fault) {
      toasts.fault(fault);
    } finally {
      this.judging = false;
    }
  }

  async reveal(): Promise<void> {
    try {
      this.solution = await api.puzzleSolution(this.game, this.number);
    } catch (fault) {
      toasts.fault(fault);
    }
  }

  async #try(actions: ActionWords[]): Promise<boolean> {
    this.busy = true;
    try {
      await this.#show(actions);
      return true;
    } catch (fault) {
      toasts.fault(fault);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #show(actions: ActionWords[]): Promise<void> {
    const puzzle = await api.puzzle(this.game, this.number, actions);
    this.actions = actions;
    this.verdict = null;
    this.puzzle = puzzle;
    this.connection = 'live';
    this.live = puzzle.position;
    this.log = puzzle.position.log;
    this.markSeen();
  }
}

/** Which puzzles were solved in this browser, by id: a number may belong to another one some day. */
export class Solved {
  #ids: string[] = $state.raw((recall('puzzles') ?? '').split(' ').filter(Boolean));

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  add(id: string): void {
    if (this.has(id)) return;
    this.#ids = [...this.#ids, id];
    remember('puzzles', this.#ids.join(' '));
  }
}

export const solved = new Solved();
