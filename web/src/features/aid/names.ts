/** What the things on a player aid are called. */

import { say } from '../../app/words.svelte';
import type { Noun } from '../../server/wire';

/** A thing without a noun is named by the page itself. */
export function nameOf(game: string, thing: Noun): string {
  return say(thing.noun ? `${game}-${thing.noun}-${thing.id}` : `aid-${game}-${thing.id}`);
}

/** A head that is a number, Arabic or Roman, is shown as it is. */
export function isNumeral(head: string): boolean {
  return /^(\d+|[IVX]+)$/.test(head);
}
