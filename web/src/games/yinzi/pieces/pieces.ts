/** Outlines of the wooden pieces on a grid of 24; each kind has its own, so that none is known by its colour alone. */

export type PieceKind = 'cube' | 'disc' | 'worker' | 'product' | 'boat';

interface PieceShape {
  body: string;
  /** Where the light falls. */
  lit: string;
  /** Where the letter of its owner stands, and how large. */
  letter: { y: number; size: number };
}

export const PIECES: Record<PieceKind, PieceShape> = {
  cube: {
    body: 'M4 2.5h16a1.8 1.8 0 0 1 1.8 1.8v15.4a1.8 1.8 0 0 1-1.8 1.8H4a1.8 1.8 0 0 1-1.8-1.8V4.3A1.8 1.8 0 0 1 4 2.5z',
    lit: 'M4 2.5h16a1.8 1.8 0 0 1 1.8 1.8V6H2.2V4.3A1.8 1.8 0 0 1 4 2.5z',
    letter: { y: 18.6, size: 14 },
  },
  disc: {
    body: 'M12 1.4a10.6 10.6 0 1 0 0 21.2a10.6 10.6 0 1 0 0-21.2z',
    lit: 'M12 1.4A10.6 10.6 0 0 0 1.4 12h2.7A7.9 7.9 0 0 1 12 4.1z',
    letter: { y: 16.9, size: 13.5 },
  },
  worker: {
    body: 'M12 .8 22 7.4H16a4.6 4.6 0 0 1-1.1 3.6c4.2 1 6.9 4.5 7.1 11.6H2c.2-7.1 2.9-10.6 7.1-11.6A4.6 4.6 0 0 1 8 7.4H2z',
    lit: 'M12 .8 22 7.4H2z',
    letter: { y: 21.2, size: 11 },
  },
  product: {
    body: 'M7 1.6h10l5.4 5.4v10L17 22.4H7L1.6 17V7z',
    lit: 'M7 1.6h10l5.4 5.4h-3L15.9 4.2H8.1L4.6 7h-3z',
    letter: { y: 16.9, size: 13.5 },
  },
  boat: {
    body: 'M12.6 1 21 12.4h-8.4V14H23l-3.6 8.4H4.6L1 14h10V4.4z',
    lit: 'M12.6 1 21 12.4h-8.4z',
    letter: { y: 21.6, size: 9 },
  },
};

export function isPieceKind(noun: string): noun is PieceKind {
  return noun in PIECES;
}
