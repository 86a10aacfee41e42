import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { api, ApiError } from '../../server/client';
import type { ActionWords, Plan } from '../../server/wire';
import type { Table } from '../table/table.svelte';
import { Planning } from './planning.svelte';

/** A server that answers when it is told to: each entry is a question that waits. */
let waiting: { actions: ActionWords[]; answer: () => void; fail: () => void }[] = [];

beforeEach(() => {
  vi.spyOn(api, 'plan').mockImplementation(
    (_id, _seat, actions) =>
      new Promise((resolve, reject) => {
        const steps = actions.map((action) => ({ action }));
        waiting.push({
          actions,
          answer: () => {
            resolve({ steps, broken: null } as unknown as Plan);
          },
          fail: () => {
            reject(new ApiError({ code: 'connection-lost', message: 'The line is down.' }));
          },
        });
      }),
  );
});

afterEach(() => {
  waiting = [];
  vi.restoreAllMocks();
});

async function opened(): Promise<Planning> {
  const table = { id: 't', live: { status: 'running', viewer: 0 }, present: () => undefined };
  const planning = new Planning(table as unknown as Table);
  const begun = planning.begin();
  waiting.pop()?.answer();
  await begun;
  return planning;
}

test('a step that is pressed while the plans are tried again is one of the plan, whatever comes in first', async () => {
  const planning = await opened();
  const again = planning.refresh();
  const added = planning.add(['take', 1]);
  expect(planning.busy).toBe(true);
  const [before, after] = waiting;
  after?.answer();
  expect(await added).toBe(true);
  expect(planning.busy).toBe(true);
  before?.answer(); // of a plan that is not what it was
  await again;
  expect(planning.busy).toBe(false);
  expect(planning.open?.actions).toEqual([['take', 1]]);
  expect(planning.plan?.steps).toHaveLength(1);
});

test('that no turn will come is said where the plan would be, and so is that nobody knows it yet', async () => {
  for (const code of ['nothing-to-plan', 'no-turn-to-come']) {
    const planning = await opened();
    vi.spyOn(api, 'plan').mockRejectedValueOnce(new ApiError({ code, message: '' }));
    expect(await planning.add(['take', 1])).toBe(false);
    expect(planning.fault?.code).toBe(code);
  }
});

test('of two steps that are pressed at once the second was meant for the question before', async () => {
  const planning = await opened();
  const added = planning.add(['take', 1]);
  expect(await planning.add(['take', 2])).toBe(false);
  waiting.pop()?.answer();
  expect(await added).toBe(true);
  expect(planning.open?.actions).toEqual([['take', 1]]);
});

test('what is not wanted any more does no harm when it fails', async () => {
  const planning = await opened();
  const again = planning.refresh();
  const added = planning.add(['take', 1]);
  const [before, after] = waiting;
  after?.answer();
  await added;
  before?.fail();
  await again;
  expect(planning.plan?.steps).toHaveLength(1);
});
