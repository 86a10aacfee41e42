// Made by `python -m tools.view_types` from src/tablewright/games/agra/view_types.py: change that file, not this one.

export const GOODS = [
  'sandstone',
  'wood',
  'turmeric',
  'cotton',
  'cement',
  'plank',
  'curry',
  'oil',
  'brick',
  'paper',
  'dye',
  'cloth',
  'statue',
  'book',
  'painting',
  'clothes',
] as const;
export type GoodName = (typeof GOODS)[number];
export const GUILDS = ['artisans', 'merchants', 'scholars'] as const;
export type Guild = (typeof GUILDS)[number];
export const TRACKS = ['top', 'right', 'bottom', 'left'] as const;
export type TrackName = (typeof TRACKS)[number];
export const SIDES = ['low', 'high'] as const;
export type Side = (typeof SIDES)[number];
export const OUTER = ['trade', 'deliver', 'process', 'remove-cover'] as const;
export type OuterAction = (typeof OUTER)[number];
export const PHASES = ['setup', 'meditation', 'action', 'order', 'turn', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];

export type Owner = number | 'neutral' | null;

export interface Good {
  good: GoodName;
  value: number;
  printed: number;
  /** What it is worth for building. */
  material: number;
  source: GoodName | null;
}

export interface Space {
  space: string;
  /** The seat of the worker there. */
  worker: number | null;
  standing: boolean;
  built: boolean;
  level: number;
  cost: number;
  rupees: number;
}

export interface Token {
  token: string;
  /** Null while it lies at the Trader. */
  good: GoodName | null;
  side: Side;
  value: number;
  flags: number[];
}

export interface BonusTile {
  bonus: string;
  level: number;
  rupees: number;
  favour: number;
  covers: number;
  guild: Guild | null;
  owner: Owner;
}

export interface Pier {
  levels: number[];
  leave_level: number;
  leave_total: number;
  limit: number;
}

export interface NotableOrder {
  good: GoodName;
  owner: number | null;
  double: boolean;
}

export interface Notable {
  notable: string;
  level: number;
  guild: Guild;
  available: boolean;
  owner: number | null;
  markers: number;
  orders: NotableOrder[];
}

export interface GuildOrder {
  goods: GoodName[];
  owner: Owner;
}

export interface GuildFacts {
  guild: Guild;
  /** The order that can be fulfilled, from 1; null when the column is full. */
  marked: number | null;
  orders: GuildOrder[];
  /** By seat. */
  steps: number[];
  /** By step, from 0. */
  rupees: number[];
  /** By step, from 0. */
  favour: number[];
  top: number;
}

export interface FavourAction {
  favour: string;
  tile: boolean;
  own: number;
  spend: number;
  owner: number | null;
}

export interface FarmTrack {
  track: TrackName;
  from: GoodName;
  to: GoodName;
  farmer: number;
  covered: number[];
}

export interface ScoreLine {
  item: string;
  points: number;
  factors: number[];
}

export interface Player {
  seat: number;
  /** Null where they are secret. */
  rupees: number | null;
  goods: Record<GoodName, number>;
  favour: number;
  supply: number;
  workers: number;
  stored: number;
  depot: number;
  reminders: number;
  meditation: number;
  peon: number;
  farm: FarmTrack[];
  /** By basic good. */
  production: Record<string, number>;
  removed_covers: number;
  influence: Record<Guild, number>;
  contracts: string[];
  tiles: string[];
  used: string[];
  banners: GoodName[];
  score: ScoreLine[];
  total: number | null;
  tie_break: number;
}

export interface Turn {
  points: number;
  doubles: number;
  used: string[];
}

export interface Meditation {
  blocked: OuterAction;
  points: number[];
  costs: number[];
  compensation: number[];
  /** Of the actions that have one. */
  prices: Record<string, number>;
}

export interface River {
  boat: number;
  limit: number;
  fulfilled: number[];
  piers: Pier[];
}

export interface Bowl {
  good: GoodName;
  owner: Owner;
}

/** What a player could look up. */
export interface Legend {
  /** Of each player, wherever they are. */
  workers: number;
  /** As many as this table plays at most; null without a limit. */
  rounds: number | null;
}

export interface AgraView {
  round: number;
  phase: PhaseName;
  active: number;
  start: number;
  order: number[];
  ending: boolean;
  last_round: boolean;
  turn: Turn;
  goods: Good[];
  /** The sixteen buildings, then the four characters. */
  spaces: Space[];
  merchant: string;
  builder: string | null;
  tokens: Token[];
  bonus_tiles: BonusTile[];
  meditation: Meditation;
  river: River;
  notables: Notable[];
  guilds: GuildFacts[];
  bowls: Bowl[];
  favour_actions: FavourAction[];
  display: string[];
  pile: string[];
  players: Player[];
  legend: Legend;
}
