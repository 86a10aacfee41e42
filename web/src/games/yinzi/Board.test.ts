import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';

import type { Option, Position } from '../../server/wire';
import { boardProps, inJsdom, option, seen, sitAt } from '../board/testing';
import Board from './Board.svelte';
import { moments, opening, table } from './sample';
import type { Opening, YinziView } from './view';

inJsdom();

/** The position of a view, also of one before anybody has a board. */
function position(view: Opening, viewer = 0): Position {
  return seen('yinzi', { active: 0, players: [{ seat: 0 }, { seat: 1 }], ...view }, viewer);
}

function sit(view: Opening = table(), usable: string[] = [], viewer = 0) {
  return sitAt(Board, { ...boardProps(position(view, viewer), usable), view });
}

describe('zones', () => {
  test('every answer to every question has its one place', async () => {
    const { container, rerender } = sit();
    for (const { asked, seat, zones, view } of moments) {
      await rerender({ ...boardProps(position(view, seat), zones), view });
      const places = [...container.querySelectorAll('[data-zone]')].map((one) => one.getAttribute('data-zone'));
      expect(
        zones.filter((zone) => places.indexOf(zone) < 0 || places.indexOf(zone) !== places.lastIndexOf(zone)),
        asked,
      ).toEqual([]);
    }
  }, 120_000);

  test('no control lies inside another', () => {
    const { container } = sit();
    expect(container.querySelector('[role=button] [role=button], [role=button] button')).toBeNull();
  });

  test('places are there whether or not they can be used', () => {
    const { at } = sit(table(), ['square.huguang-a2']);
    expect(at('square.huguang-a2')).toHaveAttribute('data-usable', 'true');
    expect(at('square.huguang-a3')).toHaveAttribute('aria-disabled', 'true');
    expect(at('market.jiangxi-4')).toHaveAttribute('tabindex', '-1');
    expect(at('dock.s1')).toBeInTheDocument();
  });

  test('a click on a slot is not one on its ship', async () => {
    const { at, onzone } = sit(table(), ['slot.s1-1']);
    await fireEvent.click(at('slot.s1-1'));
    expect(onzone.mock.calls).toEqual([['slot.s1-1']]);
  });
});

describe('player boards', () => {
  test('mine lies before me; another comes forward when it is chosen, without my zones', async () => {
    const { container } = sit();
    expect(container.querySelectorAll('[data-zone^="card."]').length).toBeGreaterThan(0);
    const [show] = screen.getAllByLabelText('yinzi-board-show').filter((one) => one.ariaPressed === 'false');
    await fireEvent.click(show!);
    expect(container.querySelector('[data-zone^="card."]')).toBeNull();
    expect(container.querySelector('.covered')).not.toBeNull();
  });

  test('a spectator sees the board of whoever is playing', () => {
    const { container } = sit(table({ active: 1 }), [], -1);
    expect(container.querySelector('[data-spot="seat.1"]')).not.toBeNull();
  });
});

describe('what is always in sight', () => {
  test('food, tax, war and transport stand in the strip', () => {
    const { container } = sit();
    const labels = [...container.querySelectorAll('.gauge')].map((gauge) => gauge.getAttribute('aria-label'));
    expect(labels).toEqual([
      'yinzi-board-food-now',
      'yinzi-board-tax-now',
      'yinzi-board-war-now',
      'yinzi-board-transport-now',
    ]);
  });

  test('in the own feeding step the food still owed is shown, not that of the round', () => {
    const turn = { resolutions: 0, workers: 0, transport_used: 0, food: 7 };
    const { container } = sit(table({ phase: 'feeding', active: 0, turn }));
    expect(container.querySelector('.gauge')).toHaveTextContent('/7');
  });
});

describe('ways over the borders', () => {
  const selling: Option = {
    ...option('market.nanzhili-1'),
    action: ['market', 'nanzhili-1'],
    preview: [
      { rule: 'YIN-B-urban-9', seat: 0, verb: 'transported', args: { amount: 1 }, phrase: { key: 'x', args: {} } },
    ],
  };

  function point(view: YinziView, at: string | null) {
    const asked = position(view);
    asked.question = {
      seat: 0,
      prompt: { key: 'yinzi-ask-choose-space', args: { square: { noun: 'square', id: 'huguang-a1' } } },
      options: [selling],
    };
    const props = boardProps(asked);
    return render(Board, {
      props: { ...props, view, zones: new Map(selling.zones.map((zone) => [zone, [selling]])), hovered: at },
    }).container;
  }

  test('pointing at a market draws the way there and says what transport is left', () => {
    const container = point(table({ transport_left: 3 }), 'market.nanzhili-1');
    expect(container.querySelectorAll('.ways .border')).toHaveLength(1);
    expect(container.querySelector('.tag')).toHaveTextContent('yinzi-board-way');
  });

  test('pointing elsewhere draws none', () => {
    expect(point(table(), 'market.huguang-1').querySelector('.ways .way')).toBeNull();
  });
});

test('before the board is laid out there are the four colours, and who has one', () => {
  const { all } = sit(opening, ['colour.blue']);
  expect(['red', 'blue', 'yellow', 'green'].flatMap((colour) => all(`colour.${colour}`))).toHaveLength(4);
  expect(screen.getByText('Ada')).toBeInTheDocument();
});
