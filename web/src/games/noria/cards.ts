/** The card of each piece: its name, one sentence, and the clauses that say so. */

import { say } from '../../app/words.svelte';
import type { Card } from '../board/context.svelte';
import { named } from './context';
import {
  RESOURCES,
  type DiscName,
  type Good,
  type GoodFacts,
  type HallName,
  type PathName,
  type PhaseName,
} from './view';

const about = (id: string): string => say(`noria-board-about-${id}`);

const DISC_RULES: Record<string, string[]> = {
  city: ['NOR-12.1-a', 'NOR-12.2-a', 'NOR-12.3-a'],
  journey: ['NOR-13.1-a', 'NOR-13.1-c'],
  tools: ['NOR-15.1-a', 'NOR-15.2-a', 'NOR-15.3-a'],
  bonus: ['NOR-11.2-a', 'NOR-11.2-e'],
};

const isResource = (id: string): boolean => RESOURCES.some((one) => one === id);

export function discCard(disc: DiscName, advanced: boolean, active: boolean): Card {
  const lines = [about(`disc-${disc}`)];
  if (advanced) lines.push(about('advanced'));
  if (!active) lines.push(about('inactive'));
  const rules = [...(isResource(disc) ? ['NOR-11.1-a'] : (DISC_RULES[disc] ?? []))];
  if (advanced) rules.push('NOR-10.2-a');
  if (!active) rules.push('NOR-5.1-c');
  return { title: named('disc', disc), lines, rules };
}

export function emptySlotCard(slot: string): Card {
  return { title: named('slot', slot), lines: [about('empty-slot')], rules: ['NOR-5.2-c', 'NOR-18.1-d'] };
}

export function ringCard(ring: string): Card {
  return { title: named('ring', ring), lines: [about('ring')], rules: ['NOR-9.1-b', 'NOR-9.2-c'] };
}

export function modifyCard(): Card {
  return { title: say('noria-board-modify'), lines: [about('phase-influence')], rules: ['NOR-9.1-c', 'NOR-9.2-c'] };
}

export function asideCard(disc: DiscName): Card {
  return {
    title: named('disc', disc),
    lines: [about(`disc-${disc}`), about('centre')],
    rules: ['NOR-12.2-d', 'NOR-18.1-d'],
  };
}

export function stackCard(disc: DiscName): Card {
  return {
    title: named('disc', disc),
    lines: [about(`disc-${disc}`), about('market')],
    rules: ['NOR-12.2-a', 'NOR-12.2-b'],
  };
}

export function pathCard(path: PathName): Card {
  return {
    title: named('path', path),
    lines: [about(`path-${path}`), about('ahead')],
    rules: ['NOR-12.3-a', 'NOR-12.3-d', 'NOR-19.2-a'],
    reconstructed: true,
  };
}

export function hallCard(hall: HallName): Card {
  const own = hall === 'specialisation' || hall === 'division';
  return {
    title: named('hall', hall),
    lines: [about(own ? `hall-${hall}` : 'hall-path')],
    rules: ['NOR-4.2-e', hall === 'division' ? 'NOR-19.2-c' : own ? 'NOR-19.2-b' : 'NOR-19.2-a', 'NOR-17.2-a'],
    reconstructed: true,
  };
}

export function caveCard(): Card {
  return { title: say('noria-board-cave'), lines: [about('cave')], rules: ['NOR-4.1-g'] };
}

export function islandCard(island: string): Card {
  return { title: named('island', island), lines: [about('island')], rules: ['NOR-13.2-a', 'NOR-13.6-a'] };
}

export function laterCloudCard(): Card {
  return { title: say('noria-board-cloud-later'), lines: [about('cloud-later')], rules: ['NOR-R-17'] };
}

export function cloudCard(): Card {
  return { title: say('noria-board-cloud'), lines: [about('cloud')], rules: ['NOR-13.3-a', 'NOR-13.3-b'] };
}

export function isletCard(): Card {
  return { title: say('noria-board-islet'), lines: [about('islet')], rules: ['NOR-13.1-e', 'NOR-13.2-c'] };
}

export function shipCard(resource: string): Card {
  return { title: named('thing', `${resource}-ship`), lines: [about('ship')], rules: ['NOR-13.4-a', 'NOR-11.1-a'] };
}

export function plotCard(good: Good): Card {
  return { title: named('thing', `empty-${good}`), lines: [about('plot')], rules: ['NOR-13.5-a'], reconstructed: true };
}

export function thingCard(thing: string): Card {
  if (thing === 'knowledge')
    return {
      title: named('thing', thing),
      lines: [about('knowledge')],
      rules: ['NOR-9.2-a', 'NOR-17.1-b', 'NOR-16.1-b'],
    };
  return { title: named('thing', thing), lines: [about('resource')], rules: ['NOR-8.2-f'] };
}

export function goodCard(good: GoodFacts): Card {
  return {
    title: named('thing', good.good),
    lines: [about(`good-${good.class}`)],
    rules: ['NOR-14.1-d', 'NOR-15.3-a', 'NOR-16.1-b'],
    reconstructed: true,
  };
}

export function factoriesCard(): Card {
  return {
    title: say('noria-board-factories'),
    lines: [about('factories')],
    rules: ['NOR-18.1-b'],
    reconstructed: true,
  };
}

export function blackMarketCard(): Card {
  return {
    title: say('noria-board-black-market'),
    lines: [about('black-market')],
    rules: ['NOR-16.1-a', 'NOR-16.1-b'],
  };
}

export function trackCard(): Card {
  return {
    title: say('noria-board-track'),
    lines: [about('track')],
    rules: ['NOR-7.1-b', 'NOR-17.1-b', 'NOR-9.2-b'],
    reconstructed: true,
  };
}

export function phaseCard(phase: PhaseName): Card {
  const chapter: Partial<Record<PhaseName, string>> = {
    influence: 'NOR-9.1-a',
    action: 'NOR-10.1-a',
    politics: 'NOR-17.1-a',
    administration: 'NOR-18.1-a',
  };
  const rule = chapter[phase];
  return rule
    ? { title: named('phase', phase), lines: [about(`phase-${phase}`)], rules: [rule] }
    : { title: named('phase', phase), lines: [], rules: [] };
}
