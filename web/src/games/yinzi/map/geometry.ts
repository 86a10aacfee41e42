/** Where things lie on the map: squares and courtyards in a province, provinces at the river, and the ways between them. */

import { PROVINCES, type ProvinceName } from '../view';

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
export type Place = ProvinceName | 'coast';

/** Borders with a boat mark, each named by its two sides. */
export const BORDERS: readonly (readonly [Place, Place])[] = [
  ['huguang', 'nanzhili'],
  ['huguang', 'jiangxi'],
  ['nanzhili', 'zhejiang'],
  ['jiangxi', 'zhejiang'],
  ['nanzhili', 'coast'],
  ['zhejiang', 'coast'],
];

export function borderName(one: Place, other: Place): string {
  const border = BORDERS.find((sides) => sides.includes(one) && sides.includes(other));
  return (border ?? [one, other]).join('.');
}

/** The places on the shortest way, both ends included. Of two equal ways it is the one that is named first above. */
export function wayBetween(from: Place, to: Place): Place[] {
  let ways: Place[][] = [[from]];
  while (ways.length > 0) {
    const there = ways.find((way) => way.at(-1) === to);
    if (there) return there;
    ways = ways.flatMap((way) => nextTo(way.at(-1) ?? from, way).map((place) => [...way, place]));
  }
  return [];
}

/** Nothing sails on from the coast. */
function nextTo(place: Place, been: Place[]): Place[] {
  if (place === 'coast') return [];
  return BORDERS.flatMap(([one, other]) => (one === place ? [other] : other === place ? [one] : [])).filter(
    (next) => !been.includes(next),
  );
}
