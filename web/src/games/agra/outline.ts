/** The board in words: a heading per area and per player, a line per fact. */

import { say } from '../../app/words.svelte';
import type { NameOf, OutlinePart } from '../board/outline';
import { held, numeral, roundOf } from './reading';
import {
  GUILDS,
  type AgraView,
  type FarmTrack,
  type GuildFacts,
  type Notable,
  type Owner,
  type Player,
  type Space,
} from './view';

const named = (noun: string, id: string): string => say(`agra-${noun}-${id}`);
const counted = (name: string, count: number | string): string => `${name}: ${count}`;
const goodsOf = (goods: string[]): string => goods.map((good) => named('good', good)).join(' + ');

export function outline(view: AgraView, nameOf: NameOf = (seat) => String(seat + 1)): OutlinePart[] {
  const owner = (who: Owner): string => (who === 'neutral' ? say('agra-board-closed') : nameOf(who ?? 0));
  return [
    { title: roundOf(view), lines: turnLines(view, nameOf) },
    ...view.players.map((player) => ({ title: nameOf(player.seat), lines: playerLines(view, player) })),
    { title: say('agra-board-city'), lines: view.spaces.map((space) => spaceLine(view, space, nameOf)) },
    { title: say('agra-board-goods'), lines: view.goods.map((good) => counted(named('good', good.good), good.value)) },
    { title: say('agra-board-river'), lines: riverLines(view, nameOf) },
    { title: say('agra-board-palace'), lines: view.guilds.flatMap((guild) => guildLines(view, guild, nameOf, owner)) },
    {
      title: say('agra-board-akbar'),
      lines: view.bowls.map((bowl) =>
        bowl.owner === null ? named('good', bowl.good) : counted(named('good', bowl.good), owner(bowl.owner)),
      ),
    },
    { title: say('agra-board-display'), lines: view.display.map((tile) => named('tile', tile)) },
    {
      title: say('agra-board-bonus'),
      lines: view.bonus_tiles.filter((tile) => tile.owner === null).map((tile) => named('bonus', tile.bonus)),
    },
  ];
}

function turnLines(view: AgraView, nameOf: NameOf): string[] {
  const lines = [
    say('agra-board-turn-of', { player: nameOf(view.active) }),
    named('phase', view.phase),
    counted(named('outer', view.meditation.blocked), say('agra-board-blocked')),
    say('agra-board-points', { count: view.turn.points }),
  ];
  if (view.last_round) lines.push(say('agra-board-last-round'));
  else if (view.ending) lines.push(say('agra-board-ending'));
  return lines;
}

function playerLines(view: AgraView, player: Player): string[] {
  const mine = view.spaces.filter((space) => space.worker === player.seat);
  const standing = mine.filter((space) => space.standing).length;
  return [
    counted(named('thing', 'rupees'), player.rupees ?? '?'),
    say('agra-board-favour', { count: player.favour }),
    say('agra-board-workers', {
      supply: player.workers,
      standing,
      lying: mine.length - standing,
      all: view.legend.workers,
    }),
    say('agra-board-markers', { count: player.supply }),
    ...held(player).map(({ good, count }) => counted(named('good', good), count)),
    GUILDS.map((guild) => counted(named('guild', guild), player.influence[guild])).join(', '),
    say('agra-board-meditation-space', {
      space: player.meditation,
      last: view.meditation.points.length,
      count: view.meditation.points[player.meditation - 1] ?? 0,
    }),
    ...Object.entries(player.production).map(([good, count]) =>
      say('agra-board-production', { good: named('good', good), count }),
    ),
    ...player.farm.map(farmLine),
    ...player.contracts.map((notable) => named('notable', notable)),
    ...player.tiles.map((tile) => named('tile', tile)),
  ];
}

function farmLine(track: FarmTrack): string {
  const place = (at: number): string => say('agra-board-plot', { track: named('track', track.track), place: at });
  const covers = track.covered.map((at) => `${place(at)}, ${say('agra-board-covered')}`);
  return [`${place(track.farmer)}, ${say('agra-board-farmer')}`, ...covers].join('; ');
}

function spaceLine(view: AgraView, space: Space, nameOf: NameOf): string {
  const said = [named('space', space.space)];
  if (!space.built) said.push(say('agra-board-site', { level: space.level, cost: space.cost }));
  if (space.worker !== null)
    said.push(say(space.standing ? 'agra-board-stands' : 'agra-board-lies', { player: nameOf(space.worker) }));
  if (view.merchant === space.space) said.push(say('agra-board-merchant'));
  if (view.builder === space.space) said.push(say('agra-board-builder'));
  if (space.rupees > 0) said.push(say('agra-board-rupees', { count: space.rupees }));
  return said.join(', ');
}

function riverLines(view: AgraView, nameOf: NameOf): string[] {
  return [
    say('agra-board-boat', { number: view.river.boat, limit: view.river.limit }),
    ...view.notables.filter((notable) => notable.owner === null).map((notable) => notableLine(notable, nameOf)),
  ];
}

function notableLine(notable: Notable, nameOf: NameOf): string {
  const facts = { level: numeral(notable.level), guild: named('guild', notable.guild) };
  const orders = notable.orders.map((order) => {
    const good = named('good', order.good);
    if (order.owner === null) return good;
    const key = order.double ? 'agra-board-delivered-double' : 'agra-board-delivered';
    return `${good}, ${say(key, { player: nameOf(order.owner) })}`;
  });
  const beyond = notable.available ? [] : [say('agra-board-beyond')];
  return [named('notable', notable.notable), say('agra-board-notable', facts), ...orders, ...beyond].join('; ');
}

function guildLines(view: AgraView, guild: GuildFacts, nameOf: NameOf, owner: (who: Owner) => string): string[] {
  const steps = guild.steps.map((step, seat) => say('agra-board-step-of', { player: nameOf(seat), step }));
  const taken = guild.orders.filter((order) => order.owner !== null);
  const marked = guild.marked === null ? undefined : guild.orders[guild.marked - 1];
  return [
    [named('guild', guild.guild), ...steps].join(', '),
    [
      say('agra-board-orders-of', { guild: named('guild', guild.guild) }),
      ...(marked ? [say('agra-board-marked', { goods: goodsOf(marked.goods) })] : []),
      say('agra-board-taken', { taken: taken.length, limit: view.river.limit }),
      ...taken.map((order) => counted(goodsOf(order.goods), owner(order.owner))),
    ].join('; '),
  ];
}
