import { describe, expect, it } from 'vitest';

import type { GameEvent, Plan } from '../../server/wire';
import { compared, nextLetter, readCandidates, sumOf, type Candidate } from './plans';

const told = (verb: string, thing: string, amount: number): GameEvent => ({
  rule: 'X-1',
  seat: 0,
  phrase: { key: '', args: {} },
  verb,
  args: { thing, amount },
});

const plan = (...events: GameEvent[]): Plan =>
  ({
    seat: 0,
    before: { points: 3, have: { coin: 5 } },
    view: { points: 7, have: { coin: 2 } },
    steps: [{ action: ['x'], label: { key: '', args: {} }, events, answers: [] }],
  }) as unknown as Plan;

interface View {
  points: number;
  have: Record<string, number>;
}

const counting = {
  effects: ({ seat, verb, args }: GameEvent) => [
    { seat, thing: String(args.thing), by: (verb === 'paid' ? -1 : 1) * Number(args.amount) },
  ],
  supplies: (view: unknown) => (view as View).have,
  total: (view: unknown) => (view as View).points,
};

describe('plans', () => {
  it('come to the score as it stands and to every number before and after', () => {
    const sum = sumOf(plan(told('paid', 'coin', 2), told('gained', 'silk', 1), told('paid', 'coin', 1)), counting);
    expect(sum.score).toEqual({ before: 3, after: 7 });
    expect(sum.changes).toEqual([
      { seat: 0, thing: 'coin', by: -3, before: 5, after: 2 },
      { seat: 0, thing: 'silk', by: 1, before: null, after: null },
    ]);
  });

  it('are compared thing by thing; what one does not change is nought there', () => {
    const one = sumOf(plan(told('gained', 'silk', 2)), counting);
    const other = sumOf(plan(told('paid', 'coin', 1)), counting);
    expect(compared([one, null, other], 0)).toEqual([
      { thing: 'silk', by: [2, null, 0] },
      { thing: 'coin', by: [0, null, -1] },
    ]);
  });

  it('are read back from what was kept, and nothing else is', () => {
    const kept: Candidate[] = [{ id: 2, name: 'Plan B', actions: [['take', 1]] }];
    expect(readCandidates(JSON.stringify(kept))).toEqual(kept);
    expect(readCandidates(JSON.stringify([{ id: 1 }, ...kept, { id: 3, name: '', actions: [[{}]] }]))).toEqual(kept);
    expect([readCandidates('{'), readCandidates(null), readCandidates('7')]).toEqual([[], [], []]);
  });

  it('are called by the first free letter', () => {
    const called = (...ids: number[]) => nextLetter(ids.map((id) => ({ id, name: '', actions: [] }))).letter;
    expect([called(), called(1, 2), called(1, 3)]).toEqual(['A', 'C', 'B']);
  });
});
