import { describe, expect, it } from 'vitest';

import type { Series, SeriesScore } from '../../server/wire';
import { bySeat, canSit, numbersOf, signed } from './series';

const score = (table: string, seat: number): SeriesScore => ({
  rank: 1,
  table,
  seat,
  name: '',
  bot: null,
  mine: false,
  points: 0,
  difference: 0,
  beaten: 0.5,
});

const series = {
  id: 's',
  over: true,
  seated: null,
  tables: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  scores: [score('c', 1), score('a', 1), score('c', 0), score('a', 0)],
} as unknown as Series;

describe('a series', () => {
  it('numbers its tables from one', () => {
    expect(numbersOf(series).get('b')).toBe(2);
  });

  it('shows the scores by seat, without tables that do not count', () => {
    const rows = bySeat(series).map(({ table, seats }) => [table, ...seats.map((one) => one.seat)]);
    expect(rows).toEqual([
      ['a', 0, 1],
      ['c', 0, 1],
    ]);
  });

  it('writes differences with their sign, as the language does', () => {
    expect([signed(1.25, 'en'), signed(-2, 'en'), signed(0, 'en')]).toEqual(['+1.3', '−2', '0']);
    expect(signed(1.5, 'fr')).toBe('+1,5');
  });

  it('lets who has sat at a table sit down nowhere else', () => {
    const running = { ...series, over: false };
    expect(canSit(running, 'a')).toBe(true);
    expect(canSit({ ...running, seated: 'b' }, 'a')).toBe(false);
    expect(canSit({ ...running, seated: 'a' }, 'a')).toBe(true);
    expect(canSit(series, 'a')).toBe(false);
  });
});
