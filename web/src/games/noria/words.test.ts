import { render } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';

import { LANGUAGES, loadBundle, words } from '../../app/words.svelte';
import type { Card } from '../board/context.svelte';
import { boardProps, faultsOf, inJsdom, seen, spoken } from '../board/testing';
import Board from './Board.svelte';
import * as cards from './cards';
import { outline } from './outline';
import { TURN_PHASES } from './reading';
import { player, table } from './sample';
import SeatSummary from './SeatSummary.svelte';
import { GOODS, PATHS } from './view';

inJsdom();

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
    cards.laterCloudCard(),
    cards.isletCard(),
    cards.shipCard('energy'),
    cards.factoriesCard(),
    cards.blackMarketCard(),
    cards.trackCard(),
  ];
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('everything on the board has words', async () => {
    words.use(language, await loadBundle(language));
    const missing = vi.spyOn(console, 'warn');
    const view = table({
      mode: 'expert',
      players: [player(0, { centre: ['bonus'] }), player(1), player(2, { wheel: null })],
    });
    const position = seen('noria', view);
    const board = render(Board, { props: boardProps(position) });
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
    expect(everyCard().flatMap((card) => faultsOf('noria', card))).toEqual([]);
  });
});
