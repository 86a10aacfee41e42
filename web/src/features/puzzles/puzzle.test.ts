import { afterEach, expect, test, vi } from 'vitest';

import { toasts } from '../../app/toasts.svelte';
import type { Position, PuzzlePosition } from '../../server/wire';
import { fakeServer, refused } from '../../testing/server';
import { Puzzle } from './puzzle.svelte';

/** The puzzle after so many actions, which were taken at plies 5, 7, 9 and so on: others answered in between. */
function after(taken: number): PuzzlePosition {
  const plies = Array.from({ length: taken }, (_, at) => 5 + 2 * at).reverse();
  const position: Partial<Position> = {
    ply: 5 + 2 * taken,
    question: { seat: 0, prompt: { key: 'orchard-ask', args: {} }, options: [] },
    viewer: 0,
    mine: [0],
    since: 4,
    log: [],
    undo: { seat: 0, can: taken, plies, barrier: null },
  };
  const facts = { game: 'orchard', number: 2, count: 3, id: 'x', difficulty: 'easy', seat: 0, over: false } as const;
  return { ...facts, position: position as Position };
}

async function opened(answer: unknown = after(0)) {
  fakeServer({ 'POST /api/puzzles/orchard/2': answer });
  const puzzle = new Puzzle('orchard', 2);
  puzzle.table.open();
  await vi.waitFor(() => expect(puzzle.table.live ?? puzzle.table.fault).not.toBeNull());
  return puzzle;
}

afterEach(() => vi.unstubAllGlobals());

test('a puzzle is a table at which nobody helps', async () => {
  const { table } = await opened();
  expect(table.connection).toBe('live');
  expect(table.helps).toBe(false);
  await table.act([['pick', 'a']]);
  expect(await table.recall(3)).toMatchObject({ ply: 5, revision: 1 });
});

test('every try sends the whole turn, and undo takes steps of it back', async () => {
  const { table, actions } = await opened();
  expect(actions).toEqual([]);
  let asked = fakeServer({ 'POST /api/puzzles/orchard/2': after(3) });
  expect(await table.act([['pick', 'a'], ['pick', 'b'], ['pick', 'c']])).toBe(true); // prettier-ignore
  expect(asked[0]?.body).toEqual({ actions: [['pick', 'a'], ['pick', 'b'], ['pick', 'c']] }); // prettier-ignore
  asked = fakeServer({ 'POST /api/puzzles/orchard/2': after(1) });
  expect(await table.undo(2)).toBe(true);
  expect(asked[0]?.body).toEqual({ actions: [['pick', 'a']] });
  asked = fakeServer({ 'POST /api/puzzles/orchard/2': after(0) });
  expect(await table.undo()).toBe(true);
  expect(asked[0]?.body).toEqual({ actions: [] });
  expect(await table.undo()).toBe(false);
});

test('why is asked of the turn so far', async () => {
  const { table } = await opened();
  const asked = fakeServer({ 'POST /api/puzzles/orchard/2/why': { answers: [] } });
  expect(await table.why({ zone: 'tree' })).toEqual([]);
  expect(asked[0]?.body).toEqual({ actions: [], zone: 'tree' });
});

test('what cannot be done leaves the turn as it was', async () => {
  toasts.list = [];
  const puzzle = await opened();
  fakeServer({ 'POST /api/puzzles/orchard/2': refused(409, 'illegal-action') });
  expect(await puzzle.table.act([['pick', 'a']])).toBe(false);
  expect(puzzle.actions).toEqual([]);
  expect(puzzle.table.busy).toBe(false);
  expect(toasts.list).toHaveLength(1);
});

test('a puzzle that there is not is a fault of the table', async () => {
  const { table } = await opened(refused(404, 'unknown-puzzle'));
  expect(table.fault?.code).toBe('unknown-puzzle');
});
