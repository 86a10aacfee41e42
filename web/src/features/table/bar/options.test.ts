import { expect, test } from 'vitest';

import type { GameEvent, Option } from '../../../server/wire';
import { changesOf, divide, groupByVerb, inSight, optionId, paidOrGained, zonesOf } from './options';

function option(action: string[], extra: Partial<Option> = {}): Option {
  return {
    action,
    label: { key: `orchard-do-${action[0]}`, args: {} },
    zones: [],
    interrupt: false,
    preview: [],
    more: false,
    ...extra,
  };
}

function event(verb: string, thing: string, amount: number, seat = 0): GameEvent {
  return { rule: 'ORC-1.1-a', seat, verb, phrase: { key: `orchard-told-${verb}`, args: {} }, args: { thing, amount } };
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

const verbs = (options: Option[]) => options.map((one) => String(one.action[0]));
const closed = () => false;

test('the keys reach what is in sight, in the order of the screen', () => {
  const options = [...many, sell, end];
  expect(verbs(inSight(options, closed))).toEqual(['end', 'sell']);
  expect(verbs(inSight(options, (fold) => fold === 'place')).slice(9)).toEqual(['place', 'end', 'sell']);
});

test('what can be done at any time is put away when there is much of it', () => {
  const aside = Array.from({ length: 6 }, (_, at) => option(['favour', `${at}`], { interrupt: true }));
  expect(verbs(inSight([...aside, end], closed))).toEqual(['end']);
  expect(inSight([...aside, end], (fold) => fold === 'any-time')).toHaveLength(7);
});

test('a great many options of one verb are divided by what they are about, if that makes groups', () => {
  const prices = ['red', 'blue'].flatMap((token) =>
    Array.from({ length: 9 }, (_, at) => option(['price', token, `good-${at}`])),
  );
  expect(divide(prices).map((part) => [part.about, part.options.length])).toEqual([
    ['red', 9],
    ['blue', 9],
  ]);
  expect(inSight(prices, closed)).toEqual([]);
  expect(inSight(prices, (fold) => fold === 'price-blue')).toEqual(prices.slice(9));
  expect(divide(prices.slice(0, 12))).toHaveLength(1);
  const sites = Array.from({ length: 40 }, (_, at) => option(['site', `${at}`]));
  expect(divide(sites)).toHaveLength(1);
});

test('costs and gains of one thing become one change with the number before and after', () => {
  const preview = [event('paid', 'knowledge', 3), event('gained', 'knowledge', 1), event('placed', 'city', 1)];
  expect(changesOf(preview.flatMap(paidOrGained), () => ({ knowledge: 3 }))).toEqual([
    { seat: 0, thing: 'knowledge', by: -2, before: 3, after: 1 },
  ]);
});

test('what comes to nothing is no change, and what is not known has no number before', () => {
  const preview = [event('paid', 'energy', 1), event('gained', 'energy', 1), event('gained', 'lamp', 1, 1)];
  expect(changesOf(preview.flatMap(paidOrGained), () => ({}))).toEqual([
    { seat: 1, thing: 'lamp', by: 1, before: null, after: null },
  ]);
});
