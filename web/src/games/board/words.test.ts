/** The words of the boards: all that are there are used, and all that are used are there. */

import { describe, expect, test } from 'vitest';

import { textsOf } from '../../app/wordFiles';
import { LANGUAGES } from '../../app/words.svelte';

const sources = import.meta.glob<string>(['../*/**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Keys, and keys with a gap such as `<game>-board-about-${id}`, as the sources of a game name them. */
function named(game: string): RegExp[] {
  const all = Object.entries(sources).flatMap(([path, text]) =>
    path.startsWith(`../${game}/`)
      ? [...text.matchAll(/['"`]([a-z]+-board-[^'"`\s]*)['"`]/g)].map(([, key]) => key)
      : [],
  );
  return all.map((key = '') => new RegExp(`^${key.replaceAll(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`));
}

const games = Object.keys(sources).flatMap((path) => /^\.\.\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? []);

describe.each(games)('%s', (game) => {
  const used = named(game).filter((key) => key.source.startsWith(`^${game}-`));

  test.each(LANGUAGES)('in %s: no word lies idle, none is missing', async (language) => {
    const all = [...(await textsOf(language)).values()].join('\n');
    const keys = [...all.matchAll(/^([a-z]+-board-[a-z0-9-]*) =/gm)]
      .map(([, key = '']) => key)
      .filter((key) => key.startsWith(`${game}-`));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !used.some((one) => one.test(key)))).toEqual([]);
    expect(used.filter((one) => !keys.some((key) => one.test(key))).map((one) => one.source)).toEqual([]);
  });
});
