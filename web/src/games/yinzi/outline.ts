/** The board in words: a heading per area and per player, a line per fact. */

import { say } from '../../app/words.svelte';
import type { NameOf, OutlinePart } from '../board/outline';
import { upTo } from '../board/reading';
import { provinceOf } from './map/geometry';
import * as labels from './labels';
import { named } from './labels';
import { isLaidOut, sum } from './reading';
import { PROVINCES, type Opening, type Player, type ProvinceName, type YinziView } from './view';

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
    { title: say('yinzi-board-abroad'), lines: view.abroad.map((area) => labels.areaLabel(area, nameOf)) },
    { title: say('yinzi-board-order'), lines: orderLines(view, nameOf) },
    { title: say('yinzi-board-display'), lines: displayLines(view) },
    {
      title: say('yinzi-board-innovations'),
      lines: view.innovations.map((one) => labels.innovationLabel(one, nameOf)),
    },
    { title: say('yinzi-board-war'), lines: warLines(view, nameOf) },
    { title: say('yinzi-board-routes'), lines: routeLines(view, nameOf) },
    { title: say('yinzi-board-works'), lines: workLines(view, nameOf) },
    {
      title: say('yinzi-board-rural'),
      lines: view.rural.map((count, seat) => say('yinzi-board-rural-cubes', { player: nameOf(seat), count })),
    },
  ];
}

function colours(view: Opening, nameOf: NameOf): string[] {
  return view.colours.flatMap((colour, seat) => (colour ? [labels.colourLabel(colour, seat, nameOf)] : []));
}

function roundLines(view: YinziView, nameOf: NameOf): string[] {
  const rate = { rate: view.rate, die: view.die, rates: view.rates.join(', ') };
  return [named('phase', view.phase), ...colours(view, nameOf), say('yinzi-board-rate-now', rate)];
}

function playerLines(view: YinziView, player: Player, nameOf: NameOf): string[] {
  const { tax_sum, tax_discs, tax_due } = player;
  const mine = view.turn && view.active === player.seat ? view.turn : null;
  const points = sum(player.won.map((route) => route.points));
  return [
    say('yinzi-board-points', { points: player.total }),
    Object.entries(player.supply)
      .map(([thing, count]) => labels.holdingLabel(thing, count))
      .join(', '),
    say('yinzi-board-boat-of', { player: nameOf(player.seat), space: player.boat, capacity: player.capacity }),
    mine ? say('yinzi-board-transport-now', { used: mine.transport_used, left: view.transport_left ?? 0 }) : '',
    say('yinzi-board-food-now', { ...player.food }),
    say('yinzi-board-tax-discs', { sum: tax_sum, discs: tax_discs, silver: tax_due }),
    player.hand === null
      ? say('yinzi-board-hand', { count: player.hand_size })
      : player.hand.map((card) => named('card', card.card)).join(', '),
    ...player.fortunes.flatMap(fortuneLines),
    ...player.works
      .filter((space) => space.done)
      .map((space) => say('yinzi-board-work-done', { work: named('work', space.work) })),
    say('yinzi-board-migrants', { ...player.migrants }),
    ...player.personal.map(labels.routeLabel),
    points > 0 ? say('yinzi-board-won', { count: player.won.length, points }) : '',
  ].filter((line) => line !== '');
}

function fortuneLines({ fortune, card, workers }: Player['fortunes'][number]): string[] {
  if (!card) return [];
  const name = named('fortune', fortune);
  return [`${name}: ${named('card', card.card)}`, say('yinzi-board-group-of', { fortune: name, count: workers })];
}

function provinceLines(view: YinziView, province: ProvinceName, nameOf: NameOf): string[] {
  const here = (place: string): boolean => provinceOf(place) === province;
  const market = view.markets.find((one) => one.province === province);
  return [
    ...view.factories.filter((one) => here(one.site)).map((one) => labels.factoryLabel(one, nameOf)),
    ...(market?.spaces ?? []).map((space) => labels.spaceLabel(space, nameOf)),
    ...view.squares
      .filter((one) => here(one.square) && one.factory === null)
      .map((one) => labels.squareLabel(one, nameOf)),
  ];
}

function harbourLines(view: YinziView, nameOf: NameOf): string[] {
  const docked = view.docks.flatMap(({ ship, slots, emissaries }) =>
    ship
      ? [...slots.map((slot) => labels.slotLabel(ship, slot, nameOf)), ...labels.envoysLabel(emissaries, nameOf)]
      : [labels.shipName(ship)],
  );
  return [...docked, ...view.ship_piles.map(labels.shipPileLabel)];
}

function orderLines(view: YinziView, nameOf: NameOf): string[] {
  return [
    say('yinzi-board-order-now', { players: view.order.map(nameOf).join(', ') }),
    ...view.bonuses.map(({ bonus, seat }) => labels.bonusLabel(bonus, seat, nameOf)),
    ...view.track.map(labels.tileLabel),
  ];
}

function displayLines(view: YinziView): string[] {
  const shown = view.display.map((factory) => named('factory', factory));
  return [...shown, say('yinzi-board-pile', { count: view.factory_pile })];
}

function warLines(view: YinziView, nameOf: NameOf): string[] {
  const glories = view.glory_points.flatMap((points, place) =>
    view.players.flatMap((player) =>
      upTo(player.glories[place] ?? 0).map(() => `${nameOf(player.seat)}: ${say('yinzi-board-glory', { points })}`),
    ),
  );
  const now = say('yinzi-board-war-now', { army: sum(view.legend.forces), enemy: view.enemy });
  return [now, ...labels.armyLabels(view, nameOf), ...glories];
}

function routeLines(view: YinziView, nameOf: NameOf): string[] {
  const discard = say('yinzi-board-discard', { count: view.route_discard.size });
  return [...view.routes.map((pile) => labels.pileLabel(pile, nameOf)), discard];
}

function workLines(view: YinziView, nameOf: NameOf): string[] {
  const stock = Object.entries(view.stock).map(([resource, count]) =>
    say('yinzi-board-stock', { resource: named('resource', resource), count }),
  );
  const sent = view.players.flatMap(({ seat, works }) =>
    works
      .filter((space) => space.workers > 0)
      .map(({ work, workers }) => {
        const who = say('yinzi-board-workers-of', { player: nameOf(seat), count: workers });
        return `${named('work', work)}, ${who}`;
      }),
  );
  const imperial = view.players.flatMap(({ seat, imperial: commitment }) =>
    commitment ? [`${named('commitment', commitment)}: ${nameOf(seat)}`] : [],
  );
  return [...stock, ...sent, ...imperial];
}
