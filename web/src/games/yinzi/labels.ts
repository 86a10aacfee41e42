/** Things of the board in words: what their places are called, and what the outline reads out. */

import { say } from '../../app/words.svelte';
import type { NameOf } from '../board/outline';
import { goodOn, sum } from './reading';
import {
  PRODUCTS,
  type Area,
  type Factory,
  type Innovation,
  type MarketSpace,
  type Pile,
  type Route,
  type ShipSlot,
  type Square,
  type TrackSpace,
  type YinziView,
} from './view';

export const named = (noun: string, id: string): string => say(`yinzi-${noun}-${id}`);

export function squareLabel(square: Square, nameOf: NameOf): string {
  const facts = { square: named('square', square.square), good: named('good', goodOn(square)) };
  if (square.factory) return `${facts.square}, ${named('factory', square.factory)}`;
  if (square.seat === null) return say('yinzi-board-square', facts);
  return say('yinzi-board-square-grown', { ...facts, player: nameOf(square.seat), count: square.cubes });
}

export function factoryLabel({ factory, owner, level, storage, products }: Factory, nameOf: NameOf): string {
  const facts = { factory: named('factory', factory), level, storage, stored: sum(products) };
  if (owner === null) return say('yinzi-board-factory-ownerless', facts);
  return say('yinzi-board-factory', { ...facts, player: nameOf(owner) });
}

export function spaceLabel({ space, good, seat }: MarketSpace, nameOf: NameOf): string {
  const what = good === null ? say('yinzi-board-coin-space') : named('good', good);
  const facts = { space: named('space', space), what };
  if (seat === null) return say('yinzi-board-space', facts);
  return say('yinzi-board-space-filled', { ...facts, player: nameOf(seat) });
}

export function shipName(ship: string | null): string {
  return ship ? named('ship', ship) : say('yinzi-board-empty-dock');
}

export function slotLabel(ship: string | null, slot: ShipSlot, nameOf: NameOf): string {
  const facts = { ship: shipName(ship), demand: partName(slot.demand) };
  const piece = slot.cargo.find((one) => one !== null);
  if (!piece) return say('yinzi-board-slot', facts);
  return say('yinzi-board-slot-filled', { ...facts, player: piece.seat === null ? '' : nameOf(piece.seat) });
}

export function shipPileLabel(pile: YinziView['ship_piles'][number]): string {
  const ship = pile.top ? named('ship', pile.top) : say('yinzi-board-none');
  const demands = pile.demands.map(partName).join(', ');
  return [say('yinzi-board-ship-pile', { ship, count: pile.size }), demands].filter(Boolean).join('; ');
}

/** How many emissaries of whom. */
export function envoysLabel(counts: number[], nameOf: NameOf): string[] {
  return counts.flatMap((count, seat) =>
    count > 0 ? [say('yinzi-board-envoys', { player: nameOf(seat), count })] : [],
  );
}

export function areaLabel(area: Area, nameOf: NameOf): string {
  const landed = area.products.flatMap((count, seat) =>
    count > 0 ? [say('yinzi-board-landed', { player: nameOf(seat), count })] : [],
  );
  const head = say('yinzi-board-area', { area: named('area', area.area), points: area.points });
  return [head, ...landed, ...envoysLabel(area.emissaries, nameOf)].join(', ');
}

export function bonusLabel(bonus: string, seat: number | null, nameOf: NameOf): string {
  const name = named('bonus', bonus);
  return seat === null ? name : say('yinzi-board-bonus-of', { bonus: name, player: nameOf(seat) });
}

export function tileLabel({ tile, price }: TrackSpace): string {
  return tile ? say('yinzi-board-tile', { good: named('good', tile), price }) : say('yinzi-board-no-tile');
}

export function innovationLabel({ innovation, seat, fresh }: Innovation, nameOf: NameOf): string {
  const name = named('innovation', innovation);
  if (seat === null) return name;
  const facts = { innovation: name, player: nameOf(seat) };
  return say(fresh ? 'yinzi-board-innovation-fresh' : 'yinzi-board-innovation-of', facts);
}

export function colourLabel(colour: string, seat: number | null, nameOf: NameOf): string {
  const name = named('colour', colour);
  return seat === null ? name : say('yinzi-board-colour-of', { colour: name, player: nameOf(seat) });
}

/** A part of a demand: a product, a good, or any of them. */
export function partName(part: string): string {
  if (part.startsWith('any-') || part === 'emissary') return say(`yinzi-board-part-${part}`);
  return named(PRODUCTS.some((product) => product === part) ? 'product' : 'good', part);
}

export function holdingLabel(thing: string, count: number): string {
  return say('yinzi-board-holding', { thing: named('thing', thing), count });
}

/** A route tile, read out whole. */
export function routeLabel(route: Route): string {
  const facts = [
    say('yinzi-board-route', { demand: route.demand.map(partName).join(' + '), points: route.points }),
    route.coins > 0 ? holdingLabel('coins', route.coins) : '',
    route.silver > 0 ? holdingLabel('silver', route.silver) : '',
    say('yinzi-board-war-symbols', { count: route.war }),
    route.disaster === 'none' ? '' : named('disaster', route.disaster),
  ];
  return facts.filter((fact) => fact !== '').join(', ');
}

/** The open tile of a pile, and who has served it. */
export function pileLabel({ open, server }: Pile, nameOf: NameOf): string {
  if (!open) return say('yinzi-board-none');
  const route = routeLabel(open);
  return server === null ? route : say('yinzi-board-route-served', { route, player: nameOf(server) });
}

export function armyLabels(view: YinziView, nameOf: NameOf): string[] {
  const line = view.war_line.map((seat) =>
    say('yinzi-board-army-of', { player: nameOf(seat), count: view.legend.forces[seat] ?? 0 }),
  );
  const lying = view.players
    .filter((player) => player.veterans > 0)
    .map(({ seat, veterans }) => say('yinzi-board-veterans-of', { player: nameOf(seat), count: veterans }));
  return [...line, ...lying];
}
