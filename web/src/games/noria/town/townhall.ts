/** Where things stand in the drawing of the town hall. */

import { LEVELS } from '../reading';

export const WIDTH = 362;
export const TOWER = 82;
export const FLOOR = 46;
export const GREAT = { left: 20, top: 34, width: 169, gap: 3, height: 82 };
export const HALL = { top: 146, height: 126 };
const TOWERS_TOP = HALL.top + HALL.height;
export const CAVE = { top: TOWERS_TOP + LEVELS * FLOOR + 4, height: 54 };
export const HEIGHT = CAVE.top + CAVE.height + 6;

/** The niche of a floor, beside its price, in which delegates stand. */
const NICHE = { left: 38, width: 42 };

export function towerX(index: number): number {
  return 20 + index * (TOWER + 3.8);
}

/** The upper edge of the floor of *level*, 1 to 9. */
export function floorTop(level: number): number {
  return TOWERS_TOP + (LEVELS - level) * FLOOR;
}

export interface Standing {
  x: number;
  y: number;
  scale: number;
}

/** Where *seat*'s delegate stands on a path, relative to its tower: side by side up to two, else in two rows. */
export function standing(levels: readonly number[], seat: number): Standing {
  const level = levels[seat] ?? 0;
  const here = levels.flatMap((one, index) => (one === level ? [index] : []));
  const rank = here.indexOf(seat);
  if (level === 0) {
    const pitch = TOWER / Math.max(here.length, 2);
    const first = TOWER / 2 - (pitch * (here.length - 1)) / 2;
    return { x: first + rank * pitch, y: CAVE.top + CAVE.height - 14, scale: 1 };
  }
  const floor = floorTop(level) + FLOOR;
  const middle = NICHE.left + NICHE.width / 2;
  if (here.length <= 2) {
    const aside = here.length === 1 ? 0 : rank === 0 ? -10 : 10;
    return { x: middle + aside, y: floor - 8, scale: 1 };
  }
  const back = rank < 2;
  const aside = here.length === 3 && rank === 2 ? 0 : rank % 2 === 0 ? -10 : 10;
  return { x: middle + aside, y: floor - (back ? 23 : 4), scale: 0.7 };
}
