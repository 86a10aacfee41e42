import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, test } from 'vitest';

import { loadBundle, words } from '../../app/words.svelte';
import { playerOf } from '../board/reading';
import { boardProps, inJsdom, seen, sitAt } from '../board/testing';
import Board from './Board.svelte';
import { outline } from './outline';
import { sample, SAMPLES, type Sample } from './sample';
import SeatSummary from './SeatSummary.svelte';

inJsdom();
beforeAll(async () => words.use('en', await loadBundle('en')));

function sit({ view, viewer, zones }: Sample) {
  return sitAt(Board, boardProps(seen('agra', view, viewer), zones));
}

describe('zones', () => {
  test.each(SAMPLES)('$question: every option has its place on the board, once', (one) => {
    const { container } = sit(one);
    const zones = [...container.querySelectorAll('[data-zone]')].map((element) => element.getAttribute('data-zone'));
    expect(new Set(zones).size).toBe(zones.length);
    expect(one.zones.filter((zone) => !zones.includes(zone))).toEqual([]);
    expect(container.querySelectorAll('[data-usable]')).toHaveLength(one.zones.length);
  });

  test('a usable zone acts on a click, any other is asked about', async () => {
    const { at, onzone, onask } = sit(sample('trader'));
    await fireEvent.click(at('token.price-2-3'));
    expect(onzone).toHaveBeenCalledExactlyOnceWith('token.price-2-3');
    await fireEvent.contextMenu(at('space.sailor'));
    expect(onask).toHaveBeenCalledExactlyOnceWith('space.sailor');
    expect(at('space.sailor')).toHaveAttribute('aria-disabled', 'true');
  });

  test('nothing that can be pressed lies inside something else that can', () => {
    const { container } = sit(sample('serve-or-fulfil'));
    expect(container.querySelectorAll('[role=button] [role=button], [role=button] button')).toHaveLength(0);
  });

  test('a tile is given up where it is owned', () => {
    const one = sample('trader');
    const [tile] = playerOf(one.view, one.viewer).tiles;
    const { at } = sit({ ...one, zones: [`tile.${tile}`] });
    expect(at(`tile.${tile}`)).toHaveAttribute('data-usable', 'true');
    expect(() => at(`favour.${tile}`)).toThrow();
  });

  test('the tiles of the pile show on demand, and when one may be chosen', async () => {
    const quiet = { ...sample('any-tile'), zones: [] };
    const pile = `tile.${quiet.view.pile[0]}`;
    const { at } = sit(quiet);
    expect(() => at(pile)).toThrow();
    await fireEvent.click(screen.getByRole('button', { name: /^In the pile/ }));
    expect(at(pile)).toBeInTheDocument();
  });
});

test('the round is shown with the limit of the table, until the last one is known', () => {
  const one = sample('architect');
  const title = (rounds: number | null, ending: boolean, last_round = false): string =>
    outline({ ...one.view, round: 7, ending, last_round, legend: { ...one.view.legend, rounds } })[0]?.title ?? '';
  expect(title(60, false)).toBe('Round 7 of at most 60');
  expect([title(null, false), title(60, true), title(60, true, true)]).toEqual(['Round 7', 'Round 7', 'Round 7']);
  sit({ ...one, view: { ...one.view, round: 7, ending: false, legend: { ...one.view.legend, rounds: 60 } } });
  expect(screen.getByRole('region', { name: 'Round 7 of at most 60' })).toHaveTextContent('Round 7 of at most 60');
});

test('where areas lie below each other, a press shows the one that is wanted', async () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  sit(sample('architect'));
  await fireEvent.click(screen.getByRole('button', { name: 'River' }));
  expect(shown).toHaveLength(1);
  expect(shown[0]).toContainElement(screen.getByRole('region', { name: 'River' }));
});

describe('boards of players', () => {
  test('those of the others open on demand and cannot be used', async () => {
    const one = sample('botanist');
    const { at, container, position } = sit(one);
    const boardOf = (seat: number): HTMLElement =>
      screen.getByRole('tab', { name: `Board of ${position.seats[seat]?.name}` });
    expect(at('farm.top.1')).toBeInTheDocument();
    await fireEvent.click(boardOf((one.viewer + 1) % position.seats.length));
    expect(container.querySelector('[data-zone^="farm."]')).toBeNull();
    expect(screen.getByRole('img', { name: 'Rupees: ?' })).toBeInTheDocument();
    await fireEvent.click(boardOf(one.viewer));
    expect(at('farm.top.1')).toBeInTheDocument();
  });

  test('rupees are secret until the end', () => {
    const { view, viewer } = sample('architect');
    const position = seen('agra', view, viewer);
    const shown = (seat: number): string =>
      render(SeatSummary, { props: { view, position, seat, details: true } }).container.textContent ?? '';
    expect(shown(viewer)).toContain('Rupees in the bag');
    expect(shown((viewer + 1) % 4)).toContain('?');
    expect(shown((viewer + 1) % 4)).toContain('secret');
  });
});

describe('what lies on the board', () => {
  test('a building says who stands there, what it costs and what lies on it', () => {
    const one = sample('architect');
    const site = one.view.spaces.find((space) => space.space === 'cement-works');
    const { at } = sit({ ...one, zones: [] });
    expect(site?.built).toBe(false);
    expect(at('space.cement-works').getAttribute('aria-label')).toContain('under construction, level 2, cost 3');
    expect(at('space.architect').getAttribute('aria-label')).toContain('worker of Elisabetta, standing');
  });

  test('price tokens wait at the Trader or lie on their goods', () => {
    const one = sample('architect');
    const [token] = one.view.tokens.filter(({ good }) => good !== null);
    const { at } = sit(one);
    const cell = at(`token.${token?.token}`).closest('.cell');
    expect(cell?.querySelector('[data-zone^="good."]')).toBe(at(`good.${token?.good}`));
    const waiting = one.view.tokens.filter(({ good }) => good === null);
    for (const { token: name } of waiting) expect(at(`token.${name}`).closest('.court')).not.toBeNull();
  });

  test('a notable shows its orders from top to bottom, with who delivered', () => {
    const one = sample('serve-or-fulfil');
    const { at } = sit(one);
    const [notable] = one.view.notables.filter(({ owner, markers }) => owner === null && markers > 0);
    if (!notable) throw new Error('No notable with a marker.');
    const card = at(`notable.${notable.notable}.${notable.orders[0]?.good}`).closest('article');
    const shown = [...(card?.querySelectorAll('[data-zone]') ?? [])].map((one) => one.getAttribute('data-zone'));
    expect(shown).toEqual(notable.orders.map(({ good }) => `notable.${notable.notable}.${good}`));
    const done = notable.orders.find(({ owner }) => owner !== null);
    expect(at(`notable.${notable.notable}.${done?.good}`).getAttribute('aria-label')).toContain('delivered');
  });
});
