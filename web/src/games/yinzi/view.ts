// Made by `python -m tools.view_types` from src/tablewright/games/yinzi/view_types.py: change that file, not this one.

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export const GOODS = [
  'cabbage',
  'fruit',
  'wheat',
  'rice',
  'salt',
  'tea',
  'cotton',
  'sugar-cane',
  'ramie',
  'bamboo',
  'potato',
  'maize',
] as const;
export type Good = (typeof GOODS)[number];
export const PRODUCTS = ['paper', 'porcelain', 'silk', 'refined-sugar'] as const;
export type ProductName = (typeof PRODUCTS)[number];
export const RESOURCES = ['wood', 'stone'] as const;
export type ResourceName = (typeof RESOURCES)[number];
export const PROVINCES = ['huguang', 'nanzhili', 'jiangxi', 'zhejiang'] as const;
export type ProvinceName = (typeof PROVINCES)[number];
export const PLACES = ['huguang', 'nanzhili', 'jiangxi', 'zhejiang', 'coast'] as const;
export type PlaceName = (typeof PLACES)[number];
export const NATIONS = ['brunei', 'korea', 'japan', 'portugal', 'spain', 'netherlands'] as const;
export type Nation = (typeof NATIONS)[number];
export const DISASTERS = ['none', 'fire', 'flood', 'drought'] as const;
export type Disaster = (typeof DISASTERS)[number];
export const COMMITMENTS = ['palace-maintenance', 'road-construction', 'river-canal', 'bridge-construction'] as const;
export type CommitmentName = (typeof COMMITMENTS)[number];
export const PHASES = [
  'setup',
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
  'final',
  'over',
] as const;
export type PhaseName = (typeof PHASES)[number];

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

export interface Bonus {
  bonus: string;
  seat: number | null;
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
  nation: Nation | null;
  slots: ShipSlot[];
  /** By seat. */
  emissaries: number[];
}

export interface ShipPile {
  size: number;
  top: string | null;
  demands: string[];
}

export interface Area {
  area: string;
  points: number;
  /** By seat. */
  products: number[];
  /** By seat; empty where none are sent. */
  emissaries: number[];
}

export interface Route {
  route: string;
  demand: string[];
  coins: number;
  silver: number;
  points: number;
  war: number;
  disaster: Disaster;
}

export interface PersonalRoute {
  route: string;
  demand: string[];
  coins: number;
  silver: number;
  points: number;
  war: number;
  disaster: Disaster;
  /** By part of the demand. */
  met: boolean[];
}

export interface Pile {
  pile: string;
  left: number;
  open: Route | null;
  server: number | null;
}

export interface RouteDiscard {
  size: number;
  /** Shown only to who chooses one of them. */
  tiles: Route[] | null;
}

export interface TaxBracket {
  most: number;
  silver: number;
}

export interface Commitment {
  commitment: CommitmentName;
  workers: number;
  coins: number;
  silver: number;
}

export interface Innovation {
  innovation: string;
  seat: number | null;
  /** Placed in this turn, so it cannot be spent yet. */
  fresh: boolean;
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

export interface Migrants {
  upper: number;
  lower: number;
}

export interface Food {
  workers: number;
  needed: number;
  grown: number;
}

export interface ScoreLine {
  item: string;
  points: number;
  factors: number[];
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
  imperial: CommitmentName | null;
  imperial_workers: number;
  imperial_disc: number;
  army: number;
  veterans: number;
  recruit: number;
  migrants: Migrants;
  tax_discs: number;
  tax_sum: number;
  tax_due: number;
  food: Food;
  /** War glories on the first and on the second space. */
  glories: number[];
  personal: PersonalRoute[];
  won: Route[];
  score: ScoreLine[];
  total: number;
}

export interface Turn {
  resolutions: number;
  workers: number;
  transport_used: number;
  food: number;
}

export interface Border {
  sides: PlaceName[];
  /** River transport that it takes to cross it. */
  units: number;
}

/** What a player could look up or add up. */
export interface Legend {
  borders: Border[];
  /** The army of each seat: workers who stand, and discs that count as one. */
  forces: number[];
}

/** What is known before the board is laid out: who has which colour. */
export interface Opening {
  phase: PhaseName;
  colours: (Colour | null)[];
}

export interface YinziView {
  phase: PhaseName;
  round: number;
  rounds: number;
  active: number;
  order: number[];
  colours: (Colour | null)[];
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
  bonuses: Bonus[];
  markets: Market[];
  /** Cubes on the rural market, by seat. */
  rural: number[];
  docks: Dock[];
  ship_piles: ShipPile[];
  abroad: Area[];
  routes: Pile[];
  route_discard: RouteDiscard;
  enemy: number;
  /** Seats with an army, the earliest first. */
  war_line: number[];
  glory_points: number[];
  tax_brackets: TaxBracket[];
  imperial: Commitment[];
  innovations: Innovation[];
  /** Null while nobody is in a turn, step or go. */
  transport_left: number | null;
  /** Null while nobody is in a turn, step or go. */
  turn: Turn | null;
  /** Of each space of the boat track. */
  capacity: number[];
  players: Player[];
  legend: Legend;
}

export type AnyView = YinziView | Opening;
