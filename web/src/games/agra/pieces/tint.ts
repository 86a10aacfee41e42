/** The colour that a thing is drawn in; its picture and its name say the same. */

import { placeOf, ROWS } from '../reading';
import { GUILDS } from '../view';

export function tint(id: string): string {
  const place = placeOf(id);
  if (place >= 0) return `var(--agra-row-${place % ROWS})`;
  if (GUILDS.some((guild) => guild === id)) return `var(--agra-${id})`;
  return id === 'rupees' || id === 'favour' || id === 'points' ? `var(--agra-${id})` : 'currentColor';
}
