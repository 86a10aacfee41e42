/** How what bots have found is told. */

import { say, words } from '../../app/words.svelte';
import type { Guess, Review, SeatInfo, TurningPoint } from '../../server/wire';
import type { Mark } from '../../ui/Chart.svelte';

type Seats = readonly Pick<SeatInfo, 'seat' | 'name'>[];

/** A number of points with its sign: +1.5, −2, 0. */
export function signed(value: number, digits = 1): string {
  const format = new Intl.NumberFormat(words.language, { maximumFractionDigits: digits, signDisplay: 'exceptZero' });
  return format.format(value).replace('-', '−');
}

/** A guess and how far it may be off. */
export function guessed(guess: Guess): string {
  const error = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(guess.error);
  return `${signed(guess.mean)} ± ${error}`;
}

export function told(point: TurningPoint, seats: Seats): string {
  return say(`study-turning-${point.kind}`, {
    player: words.seat(point.seat, seats),
  });
}

/** The turning points as marks of a chart whose places are the plies. */
export function marksOf(review: Review | null, seats: Seats): Mark[] {
  return (review?.turning_points ?? []).map((point) => ({
    at: point.ply,
    text: `${told(point, seats)}: ${guessed(point.points)}`,
    tone: point.points.mean < 0 ? 'bad' : 'good',
  }));
}
