import { expect, test } from 'vitest';

import { nextZone, type Box } from './geometry';

const at = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });
const boxes = new Map([
  ['middle', at(50, 50)],
  ['right', at(90, 52)],
  ['far right', at(150, 50)],
  ['below', at(48, 90)],
]);

test('the nearest zone in the direction is next', () => {
  expect(nextZone(boxes, 'middle', 'right')).toBe('right');
  expect(nextZone(boxes, 'right', 'right')).toBe('far right');
  expect(nextZone(boxes, 'middle', 'down')).toBe('below');
});

test('at the edge there is none, and from nowhere it is the first', () => {
  expect(nextZone(boxes, 'middle', 'left')).toBeNull();
  expect(nextZone(boxes, null, 'left')).toBe('middle');
  expect(nextZone(new Map(), null, 'left')).toBeNull();
});
