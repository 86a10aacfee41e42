/** Which pieces moved between two views, and from where to where. */

import { spot, zone, type Flight } from '../board/flights';
import { upTo } from '../board/reading';
import { borderName, provinceOf, wayBetween, type Place } from './map/geometry';
import { factoryFacts, goodOn, isLaidOut, nationOf } from './reading';
import type { Border, Factory, Opening, Player, YinziView } from './view';

/** A piece that left one place or came to another. */
interface Move {
  seat: number;
  at: string[];
  /** Where it lies on the map, if it travels over borders. */
  place?: Place;
}

export function flights(before: Opening, after: Opening): Flight[] {
  if (!isLaidOut(before) || !isLaidOut(after)) return [];
  return [
    ...after.players.flatMap((player) => {
      const was = before.players.find((one) => one.seat === player.seat);
      return was ? [...workers(was, player), ...purse(before, after, was, player), ...boat(was, player)] : [];
    }),
    ...ships(before, after),
    ...built(before, after),
    ...grown(before, after),
    ...cubes(before, after),
    ...products(before, after),
    ...discs(before, after),
  ];
}

const supply = (seat: number, thing: string): string[] => [spot(`supply.${seat}.${thing}`), spot(`seat.${seat}`)];

/** *noun* pieces from where they left to where they came, seat by seat; what finds no partner comes from the supply. */
function joined(noun: string, thing: string, left: Move[], came: Move[], borders: Border[] = []): Flight[] {
  const leaving = [...left];
  const found = came.map((move): Flight => {
    const at = leaving.findIndex((one) => one.seat === move.seat);
    const [from] = at < 0 ? [] : leaving.splice(at, 1);
    return {
      noun,
      id: String(move.seat),
      from: from?.at ?? supply(move.seat, thing),
      to: move.at,
      via: from?.place && move.place ? crossed(borders, from.place, move.place) : [],
    };
  });
  const home = leaving.map((move): Flight => ({
    noun,
    id: String(move.seat),
    from: move.at,
    to: supply(move.seat, thing),
  }));
  return [...found, ...home];
}

function crossed(borders: readonly Border[], from: Place, to: Place): string[][] {
  const way = wayBetween(borders, from, to);
  return way.slice(1).map((place, at) => [spot(`border.${borderName(way[at] ?? place, place)}`)]);
}

function boat(was: Player, is: Player): Flight[] {
  if (was.boat === is.boat) return [];
  const at = (space: number): string[] => [spot(`boat-space.${space}`)];
  return [{ noun: 'boat', id: String(is.seat), from: at(was.boat), to: at(is.boat) }];
}

/** A full ship sails home, and the next of its pile takes its place. */
function ships(before: YinziView, after: YinziView): Flight[] {
  return after.docks.flatMap(({ dock, ship }): Flight[] => {
    const was = before.docks.find((one) => one.dock === dock)?.ship ?? null;
    if (was === ship) return [];
    const here = [zone(`dock.${dock}`)];
    const sailed = was ? [{ noun: 'ship', id: was, from: here, to: [spot(`area.${nationOf(was)}`)] }] : [];
    const came = ship ? [{ noun: 'ship', id: ship, from: [spot(`ship-pile.${pileOf(dock)}`)], to: here }] : [];
    return [...sailed, ...came];
  });
}

/** The first two docks are filled from the northern pile. */
function pileOf(dock: string): number {
  return dock === 's1' || dock === 's2' ? 0 : 1;
}

/** Factories go from the display to their squares. */
function built(before: YinziView, after: YinziView): Flight[] {
  return after.factories
    .filter(({ factory }) => before.display.includes(factory))
    .map(({ factory }) => ({
      noun: 'product',
      id: factoryFacts(factory).product,
      from: [spot('display')],
      to: [zone(`factory.${factory}`)],
    }));
}

/** Plantation tiles go from the track to their square. */
function grown(before: YinziView, after: YinziView): Flight[] {
  return after.squares.flatMap((square, index): Flight[] => {
    const was = before.squares[index];
    if (!square.tile || !was || was.tile === square.tile || was.factory) return [];
    const column = before.track.find((space) => space.tile === square.tile)?.column;
    return column
      ? [{ noun: 'good', id: goodOn(square), from: [zone(`track.${column}`)], to: [zone(`square.${square.square}`)] }]
      : [];
  });
}

/** Goods cubes: squares, urban markets, the rural market, ships. */
function cubes(before: YinziView, after: YinziView): Flight[] {
  const left: Move[] = [];
  const came: Move[] = [];
  const note = (change: number, move: Move): void => {
    for (let count = 0; count < Math.abs(change); count += 1) (change > 0 ? came : left).push(move);
  };
  after.squares.forEach((square, index) => {
    const was = before.squares[index];
    const seat = square.seat ?? was?.seat ?? null;
    if (!was || seat === null) return;
    const at = [zone(`square.${square.square}`)];
    note(square.cubes - was.cubes, { seat, at, place: provinceOf(square.square) });
  });
  after.markets.forEach((market, index) =>
    market.spaces.forEach((space, at) => {
      const was = before.markets[index]?.spaces[at]?.seat ?? null;
      const seat = space.seat ?? was;
      if (space.seat === was || seat === null) return;
      note(space.seat === null ? -1 : 1, { seat, at: [zone(`market.${space.space}`)], place: market.province });
    }),
  );
  after.rural.forEach((count, seat) => note(count - (before.rural[seat] ?? 0), { seat, at: [spot('rural')] }));
  came.push(...loaded(before, after, 'cube'));
  return joined('cube', 'cubes', left, came, after.legend.borders);
}

/** Pieces of one kind that were laid on the ships at their docks. */
function loaded(before: YinziView, after: YinziView, kind: 'cube' | 'product'): Move[] {
  return after.docks.flatMap((dock) => {
    const was = before.docks.find((one) => one.dock === dock.dock && one.ship === dock.ship);
    if (!was) return [];
    return dock.slots.flatMap((slot, index) =>
      slot.cargo.flatMap((piece, at): Move[] => {
        if (piece?.piece !== kind || piece.seat === null || was.slots[index]?.cargo[at]) return [];
        return [{ seat: piece.seat, at: [zone(`slot.${dock.dock}-${index + 1}`)], place: 'coast' }];
      }),
    );
  });
}

/** Products: made at a factory, laid on a ship, landed abroad. */
function products(before: YinziView, after: YinziView): Flight[] {
  const left: Move[] = [];
  const came: Move[] = loaded(before, after, 'product');
  const changed = (factory: Factory, other: Factory | undefined): Move[] =>
    factory.products.flatMap((count, seat) => {
      const at = { seat, at: [zone(`factory.${factory.factory}`)], place: provinceOf(factory.site) };
      return upTo(count - (other?.products[seat] ?? 0)).map(() => at);
    });
  const same = (view: YinziView, one: Factory): Factory | undefined =>
    view.factories.find((other) => other.factory === one.factory);
  for (const factory of before.factories) left.push(...changed(factory, same(after, factory)));
  for (const factory of after.factories) came.push(...changed(factory, same(before, factory)));
  after.abroad.forEach((area, index) =>
    area.products.forEach((count, seat) => {
      const more = count - (before.abroad[index]?.products[seat] ?? 0);
      if (more > 0) came.push(...upTo(more).map(() => ({ seat, at: [spot(`area.${area.area}`)] })));
    }),
  );
  return joined('product', 'products', left, came, after.legend.borders);
}

/** Discs: innovations and factories. */
function discs(before: YinziView, after: YinziView): Flight[] {
  const left: Move[] = [];
  const came: Move[] = [];
  after.innovations.forEach(({ innovation, seat }, index) => {
    const was = before.innovations[index]?.seat ?? null;
    const at = [zone(`innovation.${innovation}`)];
    if (seat === was) return;
    if (was !== null) left.push({ seat: was, at });
    if (seat !== null) came.push({ seat, at });
  });
  for (const factory of after.factories) {
    const was = before.factories.find((one) => one.factory === factory.factory);
    if (factory.owner !== null && factory.level > (was?.level ?? 0))
      came.push({ seat: factory.owner, at: [zone(`factory.${factory.factory}`)] });
  }
  return joined('disc', 'discs', left, came);
}

/** Workers step from the supply to a group, from a group to an area, and home. */
function workers(was: Player, is: Player): Flight[] {
  const left: Move[] = [];
  const came: Move[] = [];
  const seat = is.seat;
  const note = (now: number, then: number, place: string): void => {
    for (let count = 0; count < Math.abs(now - then); count += 1)
      (now > then ? came : left).push({ seat, at: [spot(place), spot(`seat.${seat}`)] });
  };
  is.fortunes.forEach(({ fortune, workers: now }, index) =>
    note(now, was.fortunes[index]?.workers ?? 0, `group.${seat}.${fortune}`),
  );
  is.works.forEach(({ work, workers: now }, index) => note(now, was.works[index]?.workers ?? 0, `work.${work}`));
  note(is.army, was.army, 'war');
  note(is.imperial_workers, was.imperial_workers, 'work.imperial-commitments');
  note(is.migrants.upper + is.migrants.lower, was.migrants.upper + was.migrants.lower, `migrants.${seat}`);
  return joined('worker', 'workers', left, came);
}

/** Wood and stone from the stock, coins and silver from where something was sold. */
function purse(before: YinziView, after: YinziView, was: Player, is: Player): Flight[] {
  const more = (thing: string): boolean => (is.supply[thing] ?? 0) > (was.supply[thing] ?? 0);
  const from = (thing: string): string[] => {
    if (thing === 'wood' || thing === 'stone') return [spot(`stock.${thing}`)];
    if (thing === 'silver') return [spot('coast')];
    return sold(before, after);
  };
  return ['coins', 'silver', 'wood', 'stone']
    .filter(more)
    .map((thing) => ({ noun: 'thing', id: thing, from: from(thing), to: supply(is.seat, thing) }));
}

/** Where a cube was sold just now. */
function sold(before: YinziView, after: YinziView): string[] {
  const spaces = after.markets.flatMap((market, index) =>
    market.spaces.filter((space, at) => space.seat !== null && before.markets[index]?.spaces[at]?.seat === null),
  );
  return [...spaces.map((space) => zone(`market.${space.space}`)), spot('rural')];
}
