/** The turn that is being composed: its steps so far, how far they can be taken back, what they did to the totals. */

import type { Total } from '../../../games';
import type { LogEntry, Phrase, UndoInfo } from '../../../server/wire';

/** Every game tells the beginning of a turn under this name. */
const TURN_BEGAN = 'turn-began';

export interface TurnStep {
  ply: number;
  label: Phrase;
  /** How many own steps go when this one is taken back, itself included; 0 when it stands for good. */
  takes: number;
}

export interface Turn {
  /** The ply with which it began: the position after it is what the totals are compared with. */
  begin: number;
  steps: TurnStep[];
  /** Why the steps before the first one that can be taken back cannot be; null if all can. */
  barrier: string | null;
}

/** What the seat of *undo* has done in the turn with which *log* ends, be it its own or another's that it reacts to. */
export function turnOf(log: readonly LogEntry[], undo: UndoInfo): Turn {
  const first = log.findLastIndex((entry) => entry.events.some((event) => event.verb === TURN_BEGAN));
  const steps: TurnStep[] = [];
  for (const { ply, seat, label } of log.slice(first + 1))
    // Undo speaks of the position to go back to, which is the one before the step.
    if (seat === undo.seat && label) steps.push({ ply, label, takes: undo.plies.indexOf(ply - 1) + 1 });
  const stands = steps.some((step) => step.takes === 0);
  return { begin: log[Math.max(first, 0)]?.ply ?? 0, steps, barrier: stands ? (undo.barrier?.reason ?? null) : null };
}

/** What goes when *step* is taken back: the step and everything after it. */
export function takenBack(turn: Turn, step: TurnStep): TurnStep[] {
  return step.takes === 0 ? [] : turn.steps.filter((other) => other.ply >= step.ply);
}

export interface RunningTotal extends Total {
  /** What it was when the turn began; null if it is not known. */
  before: number | null;
}

export function runningTotals(now: readonly Total[], before: readonly Total[]): RunningTotal[] {
  return now.map((total) => {
    const then = before.find((other) => other.noun === total.noun && other.id === total.id);
    return { ...total, before: then?.amount ?? null };
  });
}
