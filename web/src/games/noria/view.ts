// Made by `python -m tools.view_types` from src/tablewright/games/noria/view_types.py: change that file, not this one.

export const RESOURCES = ['obsidian', 'energy', 'mycelium'] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOODS = ['propeller', 'sail', 'compass', 'lamp', 'piston'] as const;
export type Good = (typeof GOODS)[number];
export const DISCS = ['obsidian', 'energy', 'mycelium', 'city', 'journey', 'tools', 'bonus'] as const;
export type DiscName = (typeof DISCS)[number];
export const RINGS = ['large', 'medium', 'small'] as const;
export type RingName = (typeof RINGS)[number];
export const PATHS = ['refinement', 'settlement', 'exploration', 'research'] as const;
export type PathName = (typeof PATHS)[number];
export const HALLS = ['refinement', 'settlement', 'exploration', 'research', 'specialisation', 'division'] as const;
export type HallName = (typeof HALLS)[number];
export const PHASES = ['setup', 'influence', 'action', 'politics', 'administration', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];
export const CURRENCIES = ['resource', 'simple', 'complex'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const USES = ['activated', 'doubled', 'inspected'] as const;
export type Use = (typeof USES)[number];

export interface Slot {
  slot: string;
  ring: RingName;
  active: boolean;
  disc: DiscName | null;
  advanced: boolean;
  used: Use | null;
  improved: boolean;
}

export interface Warehouses {
  empty: number;
  full: number;
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
  warehouses: Record<Good, Warehouses>;
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

/** Discs of one kind on the market. */
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

export interface Track {
  symbols: number[];
  uncovered: number;
  price_rise: number;
  spaces: number;
}

export interface Costs {
  night_shift: number;
  modify: number;
  intrigue: number;
}

export interface Turn {
  actions: number;
  max_actions: number;
  doubled: boolean;
  night_shifts: number;
  modifies: number;
  intrigues: number;
}

export interface ScoreLine {
  hall: HallName;
  level: number;
  value: number;
  points: number;
}

/** What a player could look up or add up. */
export interface Legend {
  /** The slots of each: all discs used in one turn lie inside one of them. */
  triples: string[][];
  /** By seat. */
  scores: ScoreLine[][];
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
  track: Track;
  costs: Costs;
  turn: Turn;
  market: Stack[];
  halls: Hall[];
  paths: Path[];
  islands: Island[];
  goods: GoodFacts[];
  barter: number;
  tableau: number[];
  removed_discs: Record<DiscName, number>;
  players: Player[];
  legend: Legend;
}
