/** Which pieces moved between two views, and from where to where; the places are names that elements of the board carry. */

import { spot, zone, type Flight } from '../board/flights';
import { GOODS, RESOURCES, type NoriaView, type Player } from './view';

export function flights(before: NoriaView, after: NoriaView): Flight[] {
  const found: Flight[] = [];
  for (const player of after.players) {
    const was = before.players.find((one) => one.seat === player.seat);
    if (!was) continue;
    const home = spot(`seat.${player.seat}`);
    found.push(
      ...ships(before, after, was, player, home),
      ...warehouses(was, player, home),
      ...bought(was, player, home),
    );
    found.push(...gathered(was, player, home));
  }
  return found;
}

function ships(before: NoriaView, after: NoriaView, was: Player, is: Player, home: string): Flight[] {
  return RESOURCES.flatMap((resource) => {
    if (is.ships[resource] <= was.ships[resource]) return [];
    const island = after.islands.find((one) => {
      const then = before.islands.find((other) => other.island === one.island);
      const left = (place: typeof one | undefined): number =>
        place?.ships.find((ship) => ship.resource === resource)?.left ?? 0;
      return one.island !== null && left(one) < left(then);
    });
    const from = island?.island ?? is.island;
    if (!from) return [];
    const there = spot(`ships.${is.seat}.${resource}`);
    return [
      { noun: 'thing', id: `${resource}-ship`, from: [zone(`island.${from}.ship.${resource}`)], to: [there, home] },
    ];
  });
}

function warehouses(was: Player, is: Player, home: string): Flight[] {
  if (is.factories_built === was.factories_built || !is.island) return [];
  const from = [zone(`island.${is.island}`)];
  return GOODS.filter((good) => is.warehouses[good].empty > was.warehouses[good].empty).map((good) => ({
    noun: 'thing',
    id: `empty-${good}`,
    from,
    to: [spot(`supply.${is.seat}.${good}`), home],
  }));
}

function bought(was: Player, is: Player, home: string): Flight[] {
  if (is.centre.length <= was.centre.length) return [];
  return is.centre.slice(was.centre.length).map((disc) => ({
    noun: 'disc',
    id: disc,
    from: [zone(`market.${disc}`)],
    to: [spot(`centre.${is.seat}`), home],
  }));
}

/** Resources and knowledge come from the disc that was used just now. */
function gathered(was: Player, is: Player, home: string): Flight[] {
  const slot = is.wheel?.find((one, index) => one.used !== null && was.wheel?.[index]?.used === null);
  if (!slot) return [];
  const from = [zone(`slot.${slot.slot}`), home];
  const gains = RESOURCES.filter((name) => is.resources[name] > was.resources[name]).map((id): string => id);
  if (slot.used === 'inspected' && is.knowledge > was.knowledge) gains.push('knowledge');
  return gains.map((id) => ({ noun: 'thing', id, from, to: [spot(`supply.${is.seat}.${id}`)] }));
}
