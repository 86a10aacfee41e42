import { render } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';

import { LANGUAGES, loadBundle, words } from '../../app/words.svelte';
import type { Card } from '../board/context.svelte';
import { boardProps, faultsOf, inJsdom, seen, spoken } from '../board/testing';
import Board from './Board.svelte';
import * as cards from './cards';
import { totals } from './numbers';
import { outline } from './outline';
import { isLaidOut, ROUND_PHASES } from './reading';
import { moments, opening, table } from './sample';
import SeatSummary from './SeatSummary.svelte';
import { COLOURS, DISASTERS } from './view';

inJsdom();

function everyCard(): Card[] {
  const view = table();
  const [player] = view.players;
  return [
    ...view.squares.map(cards.squareCard),
    ...view.squares.map((square) => cards.squareCard({ ...square, tile: 'salt' })),
    ...view.track.flatMap((space) => (space.tile ? [cards.tileCard(space.tile)] : [])),
    ...view.display.flatMap((factory) => [
      cards.displayCard(factory),
      cards.factoryCard(factory),
      cards.productCard(factory),
    ]),
    ...view.markets.flatMap((market) => market.spaces.map(cards.spaceCard)),
    ...view.docks.flatMap((dock) => [
      cards.dockCard(dock.ship),
      ...dock.slots.map((slot) => cards.slotCard(slot.demand)),
    ]),
    ...view.abroad.map((area) => cards.areaCard(area.area)),
    ...view.bonuses.map(({ bonus }) => cards.bonusCard(bonus)),
    ...view.innovations.map(({ innovation }, index) => cards.innovationCard(innovation, index)),
    ...(player?.fortunes ?? []).map(({ fortune }) => cards.fortuneCard(fortune)),
    ...(player?.works ?? []).map(({ work }) => cards.workCard(work)),
    ...(player?.hand ?? []).map(({ card }) => cards.actionCardCard(card)),
    ...Object.keys(player?.supply ?? {}).map(cards.thingCard),
    ...view.imperial.map(({ commitment }) => cards.commitmentCard(commitment)),
    ...view.routes.flatMap(({ open }) =>
      open ? DISASTERS.map((disaster) => cards.routeCard({ ...open, disaster })) : [],
    ),
    ...view.routes.flatMap(({ open }) => (open ? [cards.personalCard(open)] : [])),
    ...[...ROUND_PHASES, 'setup' as const, 'final' as const, 'over' as const].map(cards.phaseCard),
    ...['wood', 'stone'].map(cards.stockCard),
    ...COLOURS.map(cards.colourCard),
    cards.slotCard('tea'),
    cards.dockCard(null),
    cards.borderCard(),
    cards.boatCard(),
    cards.transportCard(),
    cards.groupCard(),
    cards.warCard(),
    cards.discardCard(),
    cards.rateCard(),
    cards.ruralCard(),
    cards.migrationCard(),
    cards.taxCard(),
    cards.foodCard(),
  ];
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('everything on the board has words', async () => {
    words.use(language, await loadBundle(language));
    const missing = vi.spyOn(console, 'warn');
    for (const view of [
      opening,
      ...moments.filter(({ asked }) => asked === 'choose-site').map((one) => one.view),
      table(),
    ]) {
      const position = seen('yinzi', { active: 0, players: [{ seat: 0 }, { seat: 1 }], ...view });
      const props = boardProps(position, [
        'army.0',
        'army.2',
        'gift.rice',
        'payment.coins',
        'supply.free-stone',
        'product.1',
        'boat.free-wood',
        'site.huguang-a1-a2',
      ]);
      const board = render(Board, { props: { ...props, view } });
      const summary = render(SeatSummary, { props: { view, position, seat: 0, details: true } });
      const said = [
        spoken(board.container),
        spoken(summary.container),
        ...outline(view).flatMap((part) => [part.title, ...part.lines]),
        ...(isLaidOut(view) ? totals(view, 0) : []).map((one) => one.label),
      ];
      expect(said).not.toContainEqual(expect.stringMatching(/yinzi-|shell-/));
    }
    expect(missing).not.toHaveBeenCalled();
  });

  test('every card has a name and its sentences, and every clause on it exists', async () => {
    words.use(language, await loadBundle(language));
    expect(everyCard().flatMap((card) => faultsOf('yinzi', card))).toEqual([]);
  });
});
