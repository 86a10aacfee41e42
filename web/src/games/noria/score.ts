/** How the total of the view comes about, for the card of a player. The total itself is the server's. */

import type { ScoreRow } from '../board/SeatScore.svelte';
import { named } from './context';
import type { NoriaView, Player } from './view';

export function scoreRows(view: NoriaView, player: Player): ScoreRow[] {
  const levels = Object.values(player.levels);
  return view.halls.map(({ hall, value }) => {
    const level =
      hall === 'specialisation' ? Math.max(...levels) : hall === 'division' ? Math.min(...levels) : player.levels[hall];
    return {
      label: named('hall', hall),
      how: `${level} × ${value}`,
      points: level * value,
      noun: 'hall',
      id: hall,
      tint: `var(--noria-path-${hall}-text)`,
    };
  });
}
