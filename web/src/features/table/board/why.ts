/** Refusals for a person: a reason is said once, with everything that it holds for; what is being asked comes first. */

import type { Option, Phrase, Refusal, WhyAnswer } from '../../../server/wire';
import { verbOf } from '../bar/options';

export interface Reason {
  refusal: Refusal;
  labels: Phrase[];
  /** It is about something that the question of this moment offers elsewhere. */
  near: boolean;
}

export function reasonsOf(answers: readonly WhyAnswer[], options: readonly Option[]): Reason[] {
  const verbs = new Set(options.map((option) => verbOf(option.action)));
  const reasons = new Map<string, Reason>();
  for (const { action, label, refusal } of answers) {
    if (!refusal) continue;
    const key = JSON.stringify(refusal);
    const reason = reasons.get(key) ?? { refusal, labels: [], near: false };
    reason.labels.push(label);
    reason.near ||= verbs.has(verbOf(action));
    reasons.set(key, reason);
  }
  return [...reasons.values()].sort((a, b) => Number(b.near) - Number(a.near));
}
