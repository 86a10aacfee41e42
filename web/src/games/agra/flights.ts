/** Which pieces moved between two views. */

import { spot, zone, type Flight } from '../board/flights';
import { GOODS, type AgraView, type GoodName, type Player } from './view';

export function flights(before: AgraView, after: AgraView): Flight[] {
  return [
    ...workers(before, after),
    ...figures(before, after),
    ...after.players.flatMap((player) => {
      const was = before.players.find((one) => one.seat === player.seat);
      return was
        ? [...delivered(before, after, was, player), ...goods(after, was, player), ...purse(before, after, was, player)]
        : [];
    }),
  ];
}

const home = (player: Player): string => spot(`seat.${player.seat}`);
const yard = (good: string): string => zone(`good.${good}`);

/** A worker comes from its owner's board, and goes back there when it is kicked out. */
function workers(before: AgraView, after: AgraView): Flight[] {
  return after.spaces.flatMap((space, at) => {
    const was = before.spaces[at];
    if (!was || was.worker === space.worker) return [];
    const here = [zone(`space.${space.space}`)];
    const way = (seat: number): string[] => [spot(`workers.${seat}`), spot(`seat.${seat}`)];
    const leaves =
      was.worker === null ? [] : [{ noun: 'worker', id: String(was.worker), from: here, to: way(was.worker) }];
    const comes =
      space.worker === null ? [] : [{ noun: 'worker', id: String(space.worker), from: way(space.worker), to: here }];
    return [...leaves, ...comes];
  });
}

/** The Merchant walks along what is built, the Builder along what is not; the boat goes from pier to pier. */
function figures(before: AgraView, after: AgraView): Flight[] {
  const found: Flight[] = [];
  const walk = (id: string, from: string | null, to: string | null, built: boolean): void => {
    if (!from || !to || from === to) return;
    const place = (space: string): string[] => [zone(`space.${space}`)];
    found.push({
      noun: 'piece',
      id,
      from: place(from),
      to: place(to),
      via: between(after, from, to, built).map(place),
    });
  };
  walk('merchant', before.merchant, after.merchant, true);
  walk('builder', before.builder, after.builder, false);
  const [from, to] = [before.river.boat, after.river.boat];
  if (from !== to) found.push({ noun: 'piece', id: 'boat', from: [spot(`pier.${from}`)], to: [spot(`pier.${to}`)] });
  return found;
}

/** The buildings that one passes on the path from one to another, all of them built or none. */
function between(view: AgraView, from: string, to: string, built: boolean): string[] {
  const path = view.spaces.filter((space) => space.level > 0);
  const [start, end] = [from, to].map((name) => path.findIndex(({ space }) => space === name));
  if (start === undefined || end === undefined) return [];
  const onwards = [...path.slice(start + 1), ...path.slice(0, start)];
  const steps = (end - start - 1 + path.length) % path.length;
  return onwards
    .slice(0, steps)
    .filter((space) => space.built === built)
    .map(({ space }) => space);
}

/** Goods that went to a notable, to a bowl or to an order. */
function delivered(before: AgraView, after: AgraView, was: Player, is: Player): Flight[] {
  const notables = after.notables.flatMap((notable) => {
    const then = before.notables.find((one) => one.notable === notable.notable);
    return notable.orders
      .filter((order, at) => order.owner === is.seat && then?.orders[at]?.owner === null)
      .map(({ good }) => to(good, zone(`notable.${notable.notable}.${good}`)));
  });
  const bowls = after.bowls
    .filter((bowl, at) => bowl.owner === is.seat && before.bowls[at]?.owner === null)
    .map(({ good }) => to(good, zone(`bowl.${good}`)));
  const orders = after.guilds.flatMap((guild, column) =>
    guild.orders
      .filter((order, at) => order.owner === is.seat && before.guilds[column]?.orders[at]?.owner === null)
      .flatMap((order) => order.goods.map((good) => to(good, zone(`order.${guild.guild}`)))),
  );
  const tiles = is.tiles
    .filter((tile) => !was.tiles.includes(tile))
    .map((id): Flight => ({
      noun: 'tile',
      id,
      from: [zone(`tile.${id}`), spot('pile')],
      to: [zone(`favour.${id}`), home(is)],
    }));
  const contracts = is.contracts
    .filter((notable) => !was.contracts.includes(notable))
    .map((id): Flight => ({
      noun: 'notable',
      id,
      from: [spot(`notable.${id}`)],
      to: [zone(`contract.${id}`), home(is)],
    }));
  return [...notables, ...bowls, ...orders, ...tiles, ...contracts];
}

function to(good: string, place: string): Flight {
  return { noun: 'good', id: good, from: [yard(good)], to: [place] };
}

/** Goods move along arrows, come from the own board, or go back there. */
function goods(after: AgraView, was: Player, is: Player): Flight[] {
  const change = (good: GoodName): number => is.goods[good] - was.goods[good];
  return GOODS.filter((good) => change(good) > 0).map((good) => {
    const source = after.goods.find((one) => one.good === good)?.source;
    const along = source && change(source) < 0;
    return {
      noun: 'good',
      id: good,
      from: along ? [yard(source)] : [spot(`supply.${is.seat}`), home(is)],
      to: [yard(good)],
    };
  });
}

/** Rupees that lay on a building, and favour. */
function purse(before: AgraView, after: AgraView, was: Player, is: Player): Flight[] {
  const found = after.spaces
    .filter((space, at) => space.worker === is.seat && space.rupees < (before.spaces[at]?.rupees ?? 0))
    .map(({ space }): Flight => ({
      noun: 'piece',
      id: 'rupees',
      from: [zone(`space.${space}`)],
      to: [spot(`rupees.${is.seat}`), home(is)],
    }));
  if (is.favour > was.favour) {
    const there = [spot(`favour.${is.seat}`), home(is)];
    found.push({ noun: 'piece', id: 'favour', from: [spot(`supply.${is.seat}`), home(is)], to: there });
  }
  return found;
}
