/** The card of each piece: its name, what the rules say of it, and where. */

import { say, words } from '../../app/words.svelte';
import type { Card } from '../board/context.svelte';
import { CHARACTERS, numeral } from './reading';
import type { BonusTile, FavourAction, Good, GuildFacts, Notable, Pier, Space } from './view';

const named = (noun: string, id: string): string => say(`agra-${noun}-${id}`);

interface Also {
  /** Facts of this very piece, before the rules. */
  facts?: string[];
  /** Clauses that are named but not spelt out. */
  see?: string[];
  reconstructed?: boolean;
}

/** A card that says the clauses *rules*, but only once it is read: there are hundreds on a table. */
function card(title: string, rules: string[], { facts = [], see = [], reconstructed = false }: Also = {}): Card {
  return {
    title,
    get lines() {
      return [...facts, ...rules.map((rule) => words.rule(rule))];
    },
    rules: [...rules, ...see],
    reconstructed,
  };
}

/** What a table of clauses has for a piece, if it has any. */
const known = (rule: string | undefined): string[] => (rule ? [rule] : []);

const CHARACTER_RULES: Record<string, string[]> = {
  architect: ['AGR-6.2.2.1A-a', 'AGR-6.2.2.1A-d'],
  sailor: ['AGR-6.2.2.1S-a', 'AGR-6.2.2.1S-b', 'AGR-6.2.2.1S-c'],
  trader: ['AGR-6.2.2.1T-a', 'AGR-6.2.2.1T-b', 'AGR-6.2.2.1T-c'],
  botanist: ['AGR-6.2.2.1B-a'],
};

/** Costs of the third level are in the rulebook, the others are not. */
const STATED_COST_LEVEL = 3;

export function spaceCard(space: Space, merchant: boolean, builder: boolean): Card {
  const title = named('space', space.space);
  const guests = [
    ...(merchant ? ['AGR-6.2.1.3-a'] : []),
    ...(builder ? ['AGR-6.2.1.4-a'] : []),
    ...(space.rupees > 0 ? ['AGR-6.2.1.3-d'] : []),
  ];
  const see = space.worker === null ? [] : ['AGR-6.2.1.2-a', 'AGR-6.2.1.2-b', 'AGR-6.2.1.2-d'];
  if (CHARACTERS.some((one) => one === space.space)) return card(title, CHARACTER_RULES[space.space] ?? [], { see });
  if (space.level === 1) return card(title, ['AGR-6.2.2.2-a', ...guests], { see });
  if (space.built) return card(title, ['AGR-6.2.2.3-a', ...guests], { see: ['AGR-6.2.2.3-c', ...see] });
  return card(title, ['AGR-5.1-c', ...guests], {
    facts: [say('agra-board-site', { level: space.level, cost: space.cost })],
    see: ['AGR-5.3.2-a', 'AGR-6.2.2.1A-d'],
    reconstructed: space.level !== STATED_COST_LEVEL,
  });
}

const LUXURY_RULES: Record<string, string> = {
  statue: 'AGR-6.S.3-c',
  book: 'AGR-6.S.3-d',
  painting: 'AGR-6.S.3-e',
  clothes: 'AGR-6.S.3-f',
};

export function goodCard(good: Good): Card {
  const fuel = good.good === 'oil' || good.good === 'curry';
  const own = [
    ...known(LUXURY_RULES[good.good]),
    ...(fuel ? ['AGR-6.S.1-a'] : []),
    ...(good.material > 0 ? ['AGR-5.3.1-a'] : []),
  ];
  const facts = [say('agra-board-value', { value: good.value, printed: good.printed })];
  if (good.source) facts.push(say('agra-board-made-from', { good: named('good', good.source) }));
  return card(named('good', good.good), own, { facts, see: ['AGR-5.2-b', 'AGR-0-b'] });
}

export function luxuryCard(good: string): Card {
  return card(named('good', good), [...known(LUXURY_RULES[good]), 'AGR-6.S.3-a'], { see: ['AGR-6.S.3-b'] });
}

export function oilCurryCard(form: string): Card {
  return card(named('form', form), ['AGR-6.S.1-a', 'AGR-6.S.1-b']);
}

export function tokenCard(token: string): Card {
  return card(named('token', token), ['AGR-5.2.1-a', 'AGR-6.2.2.1T-d'], { reconstructed: true });
}

export function merchantCard(): Card {
  return card(say('agra-board-merchant'), ['AGR-6.2.1.3-a', 'AGR-6.2.1.3-b', 'AGR-6.2.1.3-c']);
}

export function builderCard(): Card {
  return card(say('agra-board-builder'), ['AGR-6.2.1.4-a', 'AGR-6.2.1.4-c']);
}

const OUTER_RULES: Record<string, string> = {
  trade: 'AGR-6.1.2-c',
  deliver: 'AGR-6.1.2-d',
  process: 'AGR-6.1.2-e',
  'remove-cover': 'AGR-6.1.2-f',
  'move-farmer': 'AGR-6.1.2-g',
};

export function petalCard(outer: string, title: string, blocked: boolean): Card {
  return card(title, [...known(OUTER_RULES[outer]), ...(blocked ? ['AGR-6.1.2-b'] : [])], { see: ['AGR-6.1.3-a'] });
}

/** The clauses of each notable's contract: its letters under `AGR-A.I.<number>`. */
const CONTRACTS: Record<string, [number: number, letters: string]> = {
  'portuguese-trader': [1, 'ab'],
  sufi: [2, 'ab'],
  takshaka: [3, 'a'],
  mahout: [4, 'a'],
  khatib: [5, 'a'],
  'french-trader': [6, 'ab'],
  dyer: [7, 'ab'],
  cook: [8, 'abc'],
  muezzin: [9, 'a'],
  jagirdar: [10, 'abc'],
  caliph: [11, 'a'],
  calligrapher: [12, 'ab'],
  mullah: [13, 'ab'],
  'english-trader': [14, 'a'],
  'mosaic-maker': [15, 'ab'],
  mujtahida: [16, 'ab'],
  'dutch-trader': [17, 'ab'],
  painter: [18, 'ab'],
  subadar: [19, 'ab'],
  'sadr-us-sudur': [20, 'ab'],
  'grand-mufti': [21, 'ab'],
  'grand-imam': [22, 'a'],
  'court-artist': [23, 'a'],
  dewan: [24, 'a'],
};

export const NOTABLES: readonly string[] = Object.keys(CONTRACTS);

function contractRules(notable: string): string[] {
  const [number, letters] = CONTRACTS[notable] ?? [0, ''];
  return [...letters].map((letter) => `AGR-A.I.${number}-${letter}`);
}

/** Both sides of a notable: what is ordered, and what the contract gives. */
export function notableCard(notable: Notable): Card {
  const facts = [
    say('agra-board-notable', { level: numeral(notable.level), guild: named('guild', notable.guild) }),
    say('agra-board-ordered', { goods: notable.orders.map(({ good }) => named('good', good)).join(', ') }),
  ];
  if (!notable.available) facts.push(say('agra-board-beyond'));
  return card(named('notable', notable.notable), contractRules(notable.notable), {
    facts,
    see: ['AGR-7.2-b', 'AGR-7.4-b'],
    reconstructed: true,
  });
}

/** Of these the guild is in a rulebook, or follows from one. */
const GUILD_KNOWN = [
  ...['sufi', 'mahout', 'cook', 'jagirdar', 'mullah'],
  ...['subadar', 'grand-imam', 'court-artist', 'dewan'],
];

export function contractCard(notable: Notable): Card {
  const facts = [say('agra-board-notable', { level: numeral(notable.level), guild: named('guild', notable.guild) })];
  const reconstructed = !GUILD_KNOWN.includes(notable.notable);
  return card(named('notable', notable.notable), contractRules(notable.notable), { facts, reconstructed });
}

/** What happens when the boat reaches each pier, from the second one on. */
const PIER_RULES = [
  [],
  ['AGR-7.1.2-a'],
  ['AGR-7.1.3-a', 'AGR-7.1.3-b'],
  ['AGR-7.1.4-a', 'AGR-7.1.4-b'],
  ['AGR-7.1.5-a'],
  ['AGR-7.1.6-a', 'AGR-7.1.6-b'],
];

export function pierCard(pier: Pier, number: number): Card {
  const facts = [
    say('agra-board-pier-open', { levels: pier.levels.map(numeral).join(', ') }),
    ...(pier.limit > 0 ? [say('agra-board-limit', { count: pier.limit })] : []),
    ...(pier.leave_level > 0
      ? [say('agra-board-pier-leave', { count: pier.leave_total, level: numeral(pier.leave_level) })]
      : []),
  ];
  return card(say('agra-board-pier', { number }), PIER_RULES[number - 1] ?? [], {
    facts,
    see: ['AGR-7.0-a', 'AGR-7.1-a'],
  });
}

export function trackCard(guild: GuildFacts): Card {
  return card(named('guild', guild.guild), ['AGR-5.6-b', 'AGR-5.6-c'], {
    see: ['AGR-8.0-e', 'AGR-8.0-f'],
    reconstructed: true,
  });
}

export function orderCard(guild: GuildFacts): Card {
  return card(say('agra-board-orders-of', { guild: named('guild', guild.guild) }), ['AGR-6.3.2-a', 'AGR-6.3.2-h'], {
    see: ['AGR-6.3.2-b', 'AGR-6.3.2-c', 'AGR-6.3.2-i'],
    reconstructed: true,
  });
}

export function bowlCard(good: string): Card {
  return card(say('agra-board-bowl', { good: named('good', good) }), ['AGR-6.3.1-a', 'AGR-8.0-i'], {
    reconstructed: true,
  });
}

/** Printed actions have a clause each; the tiles are numbered in the appendix. */
const PRINTED_RULES = ['AGR-6.S.2-d', 'AGR-6.S.2-e', 'AGR-6.S.2-f'];

export function favourCard(action: FavourAction, place: number): Card {
  const rule = PRINTED_RULES[place] ?? `AGR-A.III.${place + 1 - PRINTED_RULES.length}-a`;
  const facts = [say('agra-board-favour-price', { own: action.own, spend: action.spend })];
  return card(named('favour', action.favour), [rule], { facts, see: ['AGR-6.S.2-a', 'AGR-6.S.2-b'] });
}

export function bonusCard(tile: BonusTile, place: number): Card {
  const rule = `AGR-A.II.${tile.level}-${'abcd'[place % 4]}`;
  return card(named('bonus', tile.bonus), [rule], { see: ['AGR-6.2.2.1A-g'] });
}

export function plotCard(track: string, place: number, covered: boolean): Card {
  const title = say('agra-board-plot', { track: named('track', track), place });
  return card(title, ['AGR-5.2.3-a', covered ? 'AGR-6.2.2.1B-f' : 'AGR-6.2.2.1B-h'], { see: ['AGR-8.0-h'] });
}

export function cornerCard(good: string): Card {
  return card(named('good', good), ['AGR-5.2.3-a', 'AGR-6.2.2.2-a'], { reconstructed: true });
}

export function meditationCard(): Card {
  return card(say('agra-board-meditation-track'), ['AGR-6.1.1-b', 'AGR-6.2.2.1B-b', 'AGR-6.2.2.1B-e'], {
    see: ['AGR-8.0-g'],
    reconstructed: true,
  });
}

export function favourStackCard(): Card {
  return card(named('thing', 'favour'), ['AGR-5.5-a', 'AGR-6.S.2-b'], { see: ['AGR-5.5-b', 'AGR-5.5-c'] });
}

export function rupeesCard(): Card {
  return card(named('thing', 'rupees'), ['AGR-2.2-g', 'AGR-8.0-j'], { see: ['AGR-8.0-c'] });
}

export function workersCard(): Card {
  return card(named('thing', 'workers'), ['AGR-0-e', 'AGR-6.2.1.1-a', 'AGR-6.2.1.2-d']);
}

export function supplyCard(): Card {
  return card(say('agra-board-supply'), ['AGR-0-d', 'AGR-6.2.2.2-d']);
}

const PHASE_RULES: Record<string, string[]> = {
  meditation: ['AGR-6.1-a', 'AGR-6.1.1-a'],
  action: ['AGR-6.2-a'],
  order: ['AGR-6.3-a'],
  turn: ['AGR-4.0-e'],
};

export function phaseCard(phase: string): Card {
  return card(named('phase', phase), PHASE_RULES[phase] ?? [], { see: ['AGR-4.0-b'] });
}
