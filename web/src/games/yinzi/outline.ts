/** The board in words: a heading per area and per player, a line per fact. */

import { say } from '../../lib/words.svelte';
import type { NameOf, OutlinePart } from '../board/outline';
import { provinceOf } from './geometry';
import { routeLabel } from './labels';
import {
  armyOf,
  goodOn,
  isLaidOut,
  PROVINCES,
  sum,
  upTo,
  type Opening,
  type Player,
  type ProvinceName,
  type ShipSlot,
  type YinziView,
} from './view';

const named = (noun: string, id: string): string => say(`yinzi-${noun}-${id}`);
const holding = (thing: string, count: number): string => say('yinzi-board-holding', { thing, count });
const plainName: NameOf = (seat) => String(seat + 1);

export function outline(view: Opening, nameOf: NameOf = plainName): OutlinePart[] {
  if (!isLaidOut(view)) return [{ title: named('phase', view.phase), lines: colours(view, nameOf) }];
  return [
    { title: say('yinzi-board-round', { round: view.round, rounds: view.rounds }), lines: roundLines(view, nameOf) },
    ...view.players.map((player) => ({ title: nameOf(player.seat), lines: playerLines(view, player, nameOf) })),
    ...PROVINCES.map((province) => ({
      title: named('province', province),
      lines: provinceLines(view, province, nameOf),
    })),
    { title: say('yinzi-board-harbour'), lines: harbourLines(view, nameOf) },
    { title: say('yinzi-board-abroad'), lines: abroadLines(view, nameOf) },
    { title: say('yinzi-board-order'), lines: orderLines(view, nameOf) },
    { title: say('yinzi-board-display'), lines: view.display.map((factory) => named('factory', factory)) },
    { title: say('yinzi-board-innovations'), lines: innovationLines(view, nameOf) },
    { title: say('yinzi-board-war'), lines: warLines(view, nameOf) },
    { title: say('yinzi-board-routes'), lines: routeLines(view, nameOf) },
    { title: say('yinzi-board-works'), lines: workLines(view, nameOf) },
    { title: say('yinzi-board-rural'), lines: view.rural.map((count, seat) => rural(nameOf(seat), count)) },
  ];
}

const rural = (player: string, count: number): string => say('yinzi-board-rural-cubes', { player, count });

function colours(view: Opening, nameOf: NameOf): string[] {
  return view.colours.flatMap((colour, seat) =>
    colour ? [say('yinzi-board-colour-of', { colour: named('colour', colour), player: nameOf(seat) })] : [],
  );
}

function roundLines(view: YinziView, nameOf: NameOf): string[] {
  return [
    named('phase', view.phase),
    ...colours(view, nameOf),
    say('yinzi-board-rate-now', { rate: view.rate, die: view.die, rates: view.rates.join(', ') }),
  ];
}

function playerLines(view: YinziView, player: Player, nameOf: NameOf): string[] {
  const { tax_sum, tax_discs, tax_due, migrants } = player;
  const mine = view.turn && view.active === player.seat ? view.turn : null;
  return [
    say('yinzi-board-points', { points: player.total }),
    Object.entries(player.supply)
      .map(([thing, count]) => holding(named('thing', thing), count))
      .join(', '),
    say('yinzi-board-boat-of', { player: nameOf(player.seat), space: player.boat, capacity: player.capacity }),
    ...(mine ? [say('yinzi-board-transport-now', { used: mine.transport_used, left: view.transport_left ?? 0 })] : []),
    say('yinzi-board-food-now', player.food),
    say('yinzi-board-tax-discs', { sum: tax_sum, discs: tax_discs, silver: tax_due }),
    player.hand === null
      ? say('yinzi-board-hand', { count: player.hand_size })
      : player.hand.map((card) => named('card', card.card)).join(', '),
    ...player.fortunes.flatMap(({ fortune, card, workers }) =>
      card
        ? [
            `${named('fortune', fortune)}: ${named('card', card.card)}`,
            say('yinzi-board-group-of', { fortune: named('fortune', fortune), count: workers }),
          ]
        : [],
    ),
    say('yinzi-board-migrants', migrants),
    ...player.personal.map(routeLabel),
    ...(player.won.length > 0
      ? [say('yinzi-board-won', { count: player.won.length, points: sum(player.won.map((route) => route.points)) })]
      : []),
  ].filter((line) => line !== '');
}

function provinceLines(view: YinziView, province: ProvinceName, nameOf: NameOf): string[] {
  const squares = view.squares
    .filter((square) => provinceOf(square.square) === province && square.factory === null)
    .map((square) => {
      const facts = { square: named('square', square.square), good: named('good', goodOn(square)) };
      return square.seat === null
        ? say('yinzi-board-square', facts)
        : say('yinzi-board-square-grown', { ...facts, player: nameOf(square.seat), count: square.cubes });
    });
  const factories = view.factories
    .filter((factory) => provinceOf(factory.site) === province)
    .map((factory) => {
      const facts = {
        factory: named('factory', factory.factory),
        level: factory.level,
        stored: sum(factory.products),
        storage: factory.storage,
      };
      return factory.owner === null
        ? say('yinzi-board-factory-ownerless', facts)
        : say('yinzi-board-factory', { ...facts, player: nameOf(factory.owner) });
    });
  const spaces = (view.markets.find((market) => market.province === province)?.spaces ?? []).map((space) => {
    const what = space.good === null ? say('yinzi-board-coin-space') : named('good', space.good);
    const facts = { space: named('space', space.space), what };
    return space.seat === null
      ? say('yinzi-board-space', facts)
      : say('yinzi-board-space-filled', { ...facts, player: nameOf(space.seat) });
  });
  return [...factories, ...spaces, ...squares];
}

function slotLine(ship: string, slot: ShipSlot, nameOf: NameOf): string {
  const facts = { ship, demand: named(slot.demand === 'tea' ? 'good' : 'product', slot.demand) };
  const piece = slot.cargo.find((one) => one !== null);
  if (!piece) return say('yinzi-board-slot', facts);
  return say('yinzi-board-slot-filled', { ...facts, player: piece.seat === null ? '' : nameOf(piece.seat) });
}

function harbourLines(view: YinziView, nameOf: NameOf): string[] {
  const docked = view.docks.flatMap((dock) => {
    if (!dock.ship) return [say('yinzi-board-empty-dock')];
    const name = named('ship', dock.ship);
    return [...dock.slots.map((slot) => slotLine(name, slot, nameOf)), ...envoys(dock.emissaries, nameOf)];
  });
  const next = view.ship_piles.map((pile) =>
    say('yinzi-board-ship-pile', {
      ship: pile.top ? named('ship', pile.top) : say('yinzi-board-none'),
      count: pile.size,
    }),
  );
  return [...docked, ...next];
}

function envoys(counts: number[], nameOf: NameOf): string[] {
  return counts.flatMap((count, seat) =>
    count > 0 ? [say('yinzi-board-envoys', { player: nameOf(seat), count })] : [],
  );
}

function abroadLines(view: YinziView, nameOf: NameOf): string[] {
  return view.abroad.map((area) => {
    const landed = area.products.flatMap((count, seat) =>
      count > 0 ? [say('yinzi-board-landed', { player: nameOf(seat), count })] : [],
    );
    const head = say('yinzi-board-area', { area: named('area', area.area), points: area.points });
    return [head, ...landed, ...envoys(area.emissaries, nameOf)].join(', ');
  });
}

function orderLines(view: YinziView, nameOf: NameOf): string[] {
  const bonuses = view.bonuses.map(({ bonus, seat }) =>
    seat === null
      ? named('bonus', bonus)
      : say('yinzi-board-bonus-of', { bonus: named('bonus', bonus), player: nameOf(seat) }),
  );
  const tiles = view.track.map((space) =>
    space.tile
      ? say('yinzi-board-tile', { good: named('good', space.tile), price: space.price })
      : say('yinzi-board-no-tile'),
  );
  return [say('yinzi-board-order-now', { players: view.order.map(nameOf).join(', ') }), ...bonuses, ...tiles];
}

function innovationLines(view: YinziView, nameOf: NameOf): string[] {
  return view.innovations.map(({ innovation, seat, fresh }) => {
    const facts = { innovation: named('innovation', innovation) };
    if (seat === null) return facts.innovation;
    const key = fresh ? 'yinzi-board-innovation-fresh' : 'yinzi-board-innovation-of';
    return say(key, { ...facts, player: nameOf(seat) });
  });
}

function warLines(view: YinziView, nameOf: NameOf): string[] {
  const line = view.war_line.flatMap((seat) => {
    const player = view.players[seat];
    return player ? [say('yinzi-board-army-of', { player: nameOf(seat), count: player.army + player.recruit })] : [];
  });
  const lying = view.players
    .filter((player) => player.veterans > 0)
    .map(({ seat, veterans }) => say('yinzi-board-veterans-of', { player: nameOf(seat), count: veterans }));
  const glories = view.glory_points.flatMap((points, place) =>
    view.players.flatMap((player) =>
      upTo(player.glories[place] ?? 0).map(() => `${nameOf(player.seat)}: ${say('yinzi-board-glory', { points })}`),
    ),
  );
  return [say('yinzi-board-war-now', { army: armyOf(view), enemy: view.enemy }), ...line, ...lying, ...glories];
}

function routeLines(view: YinziView, nameOf: NameOf): string[] {
  const open = view.routes.flatMap(({ open: route, server }) => {
    if (!route) return [];
    const label = routeLabel(route);
    return [server === null ? label : say('yinzi-board-route-served', { route: label, player: nameOf(server) })];
  });
  return [...open, say('yinzi-board-discard', { count: view.route_discard.size })];
}

function workLines(view: YinziView, nameOf: NameOf): string[] {
  const stock = Object.entries(view.stock).map(([resource, count]) =>
    say('yinzi-board-stock', { resource: named('resource', resource), count }),
  );
  const sent = view.players.flatMap((player) =>
    player.works
      .filter((space) => space.workers > 0)
      .map(
        (space) =>
          `${named('work', space.work)}, ${say('yinzi-board-workers-of', { player: nameOf(player.seat), count: space.workers })}`,
      ),
  );
  const imperial = view.players.flatMap((player) =>
    player.imperial ? [`${named('commitment', player.imperial)}: ${nameOf(player.seat)}`] : [],
  );
  return [...stock, ...sent, ...imperial];
}
