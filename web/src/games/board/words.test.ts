/** The words of the boards: all that are there are used, and all that are used are there. */

import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../../lib/words.svelte';

const files = import.meta.glob<string>('$words/*/*-board.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../*/*.ts', '../*/*.svelte', '!../*/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Keys, and keys with a gap such as `noria-board-about-${id}`, as the sources of a game name them. */
function named(game: string): RegExp[] {
  const all = Object.entries(sources).flatMap(([path, text]) =>
    path.startsWith(`../${game}/`)
      ? [...text.matchAll(/['"`]([a-z]+-board-[^'"`\s]*)['"`]/g)].map(([, key]) => key)
      : [],
  );
  return all.map((key = '') => new RegExp(`^${key.replaceAll(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`));
}

const games = [...new Set(Object.keys(files).map((path) => /([a-z]+)-board\.ftl$/.exec(path)?.[1] ?? ''))];

describe.each(games)('%s', (game) => {
  const used = named(game).filter((key) => key.source.startsWith(`^${game}-`));

  test.each(LANGUAGES)('in %s: no word lies idle, none is missing', (language) => {
    const text = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${game}-board.ftl`))?.[1] ?? '';
    const keys = [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key = '']) => key);
    expect(keys.filter((key) => !used.some((one) => one.test(key)))).toEqual([]);
    expect(used.filter((one) => !keys.some((key) => one.test(key))).map((one) => one.source)).toEqual([]);
  });
});
