/** A puzzle on the table: the turn so far is kept here, and every try goes to the server as a whole. */

import { recall, remember } from '../../app/storage';
import { toasts } from '../../app/toasts.svelte';
import { api, ApiError } from '../../server/client';
import type {
  ActionWords,
  Position,
  PuzzlePosition,
  PuzzleSolution,
  PuzzleVerdict,
  WhyAnswer,
} from '../../server/wire';
import { Table, type Ask } from '../table/table.svelte';

/** How long each step of a solution is looked at. */
const STEP_MS = 900;

/** A turn that is shown on the board, and how many of its steps have been. */
export interface Demonstration {
  actions: ActionWords[];
  at: number;
}

export class PuzzleTable extends Table {
  readonly game: string;
  readonly number: number;
  puzzle: PuzzlePosition | null = $state.raw(null);
  /** The turn so far. */
  actions: ActionWords[] = $state.raw([]);
  verdict: PuzzleVerdict | null = $state.raw(null);
  solution: PuzzleSolution | null = $state.raw(null);
  demonstration: Demonstration | null = $state.raw(null);
  judging = $state(false);
  #opening: Position | null = null;
  /** Counts what was shown: every position is a new one, whatever way it was reached. */
  #shown = 0;

  constructor(game: string, number: number) {
    super(`${game}-${number}`);
    this.game = game;
    this.number = number;
  }

  /** Nobody else is at a puzzle: there is no line to hold. */
  override open(): void {
    void this.#show([]).catch((fault: unknown) => {
      if (fault instanceof ApiError) this.fault = fault;
      else throw fault;
    });
  }

  override close(): void {
    this.connection = 'lost';
    this.demonstration = null;
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

  /** Nothing before the turn is known here but where it began. */
  override recall = (): Promise<Position> =>
    this.#opening ? Promise.resolve(this.#opening) : Promise.reject(new Error('not open yet'));

  async again(): Promise<void> {
    await this.#try([]);
  }

  async judge(): Promise<void> {
    const { actions, puzzle } = this;
    if (this.judging || !puzzle?.over) return;
    this.judging = true;
    try {
      const verdict = await api.puzzleVerdict(this.game, this.number, actions);
      // Whoever took it back meanwhile is after another turn.
      if (this.actions !== actions) return;
      this.verdict = verdict;
      // Who has looked has not found it.
      if (verdict.standing === 'solved' && !this.solution) solved.add(puzzle.id);
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

  /** Play *actions* on the board, step by step, until they are done or somebody does something else. */
  async demonstrate(actions: ActionWords[]): Promise<void> {
    for (let at = 0; at <= actions.length; at += 1) {
      if (!(await this.#try(actions.slice(0, at), { actions, at }))) return;
      const mine = this.demonstration;
      if (at < actions.length) await new Promise((done) => setTimeout(done, STEP_MS));
      if (this.demonstration !== mine) return;
    }
  }

  async #try(actions: ActionWords[], demonstration: Demonstration | null = null): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await this.#show(actions, demonstration);
      return true;
    } catch (fault) {
      toasts.fault(fault);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #show(actions: ActionWords[], demonstration: Demonstration | null = null): Promise<void> {
    const puzzle = await api.puzzle(this.game, this.number, actions);
    const position = { ...puzzle.position, revision: (this.#shown += 1) };
    this.#opening ??= position;
    this.actions = actions;
    this.verdict = null;
    this.demonstration = demonstration;
    this.puzzle = puzzle;
    this.connection = 'live';
    this.live = position;
    this.log = position.log;
    this.markSeen();
    // A turn that has ended is judged at once; whoever wants to think again takes it back.
    if (!demonstration) void this.judge();
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
