/** The pictures of Yinzi: icons of the game-icons set, each under the names that it stands for. */

import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

import Meeple3d from '~icons/game-icons/3d-meeple';
import AsianLantern from '~icons/game-icons/asian-lantern';
import Bamboo from '~icons/game-icons/bamboo';
import BigWave from '~icons/game-icons/big-wave';
import BoatHorizon from '~icons/game-icons/boat-horizon';
import BowlOfRice from '~icons/game-icons/bowl-of-rice';
import BrokenPottery from '~icons/game-icons/broken-pottery';
import BrokenShield from '~icons/game-icons/broken-shield';
import Bull from '~icons/game-icons/bull';
import Cabbage from '~icons/game-icons/cabbage';
import CargoCrate from '~icons/game-icons/cargo-crate';
import CargoShip from '~icons/game-icons/cargo-ship';
import Chopsticks from '~icons/game-icons/chopsticks';
import Corn from '~icons/game-icons/corn';
import CottonFlower from '~icons/game-icons/cotton-flower';
import CrossedSabres from '~icons/game-icons/crossed-sabres';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import Cube from '~icons/game-icons/cube';
import Cubes from '~icons/game-icons/cubes';
import Desert from '~icons/game-icons/desert';
import DirectionSign from '~icons/game-icons/direction-sign';
import Envelope from '~icons/game-icons/envelope';
import EuropeanFlag from '~icons/game-icons/european-flag';
import Factory from '~icons/game-icons/factory';
import FishingBoat from '~icons/game-icons/fishing-boat';
import Flame from '~icons/game-icons/flame';
import Flood from '~icons/game-icons/flood';
import FlowerEmblem from '~icons/game-icons/flower-emblem';
import Galleon from '~icons/game-icons/galleon';
import Gears from '~icons/game-icons/gears';
import GrainBundle from '~icons/game-icons/grain-bundle';
import HammerNails from '~icons/game-icons/hammer-nails';
import HorizonRoad from '~icons/game-icons/horizon-road';
import Hourglass from '~icons/game-icons/hourglass';
import HutsVillage from '~icons/game-icons/huts-village';
import IceCubes from '~icons/game-icons/ice-cubes';
import Idea from '~icons/game-icons/idea';
import ImperialCrown from '~icons/game-icons/imperial-crown';
import Laurels from '~icons/game-icons/laurels';
import LightBulb from '~icons/game-icons/light-bulb';
import Meeple from '~icons/game-icons/meeple';
import MeepleArmy from '~icons/game-icons/meeple-army';
import MeepleGroup from '~icons/game-icons/meeple-group';
import Moon from '~icons/game-icons/moon';
import Noodles from '~icons/game-icons/noodles';
import OldKing from '~icons/game-icons/old-king';
import Pagoda from '~icons/game-icons/pagoda';
import PaperBoat from '~icons/game-icons/paper-boat';
import PayMoney from '~icons/game-icons/pay-money';
import Peach from '~icons/game-icons/peach';
import PlantSeed from '~icons/game-icons/plant-seed';
import Plow from '~icons/game-icons/plow';
import PorcelainVase from '~icons/game-icons/porcelain-vase';
import Potato from '~icons/game-icons/potato';
import Profit from '~icons/game-icons/profit';
import RallyTheTroops from '~icons/game-icons/rally-the-troops';
import River from '~icons/game-icons/river';
import RolledCloth from '~icons/game-icons/rolled-cloth';
import Sail from '~icons/game-icons/sail';
import SaltShaker from '~icons/game-icons/salt-shaker';
import SamuraiHelmet from '~icons/game-icons/samurai-helmet';
import Scales from '~icons/game-icons/scales';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import Shop from '~icons/game-icons/shop';
import StoneAxe from '~icons/game-icons/stone-axe';
import StoneBridge from '~icons/game-icons/stone-bridge';
import StonePath from '~icons/game-icons/stone-path';
import StonePile from '~icons/game-icons/stone-pile';
import StoneWheel from '~icons/game-icons/stone-wheel';
import SugarCane from '~icons/game-icons/sugar-cane';
import Sun from '~icons/game-icons/sun';
import SwapBag from '~icons/game-icons/swap-bag';
import TeapotLeaves from '~icons/game-icons/teapot-leaves';
import TempleGate from '~icons/game-icons/temple-gate';
import TiedScroll from '~icons/game-icons/tied-scroll';
import TigerHead from '~icons/game-icons/tiger-head';
import Trophy from '~icons/game-icons/trophy';
import Truce from '~icons/game-icons/truce';
import TwoCoins from '~icons/game-icons/two-coins';
import Upgrade from '~icons/game-icons/upgrade';
import Village from '~icons/game-icons/village';
import Walk from '~icons/game-icons/walk';
import WaxSeal from '~icons/game-icons/wax-seal';
import Wheat from '~icons/game-icons/wheat';
import Windmill from '~icons/game-icons/windmill';
import WoodPile from '~icons/game-icons/wood-pile';
import ZigzagLeaf from '~icons/game-icons/zigzag-leaf';

export type Picture = Component<SvelteHTMLElements['svg']>;

const PICTURES: Record<string, Picture> = {
  // What grows.
  cabbage: Cabbage,
  fruit: Peach,
  wheat: Wheat,
  rice: BowlOfRice,
  salt: SaltShaker,
  tea: TeapotLeaves,
  cotton: CottonFlower,
  'sugar-cane': SugarCane,
  ramie: ZigzagLeaf,
  bamboo: Bamboo,
  potato: Potato,
  maize: Corn,
  // What is made.
  paper: TiedScroll,
  porcelain: PorcelainVase,
  silk: RolledCloth,
  'refined-sugar': IceCubes,
  // What is owned.
  wood: WoodPile,
  stone: StonePile,
  coins: TwoCoins,
  silver: SwapBag,
  misfortune: BrokenPottery,
  cubes: Cube,
  discs: StoneWheel,
  products: CargoCrate,
  workers: Meeple,
  // What routes and disasters ask for.
  'any-product': CargoCrate,
  'any-good': GrainBundle,
  emissary: Envelope,
  fire: Flame,
  flood: Flood,
  drought: Desert,
  // Phases.
  setup: Village,
  bonus: FlowerEmblem,
  actions: HammerNails,
  feeding: Chopsticks,
  glories: CrossedSabres,
  disasters: BigWave,
  routes: HorizonRoad,
  rewards: ImperialCrown,
  taxation: WaxSeal,
  late: BoatHorizon,
  administration: ScrollQuill,
  final: Hourglass,
  over: Trophy,
  // Fortune actions and worker actions.
  'develop-boats': Sail,
  cultivate: Plow,
  'sell-urban': Shop,
  'develop-factories': Factory,
  innovations: Idea,
  'war-routes': CrossedSwords,
  produce: Gears,
  'take-resources': StoneAxe,
  'imperial-commitments': Pagoda,
  'supply-ships': CargoShip,
  // Bonuses.
  'free-innovation': LightBulb,
  'better-sale': Profit,
  'feed-workers': Noodles,
  'no-tax': Truce,
  'improve-boats': FishingBoat,
  'improve-factory': Upgrade,
  // Imperial commitments.
  'palace-maintenance': TempleGate,
  'road-construction': StonePath,
  'river-canal': River,
  'bridge-construction': StoneBridge,
  // Innovations that are no gifts.
  'extra-urban-sale': Shop,
  'extra-plantation': PlantSeed,
  'same-commitment': MeepleGroup,
  'extra-imperial-worker': Meeple3d,
  'send-immigrants': Walk,
  'personal-route': DirectionSign,
  'fruitful-war': PayMoney,
  veterans: OldKing,
  'extra-recruit': RallyTheTroops,
  'weak-enemies': BrokenShield,
  // Gifts of no other name.
  'raw-material': Cubes,
  transport: PaperBoat,
  // Nations and their markets.
  brunei: Moon,
  korea: TigerHead,
  japan: Sun,
  portugal: Galleon,
  spain: Bull,
  netherlands: Windmill,
  asia: AsianLantern,
  europe: EuropeanFlag,
  // The board.
  army: MeepleArmy,
  enemy: SamuraiHelmet,
  food: BowlOfRice,
  tax: WaxSeal,
  capacity: FishingBoat,
  migrants: Walk,
  rate: Scales,
  rural: HutsVillage,
  glory: Laurels,
  route: HorizonRoad,
  factory: Factory,
};

/** What a noun shows whatever its id. */
const BY_NOUN: Record<string, Picture> = {
  factory: Factory,
  route: HorizonRoad,
  pile: HorizonRoad,
  square: Plow,
  card: Idea,
};

const GIFT = 'free-';
const EMISSARY = 'emissary-';

/** Innovations that give something show it with a plus. */
export function isGift(id: string): boolean {
  return id.startsWith(GIFT) && PICTURES[id] === undefined;
}

/** The picture of the noun *id*, such as `good` `tea` or `thing` `coins`; null if there is none. */
export function picture(noun: string, id: string): Picture | null {
  const plain = isGift(id) ? id.slice(GIFT.length) : id.startsWith(EMISSARY) ? id.slice(EMISSARY.length) : id;
  if (noun === 'ship') return PICTURES[id.slice(0, id.lastIndexOf('-'))] ?? null;
  return PICTURES[plain] ?? BY_NOUN[noun] ?? null;
}
