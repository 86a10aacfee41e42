/** How the points of a player come about; the numbers are the server's. */

import { say } from '../../app/words.svelte';
import type { ScoreRow } from '../board/SeatScore.svelte';
import type { Player } from './view';

/** What each item of the score looks like. */
const PICTURES: Record<string, string> = {
  boats: 'capacity',
  factories: 'factory',
  products: 'products',
  emissaries: 'emissary',
  unshipped: 'produce',
  glories: 'glory',
  routes: 'route',
  innovations: 'innovations',
  silver: 'silver',
  misfortune: 'misfortune',
};

export function scoreRows(player: Player): ScoreRow[] {
  return player.score.map(({ item, points, factors }) => ({
    label: say(`yinzi-score-${item}`),
    how: factors.join(item === 'glories' ? ' + ' : ' × '),
    points,
    noun: 'board',
    id: PICTURES[item],
  }));
}
