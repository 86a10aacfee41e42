/**
 * How each game looks wherever it is spoken of, also where no board is: `games/<name>/theme.ts` brings its style sheet
 * and exports a `GameTheme`. All are small, and there from the start.
 */

import type { Component } from 'svelte';

export interface GameTheme {
  /** The picture on its card; it fills its box and says nothing to those who listen. */
  Picture: Component;
}

const themes = import.meta.glob<GameTheme>('./*/theme.ts', { eager: true });

/** The picture of *game*, or null if it has none. */
export function pictureOf(game: string): Component | null {
  return themes[`./${game}/theme.ts`]?.Picture ?? null;
}
