import { describe, expect, it } from 'vitest';

import { bestTurns, momentAt, pointsByClause, pointsByPhase, pointsByRound, rowsOf, valuesOf } from './courses';

const moments = [
  { ply: 0, round: 0, phase: 'setup' },
  { ply: 2, round: 1, phase: 'action' },
  { ply: 5, round: 2, phase: 'action' },
];
const source = (ply: number, seat: number, points: number, rule = 'ORC-1', item = 'coins') => ({
  ply,
  seat,
  item,
  rule,
  points,
});
const sources = [
  source(0, 0, 3),
  source(3, 0, 2, 'ORC-2'),
  source(5, 0, 4),
  source(5, 1, 1),
  source(6, 0, -4, 'ORC-2'),
  source(7, 0, 5, 'ORC-3', 'goods'),
];
const study = { moments, sources, ply: 7 };

it('a value holds until it changes', () => {
  expect(valuesOf([[0, 5], [2, 7], [3, 1]], 5)).toEqual([5, 5, 7, 1, 1, 1]); // prettier-ignore
});

it('a position is in the round and phase that began last', () => {
  expect(momentAt(moments, 4)?.round).toBe(1);
  expect(momentAt(moments, 5)?.round).toBe(2);
});

describe('points', () => {
  it('belong to the round in which they were decided, and none is lost', () => {
    expect(pointsByRound(study, 0)).toEqual([3, 6, 1]);
    expect(pointsByRound(study, 1)).toEqual([0, 1, 0]);
  });

  it('are added up by clause', () => {
    expect(pointsByClause(study, 0)).toEqual([
      { item: 'coins', rule: 'ORC-1', points: 7 },
      { item: 'goods', rule: 'ORC-3', points: 5 },
      { item: 'coins', rule: 'ORC-2', points: -2 },
    ]);
  });

  it('are added up by phase', () => {
    expect(pointsByPhase(study, 0)).toEqual([
      { item: 'action', rule: null, points: 7 },
      { item: 'setup', rule: null, points: 3 },
    ]);
  });

  it('show which turns brought most to whom they were', () => {
    const movers = new Map([[1, 0], [2, 0], [3, 0], [4, 1], [5, 0], [6, 0], [7, 0]]); // prettier-ignore
    expect(bestTurns(study, movers, 2)).toEqual([
      { seat: 0, first: 5, last: 7, points: 5 },
      { seat: 0, first: 1, last: 3, points: 2 },
    ]);
  });
});

it('a table has a row where something begins, and for the end', () => {
  expect(rowsOf(study)).toEqual([0, 2, 5, 7]);
});
