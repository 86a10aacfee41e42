import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';

import type { GameEvent, Option, Question } from '../../server/wire';
import { spot, zone } from '../board/flights';
import { playerOf } from '../board/reading';
import { option, seen } from '../board/testing';
import { flights } from './flights';
import {
  borderName,
  provinceOf,
  siteBox,
  sitesOf,
  siteSquares,
  squareBox,
  unitsOf,
  wayBetween,
  type Place,
} from './map/geometry';
import { isGift, picture } from './pieces/glyphs';
import { effects, supplies, total, totals } from './numbers';
import { outline } from './outline';
import { pinned } from './pinned';
import { factoryFacts, nationOf } from './reading';
import { opening, table } from './sample';
import { scoreRows } from './score';
import SeatSummary from './SeatSummary.svelte';
import { PROVINCES, type YinziView } from './view';
import { journeyOf } from './map/ways';

describe('the map', () => {
  test('a province has twelve lying and ten standing sites, each over two of its squares', () => {
    const sites = sitesOf('jiangxi');
    expect(new Set(sites).size).toBe(22);
    for (const site of sites) {
      const [first, second] = siteSquares(site);
      const box = siteBox(site);
      expect(provinceOf(site)).toBe('jiangxi');
      expect(squareBox(first)).toMatchObject({ x: box.x, y: box.y });
      expect(squareBox(second).x + squareBox(second).width).toBe(box.x + box.width);
    }
  });

  test.each([
    ['huguang', 'huguang', 0],
    ['huguang', 'zhejiang', 2],
    ['nanzhili', 'jiangxi', 2],
    ['jiangxi', 'zhejiang', 1],
    ['nanzhili', 'coast', 1],
    ['huguang', 'coast', 2],
    ['jiangxi', 'coast', 2],
  ] as const)('from %s to %s it is %i borders', (from, to, borders) => {
    const way = wayBetween(table().legend.borders, from, to);
    expect(way).toHaveLength(borders + 1);
    expect(unitsOf(table().legend.borders, way)).toBe(borders);
  });

  test('a border has one name from both sides', () => {
    expect(borderName('zhejiang', 'nanzhili')).toBe(borderName('nanzhili', 'zhejiang'));
  });

  test('no way leads through the harbour', () => {
    const { borders } = table().legend;
    const ways = PROVINCES.flatMap((from) => PROVINCES.map((to) => wayBetween(borders, from, to)));
    expect(ways.flat()).not.toContain('coast');
  });

  test('a border with more boat marks is gone round', () => {
    const borders = table().legend.borders.map((border) =>
      borderName(...(border.sides as [Place, Place])) === borderName('jiangxi', 'zhejiang')
        ? { ...border, units: 4 }
        : border,
    );
    const way = wayBetween(borders, 'jiangxi', 'zhejiang');
    expect(way).toEqual(['jiangxi', 'huguang', 'nanzhili', 'zhejiang']);
    expect(unitsOf(borders, way)).toBe(3);
  });
});

describe('journeys', () => {
  const ask = (key: string, args: Question['prompt']['args']): Question => ({
    seat: 0,
    prompt: { key, args },
    options: [],
  });
  const offer = (action: Option['action'], units?: number): Option => ({
    ...option('x'),
    action,
    preview:
      units === undefined
        ? []
        : [{ rule: '', seat: 0, verb: 'transported', args: { amount: units }, phrase: { key: '', args: {} } }],
  });

  test('a sale goes from the square to the market', () => {
    const asked = ask('yinzi-ask-choose-space', { square: { noun: 'square', id: 'jiangxi-b2' } });
    const journey = journeyOf(table(), asked, offer(['market', 'nanzhili-3'], 2));
    expect(journey?.units).toBe(2);
    expect(journey?.ways).toEqual([
      {
        from: zone('square.jiangxi-b2'),
        to: zone('market.nanzhili-3'),
        places: ['jiangxi', 'huguang', 'nanzhili'],
      },
    ]);
  });

  test('a pair of salt sails from both its squares', () => {
    const view = table();
    const at = (square: string): number => view.squares.findIndex((one) => one.square === square);
    const asked = ask('yinzi-ask-choose-slot', {
      cargo: { noun: 'cargo', id: 'salt-pair' },
      first: at('jiangxi-c1'),
      second: at('zhejiang-c5'),
    });
    const journey = journeyOf(view, asked, offer(['slot', 's1-1'], 3));
    expect(journey?.ways.map((way) => way.places.at(0))).toEqual(['jiangxi', 'zhejiang']);
    expect(journey?.ways.every((way) => way.places.at(-1) === 'coast')).toBe(true);
  });

  test('bought food needs no way', () => {
    const asked = ask('yinzi-ask-late-slot', {
      first: { noun: 'half', id: 'food-1' },
      second: { noun: 'half', id: 'huguang-a2' },
    });
    expect(journeyOf(table(), asked, offer(['slot', 's1-1'], 2))?.ways).toHaveLength(1);
  });

  test('where more is to be asked, the way tells what it will take', () => {
    const journey = journeyOf(table(), ask('yinzi-ask-supply', {}), { ...offer(['load', 'huguang-c1']), more: true });
    expect(journey?.units).toBe(2);
  });

  test('other answers travel nowhere', () => {
    expect(journeyOf(table(), ask('yinzi-ask-choose-bonus', {}), offer(['bonus', 'no-tax']))).toBeNull();
  });
});

describe('pictures', () => {
  test.each([
    ['good', 'ramie'],
    ['product', 'refined-sugar'],
    ['thing', 'coins'],
    ['innovation', 'emissary-japan'],
    ['innovation', 'free-transport'],
    ['ship', 'netherlands-2'],
    ['factory', 'paper-red'],
    ['disaster', 'drought'],
  ])('the %s %s has one', (noun, id) => {
    expect(picture(noun, id)).not.toBeNull();
  });

  test('gifts carry a plus, the bonus of an innovation is none', () => {
    expect(isGift('free-rice')).toBe(true);
    expect(isGift('free-innovation')).toBe(false);
  });

  test('an unknown noun has none', () => {
    expect(picture('thing', 'opium')).toBeNull();
  });
});

test('factories and ships tell by their names what they are', () => {
  expect(factoryFacts('refined-sugar-green')).toEqual({ product: 'refined-sugar', colour: 'green' });
  expect(nationOf('netherlands-1')).toBe('netherlands');
});

describe('numbers of a seat', () => {
  const told = (verb: string, args: GameEvent['args']): GameEvent => ({
    rule: '',
    seat: 1,
    verb,
    args,
    phrase: { key: '', args: {} },
  });

  test('supplies hold everything that can be paid, and the transport left', () => {
    const view = table({ active: 0, transport_left: 1 });
    expect(supplies(view, 0)).toMatchObject({ coins: playerOf(view, 0).supply.coins, transport: 1 });
    expect(supplies(view, 1).transport).toBe(playerOf(view, 1).capacity);
  });

  test('events change them', () => {
    expect(effects(told('paid', { thing: 'coins', amount: 3 }))).toEqual([{ seat: 1, thing: 'coins', by: -3 }]);
    expect(effects(told('transported', { amount: 2 }))).toEqual([{ seat: 1, thing: 'transport', by: -2 }]);
    expect(effects(told('raw-used', { space: 'huguang-1', owner: '0' }))).toEqual([{ seat: 0, thing: 'cubes', by: 1 }]);
    expect(effects(told('round-began', { round: 2 }))).toEqual([]);
  });

  test('the strip of a turn follows money, transport, food and tax', () => {
    expect(totals(table(), 0).map((one) => one.id)).toEqual(['coins', 'silver', 'capacity', 'food', 'tax']);
  });

  test('before the board is laid out there are none', () => {
    expect([supplies(opening, 0), totals(opening, 0), total(opening, 0)]).toEqual([{}, [], null]);
  });

  test('the score is spelt out, and adds up', () => {
    const player = playerOf(table(), 0);
    const rows = scoreRows(player);
    expect(rows.reduce((all, row) => all + row.points, 0)).toBe(player.total);
    const view = table();
    const props = { view, position: seen('yinzi', view), seat: 0, details: true };
    expect(render(SeatSummary, { props }).container.querySelector('tfoot')).toHaveTextContent(String(player.total));
  });
});

describe('pieces on their way', () => {
  const change = (make: (view: YinziView) => void): YinziView => {
    const view = table();
    make(view);
    return view;
  };

  test('nothing flies where nothing moved, nor before the board is there', () => {
    expect(flights(table(), table())).toEqual([]);
    expect(flights(opening, table())).toEqual([]);
  });

  test('a cube that is sold goes over the borders to its market', () => {
    const place = (view: YinziView, square: string, seat: number | null): void => {
      const found = view.squares.find((one) => one.square === square);
      Object.assign(found!, { seat, cubes: seat === null ? 0 : 1, factory: null });
    };
    const free = (view: YinziView, seat: number | null): void => {
      view.markets[1]!.spaces[0]!.seat = seat;
    };
    const before = change((view) => [place(view, 'huguang-a1', 0), free(view, null)]);
    const after = change((view) => [place(view, 'huguang-a1', null), free(view, 0)]);
    expect(flights(before, after)).toEqual([
      {
        noun: 'cube',
        id: '0',
        from: [zone('square.huguang-a1')],
        to: [zone('market.nanzhili-1')],
        via: [[spot('border.huguang.nanzhili')]],
      },
    ]);
  });

  test('a ship sails to its nation and the next one comes from its pile', () => {
    const after = change((view) => {
      view.docks[0]!.ship = 'spain-1';
    });
    const [sailed, came] = flights(table(), after).filter((flight) => flight.noun === 'ship');
    expect(sailed).toMatchObject({ id: table().docks[0]!.ship, from: [zone('dock.s1')] });
    expect(came).toMatchObject({ id: 'spain-1', from: [spot('ship-pile.0')], to: [zone('dock.s1')] });
  });

  test('a boat goes from space to space', () => {
    const after = change((view) => {
      view.players[1]!.boat += 1;
    });
    expect(flights(table(), after)).toMatchObject([{ noun: 'boat', id: '1' }]);
  });

  test('a factory comes from the display', () => {
    const before = change((view) => {
      view.display = [view.factories[0]!.factory];
    });
    expect(flights(before, table())).toMatchObject([{ noun: 'product', from: [spot('display')] }]);
  });

  test('wood comes from the stock', () => {
    const after = change((view) => {
      view.players[0]!.supply.wood! += 1;
    });
    expect(flights(table(), after)).toMatchObject([{ noun: 'thing', id: 'wood', from: [spot('stock.wood')] }]);
  });

  test('workers of a group walk to their area', () => {
    const before = change((view) => {
      view.players[0]!.fortunes[1]!.workers = 2;
    });
    const after = change((view) => {
      view.players[0]!.fortunes[1]!.workers = 0;
      view.players[0]!.works[1]!.workers += 2;
    });
    const walking = flights(before, after).filter((flight) => flight.noun === 'worker');
    expect(walking).toHaveLength(2);
    expect(walking[0]).toMatchObject({ from: [spot('group.0.cultivate'), spot('seat.0')] });
  });
});

test('what must stay in sight follows the stage as it scrolls', () => {
  document.body.innerHTML = '<div class="game-board wide"><div style="--k: 0.5"><p></p></div></div>';
  const board = document.querySelector<HTMLElement>('.game-board')!;
  const node = document.querySelector<HTMLElement>('p')!;
  const release = pinned(node);
  board.scrollTop = 30;
  board.dispatchEvent(new Event('scroll'));
  expect(node.style.translate).toBe('0 60px');
  release();
  board.scrollTop = 0;
  board.dispatchEvent(new Event('scroll'));
  expect(node.style.translate, 'it no longer follows').toBe('0 60px');
});

test('the outline has a part for the round, every player, every province and every area', () => {
  const parts = outline(table());
  expect(parts).toHaveLength(1 + 2 + 4 + 9);
  expect(parts.every((part) => part.title !== '' && part.lines.length > 0)).toBe(true);
  expect(outline(opening)).toHaveLength(1);
});
