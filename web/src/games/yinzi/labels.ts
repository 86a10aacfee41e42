/** Things of the board in words. */

import { say } from '../../lib/words.svelte';
import { PRODUCTS, type Route } from './view';

/** A part of a route's demand: a product, a good, or any of them. */
export function partName(part: string): string {
  if (part.startsWith('any-') || part === 'emissary') return say(`yinzi-board-part-${part}`);
  return say(`yinzi-${PRODUCTS.some((product) => product === part) ? 'product' : 'good'}-${part}`);
}

/** A route tile, read out whole. */
export function routeLabel(route: Route): string {
  const facts = [
    say('yinzi-board-route', { demand: route.demand.map(partName).join(' + '), points: route.points }),
    holding('coins', route.coins),
    holding('silver', route.silver),
    say('yinzi-board-war-symbols', { count: route.war }),
    route.disaster === 'none' ? '' : say(`yinzi-disaster-${route.disaster}`),
  ];
  return facts.filter((fact) => fact !== '').join(', ');
}

function holding(thing: string, count: number): string {
  return count > 0 ? say('yinzi-board-holding', { thing: say(`yinzi-thing-${thing}`), count }) : '';
}
