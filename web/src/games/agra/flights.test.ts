import { expect, test } from 'vitest';

import { playerOf } from '../board/reading';

import { flights } from './flights';
import { sample } from './sample';
import type { AgraView } from './view';

/** A table that a game has come to, where what the tests move lies at places of its own. */
function table(): AgraView {
  const { view } = sample('architect');
  for (const space of view.spaces) {
    space.worker = null;
    space.rupees = 0;
    if (space.level > 1) space.built = false;
  }
  spaceOf(view, 'sailor').worker = 0;
  view.builder = 'bookbinder';
  return view;
}

/** What flies when *change* is made to it. */
function moved(change: (view: AgraView) => void) {
  const [before, after] = [table(), table()];
  change(after);
  return flights(before, after);
}

function spaceOf(view: AgraView, name: string) {
  const found = view.spaces.find(({ space }) => space === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

test('nothing moves between equal views', () => {
  expect(moved(() => {})).toEqual([]);
});

test('a worker comes from its owner, and who was there goes home', () => {
  const found = moved((view) => (spaceOf(view, 'sailor').worker = 3));
  expect(found).toMatchObject([
    { noun: 'worker', id: '0', from: ['[data-zone="space.sailor"]'] },
    { noun: 'worker', id: '3', to: ['[data-zone="space.sailor"]'] },
  ]);
});

test('a processed good moves along its arrow, any other comes from the supply', () => {
  const processed = moved((view) => {
    const { goods } = playerOf(view, 2);
    goods.sandstone = (goods.sandstone ?? 0) - 1;
    goods.brick = (goods.brick ?? 0) + 1;
  });
  expect(processed).toMatchObject([{ id: 'brick', from: ['[data-zone="good.sandstone"]'] }]);
  const produced = moved((view) => (playerOf(view, 2).goods.brick = 5));
  expect(produced).toMatchObject([{ id: 'brick', from: ['[data-spot="supply.2"]', '[data-spot="seat.2"]'] }]);
});

test('goods go to notables, bowls and orders', () => {
  const found = moved((view) => {
    const order = view.notables[0]?.orders.find(({ owner }) => owner === null);
    if (order) order.owner = 2;
    const bowl = view.bowls.find(({ owner }) => owner === null);
    if (bowl) bowl.owner = 2;
    const guildOrder = view.guilds[0]?.orders.find(({ owner }) => owner === null);
    if (guildOrder) guildOrder.owner = 2;
  });
  expect(found.map(({ to }) => to[0]?.replace(/^.*="(\w+)\..*$/, '$1'))).toEqual(['notable', 'bowl', 'order', 'order']);
});

test('the figures walk and the boat sails', () => {
  const found = moved((view) => {
    view.merchant = view.merchant === 'quarry' ? 'woodcutter' : 'quarry';
    view.builder = 'tailor';
    view.river.boat += 1;
  });
  expect(found.map(({ id }) => id)).toEqual(['merchant', 'builder', 'boat']);
});

test('the Merchant passes what is built, round the end of the path to its beginning', () => {
  const [before, after] = [table(), table()];
  before.merchant = 'turmeric-farm';
  after.merchant = 'woodcutter';
  expect(flights(before, after)).toMatchObject([
    { id: 'merchant', via: [['[data-zone="space.cotton-farm"]'], ['[data-zone="space.quarry"]']] },
  ]);
});

test('rupees that lay on a building go to who comes, favour to who gains it', () => {
  const [before, after] = [table(), table()];
  spaceOf(before, 'quarry').rupees = 2;
  spaceOf(before, 'quarry').worker = 2;
  spaceOf(after, 'quarry').worker = 2;
  playerOf(after, 2).favour += 1;
  expect(flights(before, after).map(({ id }) => id)).toEqual(['rupees', 'favour']);
});

test('tiles and contracts go to their new owner', () => {
  const found = moved((view) => {
    playerOf(view, 1).tiles.push('extra-mp');
    playerOf(view, 1).contracts.push('cook');
  });
  expect(found.map(({ noun, id }) => [noun, id])).toEqual([
    ['tile', 'extra-mp'],
    ['notable', 'cook'],
  ]);
});
