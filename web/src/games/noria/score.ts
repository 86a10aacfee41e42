/** How the total of the view comes about, for the card of a player; the numbers are the server's. */

import type { ScoreRow } from '../board/SeatScore.svelte';
import { named } from './context';
import type { NoriaView } from './view';

export function scoreRows(view: NoriaView, seat: number): ScoreRow[] {
  return (view.legend.scores[seat] ?? []).map(({ hall, level, value, points }) => ({
    label: named('hall', hall),
    how: `${level} × ${value}`,
    points,
    noun: 'hall',
    id: hall,
    tint: `var(--noria-path-${hall}-text)`,
  }));
}
