/** A small but complete table for tests. */

import type { DiscName, Good, Island, NoriaView, PathName, Player, RingName, Slot } from './view';
import { DISCS, GOODS, HALLS, PATHS, RESOURCES } from './view';

export const TRIPLES = [
  ['large-left', 'medium-left', 'small-bottom'],
  ['large-centre', 'medium-left', 'small-bottom'],
  ['large-right', 'medium-right', 'small-bottom'],
  ['large-centre', 'medium-right', 'small-bottom'],
];

const RING_SLOTS: Record<RingName, string[]> = {
  large: ['right', 'centre', 'left', 'upper-left', 'top', 'upper-right'],
  medium: ['right', 'left', 'upper-left', 'upper-right'],
  small: ['bottom', 'top'],
};

/** A wheel with *discs* on the named slots. */
export function wheel(discs: Record<string, DiscName>): Slot[] {
  return (['large', 'medium', 'small'] as const).flatMap((ring) =>
    RING_SLOTS[ring].map((place, index) => ({
      slot: `${ring}-${place}`,
      ring,
      active: index < RING_SLOTS[ring].length / 2,
      disc: discs[`${ring}-${place}`] ?? null,
      advanced: false,
      used: null,
      improved: false,
    })),
  );
}

export function player(seat: number, changes: Partial<Player> = {}): Player {
  return {
    seat,
    wheel: wheel({ 'large-centre': 'obsidian', 'medium-right': 'journey', 'small-top': 'city', 'large-top': 'tools' }),
    ready: true,
    centre: [],
    resources: { obsidian: 2, energy: 1, mycelium: 0 },
    knowledge: 3,
    ships: { obsidian: 1, energy: 1, mycelium: 1 },
    warehouses: byName(GOODS, () => ({ empty: 0, full: 0 })),
    factories_built: 0,
    income: 0,
    levels: { refinement: 1, settlement: 0, exploration: 0, research: 0 },
    cave: 3,
    island: null,
    total: 0,
    tie_break: 3,
    ...changes,
  };
}

export function island(place: number, changes: Partial<Island> = {}): Island {
  return {
    place,
    island: `island-${place + 1}`,
    ships: [{ resource: 'obsidian', left: 3, symbol: 'plus-one' }],
    plots: [
      { good: 'propeller', warehouses: 3, owner: null },
      { good: 'lamp', warehouses: 1, owner: 1 },
    ],
    ambassadors: [],
    ...changes,
  };
}

const CLOUD = { island: null, ships: [], plots: [], ambassadors: [] };

export function table(changes: Partial<NoriaView> = {}): NoriaView {
  const players = changes.players ?? [player(0), player(1)];
  return {
    mode: 'base',
    round: 3,
    rounds: 16,
    phase: 'action',
    active: 0,
    start: 0,
    order: players.map((one) => one.seat),
    building: false,
    track: { symbols: [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0], uncovered: 3, price_rise: 11, spaces: 16 },
    costs: { night_shift: 1, modify: 2, intrigue: 1 },
    turn: { actions: 1, max_actions: 4, doubled: false, night_shifts: 0, modifies: 0, intrigues: 0 },
    market: (['obsidian', 'energy', 'mycelium', 'city', 'tools', 'journey', 'bonus'] as const).map((disc, index) => ({
      disc,
      left: 4,
      price: Math.max(index - 2, 0),
    })),
    halls: HALLS.map((hall) => ({ hall, above: 3, seated: 1, removed: 0, value: 2, values: [0, 2, 4, 6, 8] })),
    paths: PATHS.map((path: PathName, index) => ({
      path,
      currency: index < 2 ? 'resource' : index === 2 ? 'simple' : 'complex',
      prices: Array.from({ length: 9 }, (_, level) => ({
        amount: level + 1,
        mode: index === 0 ? 'same' : 'different',
      })),
      levels: players.map((one) => one.levels[path]),
    })),
    islands: [island(0, { ambassadors: [1] }), island(1), { place: 2, ...CLOUD }, { place: 3, ...CLOUD }],
    goods: GOODS.map((good: Good, index) => ({
      good,
      class: index < 3 ? 'simple' : 'complex',
      recipe: { obsidian: 1, energy: 1, mycelium: index < 3 ? 0 : 1 },
      sells: index < 3 ? 2 : 3,
    })),
    barter: 3,
    tableau: [0, 1, 2, 2, 3, 3, 4, 5],
    removed_discs: byName(DISCS, () => 0),
    legend: {
      triples: TRIPLES,
      scores: players.map(() => HALLS.map((hall) => ({ hall, level: 1, value: 2, points: 2 }))),
    },
    ...changes,
    players,
  };
}

function byName<Name extends string, Value>(names: readonly Name[], make: () => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Value>;
}

export const THINGS = [
  ...RESOURCES,
  'knowledge',
  ...RESOURCES.map((name) => `${name}-ship`),
  ...GOODS.map((good) => `empty-${good}`),
  ...GOODS,
];
