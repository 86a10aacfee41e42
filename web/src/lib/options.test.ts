import { expect, test } from 'vitest';

import { changesOf, groupByVerb, inReadingOrder, optionId, zonesOf } from './options';
import type { GameEvent, Option } from './wire';

function option(action: string[], extra: Partial<Option> = {}): Option {
  return {
    action,
    label: { key: `noria-do-${action[0]}`, args: {} },
    zones: [],
    interrupt: false,
    preview: [],
    more: false,
    ...extra,
  };
}

function event(verb: string, thing: string, amount: number, seat = 0): GameEvent {
  return { rule: 'NOR-1.1-a', seat, verb, phrase: { key: `noria-told-${verb}`, args: {} }, args: { thing, amount } };
}

test('a zone knows everything it offers', () => {
  const both = option(['activate', 'a'], { zones: ['slot.a', 'supply.energy'] });
  const one = option(['inspect', 'a'], { zones: ['slot.a'] });
  const zones = zonesOf([both, one]);
  expect(zones.get('slot.a')).toEqual([both, one]);
  expect(zones.get('supply.energy')).toEqual([both]);
});

test('an option is called by its words', () => {
  expect(optionId(['place', 'city', 'large-top'])).toBe('option-place_city_large-top');
});

const many = Array.from({ length: 10 }, (_, at) => option(['place', `slot-${at}`]));
const end = option(['end', 'action']);
const sell = option(['sell', 'lamp'], { interrupt: true });

test('many options of one verb are folded, unless there is nothing else', () => {
  expect(groupByVerb([...many, end]).map((group) => [group.verb, group.folded])).toEqual([
    ['place', true],
    ['end', false],
  ]);
  expect(groupByVerb(many).map((group) => group.folded)).toEqual([false]);
});

test('the keys reach what is in sight first', () => {
  const order = inReadingOrder([...many, sell, end]).map((one) => one.action[0]);
  expect(order.slice(0, 3)).toEqual(['end', 'sell', 'place']);
});

test('costs and gains of one thing become one change with the number before and after', () => {
  const preview = [event('paid', 'knowledge', 3), event('gained', 'knowledge', 1), event('placed', 'city', 1)];
  expect(changesOf(preview, () => ({ knowledge: 3 }))).toEqual([
    { seat: 0, thing: 'knowledge', by: -2, before: 3, after: 1 },
  ]);
});

test('what comes to nothing is no change, and what is not known has no number before', () => {
  const preview = [event('paid', 'energy', 1), event('gained', 'energy', 1), event('gained', 'lamp', 1, 1)];
  expect(changesOf(preview, () => ({}))).toEqual([{ seat: 1, thing: 'lamp', by: 1, before: null, after: null }]);
});
