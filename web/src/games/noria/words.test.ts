import { render } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';

import { LANGUAGES, loadBundle, words } from '../../lib/words.svelte';
import Board from './Board.svelte';
import * as cards from './cards';
import type { Card } from './context.svelte';
import { outline } from './outline';
import { player, seen, table } from './sample';
import SeatSummary from './SeatSummary.svelte';
import { GOODS, PATHS, TURN_PHASES } from './view';

// jsdom lays nothing out, so nothing ever changes its size.
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', StillObserver);
vi.setConfig({ testTimeout: 30_000 });

function everyCard(): Card[] {
  const view = table();
  return [
    ...view.market.flatMap(({ disc }) => [
      cards.discCard(disc, true, false),
      cards.asideCard(disc),
      cards.stackCard(disc),
    ]),
    ...view.halls.map(({ hall }) => cards.hallCard(hall)),
    ...PATHS.map(cards.pathCard),
    ...TURN_PHASES.map(cards.phaseCard),
    ...view.goods.map(cards.goodCard),
    ...GOODS.map(cards.plotCard),
    ...['large', 'medium'].map(cards.ringCard),
    ...['knowledge', 'energy'].map(cards.thingCard),
    cards.emptySlotCard('large-top'),
    cards.modifyCard(),
    cards.caveCard(),
    cards.islandCard('island-1'),
    cards.cloudCard(),
    cards.isletCard(),
    cards.shipCard('energy'),
    cards.factoriesCard(),
    cards.blackMarketCard(),
    cards.trackCard(),
  ];
}

/** Everything that a person reads or hears from *root*. */
function spoken(root: Element): string {
  const labels = [...root.querySelectorAll('[aria-label], [title]')].map(
    (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`,
  );
  return [root.textContent, ...labels].join('\n');
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('everything on the board has words', async () => {
    words.use(language, await loadBundle(language));
    const missing = vi.spyOn(console, 'warn');
    const view = table({
      mode: 'expert',
      players: [player(0, { centre: ['bonus'] }), player(1), player(2, { wheel: null })],
    });
    const position = seen(view);
    const told = { onzone: vi.fn(), onask: vi.fn(), onhover: vi.fn() };
    const board = render(Board, {
      props: { view, position, zones: new Map(), hovered: null, animate: false, ...told },
    });
    const summary = render(SeatSummary, { props: { view, position, seat: 0, details: true } });
    expect(spoken(board.container)).not.toContain('noria-');
    expect(spoken(summary.container)).not.toContain('noria-');
    expect(outline(view).flatMap((part) => [part.title, ...part.lines])).not.toContainEqual(
      expect.stringContaining('noria-'),
    );
    expect(missing).not.toHaveBeenCalled();
  });

  test('every card has a name and its sentences, and every clause on it exists', async () => {
    words.use(language, await loadBundle(language));
    for (const card of everyCard()) {
      expect(card.title).not.toContain('noria-');
      for (const line of card.lines) expect(words.has(line), line).toBe(true);
      for (const rule of card.rules) expect(words.has(`rule-${rule.replaceAll('.', '_')}`), rule).toBe(true);
    }
  });
});
