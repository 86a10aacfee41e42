/** What every part of the board shares: the view, what is usable, where the pointer is, and how a zone behaves. */

import { createContext } from 'svelte';

import type { Option, Position } from '../../lib/wire';
import { say, words } from '../../lib/words.svelte';
import type { NoriaView } from './view';

/** What the card beside a piece says. */
export interface Card {
  title: string;
  /** Keys of sentences; their order is the reading order. */
  lines: string[];
  rules: string[];
  /** The printed value is not known. */
  reconstructed?: boolean;
}

export interface BoardFacts {
  readonly view: NoriaView;
  readonly position: Position;
  readonly zones: Map<string, Option[]>;
  readonly hovered: string | null;
  readonly animate: boolean;
  onzone(zone: string): void;
  onask(zone: string): void;
  onhover(zone: string | null): void;
}

export interface Shown {
  card: Card;
  zone: string | null;
  at: DOMRect;
}

/** Long enough that a card does not flicker under a passing pointer. */
const REST = 420;

export class BoardContext {
  readonly facts: BoardFacts;
  shown: Shown | null = $state.raw(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(facts: BoardFacts) {
    this.facts = facts;
  }

  get view(): NoriaView {
    return this.facts.view;
  }

  get viewer(): number {
    return this.facts.position.viewer;
  }

  name(seat: number): string {
    return words.seat(seat, this.facts.position.seats);
  }

  usable(zone: string): boolean {
    return this.facts.zones.has(zone);
  }

  /** Attributes and handlers of an element that stands for *zone*. */
  zone(zone: string, label: string, card?: Card) {
    const usable = this.usable(zone);
    const count = this.facts.zones.get(zone)?.length ?? 0;
    return {
      'data-zone': zone,
      'data-usable': usable || undefined,
      'data-pointed': this.facts.hovered === zone || undefined,
      role: 'button',
      tabindex: usable ? 0 : -1,
      'aria-label': usable ? `${label}. ${say('noria-board-options', { count })}` : label,
      'aria-disabled': !usable,
      onclick: (event: Event) => {
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
        if (card) this.#rest(event, card, zone);
      },
      onpointerleave: (event: PointerEvent) => {
        this.facts.onhover(zoneOf(event.relatedTarget));
        this.hide();
      },
      onfocus: (event: FocusEvent) => {
        if (!(event.currentTarget as Element).matches(':focus-visible')) return;
        this.facts.onhover(zone);
        if (card) this.#rest(event, card, zone);
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
      onpointerenter: (event: PointerEvent) => {
        if (card) this.#rest(event, card, null);
      },
      onpointerleave: () => this.hide(),
    };
  }

  hide(): void {
    clearTimeout(this.#waiting);
    this.shown = null;
  }

  #rest(event: Event, card: Card, zone: string | null): void {
    const element = event.currentTarget as Element;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      // Beside the whole drawing that the piece belongs to, so that the card does not cover its neighbours.
      const box = element.getBoundingClientRect();
      const drawing = element.closest('[data-drawing]')?.getBoundingClientRect() ?? box;
      this.shown = { card, zone, at: new DOMRect(drawing.x, box.y, drawing.width, box.height) };
    }, REST);
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

export const [getBoard, setBoard] = createContext<BoardContext>();

/** The zone that the pointer went on to, if any. */
function zoneOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-zone]')?.getAttribute('data-zone') ?? null) : null;
}

/** The name of a thing of the game in the reader's language. */
export function named(noun: string, id: string): string {
  return say(`noria-${noun}-${id}`);
}
