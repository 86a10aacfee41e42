/** The board context of Yinzi: who has which colour. */

import { createContext } from 'svelte';

import { BoardContext, type Card } from '../board/context.svelte';
import type { NameOf } from '../board/outline';
import type { Colour, YinziView } from './view';

export class YinziBoard extends BoardContext<YinziView> {
  /** The same as `name`, to be handed on. */
  readonly nameOf: NameOf = (seat) => this.name(seat);

  /** The colour of a seat's pieces; null before it has chosen. */
  colour(seat: number): Colour | null {
    return this.view.colours[seat] ?? null;
  }

  /** A place on a player board: a zone on that of who is asked (*live*), something to look at on the others. */
  place(live: boolean, zone: string, label: string, card: Card) {
    return live ? this.zone(zone, label, card) : this.piece(label, card);
  }

  /** Whose pieces are of *colour*; null if nobody took it. */
  seatOf(colour: Colour): number | null {
    const seat = this.view.colours.indexOf(colour);
    return seat < 0 ? null : seat;
  }
}

export const [getBoard, setBoard] = createContext<YinziBoard>();
