import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';

import { boardProps, inJsdom, seen, sitAt } from '../board/testing';
import Board from './Board.svelte';
import { player, table } from './sample';
import type { NoriaView } from './view';

inJsdom();

function sit(view: NoriaView = table(), usable: string[] = [], hovered: string | null = null) {
  return sitAt(Board, boardProps(seen('noria', view), usable, hovered));
}

describe('zones', () => {
  test('every place of the table carries its zone once', () => {
    const { container } = sit(table({ players: [player(0, { centre: ['bonus'] }), player(1, { centre: ['city'] })] }));
    const zones = [...container.querySelectorAll('[data-zone]')].map((element) => element.getAttribute('data-zone'));
    const expected = [
      ...['large-right', 'large-upper-left', 'medium-left', 'small-bottom', 'small-top'].map((slot) => `slot.${slot}`),
      ...['ring.medium', 'ring.large', 'centre.bonus', 'market.city', 'market.obsidian', 'path.research'],
      ...['hall.refinement', 'hall.division', 'island.island-1', 'island.island-1.ship.obsidian'],
      ...['island.island-2.plot.1', 'supply.obsidian', 'supply.lamp', 'black-market', 'phase', 'cave'],
    ];
    for (const zone of expected)
      expect(
        zones.filter((one) => one === zone),
        zone,
      ).toHaveLength(1);
    expect(zones).not.toContain('centre.city');
    expect(zones.filter((one) => one === 'cloud')).toHaveLength(1);
  });

  test('only the cloud under which the next island lies can be pressed', () => {
    const { container, at } = sit();
    const clouds = [...container.querySelectorAll('.cloud')];
    expect(clouds).toHaveLength(2);
    expect(clouds.filter((cloud) => cloud === at('cloud'))).toHaveLength(1);
    const [later] = clouds.filter((cloud) => cloud !== at('cloud'));
    expect(at('cloud')).toHaveAttribute('aria-label', 'noria-board-cloud');
    expect(later).toHaveAttribute('aria-label', 'noria-board-cloud-later');
    expect(later).not.toHaveTextContent('?');
  });

  test('a usable zone can be reached with the keyboard, an unusable one says that it is disabled', () => {
    const { at } = sit(table(), ['slot.large-centre']);
    expect(at('slot.large-centre')).toHaveAttribute('tabindex', '0');
    expect(at('slot.large-centre')).toHaveAttribute('data-usable', 'true');
    expect(at('slot.large-top')).toHaveAttribute('tabindex', '-1');
    expect(at('slot.large-top')).toHaveAttribute('aria-disabled', 'true');
  });

  test('a click, the enter key and the space bar act; a right click and ? ask', async () => {
    const { at, onzone, onask } = sit(table(), ['market.city']);
    await fireEvent.click(at('market.city'));
    await fireEvent.keyDown(at('market.city'), { key: 'Enter' });
    await fireEvent.keyDown(at('market.city'), { key: ' ' });
    expect(onzone.mock.calls).toEqual([['market.city'], ['market.city'], ['market.city']]);
    await fireEvent.contextMenu(at('hall.division'));
    await fireEvent.keyDown(at('slot.large-top'), { key: '?' });
    expect(onask.mock.calls).toEqual([['hall.division'], ['slot.large-top']]);
  });

  test('a ship on an island is not a click on the island', async () => {
    const { at, onzone } = sit();
    await fireEvent.click(at('island.island-1.ship.obsidian'));
    expect(onzone.mock.calls).toEqual([['island.island-1.ship.obsidian']]);
  });

  test('the pointer tells where it is', async () => {
    const { at, onhover } = sit();
    await fireEvent.pointerEnter(at('path.research'));
    await fireEvent.pointerLeave(at('path.research'));
    expect(onhover.mock.calls).toEqual([['path.research'], [null]]);
  });
});

describe('the wheel', () => {
  test('pointing at a disc fades those that cannot be used with it', () => {
    const { at } = sit(table(), [], 'slot.medium-right');
    expect(at('slot.large-left')).toHaveClass('faded');
    expect(at('slot.medium-left')).toHaveClass('faded');
    expect(at('slot.large-centre')).not.toHaveClass('faded');
  });

  test('another wheel comes forward when it is chosen, without zones, and goes back', async () => {
    const { container } = sit();
    const show = screen.getByLabelText('noria-board-show-wheel');
    await fireEvent.click(show);
    expect(container.querySelector('[data-zone^="slot."]')).toBeNull();
    await fireEvent.click(screen.getByText('noria-board-back'));
    expect(container.querySelector('[data-zone^="slot."]')).not.toBeNull();
  });

  test('while wheels are built in secret, the disc to place lies in the centre and others stay covered', () => {
    const building = table({
      mode: 'expert',
      building: true,
      phase: 'setup',
      round: 0,
      players: [player(0), player(1, { wheel: null, ready: false })],
    });
    const { at } = sit(building, ['centre.city', 'slot.large-left']);
    expect(at('centre.city')).toHaveAttribute('data-usable', 'true');
    expect(screen.getByText('noria-board-building')).toBeInTheDocument();
  });
});

test('the expert game links neighbouring islands, the base game does not', () => {
  expect(sit(table({ mode: 'expert' })).container.querySelector('.links')).not.toBeNull();
  expect(sit(table()).container.querySelector('.links')).toBeNull();
});

test('a spectator sees the wheel of whoever is playing', () => {
  const view = table({ active: 1 });
  render(Board, { props: boardProps(seen('noria', view, -1)) });
  expect(screen.getAllByLabelText('noria-board-show-wheel')).toHaveLength(1);
  expect(screen.getByText('Ada')).toBeInTheDocument();
});
