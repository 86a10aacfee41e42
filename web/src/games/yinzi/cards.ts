/** The card of each piece: its name, what the rules say of it, and the clauses. The sentences are those of the rules. */

import { say, words } from '../../app/words.svelte';
import type { Card } from '../board/context.svelte';
import { named } from './labels';
import { factoryFacts, goodOn } from './reading';
import type { MarketSpace, PhaseName, Route, Square } from './view';

/** A card that says the clauses *said* and refers to *also*. */
function card(title: string, said: string[], also: string[] = [], reconstructed = false): Card {
  return { title, lines: said.map((rule) => words.rule(rule)), rules: [...said, ...also], reconstructed };
}

const FOODS = ['rice', 'maize', 'wheat', 'fruit', 'cabbage', 'potato'];

export function squareCard(square: Square): Card {
  const good = goodOn(square);
  const said = [square.tile ? 'YIN-B-cult-5' : good === 'rice' ? 'YIN-B-cult-4' : 'YIN-B-cult-3'];
  if (good === 'salt') said.push('YIN-B-cult-9');
  if (FOODS.includes(good)) said.push('YIN-C-feed-3');
  return card(named('good', good), said, ['YIN-G-good-1'], square.tile === null);
}

export function tileCard(good: string): Card {
  return card(named('good', good), ['YIN-A-tile-1', 'YIN-B-cult-6'], ['YIN-B-cult-10', 'YIN-B-cult-11'], true);
}

export function factoryCard(factory: string): Card {
  return card(named('factory', factory), ['YIN-B-prod-3', 'YIN-B-fact-6'], ['YIN-B-prod-10', 'YIN-Z-score-2']);
}

export function displayCard(factory: string): Card {
  return card(named('factory', factory), ['YIN-B-fact-2', 'YIN-B-fact-3'], ['YIN-B-fact-5'], true);
}

export function productCard(factory: string): Card {
  return card(named('product', factoryFacts(factory).product), ['YIN-B-prod-13'], ['YIN-Z-score-5']);
}

export function spaceCard(space: MarketSpace): Card {
  return space.good === null
    ? card(say('yinzi-board-coin-space'), ['YIN-B-urban-5', 'YIN-B-urban-6'], [], true)
    : card(named('good', space.good), ['YIN-B-urban-4', 'YIN-G-good-2'], ['YIN-B-urban-2'], true);
}

export function borderCard(): Card {
  return card(say('yinzi-board-border'), ['YIN-B-boat-6'], ['YIN-B-boat-9'], true);
}

export function boatCard(): Card {
  return card(say('yinzi-board-boats'), ['YIN-B-boat-1', 'YIN-B-boat-3'], ['YIN-Z-score-1'], true);
}

export function transportCard(): Card {
  return card(say('yinzi-board-transport'), ['YIN-B-boat-4', 'YIN-B-boat-5'], ['YIN-B-boat-7', 'YIN-B-boat-8']);
}

export function dockCard(ship: string | null): Card {
  const title = ship ? named('ship', ship) : say('yinzi-board-empty-dock');
  return card(title, ['YIN-B-sail-1', 'YIN-B-sail-7'], ['YIN-B-ship-8', 'YIN-I-dip-7'], true);
}

export function slotCard(demand: string): Card {
  const tea = demand === 'tea';
  const said = [tea ? 'YIN-B-ship-4' : 'YIN-B-ship-3', 'YIN-B-ship-5'];
  return card(named(tea ? 'good' : 'product', demand), said, ['YIN-B-ship-2', 'YIN-E-late-2'], true);
}

export function areaCard(area: string): Card {
  return card(named('area', area), ['YIN-B-sail-3', 'YIN-Z-score-3'], ['YIN-Z-score-4'], true);
}

const BONUSES = ['free-innovation', 'better-sale', 'feed-workers', 'no-tax', 'improve-boats', 'improve-factory'];

export function bonusCard(bonus: string): Card {
  const rule = `YIN-A-bonus-${BONUSES.indexOf(bonus) + 1}`;
  return card(named('bonus', bonus), [rule, 'YIN-A-choose-2'], ['YIN-A-choose-1']);
}

export function innovationCard(innovation: string, index: number): Card {
  const section = ['dip', 'eco', 'imp', 'war'][Math.floor(index / 6)] ?? '';
  return card(
    named('innovation', innovation),
    [`YIN-I-${section}-${(index % 6) + 1}`],
    ['YIN-I-use-1', 'YIN-I-use-2', 'YIN-Z-score-8'],
  );
}

const FORTUNES: Record<string, string[]> = {
  'develop-boats': ['YIN-B-boat-1'],
  cultivate: ['YIN-B-cult-1'],
  'sell-urban': ['YIN-B-urban-1'],
  'develop-factories': ['YIN-B-fact-1'],
  innovations: ['YIN-B-innov-1', 'YIN-B-innov-2'],
};

export function fortuneCard(fortune: string): Card {
  return card(named('fortune', fortune), FORTUNES[fortune] ?? [], ['YIN-B-fortune-2', 'YIN-B-fortune-6']);
}

export function groupCard(): Card {
  return card(say('yinzi-board-group'), ['YIN-B-work-1', 'YIN-B-work-5'], ['YIN-B-work-7']);
}

const WORKS: Record<string, string> = {
  'war-routes': 'YIN-B-war-1',
  produce: 'YIN-B-prod-1',
  'take-resources': 'YIN-B-res-1',
  'imperial-commitments': 'YIN-B-imp-1',
  'supply-ships': 'YIN-B-ship-1',
};

export function workCard(work: string): Card {
  return card(named('work', work), [WORKS[work] ?? ''].filter(Boolean), ['YIN-B-work-2', 'YIN-B-work-7']);
}

const COMMITMENTS: Record<string, string> = {
  'palace-maintenance': 'YIN-D-imp-2',
  'road-construction': 'YIN-D-imp-3',
  'river-canal': 'YIN-D-imp-6',
  'bridge-construction': 'YIN-D-imp-7',
};

export function commitmentCard(commitment: string): Card {
  const said = [COMMITMENTS[commitment] ?? ''].filter(Boolean);
  return card(named('commitment', commitment), said, ['YIN-B-imp-1', 'YIN-B-imp-3', 'YIN-B-imp-4']);
}

export function warCard(): Card {
  return card(say('yinzi-board-war'), ['YIN-D-glory-1', 'YIN-D-glory-4'], ['YIN-D-glory-5', 'YIN-D-glory-6']);
}

const DISASTERS: Record<string, string> = { fire: 'YIN-D-dis-3', flood: 'YIN-D-dis-6', drought: 'YIN-D-dis-7' };

export function routeCard(route: Route): Card {
  const disaster = DISASTERS[route.disaster];
  const said = ['YIN-B-war-2', ...(disaster ? [disaster] : [])];
  return card(named('route', route.route), said, ['YIN-B-war-3', 'YIN-D-route-1'], true);
}

export function personalCard(route: Route): Card {
  return card(named('route', route.route), ['YIN-D-route-4', 'YIN-D-route-7'], ['YIN-D-route-8'], true);
}

export function discardCard(): Card {
  return card(say('yinzi-board-route-discard'), ['YIN-G-info-2'], ['YIN-D-route-2', 'YIN-D-imp-3']);
}

export function rateCard(): Card {
  return card(say('yinzi-board-rate'), ['YIN-F-rate-3', 'YIN-F-rate-1'], ['YIN-X-exch-1'], true);
}

export function ruralCard(): Card {
  return card(say('yinzi-board-rural'), ['YIN-M-rural-2', 'YIN-M-rural-3'], ['YIN-M-rural-4', 'YIN-M-rural-7']);
}

export function stockCard(resource: string): Card {
  const use = resource === 'wood' ? 'YIN-B-boat-1' : 'YIN-B-fact-2';
  return card(named('resource', resource), ['YIN-B-res-1', use], ['YIN-B-res-2']);
}

export function actionCardCard(card_: string): Card {
  return card(named('card', card_), ['YIN-B-fortune-3', 'YIN-B-fortune-4'], ['YIN-B-fortune-8'], true);
}

export function migrationCard(): Card {
  return card(say('yinzi-board-migration'), ['YIN-B-work-5', 'YIN-B-work-6'], ['YIN-B-work-10', 'YIN-F-work-2']);
}

export function taxCard(): Card {
  return card(say('yinzi-board-tax'), ['YIN-D-tax-1', 'YIN-D-tax-2'], ['YIN-B-fortune-6', 'YIN-D-tax-6']);
}

export function foodCard(): Card {
  return card(say('yinzi-board-food'), ['YIN-C-feed-2', 'YIN-C-feed-3'], ['YIN-C-feed-1', 'YIN-C-feed-8']);
}

const THINGS: Record<string, string> = {
  coins: 'YIN-X-exch-1',
  silver: 'YIN-Z-score-9',
  wood: 'YIN-B-boat-1',
  stone: 'YIN-B-fact-2',
  misfortune: 'YIN-Z-score-10',
  cubes: 'YIN-B-cult-1',
  discs: 'YIN-G-colour-1',
  products: 'YIN-B-prod-2',
  workers: 'YIN-B-fortune-3',
};

export function thingCard(thing: string): Card {
  return card(named('thing', thing), [THINGS[thing] ?? ''].filter(Boolean), ['YIN-G-supply-1']);
}

const PHASES: Record<PhaseName, string> = {
  setup: 'YIN-S-start-1',
  bonus: 'YIN-A-choose-1',
  actions: 'YIN-B-frame-2',
  feeding: 'YIN-C-feed-2',
  glories: 'YIN-D-glory-4',
  disasters: 'YIN-D-dis-1',
  routes: 'YIN-D-route-1',
  rewards: 'YIN-D-imp-1',
  taxation: 'YIN-D-tax-2',
  late: 'YIN-E-late-2',
  administration: 'YIN-F-rate-1',
  final: 'YIN-Z-end-2',
  over: 'YIN-Z-win-1',
};

export function phaseCard(phase: PhaseName): Card {
  return card(named('phase', phase), [PHASES[phase]], ['YIN-Q-round-2']);
}

export function colourCard(colour: string): Card {
  return card(named('colour', colour), ['YIN-S-player-1', 'YIN-G-colour-3'], [], true);
}
