/** Whose own board lies before the viewer: the own one, else that of who is playing; another one when it was chosen. */

import type { BoardContext } from './context.svelte';

interface Played {
  active: number;
}

export class ShownSeat {
  #board: BoardContext<Played>;
  #chosen: number | null = $state(null);
  readonly home: number = $derived.by(() => (this.#board.viewer >= 0 ? this.#board.viewer : this.#board.view.active));
  readonly seat: number = $derived(this.#chosen ?? this.home);
  /** Is the question about what is shown? */
  readonly live: boolean = $derived.by(() => this.seat === (this.#board.facts.position.question?.seat ?? this.home));

  /** To be made while a component is: a new question brings the own board back. */
  constructor(board: BoardContext<Played>) {
    this.#board = board;
    $effect(() => {
      if (board.facts.position.question) this.#chosen = null;
    });
  }

  choose = (seat: number | null): void => {
    this.#chosen = seat;
  };
}
