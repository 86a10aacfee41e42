/** Which zone lies next in a direction, for the arrow keys. */

import type { Direction } from '../../../app/keys';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AXES: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

function middle(box: Box): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest of *boxes* in *direction*; what lies aside counts double. From nowhere, the first. */
export function nextZone(boxes: ReadonlyMap<string, Box>, from: string | null, direction: Direction): string | null {
  const start = from === null ? undefined : boxes.get(from);
  if (!start) return boxes.keys().next().value ?? null;
  const [x, y] = middle(start);
  const [dx, dy] = AXES[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const [zone, box] of boxes) {
    const [bx, by] = middle(box);
    const along = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    const cost = along + 2 * aside;
    // What lies far more aside than ahead is not in this direction at all.
    if (zone === from || along <= 1 || aside > 2 * along || cost >= least) continue;
    best = zone;
    least = cost;
  }
  return best;
}

/** The first element of every zone in *frame* that *usable* accepts, by zone. */
export function boxesOf(frame: Element, usable: (zone: string) => boolean): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const element of frame.querySelectorAll<HTMLElement | SVGElement>('[data-zone]')) {
    const zone = element.dataset.zone;
    if (zone && usable(zone) && !found.has(zone)) found.set(zone, element.getBoundingClientRect());
  }
  return found;
}
