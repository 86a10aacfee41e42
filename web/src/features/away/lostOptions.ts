/** What others took while I was away, as it is told. */

import type { Closed } from '../../server/wire';

export interface LostOptions {
  reason: string;
  closed: Closed[];
}

/** What was closed for the same reason stands together; *told* puts a reason into words. */
export function groupByReason(closed: readonly Closed[], told: (one: Closed) => string): LostOptions[] {
  const groups = new Map<string, Closed[]>();
  for (const one of closed) groups.set(told(one), [...(groups.get(told(one)) ?? []), one]);
  return [...groups].map(([reason, ones]) => ({ reason, closed: ones }));
}
