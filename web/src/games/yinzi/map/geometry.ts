/** Where things lie on the map: squares and courtyards in a province, provinces at the river, and the ways between them. */

import { sum } from '../reading';
import { PROVINCES, type Border, type PlaceName, type ProvinceName } from '../view';

export const ROWS = 3;
export const COLUMNS = 5;
/** Side of a square of land and of a space in a courtyard, in the units of a province's drawing. */
export const CELL = 50;
export const SPACE = 44;
const PITCH = CELL + 2;
const SPACE_PITCH = SPACE + 3;
export const PLOT = { x: 8, y: 8, width: COLUMNS * PITCH, height: ROWS * PITCH };
export const COURT = { x: PLOT.x + PLOT.width + 10, y: 58, width: 3 * SPACE_PITCH, height: 2 * SPACE_PITCH };
export const LAND = { width: COURT.x + COURT.width + 8, height: PLOT.y + PLOT.height + 8 };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The province that a square, a market space or a site lies in: `huguang-a1`, `huguang-3`, `huguang-a1-a2`. */
export function provinceOf(place: string): ProvinceName {
  return PROVINCES.find((name) => place.startsWith(`${name}-`)) ?? 'huguang';
}

/** Where the square `huguang-b3` lies in the drawing of its province. */
export function squareBox(square: string): Box {
  const place = square.slice(-2);
  return boxAt('abc'.indexOf(place.charAt(0)), Number(place.charAt(1)) - 1);
}

function boxAt(row: number, column: number): Box {
  return { x: PLOT.x + column * PITCH, y: PLOT.y + row * PITCH, width: CELL, height: CELL };
}

/** The two squares of a site: `huguang-a1-a2`. */
export function siteSquares(site: string): [string, string] {
  const province = provinceOf(site);
  const [first = '', second = ''] = site.slice(province.length + 1).split('-');
  return [`${province}-${first}`, `${province}-${second}`];
}

/** The box over both squares of *site*. */
export function siteBox(site: string): Box {
  const [first, second] = siteSquares(site).map(squareBox) as [Box, Box];
  return {
    x: first.x,
    y: first.y,
    width: second.x + second.width - first.x,
    height: second.y + second.height - first.y,
  };
}

/** Every way to lay a factory in *province*: the lying ones first, then the standing. */
export function sitesOf(province: ProvinceName): string[] {
  const name = (row: number, column: number): string => `${'abc'.charAt(row)}${column + 1}`;
  const found: string[] = [];
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column + 1 < COLUMNS; column += 1)
      found.push(`${province}-${name(row, column)}-${name(row, column + 1)}`);
  for (let row = 0; row + 1 < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1)
      found.push(`${province}-${name(row, column)}-${name(row + 1, column)}`);
  return found;
}

/** The n-th space of a market tile, two rows of three. */
export function spaceBox(index: number): Box {
  return {
    x: COURT.x + (index % 3) * SPACE_PITCH,
    y: COURT.y + Math.floor(index / 3) * SPACE_PITCH,
    width: SPACE,
    height: SPACE,
  };
}

/** The coast is a place like the provinces: ships lie there. */
export type Place = PlaceName;

/** The same from both sides. */
export function borderName(one: Place, other: Place): string {
  return [one, other].toSorted().join('.');
}

/** The river transport that the way over *places* takes. */
export function unitsOf(borders: readonly Border[], places: readonly Place[]): number {
  const crossed = places.slice(1).map((place, at) => borderName(places[at] ?? place, place));
  return sum(
    borders
      .filter(({ sides: [one, other] }) => one && other && crossed.includes(borderName(one, other)))
      .map(({ units }) => units),
  );
}

/** The places on the way that takes the least, both ends included; of equal ways, the one whose borders come first. */
export function wayBetween(borders: readonly Border[], from: Place, to: Place): Place[] {
  const ways = waysOn(borders, [from], to);
  return (
    ways.toSorted((one, other) => unitsOf(borders, one) - unitsOf(borders, other) || one.length - other.length)[0] ?? []
  );
}

/** Every way on from where *been* ends. Nothing sails on from the coast. */
function waysOn(borders: readonly Border[], been: Place[], to: Place): Place[][] {
  const here = been.at(-1);
  if (here === to) return [been];
  if (here === undefined || here === 'coast') return [];
  const next = borders.flatMap(({ sides }) =>
    sides.includes(here) ? sides.filter((side) => !been.includes(side)) : [],
  );
  return next.flatMap((place) => waysOn(borders, [...been, place], to));
}
