/** Names stand in narrow places, and some languages make long words. */

/** So many letters of a word fit side by side; of one that is longer still fewer do, even when they are small. */
const LONG = 10;
const LONGER = 11;

/**
 * The classes of the element that shows *name*: the longer its longest word, the smaller it is set. In a place of one
 * line the whole name counts.
 */
export function fitted(name: string, line = false): string {
  const letters = line ? name.length : Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return letters > LONGER ? 'word longer' : letters > LONG ? 'word long' : 'word';
}
