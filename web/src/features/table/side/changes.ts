/** Who came and went, and what the host did about it, between the moves of the log. */

import { say } from '../../../app/words.svelte';
import type { LogEntry, SeatChange } from '../../../server/wire';

/** The changes of seats that stand below each ply of *log*: those that happened when it was the last one known. */
export function below(log: readonly LogEntry[], changes: readonly SeatChange[]): Map<number, SeatChange[]> {
  const found = new Map<number, SeatChange[]>();
  for (const change of changes) {
    // What was taken back since is not in the log any more: then the change stands at its end.
    const ply = log.findLast((entry) => entry.ply <= change.ply)?.ply ?? log[0]?.ply;
    if (ply !== undefined) found.set(ply, [...(found.get(ply) ?? []), change]);
  }
  return found;
}

/** A change in words, with the names of its time. */
export function told(change: SeatChange): string {
  const bot = change.bot === null ? '' : say(`shell-bot-${change.bot}`);
  if (change.what === 'bot' && change.name === '')
    return say('seat-log-bot-alone', { seat: say('shell-seat-number', { number: change.seat + 1 }), bot });
  return say(`seat-log-${change.what}`, { player: change.name || say('seat-log-somebody'), bot });
}
