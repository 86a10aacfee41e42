import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toasts } from './toasts.svelte';

const LONG = 60_000;

function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const said = () => toasts.list.map((toast) => toast.text);

beforeEach(() => {
  vi.useFakeTimers();
  toasts.list = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a message goes by itself while somebody looks', () => {
  look('visible');
  toasts.info('Saved.');
  expect(said()).toEqual(['Saved.']);
  vi.advanceTimersByTime(LONG);
  expect(said()).toEqual([]);
});

test('in a hidden tab it waits until somebody comes back', () => {
  look('hidden');
  toasts.info('You have lost your seat.');
  vi.advanceTimersByTime(LONG);
  look('hidden');
  vi.advanceTimersByTime(LONG);
  look('visible');
  expect(said()).toEqual(['You have lost your seat.']);
  vi.advanceTimersByTime(LONG);
  expect(said()).toEqual([]);
});
