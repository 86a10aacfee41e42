/** A game is its folder: whoever takes the folder away has taken the game away. */

import { describe, expect, test } from 'vitest';

import { loadGame } from '.';
import { pictureOf } from './themes';

const games = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1] ?? '');
const sources = import.meta.glob<string>(['../**/*.{ts,svelte,css}', '!../server/api.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('a game without a folder has neither board nor picture', async () => {
  expect(await loadGame('orchard')).toBeNull();
  expect(pictureOf('orchard')).toBeNull();
});

describe.each(games)('%s', (game) => {
  test('has a board and a picture', async () => {
    expect((await loadGame(game))?.Board).toBeDefined();
    expect(pictureOf(game)).not.toBeNull();
  });

  test('is named nowhere outside its folder', () => {
    const name = new RegExp(`(?<![a-z])${game}(?![a-z])`, 'i');
    const others = Object.entries(sources).filter(([path]) => !path.startsWith(`./${game}/`));
    expect(others.length).toBeGreaterThan(200);
    const naming = others.filter(([path, text]) => name.test(path) || name.test(text));
    expect(naming.map(([path]) => path)).toEqual([]);
  });
});
