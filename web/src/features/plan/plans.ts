/** Plans of a turn as they are kept in this browser, and what they come to. */

import type { Effect, Total } from '../../games';
import type { ActionWords, GameEvent, Plan } from '../../server/wire';
import { changesOf, type Change } from '../table/bar/options';
import { runningTotals, type RunningTotal } from '../table/bar/turn';

/** One way to play the turn: a name and its actions. What comes of them only the server knows. */
export interface Candidate {
  id: number;
  name: string;
  actions: ActionWords[];
}

/** So many ways can be compared on a screen. */
export const MOST_CANDIDATES = 6;
export const MOST_ACTIONS = 64;

function isCandidate(value: unknown): value is Candidate {
  const { id, name, actions } = (value ?? {}) as Partial<Candidate>;
  const words = (action: unknown) => Array.isArray(action) && action.every((word) => /string|number/.test(typeof word));
  return typeof id === 'number' && typeof name === 'string' && Array.isArray(actions) && actions.every(words);
}

/** The candidates that were kept as *text*; whatever is not one is left out. */
export function readCandidates(text: string | null): Candidate[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isCandidate).slice(0, MOST_CANDIDATES) : [];
  } catch {
    return [];
  }
}

/** The first letter of the alphabet that no candidate is called by yet, with its number from 1. */
export function nextLetter(candidates: readonly Candidate[]): { id: number; letter: string } {
  const taken = new Set(candidates.map((candidate) => candidate.id));
  let id = 1;
  while (taken.has(id)) id += 1;
  return { id, letter: String.fromCharCode(64 + id) };
}

/** How a game counts: what of `GameModule` the totals of a plan are made of. */
export interface Counting {
  effects: (event: GameEvent) => Effect[];
  supplies?: ((view: unknown, seat: number) => Record<string, number>) | undefined;
  totals?: ((view: unknown, seat: number) => Total[]) | undefined;
  total?: ((view: unknown, seat: number) => number | null) | undefined;
}

export interface Sum {
  /** Points if the game ended there, before and after. */
  score: { before: number; after: number } | null;
  /** The few numbers that matter most, before and after. */
  totals: RunningTotal[];
  /** Everything that is paid and gained, the planner's own first. */
  changes: Change[];
}

/** What *plan* comes to. The changes are those of its events: they reach as far as anything is known. */
export function sumOf(plan: Plan, counting: Counting): Sum {
  const { seat, before, view } = plan;
  const effects = plan.steps.flatMap((step) => step.events).flatMap(counting.effects);
  const changes = changesOf(effects, (other) => counting.supplies?.(before, other) ?? {});
  const [then, now] = [counting.total?.(before, seat) ?? null, counting.total?.(view, seat) ?? null];
  return {
    score: then === null || now === null ? null : { before: then, after: now },
    totals: counting.totals ? runningTotals(counting.totals(view, seat), counting.totals(before, seat)) : [],
    changes: changes.toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat)),
  };
}

/** Of each thing that any of *sums* changes for *seat*: its name, and by how much in each of them. */
export function compared(sums: readonly (Sum | null)[], seat: number): { thing: string; by: (number | null)[] }[] {
  const own = sums.map((sum) => sum?.changes.filter((change) => change.seat === seat) ?? null);
  const things = new Set(own.flatMap((changes) => (changes ?? []).map((change) => change.thing)));
  return [...things].map((thing) => ({
    thing,
    by: own.map((changes) => (changes ? (changes.find((change) => change.thing === thing)?.by ?? 0) : null)),
  }));
}
