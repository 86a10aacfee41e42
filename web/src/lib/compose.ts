/** Several tokens chosen at once for a question that the rules ask once per token. */

import type { TokenKind } from '../games';
import type { ActionWords } from './wire';

export type Counts = Record<string, number>;

export function chosen(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The most of *kind* that can still be chosen in all, given what else is chosen. */
export function room(kind: TokenKind, counts: Counts, due: number): number {
  const mine = counts[kind.thing] ?? 0;
  return Math.min(kind.have, due - (chosen(counts) - mine));
}

/** One action per token in the order of *kinds*, whatever the order of the clicks: so the rules ask for them. */
export function batch(verb: string, kinds: readonly TokenKind[], counts: Counts): ActionWords[] {
  return kinds.flatMap((kind) =>
    Array.from({ length: counts[kind.thing] ?? 0 }, (): ActionWords => [verb, kind.thing]),
  );
}
