import { expect, test } from 'vitest';

import type { GameEvent, LogEntry } from '../../../server/wire';
import { telling, turnsOf } from './log';

function entry(ply: number, seat: number, events: GameEvent[] = []): LogEntry {
  return { ply, seat, action: ['end'], label: { key: 'orchard-do-end', args: {} }, events };
}

const plies = (log: LogEntry[]) => log.map((one) => one.ply);

test('plies of one seat in a row are one turn, and a round ends a group', () => {
  const round: GameEvent = {
    rule: 'ORC-7.1-b',
    seat: -1,
    verb: 'round',
    phrase: { key: 'orchard-told-round', args: { round: 2 } },
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
    rule: 'ORC-1-a',
    args: {},
    phrase: { key: 'orchard-told', args: {} },
  });
  const ends = entry(1, 1, [event('turn-began'), event('round-began')]);
  const takes = entry(2, 1, [event('gained'), event('turn-began')]);
  expect(plies(telling([ends, takes, entry(3, 1)]))).toEqual([2]);
  expect(plies(telling([ends]))).toEqual([1]);
});
