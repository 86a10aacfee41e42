import { expect, test } from 'vitest';

import type { Option, WhyAnswer } from '../../../server/wire';
import { reasonsOf } from './why';

const phrase = (key: string) => ({ key, args: {} });

function answer(verb: string, rule: string | null): WhyAnswer {
  const refusal = rule === null ? null : { rule, phrase: phrase('orchard-why-not-now') };
  return { action: [verb, 'large-top'], label: phrase(verb), refusal };
}

const activate: Option = {
  action: ['activate', 'large-left'],
  label: phrase('activate'),
  zones: [],
  interrupt: false,
  preview: [],
  more: false,
};

test('a reason is said once with all that it holds for, and what is possible needs none', () => {
  const answers = [answer('a', 'ORC-1'), answer('b', 'ORC-2'), answer('c', 'ORC-1'), answer('d', null)];
  expect(reasonsOf(answers, []).map((reason) => [reason.refusal.rule, reason.labels.map((one) => one.key)])).toEqual([
    ['ORC-1', ['a', 'c']],
    ['ORC-2', ['b']],
  ]);
});

test('what the question is about comes first', () => {
  const answers = [answer('place', 'ORC-18'), answer('activate', 'ORC-5')];
  expect(reasonsOf(answers, [activate]).map((reason) => reason.refusal.rule)).toEqual(['ORC-5', 'ORC-18']);
});
