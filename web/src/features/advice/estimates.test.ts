import { describe, expect, it } from 'vitest';

import type { AdvisedWay } from '../../server/wire';
import { isAsGood, margin, percent, points } from './estimates';

const way = (mean: number, error: number): AdvisedWay => ({
  actions: [],
  worlds: 8,
  scores: [],
  wins: [],
  behind: { mean, error },
  steps: [],
  ends: 'turn',
});

describe('estimates', () => {
  it('are told in whole per cent and tenths of a point', () => {
    expect(percent(0.626)).toBe(63);
    expect(points(41.26)).toBe(41.3);
  });

  it('differ only if they differ by more than their uncertainty', () => {
    expect(margin({ mean: 3, error: 1.5 })).toBe(3);
    expect(isAsGood(way(2.9, 1.5))).toBe(true);
    expect(isAsGood(way(3.1, 1.5))).toBe(false);
    expect(isAsGood(way(0, 0))).toBe(true);
  });
});
