import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';

import type { Question } from '../../server/wire';
import { spot, zone } from '../board/flights';
import { seen } from '../board/testing';
import { composers, supplies, total, totals } from './composers';
import { flights } from './flights';
import { picture } from './pieces/glyphs';
import Icon from './Icon.svelte';
import { outline } from './outline';
import { island, player, table, THINGS, TRIPLES, wheel } from './sample';
import { scoreRows } from './score';
import SeatSummary from './SeatSummary.svelte';
import { standing } from './town/townhall';
import { HALLS } from './view';

describe('pictures', () => {
  test.each(THINGS)('%s has one', (thing) => {
    expect(picture('thing', thing)?.shapes.length).toBeGreaterThan(0);
  });

  test.each(['city', 'journey', 'tools', 'bonus', 'obsidian'])('the disc %s has one', (disc) => {
    expect(picture('disc', disc)).not.toBeNull();
  });

  test('an unknown noun has none, and its icon draws nothing', () => {
    expect(picture('thing', 'gold')).toBeNull();
    expect(render(Icon, { props: { noun: 'thing', id: 'gold' } }).container.querySelector('svg')).toBeNull();
  });

  test('an icon shows the picture of its noun', () => {
    const { container } = render(Icon, { props: { noun: 'thing', id: 'empty-lamp' } });
    expect(container.querySelector('[data-glyph="empty-lamp"]')).not.toBeNull();
  });
});

describe('paying in one go', () => {
  const question = (key: string, args: Question['prompt']['args']): Question => ({
    seat: 0,
    prompt: { key, args },
    options: [],
  });

  test('any resources: all from the lowest kind that may still go', () => {
    const asked = question('noria-ask-pay-any', { amount: 2, lowest: { noun: 'thing', id: 'energy' } });
    const composer = composers['noria-ask-pay-any']!;
    expect(composer.due(asked, table())).toBe(2);
    expect(composer.kinds(asked, table())).toEqual([
      { thing: 'energy', have: 1 },
      { thing: 'mycelium', have: 0 },
    ]);
  });

  test('a price in goods is paid in goods', () => {
    const asked = question('noria-ask-pay-mixed', { amount: 3, currency: { noun: 'currency', id: 'simple' } });
    const kinds = composers['noria-ask-pay-mixed']!.kinds(asked, table());
    expect(kinds.map((kind) => kind.thing)).toEqual(['propeller', 'sail', 'compass']);
  });

  test('supplies name everything that can be paid or gained', () => {
    expect(Object.keys(supplies(table(), 0)).sort()).toEqual([...THINGS].sort());
    expect(totals(table(), 0).map(({ id, amount }) => [id, amount])).toEqual([
      ['obsidian', 2],
      ['energy', 1],
      ['mycelium', 0],
      ['knowledge', 3],
    ]);
    expect(total(table({ players: [player(0, { total: 17 }), player(1)] }), 0)).toBe(17);
  });
});

describe('pieces on their way', () => {
  test('nothing flies where nothing moved', () => {
    expect(flights(table(), table())).toEqual([]);
  });

  test('a ship leaves its island for the supply', () => {
    const after = table({
      players: [player(0, { ships: { obsidian: 2, energy: 1, mycelium: 1 }, island: 'island-2' }), player(1)],
      islands: [island(0), island(1, { ships: [{ resource: 'obsidian', left: 2, symbol: 'plus-one' }] })],
    });
    const [flight] = flights(table(), after);
    expect(flight?.id).toBe('obsidian-ship');
    expect(flight?.from).toEqual([zone('island.island-2.ship.obsidian')]);
    expect(flight?.to[0]).toBe(spot('ships.0.obsidian'));
  });

  test('a disc that was bought goes from the market to the centre', () => {
    const after = table({ players: [player(0, { centre: ['bonus'] }), player(1)] });
    expect(flights(table(), after)).toEqual([
      { noun: 'disc', id: 'bonus', from: [zone('market.bonus')], to: [spot('centre.0'), spot('seat.0')] },
    ]);
  });

  test('what a disc gathered comes from that disc', () => {
    const discs = wheel({ 'large-centre': 'obsidian' });
    const used = discs.map((slot) => (slot.disc ? { ...slot, used: 'activated' as const } : slot));
    const before = table({ players: [player(0, { wheel: discs }), player(1)] });
    const after = table({
      players: [player(0, { wheel: used, resources: { obsidian: 4, energy: 1, mycelium: 0 } }), player(1)],
    });
    const [flight] = flights(before, after);
    expect([flight?.id, flight?.from[0]]).toEqual(['obsidian', zone('slot.large-centre')]);
  });
});

describe('delegates in the town hall', () => {
  test('stand higher the higher their level, and in the cave at level 0', () => {
    const heights = [0, 1, 5, 9].map((level) => standing([level], 0).y);
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
  });

  test('never stand in each other on one floor', () => {
    const spots = [0, 1, 2, 3].map((seat) => standing([3, 3, 3, 3], seat));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  });
});

describe('the score of the table now', () => {
  const scored = (level: number, value: number) => ({ level, value, points: level * value });
  const view = table({
    players: [player(0, { total: 38 }), player(1)],
    legend: { triples: TRIPLES, scores: [HALLS.map((hall, at) => ({ hall, ...scored(at + 1, 3) })), []] },
  });

  test('is what the view says of each hall', () => {
    const parts = scoreRows(view, 0);
    expect(parts.map((part) => part.id)).toEqual(HALLS);
    expect(parts.map((part) => part.how)).toEqual(['1 × 3', '2 × 3', '3 × 3', '4 × 3', '5 × 3', '6 × 3']);
    expect(parts.map((part) => part.points)).toEqual([3, 6, 9, 12, 15, 18]);
    expect(scoreRows(view, 1)).toEqual([]);
  });

  test('is spelt out in the card of a seat', () => {
    const { container } = render(SeatSummary, {
      props: { view, position: seen('noria', view), seat: 0, details: true },
    });
    expect(container).toHaveTextContent('5 × 3');
    expect(container.querySelector('tfoot')).toHaveTextContent('38');
  });
});

test('the outline speaks of every player, hall, path, island and stack', () => {
  const view = table();
  const parts = outline(view, (seat) => ['Ada', 'Luigi'][seat] ?? '');
  const titles = parts.map((part) => part.title);
  expect(titles).toContain('Ada');
  expect(titles).toContain('Luigi');
  const lines = (title: string): number => parts.find((part) => part.title === title)?.lines.length ?? 0;
  expect(lines('noria-board-town-hall')).toBe(view.halls.length + view.paths.length);
  expect(lines('noria-board-islands')).toBe(view.islands.length);
  expect(lines('noria-board-market')).toBe(view.market.length);
});
