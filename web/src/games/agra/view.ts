/** The view of an Agra table as the server sends it. */

export const GOODS = [
  ...['sandstone', 'wood', 'turmeric', 'cotton', 'cement', 'plank', 'curry', 'oil'],
  ...['brick', 'paper', 'dye', 'cloth', 'statue', 'book', 'painting', 'clothes'],
] as const;
export const LUXURIES: readonly string[] = GOODS.slice(12);
export const GUILDS = ['artisans', 'merchants', 'scholars'] as const;
export const CHARACTERS = ['architect', 'sailor', 'trader', 'botanist'] as const;
export const TURN_PHASES = ['meditation', 'action', 'order', 'turn'] as const;
export const OUTER_ACTIONS = ['trade', 'deliver', 'process', 'remove-cover'] as const;
export const OIL_CURRY = ['oil', 'curry', 'oil-and-curry'] as const;
/** Goods of one colour stand in one row of the city. */
export const ROWS = 4;
/** Every player has as many workers and markers, wherever they are. */
export const WORKERS = 10;

export type Guild = (typeof GUILDS)[number];
/** A seat, nobody, or a piece that belongs to no player. */
export type Owner = number | 'neutral' | null;

export interface Good {
  good: string;
  value: number;
  printed: number;
  /** What it is worth for building. */
  material: number;
  source: string | null;
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
  good: string | null;
  side: string;
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

export interface Notable {
  notable: string;
  level: number;
  guild: Guild;
  available: boolean;
  owner: number | null;
  markers: number;
  orders: { good: string; owner: number | null; double: boolean }[];
}

export interface GuildFacts {
  guild: Guild;
  /** The order that can be fulfilled, from 1; null when the column is full. */
  marked: number | null;
  orders: { goods: string[]; owner: Owner }[];
  /** By seat. */
  steps: number[];
  /** By step, from 0. */
  rupees: number[];
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
  track: string;
  from: string;
  to: string;
  farmer: number;
  covered: number[];
}

export interface Player {
  seat: number;
  /** Null where they are secret. */
  rupees: number | null;
  goods: Record<string, number>;
  favour: number;
  supply: number;
  workers: number;
  stored: number;
  depot: number;
  reminders: number;
  meditation: number;
  peon: number;
  farm: FarmTrack[];
  production: Record<string, number>;
  removed_covers: number;
  influence: Record<Guild, number>;
  contracts: string[];
  tiles: string[];
  used: string[];
  banners: string[];
  score: { item: string; points: number; factors: number[] }[];
  total: number | null;
  tie_break: number;
}

export interface AgraView {
  round: number;
  phase: string;
  active: number;
  start: number;
  order: number[];
  ending: boolean;
  last_round: boolean;
  turn: { points: number; doubles: number; used: string[] };
  goods: Good[];
  /** The sixteen buildings, then the four characters. */
  spaces: Space[];
  merchant: string;
  builder: string | null;
  tokens: Token[];
  bonus_tiles: BonusTile[];
  meditation: {
    blocked: string;
    points: number[];
    costs: number[];
    compensation: number[];
    prices: Record<string, number>;
  };
  river: { boat: number; limit: number; fulfilled: number[]; piers: Pier[] };
  notables: Notable[];
  guilds: GuildFacts[];
  bowls: { good: string; owner: Owner }[];
  favour_actions: FavourAction[];
  display: string[];
  pile: string[];
  players: Player[];
}

/** The player of *seat*; asking for a seat that does not exist is a mistake of ours. */
export function playerOf(view: AgraView, seat: number): Player {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) throw new Error(`The view has no seat ${seat}.`);
  return player;
}

/** Where *good* stands in the order of the path. */
export function placeOf(good: string): number {
  return GOODS.findIndex((one) => one === good);
}

/** The goods that *player* has, in the order of the path. */
export function held(player: Player): { good: string; count: number }[] {
  return GOODS.map((good) => ({ good, count: player.goods[good] ?? 0 })).filter(({ count }) => count > 0);
}

export function goodsCount(player: Player): number {
  return held(player).reduce((sum, { count }) => sum + count, 0);
}

const NUMERALS = ['', 'I', 'II', 'III', 'IV'];

/** Levels of notables are written as on their cards. */
export function numeral(level: number): string {
  return NUMERALS[level] ?? String(level);
}
