import { describe, expect, test } from 'vitest';

import { excludedBy, slotPoint, triplesOf, turned } from './geometry';
import { TRIPLES } from '../sample';
import type { DiscName, RingName, Slot } from '../view';

function ring(name: RingName, ...discs: (DiscName | null)[]): Slot[] {
  return discs.map((disc, index) => ({
    slot: `${name}-${index}`,
    ring: name,
    active: index < discs.length / 2,
    disc,
    advanced: false,
    used: null,
    improved: false,
  }));
}

describe('the wheel', () => {
  test('travels clockwise with the active half at the bottom (NOR-5.1-c)', () => {
    const [right, centre, left, upperLeft, top, upperRight] = [0, 1, 2, 3, 4, 5].map((at) => slotPoint('large', at));
    expect(right!.x).toBeGreaterThan(0);
    expect(right!.y).toBeGreaterThan(0);
    expect(centre!.x).toBeCloseTo(0);
    expect(centre!.y).toBeGreaterThan(0);
    expect(left!.x).toBeLessThan(0);
    expect(left!.y).toBeGreaterThan(0);
    expect(upperLeft!.x).toBeLessThan(0);
    expect(upperLeft!.y).toBeLessThan(0);
    expect(top!.y).toBeLessThan(upperLeft!.y);
    expect(upperRight!.x).toBeGreaterThan(0);
    expect(upperRight!.y).toBeLessThan(0);
  });

  test('one step forward is the place of the next slot', () => {
    expect(slotPoint('medium', 0, 90)).toEqual(slotPoint('medium', 1));
    expect(slotPoint('small', 0, 180)).toEqual(slotPoint('small', 1));
  });
});

describe('triples (NOR-5.2-a)', () => {
  test('the centre of the large ring belongs to two, a side to one, the resting half to none', () => {
    expect(triplesOf(TRIPLES, 'large-centre')).toHaveLength(2);
    expect(triplesOf(TRIPLES, 'large-left')).toEqual([['large-left', 'medium-left', 'small-bottom']]);
    expect(triplesOf(TRIPLES, 'large-top')).toEqual([]);
  });

  test('a side excludes the opposite side and the rest of its own ring', () => {
    expect([...excludedBy(TRIPLES, 'large-left')].sort()).toEqual(['large-centre', 'large-right', 'medium-right']);
    expect(excludedBy(TRIPLES, 'small-bottom').size).toBe(0);
  });

  test('what is already used narrows them', () => {
    expect(triplesOf(TRIPLES, 'large-centre', ['medium-left'])).toEqual([
      ['large-centre', 'medium-left', 'small-bottom'],
    ]);
    expect(triplesOf(TRIPLES, 'large-right', ['medium-left'])).toEqual([]);
  });

  test('are those that the view tells', () => {
    const other = [['large-left', 'medium-right', 'small-bottom']];
    expect(triplesOf(other, 'large-left')).toEqual(other);
    expect(triplesOf(other, 'large-centre')).toEqual([]);
  });
});

describe('turned', () => {
  test('sees a ring that has moved on by one slot', () => {
    const before = ring('large', 'city', null, 'tools', null, null, 'energy');
    const after = ring('large', 'energy', 'city', null, 'tools', null, null);
    expect(turned(before, after)).toBe(1);
  });

  test('sees no turn where nothing moved, where two discs were exchanged, and before there was a wheel', () => {
    const before = ring('medium', 'city', null, 'tools', 'energy');
    expect(turned(before, before)).toBe(0);
    expect(turned(before, ring('medium', 'tools', null, 'city', 'energy'))).toBe(0);
    expect(turned([], before)).toBe(0);
  });

  test('sees a turn through a disc that was placed afterwards', () => {
    const before = ring('medium', 'city', null, 'tools', 'energy');
    const after = ring('medium', 'energy', 'city', 'bonus', 'tools');
    expect(turned(before, after)).toBe(1);
  });
});
