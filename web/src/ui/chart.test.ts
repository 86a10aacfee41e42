import { describe, expect, it } from 'vitest';

import { namedPlaces, pathOf, placeAt, ticksFor } from './chart';

describe('ticks', () => {
  it('are round numbers around all values', () => {
    expect(ticksFor([3, 97], true)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticksFor([-7, 12], true)).toEqual([-10, -5, 0, 5, 10, 15]);
    expect(ticksFor([0.12, 0.93], true)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  });

  it('exist where there is little or nothing to show', () => {
    expect(ticksFor([], true)).toEqual([0, 1]);
    expect(ticksFor([null, 5, 5], false)).toEqual([5, 6]);
  });
});

describe('a path', () => {
  const same = (value: number) => value;

  it('has gaps where there are no values', () => {
    expect(pathOf([1, null, 3, 4], same, same, false)).toBe('M0.0 1.0M2.0 3.0L3.0 4.0');
  });

  it('in steps holds a value until the next one', () => {
    expect(pathOf([1, 2], same, same, true)).toBe('M0.0 1.0H1.0V2.0');
  });
});

describe('places', () => {
  it('are named as densely as there is room', () => {
    expect(namedPlaces(5, 500, 40)).toEqual([0, 1, 2, 3, 4]);
    expect(namedPlaces(101, 300, 60)).toEqual([0, 20, 40, 60, 80, 100]);
  });

  it('are found under the pointer, also beyond the edges', () => {
    expect(placeAt(54, 10, 110, 11)).toBe(4);
    expect(placeAt(-5, 10, 110, 11)).toBe(0);
    expect(placeAt(900, 10, 110, 11)).toBe(10);
    expect(placeAt(50, 10, 110, 1)).toBe(0);
  });
});
