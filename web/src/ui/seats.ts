/** The marks of the seats: every colour has its own shape and letter, so that none is needed alone. */

const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** Outlines in a box of 24 by 24. */
const SHAPES = [
  'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z',
  'M4.5 2.2h15a2.3 2.3 0 0 1 2.3 2.3v15a2.3 2.3 0 0 1-2.3 2.3h-15a2.3 2.3 0 0 1-2.3-2.3v-15a2.3 2.3 0 0 1 2.3-2.3z',
  'M12 .8a1.7 1.7 0 0 1 1.5.9l9.7 18.6a1.7 1.7 0 0 1-1.5 2.5H2.3a1.7 1.7 0 0 1-1.5-2.5L10.5 1.7A1.7 1.7 0 0 1 12 .8z',
  'M12 .3a1.6 1.6 0 0 1 1.15.5l9.85 10a1.7 1.7 0 0 1 0 2.4l-9.85 10a1.6 1.6 0 0 1-2.3 0L1 13.2a1.7 1.7 0 0 1 0-2.4L10.85.8A1.6 1.6 0 0 1 12 .3z',
] as const;

export function seatLetter(seat: number): string {
  return LETTERS[seat] ?? String(seat + 1);
}

export function seatShape(seat: number): string {
  return SHAPES[seat] ?? SHAPES[0];
}
