/** The board context of Yinzi: who has which colour. */

import { createContext } from 'svelte';

import { BoardContext } from '../board/context.svelte';
import type { Colour, YinziView } from './view';

export class YinziBoard extends BoardContext<YinziView> {
  /** The colour of a seat's pieces; null before it has chosen. */
  colour(seat: number): Colour | null {
    return this.view.colours[seat] ?? null;
  }

  /** Whose pieces are of *colour*; null if nobody took it. */
  seatOf(colour: Colour): number | null {
    const seat = this.view.colours.indexOf(colour);
    return seat < 0 ? null : seat;
  }
}

export const [getBoard, setBoard] = createContext<YinziBoard>();
