/** The view of a Noria table as the server sends it. */

export type Resource = 'obsidian' | 'energy' | 'mycelium';
export type Good = 'propeller' | 'sail' | 'compass' | 'lamp' | 'piston';
export type DiscName = Resource | 'city' | 'journey' | 'tools' | 'bonus';
export type RingName = 'large' | 'medium' | 'small';
export type PathName = 'refinement' | 'settlement' | 'exploration' | 'research';
export type HallName = PathName | 'specialisation' | 'division';
export type Currency = 'resource' | 'simple' | 'complex';
export type PhaseName = 'setup' | 'influence' | 'action' | 'politics' | 'administration' | 'over';
export type Use = 'activated' | 'doubled' | 'inspected';

export const RESOURCES: readonly Resource[] = ['obsidian', 'energy', 'mycelium'];
export const GOODS: readonly Good[] = ['propeller', 'sail', 'compass', 'lamp', 'piston'];
export const PATHS: readonly PathName[] = ['refinement', 'settlement', 'exploration', 'research'];
export const TURN_PHASES: readonly PhaseName[] = ['influence', 'action', 'politics', 'administration'];
export const LEVELS = 9;

export interface Slot {
  slot: string;
  ring: RingName;
  active: boolean;
  disc: DiscName | null;
  advanced: boolean;
  used: Use | null;
  improved: boolean;
}

export interface Player {
  seat: number;
  /** Null while an expert wheel is built in secret. */
  wheel: Slot[] | null;
  ready: boolean;
  centre: DiscName[];
  resources: Record<Resource, number>;
  knowledge: number;
  ships: Record<Resource, number>;
  warehouses: Record<Good, { empty: number; full: number }>;
  factories_built: number;
  income: number;
  levels: Record<PathName, number>;
  cave: number;
  island: string | null;
  total: number;
  tie_break: number;
}

export interface Price {
  amount: number;
  mode: 'same' | 'different';
}

export interface Path {
  path: PathName;
  currency: Currency;
  prices: Price[];
  /** By seat; 0 is the cave. */
  levels: number[];
}

export interface Hall {
  hall: HallName;
  above: number;
  seated: number;
  removed: number;
  value: number;
  values: number[];
}

export interface Ship {
  resource: Resource;
  left: number;
  symbol: string;
}

export interface Plot {
  good: Good;
  warehouses: number;
  owner: number | null;
}

export interface Island {
  place: number;
  /** Null while it is not revealed. */
  island: string | null;
  ships: Ship[];
  plots: Plot[];
  ambassadors: number[];
}

export interface Stack {
  disc: DiscName;
  left: number;
  price: number;
}

export interface GoodFacts {
  good: Good;
  class: 'simple' | 'complex';
  recipe: Record<Resource, number>;
  sells: number;
}

export interface NoriaView {
  mode: 'base' | 'expert';
  round: number;
  rounds: number;
  phase: PhaseName;
  active: number;
  start: number;
  order: number[];
  /** Expert wheels are being built at the same time. */
  building: boolean;
  track: { symbols: number[]; uncovered: number; price_rise: number; spaces: number };
  costs: { night_shift: number; modify: number; intrigue: number };
  turn: {
    actions: number;
    max_actions: number;
    doubled: boolean;
    night_shifts: number;
    modifies: number;
    intrigues: number;
  };
  market: Stack[];
  halls: Hall[];
  paths: Path[];
  islands: Island[];
  goods: GoodFacts[];
  barter: number;
  tableau: number[];
  removed_discs: Partial<Record<DiscName, number>>;
  players: Player[];
}

/** The player of *seat*; asking for a seat that does not exist is a mistake of ours. */
export function playerOf(view: NoriaView, seat: number): Player {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) throw new Error(`The view has no seat ${seat}.`);
  return player;
}

/** 0, 1, 2 … below *count*. */
export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(count, 0) }, (_, index) => index);
}
