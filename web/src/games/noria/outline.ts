/** The board in words: a heading per area and per player, a line per fact. */

import { say } from '../../app/words.svelte';
import type { NameOf, OutlinePart } from '../board/outline';
import { named } from './context';
import { isNextCloud } from './reading';
import { GOODS, PATHS, RESOURCES, type Island, type NoriaView, type Player } from './view';

const held = (thing: string, count: number): string =>
  say('noria-board-holding', { thing: named('thing', thing), count });

export function outline(view: NoriaView, nameOf: NameOf = (seat) => String(seat + 1)): OutlinePart[] {
  return [
    { title: say('noria-board-round', { round: view.round, rounds: view.rounds }), lines: turnLines(view) },
    ...view.players.map((player) => ({ title: nameOf(player.seat), lines: playerLines(player) })),
    { title: say('noria-board-town-hall'), lines: townHallLines(view, nameOf) },
    {
      title: say('noria-board-islands'),
      lines: view.islands.map((island) => islandLine(island, nameOf, isNextCloud(view.islands, island))),
    },
    {
      title: say('noria-board-market'),
      lines: view.market.map((stack) =>
        say('noria-board-stack', { disc: named('disc', stack.disc), price: stack.price, count: stack.left }),
      ),
    },
  ];
}

function turnLines(view: NoriaView): string[] {
  return [
    named('phase', view.phase),
    say('noria-board-actions', { used: view.turn.actions, most: view.turn.max_actions }),
    `${say('noria-board-night-shift')}: ${view.costs.night_shift}`,
    `${say('noria-board-modify')}: ${view.costs.modify}`,
    `${say('noria-board-intrigue')}: ${view.costs.intrigue}`,
  ];
}

function playerLines(player: Player): string[] {
  const lines = [
    `${say('shell-board-points')}: ${player.total}`,
    PATHS.map((path) => `${named('path', path)} ${player.levels[path]}`).join(', '),
    [...RESOURCES.map((name) => held(name, player.resources[name])), held('knowledge', player.knowledge)].join(', '),
    RESOURCES.map((name) => held(`${name}-ship`, player.ships[name])).join(', '),
    GOODS.map((good) => say('noria-board-warehouse', { good: named('thing', good), ...player.warehouses[good] })).join(
      '; ',
    ),
    `${say('noria-board-income')}: ${player.income}`,
  ];
  if (player.wheel === null) return [...lines, say('noria-board-hidden-wheel')];
  const discs = player.wheel.flatMap((slot) => {
    if (slot.disc === null) return [];
    const key = slot.advanced ? 'noria-board-slot-advanced' : 'noria-board-slot-disc';
    const marks = [slot.used, slot.improved ? 'improved' : null].filter((mark) => mark !== null);
    const said = say(key, { slot: named('slot', slot.slot), disc: named('disc', slot.disc) });
    return [[said, ...marks.map((mark) => say(`noria-board-mark-${mark}`))].join(', ')];
  });
  const aside = player.centre.map((disc) => say('noria-board-aside', { disc: named('disc', disc) }));
  return [...lines, ...discs, ...aside];
}

function townHallLines(view: NoriaView, nameOf: NameOf): string[] {
  const halls = view.halls.map((hall) =>
    say('noria-board-hall', {
      hall: named('hall', hall.hall),
      value: hall.value,
      above: hall.above,
      removed: hall.removed,
    }),
  );
  const paths = view.paths.map((path) => {
    const levels = path.levels.map((level, seat) => say('noria-board-level-of', { player: nameOf(seat), level }));
    return say('noria-board-path', { path: named('path', path.path), levels: levels.join(', ') });
  });
  return [...halls, ...paths];
}

function islandLine(island: Island, nameOf: NameOf, isNext: boolean): string {
  if (island.island === null) return say(isNext ? 'noria-board-cloud' : 'noria-board-cloud-later');
  const ships = island.ships.map((ship) =>
    say('noria-board-ship-left', { ship: named('thing', `${ship.resource}-ship`), count: ship.left }),
  );
  const plots = island.plots.map((plot) => {
    const facts = { good: named('thing', plot.good), count: plot.warehouses };
    return plot.owner === null
      ? say('noria-board-plot-free', facts)
      : say('noria-board-plot-built', { ...facts, player: nameOf(plot.owner) });
  });
  const people = island.ambassadors.map((seat) => say('noria-board-ambassador-of', { player: nameOf(seat) }));
  return [named('island', island.island), ...ships, ...plots, ...people].join('; ');
}
