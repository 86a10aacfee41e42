import { render } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';

import { LANGUAGES, loadBundle, words } from '../../app/words.svelte';
import type { Card } from '../board/context.svelte';
import { boardProps, faultsOf, inJsdom, seen, spoken } from '../board/testing';
import Board from './Board.svelte';
import * as cards from './cards';
import { totals } from './composers';
import { outline } from './outline';
import { LUXURIES, OIL_CURRY, TURN_PHASES } from './reading';
import { sample } from './sample';
import SeatSummary from './SeatSummary.svelte';
import { OUTER } from './view';

inJsdom();

/** Every notable that there is; a table has only some of them. */
const notables = cards.NOTABLES.flatMap((notable) =>
  sample('architect')
    .view.notables.slice(0, 1)
    .map((one) => ({ ...one, notable })),
);

function everyCard(): Card[] {
  const { view } = sample('architect');
  return [
    ...view.spaces.map((space) => cards.spaceCard({ ...space, rupees: 1 }, true, true)),
    ...view.goods.map(cards.goodCard),
    ...LUXURIES.map(cards.luxuryCard),
    ...OIL_CURRY.map(cards.oilCurryCard),
    ...view.tokens.map(({ token }) => cards.tokenCard(token)),
    ...[...OUTER, 'move-farmer'].map((outer) => cards.petalCard(outer, 'petal', true)),
    ...notables.flatMap((notable) => [cards.notableCard(notable), cards.contractCard(notable)]),
    ...view.river.piers.map((pier, at) => cards.pierCard(pier, at + 1)),
    ...view.guilds.flatMap((guild) => [cards.trackCard(guild), cards.orderCard(guild)]),
    ...view.bowls.map(({ good }) => cards.bowlCard(good)),
    ...view.favour_actions.map(cards.favourCard),
    ...view.bonus_tiles.map(cards.bonusCard),
    ...[true, false].map((covered) => cards.plotCard('top', 1, covered)),
    ...TURN_PHASES.map(cards.phaseCard),
    cards.cornerCard('wood'),
    cards.meditationCard(),
    cards.favourStackCard(),
    cards.rupeesCard(),
    cards.workersCard(),
    cards.supplyCard(),
  ];
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('everything on the board has words', async () => {
    words.use(language, await loadBundle(language));
    const missing = vi.spyOn(console, 'warn');
    for (const { view, viewer } of [sample('architect'), sample('over')]) {
      const position = seen('agra', view, viewer);
      const board = render(Board, { props: boardProps(position) });
      expect(spoken(board.container)).not.toContain('agra-');
      for (const { seat } of view.players) {
        const summary = render(SeatSummary, { props: { view, position, seat, details: true } });
        expect(spoken(summary.container)).not.toContain('agra-');
        expect(totals(view, seat).map(({ label }) => label)).not.toContainEqual(expect.stringContaining('agra-'));
      }
      expect(outline(view).flatMap((part) => [part.title, ...part.lines])).not.toContainEqual(
        expect.stringContaining('agra-'),
      );
    }
    expect(missing).not.toHaveBeenCalled();
  });

  test('every card has a name and its sentences, and every clause on it exists', async () => {
    words.use(language, await loadBundle(language));
    expect(everyCard().flatMap((card) => faultsOf('agra', card))).toEqual([]);
    expect(everyCard().filter((card) => card.lines.length === 0)).toEqual([]);
  });
});

test('all twenty-four notables have a contract', () => {
  expect(notables).toHaveLength(24);
});
