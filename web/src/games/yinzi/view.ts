/** The view of a Yinzi table as the server sends it. */

export type Colour = 'red' | 'blue' | 'yellow' | 'green';
export type ProvinceName = 'huguang' | 'nanzhili' | 'jiangxi' | 'zhejiang';
export type Good = string;
export type ProductName = 'paper' | 'porcelain' | 'silk' | 'refined-sugar';
export type ResourceName = 'wood' | 'stone';
export type SectionName = 'diplomacy' | 'economy' | 'imperial' | 'war';
export type PhaseName =
  | 'setup'
  | 'bonus'
  | 'actions'
  | 'feeding'
  | 'glories'
  | 'disasters'
  | 'routes'
  | 'rewards'
  | 'taxation'
  | 'late'
  | 'administration'
  | 'final'
  | 'over';

export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow', 'green'];
export const PROVINCES: readonly ProvinceName[] = ['huguang', 'nanzhili', 'jiangxi', 'zhejiang'];
export const PRODUCTS: readonly ProductName[] = ['paper', 'porcelain', 'silk', 'refined-sugar'];
export const RESOURCES: readonly ResourceName[] = ['wood', 'stone'];
export const SECTIONS: readonly SectionName[] = ['diplomacy', 'economy', 'imperial', 'war'];
export const NATIONS: readonly string[] = ['brunei', 'korea', 'japan', 'portugal', 'spain', 'netherlands'];
/** Innovations of one section, two rows of three. */
export const SECTION_SIZE = 6;
/** Squares of one province. */
export const PLOT_SIZE = 15;
/** The phases of a round in their order; set-up, the last chance and the end lie outside. */
export const ROUND_PHASES: readonly PhaseName[] = [
  'bonus',
  'actions',
  'feeding',
  'glories',
  'disasters',
  'routes',
  'rewards',
  'taxation',
  'late',
  'administration',
];

export interface Square {
  square: string;
  printed: Good;
  tile: Good | null;
  seat: number | null;
  cubes: number;
  factory: string | null;
}

export interface Factory {
  factory: string;
  product: ProductName;
  colour: Colour;
  site: string;
  /** Null after a fire took its last disc. */
  owner: number | null;
  level: number;
  storage: number;
  /** By seat. */
  products: number[];
}

export interface TrackSpace {
  column: string;
  tile: Good | null;
  price: number;
}

export interface MarketSpace {
  space: string;
  /** Null on a coin space. */
  good: Good | null;
  seat: number | null;
}

export interface Market {
  province: ProvinceName;
  tile: string;
  spaces: MarketSpace[];
}

export interface Piece {
  piece: 'cube' | 'product' | 'virtual';
  seat: number | null;
}

export interface ShipSlot {
  demand: string;
  cargo: (Piece | null)[];
}

export interface Dock {
  dock: string;
  ship: string | null;
  nation: string | null;
  slots: ShipSlot[];
  /** By seat. */
  emissaries: number[];
}

export interface Area {
  area: string;
  points: number;
  products: number[];
  emissaries: number[];
}

export interface Route {
  route: string;
  demand: string[];
  coins: number;
  silver: number;
  points: number;
  war: number;
  disaster: string;
}

export interface PersonalRoute extends Route {
  met: boolean[];
}

export interface Pile {
  pile: string;
  left: number;
  open: Route | null;
  server: number | null;
}

export interface Innovation {
  innovation: string;
  seat: number | null;
  /** Placed in this turn, so it cannot be spent yet. */
  fresh: boolean;
}

export interface Commitment {
  commitment: string;
  workers: number;
  coins: number;
  silver: number;
}

export interface ActionCard {
  card: string;
  value: number;
  workers: number;
}

export interface FortuneSpace {
  fortune: string;
  card: ActionCard | null;
  workers: number;
}

export interface WorkSpace {
  work: string;
  done: boolean;
  workers: number;
}

export interface Player {
  seat: number;
  colour: Colour | null;
  supply: Record<string, number>;
  cubes: number;
  discs: number;
  products: number;
  workers: number;
  boat: number;
  capacity: number;
  bonus: string | null;
  /** Null: somebody else's. */
  hand: ActionCard[] | null;
  hand_size: number;
  deck: number;
  fortunes: FortuneSpace[];
  works: WorkSpace[];
  imperial: string | null;
  imperial_workers: number;
  imperial_disc: number;
  army: number;
  veterans: number;
  recruit: number;
  migrants: { upper: number; lower: number };
  tax_discs: number;
  tax_sum: number;
  tax_due: number;
  food: { workers: number; needed: number; grown: number };
  /** War glories on the first and on the second space. */
  glories: number[];
  personal: PersonalRoute[];
  won: Route[];
  score: { item: string; points: number; factors: number[] }[];
  total: number;
}

/** What is known before the board is laid out: who has which colour. */
export interface Opening {
  phase: PhaseName;
  colours: (Colour | null)[];
}

export interface YinziView extends Opening {
  round: number;
  rounds: number;
  active: number;
  order: number[];
  rate: number;
  rates: number[];
  die: number;
  stock: Record<ResourceName, number>;
  squares: Square[];
  factories: Factory[];
  display: string[];
  factory_pile: number;
  track: TrackSpace[];
  tile_pile: number;
  bonuses: { bonus: string; seat: number | null }[];
  markets: Market[];
  /** Cubes on the rural market, by seat. */
  rural: number[];
  docks: Dock[];
  ship_piles: { size: number; top: string | null; demands: string[] }[];
  abroad: Area[];
  routes: Pile[];
  /** The tiles are shown only to who chooses one of them. */
  route_discard: { size: number; tiles: Route[] | null };
  enemy: number;
  /** Seats with an army, the earliest first. */
  war_line: number[];
  glory_points: number[];
  tax_brackets: { most: number; silver: number }[];
  imperial: Commitment[];
  innovations: Innovation[];
  /** Null while nobody is in a turn, step or go. */
  transport_left: number | null;
  turn: { resolutions: number; workers: number; transport_used: number; food: number } | null;
  /** Of each space of the boat track. */
  capacity: number[];
  players: Player[];
}

export function isLaidOut(view: Opening): view is YinziView {
  return 'players' in view;
}

/** The player of *seat*; asking for a seat that does not exist is a mistake of ours. */
export function playerOf(view: YinziView, seat: number): Player {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) throw new Error(`The view has no seat ${seat}.`);
  return player;
}

/** What grows on *square*: what its tile shows, else what is printed. */
export function goodOn(square: Square): Good {
  return square.tile ?? square.printed;
}

/** `paper-red` is a factory for paper that takes red raw material. */
export function factoryFacts(factory: string): { product: ProductName; colour: Colour } {
  const cut = factory.lastIndexOf('-');
  return { product: factory.slice(0, cut) as ProductName, colour: factory.slice(cut + 1) as Colour };
}

/** `japan-2` is a ship of Japan. */
export function nationOf(ship: string): string {
  return ship.slice(0, ship.lastIndexOf('-'));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The army of everybody: workers who stand, and discs that count as one. */
export function armyOf(view: YinziView): number {
  return sum(view.players.map((player) => player.army + player.recruit));
}

/** 0, 1, 2 … below *count*. */
export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(count, 0) }, (_, index) => index);
}
