import { beforeAll, describe, expect, test } from 'vitest';

import { loadBundle, words } from '../../app/words.svelte';
import type { Option, Question } from '../../server/wire';
import { playerOf } from '../board/reading';
import { composers, effects, supplies, total, totals } from './composers';
import { MOVES, sample, type SampleMove } from './sample';
import type { AgraView } from './view';

beforeAll(async () => words.use('en', await loadBundle('en')));

/** The holdings before *move*, changed by the effects of its events. */
function changed({ before, events }: SampleMove): Record<string, number>[] {
  const rows = before.map((row) => ({ ...row }));
  for (const { seat, thing, by } of events.flatMap((event) => effects(event, sample('architect').view))) {
    const row = rows[seat];
    if (row && thing !== 'points') row[thing] = (row[thing] ?? 0) + by;
  }
  return rows;
}

/** Nobody cares about what is not there. */
function some(rows: Record<string, number>[]): Record<string, number>[] {
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, count]) => count !== 0)));
}

describe('effects', () => {
  test.each(MOVES.map((move) => ({ told: move.events.map(({ verb }) => verb).join(', '), move })))(
    'what is told explains what changed: $told',
    ({ move }) => expect(some(changed(move))).toEqual(some(move.after)),
  );

  test('what a good is processed from is what the view says', () => {
    const { view } = sample('architect');
    const goods = view.goods.map((one) => (one.good === 'paper' ? { ...one, source: 'plank' as const } : one));
    const told = { verb: 'processed', seat: 0, args: { good: 'paper', amount: 2 } };
    expect(effects(told, { ...view, goods })).toEqual([
      { seat: 0, thing: 'plank', by: -2 },
      { seat: 0, thing: 'paper', by: 2 },
    ]);
  });

  test('meditation points are made and spent', () => {
    const told = (verb: string) => effects({ verb, seat: 1, args: { amount: 2 } }, sample('architect').view);
    expect(told('meditated')).toEqual([{ seat: 1, thing: 'points', by: 2 }]);
    expect(told('paid-points')).toEqual([{ seat: 1, thing: 'points', by: -2 }]);
  });
});

describe('what the shell counts', () => {
  const { view, viewer } = sample('architect');

  test('the own rupees, not those of others', () => {
    expect(supplies(view, viewer)).toHaveProperty('rupees');
    expect(supplies(view, (viewer + 1) % 4)).not.toHaveProperty('rupees');
    expect(total(view, (viewer + 1) % 4)).toBeNull();
  });

  test('a strip of totals with the goods at hand', () => {
    playerOf(view, viewer).goods.sandstone = 3;
    const shown = totals(view, viewer);
    expect(shown.map(({ id }) => id).slice(0, 5)).toEqual(['rupees', 'favour', 'points', 'workers', 'goods']);
    expect(shown.find(({ id }) => id === 'sandstone')).toMatchObject({ noun: 'thing', label: 'Sandstone', amount: 3 });
  });
});

describe('a payment in goods', () => {
  const composer = composers['agra-ask-choose-payment'];

  function asked(left: number, ...goods: string[]): Question {
    const pay = (good: string): Option => ({
      action: ['pay', good],
      label: { key: 'x', args: {} },
      zones: [],
      interrupt: false,
      preview: [],
      more: false,
    });
    const prompt = { key: 'agra-ask-choose-payment', args: { left } };
    return { seat: 0, prompt, options: goods.map(pay) } as unknown as Question;
  }

  function owning(goods: Record<string, number>): AgraView {
    const { view } = sample('architect');
    for (const player of view.players) player.goods = goods;
    return view;
  }

  test('is composed where all goods are worth the same', () => {
    const view = owning({ wood: 2, cotton: 1 });
    const question = asked(2, 'wood', 'cotton');
    expect(composer?.due(question, view)).toBe(2);
    expect(composer?.kinds(question, view)).toEqual([
      { thing: 'wood', have: 2 },
      { thing: 'cotton', have: 1 },
    ]);
  });

  test('dearer goods pay more at once', () => {
    expect(composer?.due(asked(3, 'paper', 'brick'), owning({ paper: 1, brick: 2 }))).toBe(2);
  });

  test('is asked good by good where they differ, now or next', () => {
    expect(composer?.due(asked(2, 'paper', 'wood'), owning({ paper: 1, wood: 2 }))).toBe(0);
    expect(composer?.due(asked(3, 'paper'), owning({ paper: 2, wood: 1 }))).toBe(0);
  });
});
