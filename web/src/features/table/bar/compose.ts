/** Several tokens chosen at once for a question that the rules ask once per token. */

import type { Composer, TokenKind } from '../../../games';
import type { ActionWords, Question } from '../../../server/wire';

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

/** How many different kinds are among the chosen tokens. */
export function variety(counts: Counts): number {
  return Object.values(counts).filter((count) => count > 0).length;
}

/**
 * Is *now* the question *before*, one token later? The rules do not ask for tokens that leave no choice, so after any
 * token the next question may be another one, and a token meant for the first must not answer it.
 */
export function goesOn(
  before: Question,
  now: Question | null,
  composer: Composer,
  left: number,
  view: unknown,
): boolean {
  if (!now || now.seat !== before.seat || now.prompt.key !== before.prompt.key) return false;
  return composer.due(now, view) === left && purposeOf(before, composer) === purposeOf(now, composer);
}

/** What the prompt says beyond its numbers, which count down. */
function purposeOf(question: Question, composer: Composer): string {
  const stays = ([name, value]: [string, unknown]) => composer.fixed?.includes(name) ?? typeof value !== 'number';
  return JSON.stringify(Object.entries(question.prompt.args).filter(stays));
}
