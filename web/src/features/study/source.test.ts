import { afterEach, expect, test, vi } from 'vitest';

import { fakeServer } from '../../testing/server';
import { Table } from '../table/table.svelte';
import { StudySource } from './source';

afterEach(() => vi.unstubAllGlobals());

test('what was is seen through the chosen eyes, and as I know it while the game is on', async () => {
  const asked = fakeServer({
    'GET /api/tables/t/position?ply=4&since=3': {},
    'GET /api/tables/t/study/position?ply=4&seat=1': {},
  });
  let eyes: number | null = null;
  const table = new Table('t', new StudySource('t', () => eyes));
  await table.recall(4);
  eyes = 1;
  await table.recall(4);
  expect(asked.map(({ what }) => what)).toEqual([
    'GET /api/tables/t/position?ply=4&since=3',
    'GET /api/tables/t/study/position?ply=4&seat=1',
  ]);
});
