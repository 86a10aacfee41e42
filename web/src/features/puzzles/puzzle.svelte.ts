/** A puzzle on the table: the turn so far is kept here, and every try goes to the server as a whole. */

import { recall, remember } from '../../app/storage';
import { toasts } from '../../app/toasts.svelte';
import { api, ApiError } from '../../server/client';
import type { SocketRequest } from '../../server/socket';
import type {
  ActionWords,
  LogEntry,
  Position,
  PuzzlePosition,
  PuzzleSolution,
  PuzzleVerdict,
  ServerMessage,
} from '../../server/wire';
import type { TableListener, TableSource } from '../table/source';
import { Table } from '../table/table.svelte';

/** What was asked for has happened; nobody counts the questions here. */
const DONE: ServerMessage = { type: 'done', id: 0 };

/** How long each step of a solution is looked at. */
const STEP_MS = 900;

/** A turn that is shown on the board, and how many of its steps have been. */
export interface Demonstration {
  actions: ActionWords[];
  at: number;
}

export class Puzzle implements TableSource {
  /** A hint would spoil it, and there is no later. */
  readonly helps = false;
  readonly game: string;
  readonly number: number;
  readonly table: Table;
  /** The puzzle after the turn so far. */
  shown: PuzzlePosition | null = $state.raw(null);
  /** The turn so far. */
  actions: ActionWords[] = $state.raw([]);
  verdict: PuzzleVerdict | null = $state.raw(null);
  solution: PuzzleSolution | null = $state.raw(null);
  demonstration: Demonstration | null = $state.raw(null);
  judging = $state(false);
  #listener: TableListener | null = null;
  #opening: Position | null = null;
  /** Counts what was shown: every position is a new one, whatever way it was reached. */
  #count = 0;

  constructor(game: string, number: number) {
    this.game = game;
    this.number = number;
    this.table = new Table(`${game}-${number}`, this);
  }

  listen(listener: TableListener): void {
    this.#listener = listener;
  }

  /** Nobody else is at a puzzle: there is no connection to hold. */
  open(): void {
    void this.#show([]).catch((fault: unknown) => {
      if (fault instanceof ApiError) this.#listener?.gone(fault);
      else throw fault;
    });
  }

  close(): void {
    this.#listener?.state('lost');
    this.demonstration = null;
  }

  reopen(): void {
    this.open();
  }

  async request(message: SocketRequest): Promise<ServerMessage> {
    switch (message.type) {
      case 'act':
        await this.#show([...this.actions, ...message.actions]);
        return DONE;
      case 'undo':
        await this.#show(this.actions.slice(0, this.#kept(message.to)));
        return DONE;
      case 'why': {
        const { zone } = message;
        const answers = zone == null ? [] : await api.puzzleWhy(this.game, this.number, this.actions, zone);
        return { type: 'why', id: 0, answers };
      }
      default:
        throw new Error(`nobody at a puzzle hears ${message.type}`);
    }
  }

  /** How many of the actions stay when *ply* is gone back to; each has its ply among those of `undo`, the last one first. */
  #kept(ply: number): number {
    const plies = this.table.live?.undo.plies ?? [];
    return plies.length - 1 - plies.indexOf(ply);
  }

  /** Nothing before the turn is known here but where it began. */
  recall(): Promise<Position> {
    return this.#opening ? Promise.resolve(this.#opening) : Promise.reject(new Error('not open yet'));
  }

  /** All of a puzzle is there from the start. */
  earlier(): Promise<LogEntry[]> {
    return Promise.resolve([]);
  }

  async again(): Promise<void> {
    await this.#try([]);
  }

  async judge(): Promise<void> {
    const { actions, shown } = this;
    if (this.judging || !shown?.over) return;
    this.judging = true;
    try {
      const verdict = await api.puzzleVerdict(this.game, this.number, actions);
      // Whoever took it back meanwhile is after another turn.
      if (this.actions !== actions) return;
      this.verdict = verdict;
      // Who has looked has not found it.
      if (verdict.standing === 'solved' && !this.solution) solved.add(shown.id);
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
    if (this.table.busy) return false;
    this.table.busy = true;
    try {
      await this.#show(actions, demonstration);
      return true;
    } catch (fault) {
      toasts.fault(fault);
      return false;
    } finally {
      this.table.busy = false;
    }
  }

  async #show(actions: ActionWords[], demonstration: Demonstration | null = null): Promise<void> {
    const puzzle = await api.puzzle(this.game, this.number, actions);
    const position = { ...puzzle.position, revision: (this.#count += 1) };
    this.#opening ??= position;
    this.actions = actions;
    this.verdict = null;
    this.demonstration = demonstration;
    this.shown = puzzle;
    this.#listener?.state('live');
    this.#listener?.hear({ ...position, type: 'position' });
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
