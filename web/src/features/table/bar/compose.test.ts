import { expect, test } from 'vitest';

import type { Composer, TokenKind } from '../../../games';
import type { PhraseArg, Question } from '../../../server/wire';
import { batch, chosen, goesOn, room, variety } from './compose';

const kinds: TokenKind[] = [
  { thing: 'obsidian', have: 3 },
  { thing: 'energy', have: 1 },
  { thing: 'mycelium', have: 2 },
];

test('tokens are sent in the order in which they are asked for, not in that of the clicks', () => {
  expect(batch('pay', kinds, { mycelium: 1, obsidian: 2 })).toEqual([
    ['pay', 'obsidian'],
    ['pay', 'obsidian'],
    ['pay', 'mycelium'],
  ]);
});

test('no more can be chosen than is owned or due', () => {
  expect(room(kinds[0]!, { mycelium: 1 }, 3)).toBe(2);
  expect(room(kinds[1]!, {}, 3)).toBe(1);
  expect(chosen({ mycelium: 1, obsidian: 2 })).toBe(3);
  expect(variety({ mycelium: 0, obsidian: 2 })).toBe(1);
});

const composer: Composer = {
  verb: 'pay',
  due: (question) => Number(question.prompt.args.amount),
  kinds: () => kinds,
};

function ask(amount: number, key = 'orchard-ask-pay-any', more: Record<string, PhraseArg> = {}): Question {
  return { seat: 0, prompt: { key, args: { amount, ...more } }, options: [] };
}

test('the next token answers the same question only', () => {
  const purpose = (id: string) => ({ purpose: { noun: 'purpose', id } });
  expect(goesOn(ask(3), ask(2), composer, 2, null)).toBe(true);
  expect(goesOn(ask(3), null, composer, 2, null)).toBe(false);
  expect(goesOn(ask(3), ask(1), composer, 2, null)).toBe(false);
  expect(goesOn(ask(3), ask(2, 'orchard-ask-pay-mixed'), composer, 2, null)).toBe(false);
  const market = ask(3, 'orchard-ask-pay-any', purpose('market'));
  expect(goesOn(market, ask(2, 'orchard-ask-pay-any', purpose('market')), composer, 2, null)).toBe(true);
  expect(goesOn(market, ask(2, 'orchard-ask-pay-any', purpose('surcharge')), composer, 2, null)).toBe(false);
});

test('what a game does not call fixed may change from token to token', () => {
  const lowest = (id: string) => ({ lowest: { noun: 'thing', id } });
  const before = ask(3, 'orchard-ask-pay-any', lowest('obsidian'));
  const now = ask(2, 'orchard-ask-pay-any', lowest('energy'));
  expect(goesOn(before, now, composer, 2, null)).toBe(false);
  expect(goesOn(before, now, { ...composer, fixed: ['purpose'] }, 2, null)).toBe(true);
});
