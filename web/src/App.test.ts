import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import App from './App.svelte';
import { fakeServer } from './testing/server';
import { speakEnglish } from './testing/words';

const GAMES = ['orchard', 'vineyard'];
const entry = (name: string) => ({
  name,
  rules: '1',
  data: 'x',
  seat_counts: [2, 3, 4],
  settings: [],
  bots: ['random', 'greedy'],
});
const ANSWERS = {
  'GET /api/me': { id: 'x', name: 'Ada', login: null },
  'GET /api/games': GAMES.map(entry),
  'GET /api/tables': { mine: [], open: [], running: [] },
};

beforeEach(async () => {
  await speakEnglish();
  fakeServer(ANSWERS);
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
  expect(screen.getByTestId('account-open')).toHaveAttribute('href', '/account');
});
