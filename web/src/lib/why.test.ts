import { expect, test } from 'vitest';

import type { WhyAnswer } from './wire';
import { reasonsOf } from './why';

const phrase = (key: string) => ({ key, args: {} });

function answer(label: string, rule: string | null): WhyAnswer {
  const refusal = rule === null ? null : { rule, phrase: phrase('noria-why-not-now') };
  return { action: [label], label: phrase(label), refusal };
}

test('a reason is said once with all that it holds for, and what is possible needs none', () => {
  const reasons = reasonsOf([answer('a', 'NOR-1'), answer('b', 'NOR-2'), answer('c', 'NOR-1'), answer('d', null)]);
  expect(reasons.map((reason) => [reason.refusal.rule, reason.labels.map((label) => label.key)])).toEqual([
    ['NOR-1', ['a', 'c']],
    ['NOR-2', ['b']],
  ]);
});
