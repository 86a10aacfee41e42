/** What every part of a board shares: the view, what is usable, where the pointer is, and how a zone behaves. */

import { say, words } from '../../app/words.svelte';
import type { BoardProps } from '..';

/** What the card beside a piece says. */
export interface Card {
  title: string;
  /** Whole sentences, in reading order. */
  lines: string[];
  rules: string[];
  /** The printed value is not known. */
  reconstructed?: boolean;
}

export interface Shown {
  card: Card;
  at: DOMRect;
}

/** Long enough that a card does not flicker under a passing pointer. */
const REST = 420;

export class BoardContext<View> {
  readonly game: string;
  shown: Shown | null = $state.raw(null);
  #facts: () => BoardProps<View>;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string, facts: () => BoardProps<View>) {
    this.game = game;
    this.#facts = facts;
  }

  /** The properties of the board, as they are now. */
  get facts(): BoardProps<View> {
    return this.#facts();
  }

  get view(): View {
    return this.facts.view;
  }

  get viewer(): number {
    return this.facts.position.viewer;
  }

  get animate(): boolean {
    return this.facts.animate;
  }

  /** The name of a player. */
  name(seat: number): string {
    return words.seat(seat, this.facts.position.seats);
  }

  /** The name of a thing of the game. */
  named(noun: string, id: string): string {
    return say(`${this.game}-${noun}-${id}`);
  }

  usable(zone: string): boolean {
    return this.facts.zones.has(zone);
  }

  /** Attributes and handlers of an element that stands for *zone*. */
  zone(zone: string, label: string, card?: Card) {
    const count = this.facts.zones.get(zone)?.length ?? 0;
    const usable = count > 0;
    return {
      'data-zone': zone,
      'data-usable': usable || undefined,
      'data-pointed': this.facts.hovered === zone || undefined,
      role: 'button',
      tabindex: usable ? 0 : -1,
      'aria-label': usable ? `${label}. ${say('shell-board-options', { count })}` : label,
      'aria-disabled': !usable,
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        this.hide();
        this.facts.onzone(zone);
      },
      oncontextmenu: (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
        this.facts.onask(zone);
      },
      onkeydown: (event: KeyboardEvent) => this.#press(event, zone),
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        this.facts.onhover(zone);
        this.#rest(event, card);
      },
      onpointerleave: (event: PointerEvent) => {
        this.facts.onhover(zoneOf(event.relatedTarget));
        this.#leave(event);
      },
      onfocus: (event: FocusEvent) => {
        if (!(event.currentTarget as Element).matches(':focus-visible')) return;
        this.facts.onhover(zone);
        this.#rest(event, card);
      },
      onblur: () => {
        this.facts.onhover(null);
        this.hide();
      },
    };
  }

  /** Attributes of something that can be looked at but never used. */
  piece(label: string, card?: Card) {
    return {
      role: 'img',
      'aria-label': label,
      onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && this.#rest(event, card),
      onpointerleave: (event: PointerEvent) => this.#leave(event),
      onclick: (event: MouseEvent) => card && this.#show(event.currentTarget as Element, card),
    };
  }

  hide(): void {
    clearTimeout(this.#waiting);
    this.shown = null;
  }

  /** A finger that is lifted leaves, too; what it has tapped stays until the next tap. */
  #leave(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.hide();
  }

  #rest(event: Event, card: Card | undefined): void {
    clearTimeout(this.#waiting);
    const element = event.currentTarget as Element;
    if (card) this.#waiting = setTimeout(() => this.#show(element, card), REST);
  }

  /** Beside the whole drawing that the piece belongs to, so that the card does not cover its neighbours. */
  #show(element: Element, card: Card): void {
    const box = element.getBoundingClientRect();
    const drawing = element.closest('[data-drawing]')?.getBoundingClientRect() ?? box;
    this.shown = { card, at: new DOMRect(drawing.x, box.y, drawing.width, box.height) };
  }

  #press(event: KeyboardEvent, zone: string): void {
    if (event.key === 'Enter' || event.key === ' ') this.facts.onzone(zone);
    else if (event.key === '?') this.facts.onask(zone);
    else return;
    event.preventDefault();
    event.stopPropagation();
    this.hide();
  }
}

/** The zone that the pointer went on to, if any. */
function zoneOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-zone]')?.getAttribute('data-zone') ?? null) : null;
}
