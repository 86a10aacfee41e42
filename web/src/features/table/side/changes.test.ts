import { beforeEach, expect, test } from 'vitest';

import { words } from '../../../app/words.svelte';
import type { LogEntry, SeatChange } from '../../../server/wire';
import { below, told } from './changes';

const entry = (ply: number): LogEntry => ({ ply, seat: 0, action: ['end'], label: null, events: [] });

function change(ply: number, extra: Partial<SeatChange> = {}): SeatChange {
  const facts = { number: 1, ply, at: '2026-11-19T20:00:00+00:00', what: 'sat', seat: 1, name: 'Bea', bot: null };
  return { ...facts, by_host: false, ...extra } as SeatChange;
}

beforeEach(() => words.speak('en'));

test('a change stands below the last ply that everybody knew of', () => {
  const found = below([entry(0), entry(1), entry(2)], [change(0), change(1, { number: 2 }), change(1, { number: 3 })]);
  expect([...found].map(([ply, lines]) => [ply, lines.map((line) => line.number)])).toEqual([
    [0, [1]],
    [1, [2, 3]],
  ]);
});

test('a change after moves that were taken back stands at the end', () => {
  expect([...below([entry(0), entry(1)], [change(7)]).keys()]).toEqual([1]);
  expect([...below([], [change(0)]).keys()]).toEqual([]);
});

test.each([
  [{ what: 'sat' }, 'Bea sits down.'],
  [{ what: 'removed' }, 'The host removes Bea from the table.'],
  [{ what: 'removed', name: '' }, 'The host removes somebody from the table.'],
  [{ what: 'bot', bot: 'novice' }, 'The host hands the seat of Bea to a bot: Novice bot.'],
  [{ what: 'bot', bot: 'novice', name: '' }, 'The host has a bot play at Seat 2: Novice bot.'],
  [{ what: 'paused', seat: -1, name: '' }, 'The host pauses the game.'],
] as const)('a change is told in words: %j', (extra, text) => {
  const said = told(change(0, extra));
  expect(said.replace(/[\u2068\u2069]/g, '')).toBe(text);
});
