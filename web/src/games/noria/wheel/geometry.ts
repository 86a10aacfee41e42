/** Where things are on the wheel. Angles in degrees, clockwise from the right as SVG counts them: the bottom is 90. */

import { RINGS, type RingName, type Slot } from '../view';

/** NOR-5.2-a: all discs used in one turn lie inside one of these. */
type Triples = readonly (readonly string[])[];

/** Degrees of the first slot of each ring and from one slot to the next. */
const FIRST: Record<RingName, number> = { large: 30, medium: 45, small: 90 };
export const STEP: Record<RingName, number> = { large: 60, medium: 90, small: 180 };
export const RING_RADIUS: Record<RingName, number> = { large: 247, medium: 151, small: 66 };
export const DISC_RADIUS: Record<RingName, number> = { large: 48, medium: 40, small: 34 };

export interface Point {
  x: number;
  y: number;
}

export function polar(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.cos(turn)), y: round(radius * Math.sin(turn)) };
}

/** The place of slot *index* of *ring* (in travel order) when the ring stands *offset* degrees away from rest. */
export function slotPoint(ring: RingName, index: number, offset = 0): Point {
  return polar(RING_RADIUS[ring], FIRST[ring] + STEP[ring] * index + offset);
}

export function ringSlots(wheel: readonly Slot[], ring: RingName): Slot[] {
  return wheel.filter((slot) => slot.ring === ring);
}

/** Resting places of all slots by name. */
export function slotPoints(wheel: readonly Slot[]): Map<string, Point> {
  const points = new Map<string, Point>();
  for (const ring of RINGS)
    ringSlots(wheel, ring).forEach((slot, index) => points.set(slot.slot, slotPoint(ring, index)));
  return points;
}

/** The triples of *slot* that also hold every slot of *used*; none for a slot of the resting half. */
export function triplesOf(triples: Triples, slot: string, used: readonly string[] = []): Triples {
  return triples.filter((triple) => [slot, ...used].every((one) => triple.includes(one)));
}

/** The active slots that cannot be used together with *slot*. */
export function excludedBy(triples: Triples, slot: string, used: readonly string[] = []): Set<string> {
  const fitting = triplesOf(triples, slot, used);
  if (fitting.length === 0) return new Set();
  const together = new Set(fitting.flat());
  return new Set(triples.flat().filter((one) => !together.has(one)));
}

function sameDisc(one: Slot | undefined, other: Slot | undefined): boolean {
  return one?.disc === other?.disc && (one?.disc === null || one?.advanced === other?.advanced);
}

/**
 * By how many slots a ring has turned between two views: the smallest turn that explains the discs best. One disc may
 * have come, gone or been improved as well, for a view can be more than one step later than the one before.
 */
export function turned(before: readonly Slot[], after: readonly Slot[]): number {
  const size = before.length;
  if (size === 0 || size !== after.length) return 0;
  const misses = (by: number): number =>
    after.filter((slot, index) => !sameDisc(slot, before[(index - by + size) % size])).length;
  let best = 0;
  for (let by = 1; by < size; by += 1) if (misses(by) < misses(best)) best = by;
  return best > 0 && misses(best) <= 1 ? best : 0;
}

/** The outline of a gear around the origin; teeth are *depth* deep. */
export function gear(radius: number, depth: number, teeth: number): string {
  const pitch = 360 / teeth;
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const at = tooth * pitch;
    const corners: [number, number][] = [
      [radius - depth, at - pitch * 0.34],
      [radius, at - pitch * 0.2],
      [radius, at + pitch * 0.2],
      [radius - depth, at + pitch * 0.34],
    ];
    for (const [distance, degrees] of corners) {
      const { x, y } = polar(distance, degrees);
      points.push(`${x} ${y}`);
    }
  }
  return `M${points.join('L')}Z`;
}

/** An arc of *radius* from one angle clockwise to another. */
export function arc(radius: number, from: number, to: number): string {
  const start = polar(radius, from);
  const end = polar(radius, to);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
