import { expect, test } from 'vitest';

import type { LogEntry, UndoInfo } from '../../../server/wire';
import { runningTotals, takenBack, turnOf } from './turn';

/** An entry of the log; a turn begins with it if *began* names a seat. */
function entry(ply: number, seat: number, began?: number): LogEntry {
  const told = (who: number) => ({
    rule: 'ORC-4-a',
    seat: who,
    verb: 'turn-began',
    phrase: { key: 'orchard-told-turn-began', args: {} },
    args: {},
  });
  const label = seat < 0 ? null : { key: 'orchard-do-end', args: {} };
  return { ply, seat, action: ['end'], label, events: began === undefined ? [] : [told(began)] };
}

const undo = (plies: number[], reason = 'nothing'): UndoInfo => ({
  seat: 0,
  can: plies.length,
  plies,
  barrier: { reason, ply: 1 },
});

const log = [entry(0, -1, 1), entry(1, 1), entry(2, 1, 0), entry(3, 0), entry(4, 0), entry(5, 0)];

test('the turn is what I have done since it began, and each step knows how much goes with it', () => {
  const turn = turnOf(log, undo([4, 3, 2]));
  expect(turn.begin).toBe(2);
  expect(turn.steps.map((step) => [step.ply, step.takes])).toEqual([
    [3, 3],
    [4, 2],
    [5, 1],
  ]);
  expect(turn.barrier).toBeNull();
  expect(takenBack(turn, turn.steps[1]!).map((step) => step.ply)).toEqual([4, 5]);
});

test('what lies behind a barrier stands, and the barrier has its reason', () => {
  const turn = turnOf(log, undo([4], 'reveal'));
  expect(turn.steps.map((step) => step.takes)).toEqual([0, 0, 1]);
  expect(turn.barrier).toBe('reveal');
  expect(takenBack(turn, turn.steps[0]!)).toEqual([]);
});

test('a reaction of another seat does not end my turn, but is no step of mine', () => {
  const turn = turnOf([...log, entry(6, 1), entry(7, 0)], undo([6], 'other-seat'));
  expect(turn.steps.map((step) => step.ply)).toEqual([3, 4, 5, 7]);
});

test('when I have ended my turn there is nothing of it left to show', () => {
  expect(turnOf([...log, entry(6, 0, 1)], undo([5, 4])).steps).toEqual([]);
});

test('before the first turn everything I did belongs together', () => {
  const turn = turnOf([entry(0, -1), entry(1, 0), entry(2, 0)], undo([1, 0]));
  expect([turn.begin, turn.steps.length]).toEqual([0, 2]);
  expect(turnOf([], undo([]))).toEqual({ begin: 0, steps: [], barrier: null });
});

test('totals know what they were; one that is new has no number before', () => {
  const coins = { noun: 'thing', id: 'coins', label: 'Coins', amount: 5 };
  const silver = { noun: 'thing', id: 'silver', label: 'Silver', amount: 1 };
  expect(runningTotals([coins, silver], [{ ...coins, amount: 7 }]).map((total) => total.before)).toEqual([7, null]);
});
