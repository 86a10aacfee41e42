import { expect, test } from 'vitest';

import { backoff, foldLog, foldPresence, telling, turnsOf } from './fold';
import type { GameEvent, LogEntry, SeatInfo } from './wire';

function entry(ply: number, seat: number, events: GameEvent[] = []): LogEntry {
  return { ply, seat, action: ['end'], label: { key: 'noria-do-end', args: {} }, events };
}

const plies = (log: LogEntry[]) => log.map((one) => one.ply);

test('new plies are appended', () => {
  const log = foldLog([entry(0, -1), entry(1, 0)], { since: 1, log: [entry(2, 1)] });
  expect(plies(log)).toEqual([0, 1, 2]);
});

test('an undo takes back what came after it', () => {
  const log = foldLog([entry(0, -1), entry(1, 0), entry(2, 0)], { since: 1, log: [] });
  expect(plies(log)).toEqual([0, 1]);
});

test('what is told again is told once', () => {
  const log = foldLog([entry(0, -1), entry(1, 0), entry(3, 0)], {
    since: 0,
    log: [entry(1, 0), entry(2, 1), entry(3, 0)],
  });
  expect(plies(log)).toEqual([0, 1, 2, 3]);
});

test('the whole log may be replaced', () => {
  expect(plies(foldLog([entry(0, -1), entry(5, 0)], { since: -1, log: [entry(0, -1)] }))).toEqual([0]);
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
  const seats = foldPresence([seat(0), seat(1)], [{ seat: 1, connected: true }]);
  expect(seats.map((one) => one.connected)).toEqual([false, true]);
});

test('the wait between two tries grows to a bound', () => {
  expect([0, 1, 2, 10].map(backoff)).toEqual([500, 1000, 2000, 15000]);
});

test('plies of one seat in a row are one turn, and a round ends a group', () => {
  const round: GameEvent = {
    rule: 'NOR-7.1-b',
    seat: -1,
    verb: 'round',
    phrase: { key: 'noria-told-round', args: { round: 2 } },
    args: { round: 2 },
  };
  const turns = turnsOf([entry(0, -1), entry(1, 0), entry(2, 0, [round]), entry(3, 0), entry(4, 1)]);
  expect(turns.map((turn) => [turn.seat, turn.first, turn.last, turn.round])).toEqual([
    [-1, 0, 0, null],
    [0, 1, 2, 2],
    [0, 3, 3, null],
    [1, 4, 4, null],
  ]);
});

test('moves that only end something are not told, unless there is nothing else', () => {
  const event = (verb: string): GameEvent => ({
    verb,
    seat: 0,
    rule: 'NOR-1-a',
    args: {},
    phrase: { key: 'noria-told', args: {} },
  });
  const ends = entry(1, 1, [event('turn-began'), event('round-began')]);
  const takes = entry(2, 1, [event('gained'), event('turn-began')]);
  expect(plies(telling([ends, takes, entry(3, 1)]))).toEqual([2]);
  expect(plies(telling([ends]))).toEqual([1]);
});
