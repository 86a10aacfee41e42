/** Refusals for a person: a reason is said once, with everything that it holds for. */

import type { Phrase, Refusal, WhyAnswer } from './wire';

export interface Reason {
  refusal: Refusal;
  labels: Phrase[];
}

export function reasonsOf(answers: readonly WhyAnswer[]): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const { label, refusal } of answers) {
    if (!refusal) continue;
    const key = JSON.stringify(refusal);
    const reason = reasons.get(key) ?? { refusal, labels: [] };
    reason.labels.push(label);
    reasons.set(key, reason);
  }
  return [...reasons.values()];
}
