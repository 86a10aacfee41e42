/** The pictures of Agra by noun and id, each one colour; most are of game-icons.net. */

import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';

import Abacus from '~icons/game-icons/abacus';
import AmpleDress from '~icons/game-icons/ample-dress';
import Amphora from '~icons/game-icons/amphora';
import Anchor from '~icons/game-icons/anchor';
import BookPile from '~icons/game-icons/book-pile';
import BrickPile from '~icons/game-icons/brick-pile';
import CamelHead from '~icons/game-icons/camel-head';
import Caravel from '~icons/game-icons/caravel';
import CardExchange from '~icons/game-icons/card-exchange';
import CardPickup from '~icons/game-icons/card-pickup';
import CardboardBox from '~icons/game-icons/cardboard-box';
import ConcreteBag from '~icons/game-icons/concrete-bag';
import CookingPot from '~icons/game-icons/cooking-pot';
import CottonFlower from '~icons/game-icons/cotton-flower';
import DervishSwords from '~icons/game-icons/dervish-swords';
import ElephantHead from '~icons/game-icons/elephant-head';
import Farmer from '~icons/game-icons/farmer';
import Field from '~icons/game-icons/field';
import FleurDeLys from '~icons/game-icons/fleur-de-lys';
import FlowerEmblem from '~icons/game-icons/flower-emblem';
import FullWoodBucket from '~icons/game-icons/full-wood-bucket';
import Gears from '~icons/game-icons/gears';
import HammerNails from '~icons/game-icons/hammer-nails';
import HandSaw from '~icons/game-icons/hand-saw';
import HandTruck from '~icons/game-icons/hand-truck';
import HotSpices from '~icons/game-icons/hot-spices';
import ImperialCrown from '~icons/game-icons/imperial-crown';
import IndiaGate from '~icons/game-icons/india-gate';
import LawStar from '~icons/game-icons/law-star';
import Lotus from '~icons/game-icons/lotus';
import Meditation from '~icons/game-icons/meditation';
import MonaLisa from '~icons/game-icons/mona-lisa';
import OpenBook from '~icons/game-icons/open-book';
import PaintBrush from '~icons/game-icons/paint-brush';
import PaintBucket from '~icons/game-icons/paint-bucket';
import Palette from '~icons/game-icons/palette';
import Papers from '~icons/game-icons/papers';
import PencilRuler from '~icons/game-icons/pencil-ruler';
import Person from '~icons/game-icons/person';
import Planks from '~icons/game-icons/planks';
import PlantRoots from '~icons/game-icons/plant-roots';
import PrayerBeads from '~icons/game-icons/prayer-beads';
import Present from '~icons/game-icons/present';
import PriceTag from '~icons/game-icons/price-tag';
import PublicSpeaker from '~icons/game-icons/public-speaker';
import QuillInk from '~icons/game-icons/quill-ink';
import RolledCloth from '~icons/game-icons/rolled-cloth';
import Sailboat from '~icons/game-icons/sailboat';
import SamaraMosque from '~icons/game-icons/samara-mosque';
import Scales from '~icons/game-icons/scales';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import SewingNeedle from '~icons/game-icons/sewing-needle';
import ShipWheel from '~icons/game-icons/ship-wheel';
import Spade from '~icons/game-icons/spade';
import StairsGoal from '~icons/game-icons/stairs-goal';
import StoneBlock from '~icons/game-icons/stone-block';
import StoneBust from '~icons/game-icons/stone-bust';
import StoneCrafting from '~icons/game-icons/stone-crafting';
import StoneThrone from '~icons/game-icons/stone-throne';
import Sun from '~icons/game-icons/sun';
import SwapBag from '~icons/game-icons/swap-bag';
import Teapot from '~icons/game-icons/teapot';
import TempleGate from '~icons/game-icons/temple-gate';
import Trade from '~icons/game-icons/trade';
import Trowel from '~icons/game-icons/trowel';
import Turban from '~icons/game-icons/turban';
import Uprising from '~icons/game-icons/uprising';
import Upgrade from '~icons/game-icons/upgrade';
import Windmill from '~icons/game-icons/windmill';
import WoodPile from '~icons/game-icons/wood-pile';

import Rupee from './Rupee.svelte';

export type Picture = Component<SVGAttributes<SVGSVGElement>>;

const GOODS: Record<string, Picture> = {
  sandstone: StoneBlock,
  wood: WoodPile,
  turmeric: PlantRoots,
  cotton: CottonFlower,
  cement: ConcreteBag,
  plank: Planks,
  curry: HotSpices,
  oil: Amphora,
  brick: BrickPile,
  paper: Papers,
  dye: PaintBucket,
  cloth: RolledCloth,
  statue: StoneBust,
  book: BookPile,
  painting: MonaLisa,
  clothes: AmpleDress,
};

/** What the numbers of a player count, and the pieces that have no other noun. */
const PIECES: Record<string, Picture> = {
  favour: FlowerEmblem,
  rupees: Rupee,
  points: Lotus,
  goods: CardboardBox,
  worker: Person,
  workers: Person,
  farmer: Farmer,
  cover: Spade,
  merchant: CamelHead,
  builder: Trowel,
  boat: Sailboat,
  start: Sun,
  value: PriceTag,
  limit: ScrollUnfurled,
  bowl: StoneThrone,
  contract: ScrollQuill,
  meditation: Meditation,
  step: StairsGoal,
};

const SPACES: Record<string, Picture> = {
  architect: PencilRuler,
  sailor: ShipWheel,
  trader: Scales,
  botanist: Lotus,
};

const GUILDS: Record<string, Picture> = { artisans: StoneCrafting, merchants: Trade, scholars: OpenBook };

const NOTABLES: Record<string, Picture> = {
  'portuguese-trader': Caravel,
  sufi: DervishSwords,
  takshaka: HandSaw,
  mahout: ElephantHead,
  khatib: PublicSpeaker,
  'french-trader': FleurDeLys,
  dyer: FullWoodBucket,
  cook: CookingPot,
  muezzin: SamaraMosque,
  jagirdar: Field,
  caliph: Turban,
  calligrapher: QuillInk,
  mullah: PrayerBeads,
  'english-trader': Teapot,
  'mosaic-maker': LawStar,
  mujtahida: ScrollUnfurled,
  'dutch-trader': Windmill,
  painter: PaintBrush,
  subadar: IndiaGate,
  'sadr-us-sudur': StoneThrone,
  'grand-mufti': ImperialCrown,
  'grand-imam': TempleGate,
  'court-artist': Palette,
  dewan: Abacus,
};

const FAVOURS: Record<string, Picture> = {
  'receive-basic-good': Present,
  'process-good': Gears,
  'influence-step': StairsGoal,
  'stand-worker': Uprising,
  'process-additional': HammerNails,
  'extra-mp': Lotus,
  'sell-good': Rupee,
  'remove-cover': Spade,
  'deliver-to-notable': HandTruck,
  'akbar-or-order': StoneThrone,
  'move-farmers': Farmer,
  'move-price-token': PriceTag,
  'exchange-equal-value': CardExchange,
  'receive-value-2': CardPickup,
  'meditation-step': Meditation,
  'process-1-to-2': Upgrade,
  'free-peon': SwapBag,
};

const OUTER: Record<string, Picture> = {
  trade: CardExchange,
  deliver: HandTruck,
  process: Gears,
  'remove-cover': Spade,
  'move-farmer': Farmer,
};

const PHASES: Record<string, Picture> = {
  meditation: Meditation,
  action: Person,
  order: ScrollQuill,
  turn: Anchor,
  over: SewingNeedle,
};

/** Parts of the board. */
const AREAS: Record<string, Picture> = {
  court: PencilRuler,
  city: TempleGate,
  estate: Farmer,
  river: Sailboat,
  palace: ImperialCrown,
};

const NOUNS: Record<string, Record<string, Picture>> = {
  good: GOODS,
  marker: { ...GOODS, ...PIECES },
  thing: { ...GOODS, ...PIECES },
  piece: PIECES,
  space: SPACES,
  guild: GUILDS,
  notable: NOTABLES,
  favour: FAVOURS,
  tile: FAVOURS,
  outer: OUTER,
  phase: PHASES,
  area: AREAS,
};

/** The picture of the noun *id*, such as `good` `oil` or `notable` `cook`; null if there is none. */
export function picture(noun: string, id: string): Picture | null {
  return NOUNS[noun]?.[id] ?? null;
}
