/** What others took while I was away, as it is told. */

import type { Closed } from './wire';

export interface ClosedGroup {
  reason: string;
  closed: Closed[];
}

/** What was closed for the same reason stands together; *told* puts a reason into words. */
export function groupClosed(closed: readonly Closed[], told: (one: Closed) => string): ClosedGroup[] {
  const groups = new Map<string, Closed[]>();
  for (const one of closed) groups.set(told(one), [...(groups.get(told(one)) ?? []), one]);
  return [...groups].map(([reason, ones]) => ({ reason, closed: ones }));
}
