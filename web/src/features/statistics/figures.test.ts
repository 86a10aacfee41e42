import { describe, expect, it } from 'vitest';

import { compare, duration } from './figures';

const figure = (value: number, half: number | null) => ({
  count: 9,
  value,
  low: half === null ? null : value - half,
  high: half === null ? null : value + half,
});
const part = (name: string, value: number, half: number | null = 1) => ({ name, mean: figure(value, half) });

describe('figures', () => {
  it('says times in the unit that suits them', () => {
    expect(duration(4.23)).toBe('4.2 sec');
    expect(duration(75)).toBe('75 sec');
    expect(duration(600)).toBe('10 min');
    expect(duration(7200)).toBe('2 hr');
  });

  it('puts mine beside everybody’s and marks only what chance does not explain', () => {
    const found = compare([part('sail', 5), part('rest', 1), part('new', 2, null)], [part('sail', 3), part('rest', 9)]);
    expect(found.map((one) => [one.name, one.mine?.value, one.all?.value, one.tone])).toEqual([
      ['rest', 1, 9, 'less'],
      ['sail', 5, 3, 'more'],
      ['new', 2, undefined, null],
    ]);
    expect(compare([part('sail', 5, 3)], [part('sail', 3)])[0]?.tone).toBeNull();
    expect(compare([part('sail', 5, null)], [part('sail', 3)])[0]?.tone).toBeNull();
  });
});
