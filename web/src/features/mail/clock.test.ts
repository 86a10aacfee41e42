import { expect, test } from 'vitest';

import { clockFace, leftNow, spoken } from './clock';

test('a running clock counts from when it was heard of', () => {
  const clock = { left: 90, runs: true };
  expect(leftNow(clock, 1000)).toBe(90);
  expect(leftNow(clock, 31_000)).toBe(60);
  expect(leftNow(clock, 999_000)).toBe(0);
});

test('a clock that stands still does not', () => {
  const clock = { left: 90, runs: false };
  leftNow(clock, 0);
  expect(leftNow(clock, 60_000)).toBe(90);
});

test.each([
  [0, '0:00'],
  [59.2, '1:00'],
  [754, '12:34'],
  [3600, '1h'],
  [3 * 3600 + 240, '3h 4m'],
  [2 * 86_400 + 5 * 3600, '2d 5h'],
])('%d seconds are shown as %s', (seconds, face) => {
  expect(clockFace(seconds, 'en')).toBe(face);
});

test('a length of time is said in the largest unit that fits', () => {
  expect(spoken(1800)).toEqual({ count: 30, unit: 'minutes' });
  expect(spoken(86_400)).toEqual({ count: 1, unit: 'days' });
  expect(spoken(90)).toEqual({ count: 90, unit: 'seconds' });
});
