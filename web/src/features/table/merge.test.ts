import { expect, test } from 'vitest';

import type { LogEntry, SeatInfo } from '../../server/wire';
import { mergeLog, mergePresence, withEarlier } from './merge';

function entry(ply: number, seat: number): LogEntry {
  return { ply, seat, action: ['end'], label: { key: 'orchard-do-end', args: {} }, events: [] };
}

const plies = (log: LogEntry[]) => log.map((one) => one.ply);

test('new plies are appended', () => {
  const log = mergeLog([entry(0, -1), entry(1, 0)], { since: 1, log: [entry(2, 1)] });
  expect(plies(log)).toEqual([0, 1, 2]);
});

test('an undo takes back what came after it', () => {
  const log = mergeLog([entry(0, -1), entry(1, 0), entry(2, 0)], { since: 1, log: [] });
  expect(plies(log)).toEqual([0, 1]);
});

test('what is told again is told once', () => {
  const log = mergeLog([entry(0, -1), entry(1, 0), entry(3, 0)], {
    since: 0,
    log: [entry(1, 0), entry(2, 1), entry(3, 0)],
  });
  expect(plies(log)).toEqual([0, 1, 2, 3]);
});

test('the whole log may be replaced', () => {
  expect(plies(mergeLog([entry(0, -1), entry(5, 0)], { since: -1, log: [entry(0, -1)] }))).toEqual([0]);
});

test('presence changes only who is told about', () => {
  const seat = (number: number): SeatInfo => ({
    seat: number,
    name: 'x',
    kind: 'human',
    bot: null,
    mine: false,
    connected: false,
    to_act: false,
  });
  const seats = mergePresence([seat(0), seat(1)], [{ seat: 1, connected: true }]);
  expect(seats.map((one) => one.connected)).toEqual([false, true]);
});

test('when only the last page was told, nothing of what was known before is kept', () => {
  const page = [entry(501, 0), entry(502, 1)];
  const log = mergeLog([entry(0, -1), entry(1, 0), entry(2, 1)], { since: 1, log: page });
  expect(plies(log)).toEqual([501, 502]);
});

test('an earlier page is put before what it was asked for, and nowhere else', () => {
  const log = [entry(3, 0), entry(4, 1)];
  const page = [entry(1, 0), entry(2, 1)];
  expect(plies(withEarlier(log, page, log[0]!))).toEqual([1, 2, 3, 4]);
  expect(plies(withEarlier([entry(3, 0)], page, log[0]!))).toEqual([3]);
  expect(plies(withEarlier(log, [entry(0, -1), entry(1, 0)], log[0]!))).toEqual([3, 4]);
});
