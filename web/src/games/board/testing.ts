/** What the tests of every board share. */

import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { vi } from 'vitest';

import { words } from '../../app/words.svelte';
import type { Option, Position } from '../../server/wire';
import type { BoardProps } from '..';
import type { Card } from './context.svelte';

/** Board tests run in jsdom, which lays nothing out and builds a board of two thousand elements slowly. */
export function inJsdom(): void {
  class StillObserver implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.setConfig({ testTimeout: 30_000 });
}

interface Active {
  active: number;
  players: { seat: number }[];
}

type Seen<View> = Position & { view: View };

/** The position of a table where nothing is asked. */
export function seen<View extends Active>(game: string, view: View, viewer = 0): Seen<View> {
  const seats = view.players.map(({ seat }) => ({
    seat,
    name: ['Ada', 'Luigi', 'Elisabetta', 'Flavio'][seat] ?? '',
    kind: 'human' as const,
    bot: null,
    mine: seat === viewer,
    connected: true,
    to_act: seat === view.active,
  }));
  const facts: Active = view;
  const position: Partial<Position> = {
    game,
    status: 'running',
    seats,
    viewer,
    view: { ...facts },
    question: null,
    waiting: [],
    log: [],
    result: null,
  };
  return position as Seen<View>;
}

export function option(zone: string): Option {
  return { action: ['x'], label: { key: 'x', args: {} }, zones: [zone], interrupt: false, preview: [], more: false };
}

/** The properties of a board at which the zones *usable* offer one thing each. */
export function boardProps<View>(position: Seen<View>, usable: string[] = [], hovered: string | null = null) {
  return {
    view: position.view,
    position,
    zones: new Map(usable.map((zone) => [zone, [option(zone)]])),
    hovered,
    animate: false,
    onzone: vi.fn(),
    onask: vi.fn(),
    onhover: vi.fn(),
  } satisfies BoardProps<View>;
}

/** *Board* with these properties, and a way to its zones. */
export function sitAt<View, Props extends BoardProps<View>>(Board: Component<BoardProps<View>>, props: Props) {
  const { container, rerender } = render(Board, { props });
  const all = (zone: string): Element[] => [...container.querySelectorAll(`[data-zone="${zone}"]`)];
  const at = (zone: string): Element => {
    const [found] = all(zone);
    if (!found) throw new Error(`The board has no zone ${zone}.`);
    return found;
  };
  return { container, rerender, all, at, ...props };
}

/** Everything that a person reads or hears from *root*. */
export function spoken(root: Element): string {
  const labels = [...root.querySelectorAll('[aria-label], [title]')].map(
    (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`,
  );
  return [root.textContent, ...labels].join('\n');
}

/** What is wrong with a card: keys instead of words, clauses that do not exist. */
export function faultsOf(game: string, card: Card): string[] {
  const bare = [card.title, ...card.lines].filter((text) => text.includes(`${game}-`));
  const unknown = card.rules.filter((rule) => !words.has(`rule-${rule.replaceAll('.', '_')}`));
  return [...bare, ...unknown];
}
