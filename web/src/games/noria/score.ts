/** How the total of the view comes about, for the card of a player. The total itself is the server's. */

import type { HallName, NoriaView, Player } from './view';

export interface ScorePart {
  hall: HallName;
  level: number;
  value: number;
  points: number;
}

export function scoreLines(view: NoriaView, player: Player): ScorePart[] {
  const levels = Object.values(player.levels);
  return view.halls.map(({ hall, value }) => {
    const level =
      hall === 'specialisation' ? Math.max(...levels) : hall === 'division' ? Math.min(...levels) : player.levels[hall];
    return { hall, level, value, points: level * value };
  });
}
