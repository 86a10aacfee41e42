import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import App from './App.svelte';
import { words } from './lib/words.svelte';

const GAMES = ['agra', 'noria', 'yinzi'];
const entry = (name: string) => ({
  name,
  rules: '1',
  data: 'x',
  seat_counts: [2, 3, 4],
  settings: [],
  bots: ['random', 'greedy'],
});
const ANSWERS: Record<string, unknown> = {
  '/api/me': { id: 'x', name: 'Ada' },
  '/api/games': GAMES.map(entry),
  '/api/tables': { mine: [], open: [], running: [] },
};

beforeEach(async () => {
  await words.speak('en');
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(ANSWERS[path])));
});

afterEach(() => vi.unstubAllGlobals());

test('the front page welcomes, knows my name and offers every game at once', async () => {
  render(App);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pull up a chair.');
  for (const game of GAMES) {
    expect(await screen.findByTestId(`play-${game}`)).toBeEnabled();
    expect(screen.getByTestId(`new-${game}`)).toBeEnabled();
  }
  expect(screen.getByTestId('guest-name')).toHaveValue('Ada');
});
