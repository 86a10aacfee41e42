/**
 * Where the shell finds the board of a game: `games/<name>/index.ts` exports a `GameModule`.
 *
 * The shell hands every view on as it came. What it is made of is known to its game alone, whose `view.ts` is generated
 * from the types of the engine: `loadGame` is the one door through which a view gets that type.
 */

import type { Component } from 'svelte';

import type { GameEvent, Option, Position, Question } from '../server/wire';

export interface BoardProps<View = unknown> {
  /** The document as the viewer may see it; its shape is the game's own. */
  view: View;
  position: Position;
  /** What each usable zone offers now. The element of a zone carries `data-zone="<zone>"`, usable or not. */
  zones: Map<string, Option[]>;
  hovered: string | null;
  onzone: (zone: string) => void;
  onask: (zone: string) => void;
  onhover: (zone: string | null) => void;
  animate: boolean;
}

export interface SeatSummaryProps<View = unknown> {
  view: View;
  position: Position;
  seat: number;
  /** False: the few numbers that always matter. True: everything, for the card that opens on a tap. */
  details: boolean;
}

export interface OutlineProps<View = unknown> {
  view: View;
  position: Position;
}

export interface IconProps {
  noun: string;
  id: string;
}

/** A kind of token that may be chosen, and how many of it at most. */
export interface TokenKind {
  thing: string;
  have: number;
}

/** How a question that is asked once per token is answered in one go. */
export interface Composer<View = unknown> {
  /** The first word of the actions: `["pay", "obsidian"]` has the verb `pay`. */
  verb: string;
  /** How many tokens are due; 0 or 1 leaves the question to the buttons. */
  due: (question: Question, view: View) => number;
  /** The kinds in the order in which the server asks for them. */
  kinds: (question: Question, view: View) => TokenKind[];
  /** How many different kinds there must be at least; 1 if not given. */
  variety?: (question: Question) => number;
  /** The arguments of the prompt that stay the same from token to token; all that are no numbers if not given. */
  fixed?: readonly string[];
}

/** A running number of one seat that matters while a turn is composed, such as its coins. */
export interface Total {
  /** What its picture shows: see `GameModule.Icon`. */
  noun: string;
  id: string;
  label: string;
  amount: number;
}

/** What an event does to the supplies of a seat: so much more, or less, of a thing. */
export interface Effect {
  seat: number;
  thing: string;
  by: number;
}

export interface GameModule<View = unknown> {
  Board: Component<BoardProps<View>>;
  SeatSummary?: Component<SeatSummaryProps<View>>;
  /** The board in words, for who listens to it. */
  Outline?: Component<OutlineProps<View>>;
  /** A small picture of a noun, such as `thing` `knowledge`. Decorative: the word always stands beside it. */
  Icon?: Component<IconProps>;
  /** By the key of the question. */
  composers?: Record<string, Composer<View>>;
  /** What *seat* owns of every thing that `effects` speak of. */
  supplies?: (view: View, seat: number) => Record<string, number>;
  /** What an event adds to supplies or takes from them; `paid` and `gained` with `thing` and `amount` if not given. */
  effects?: (event: GameEvent, view: View) => Effect[];
  /** The few numbers that the strip of the turn follows, most important first. */
  totals?: (view: View, seat: number) => Total[];
  /** Points if the game ended now. */
  total?: (view: View, seat: number) => number | null;
}

const modules = import.meta.glob<GameModule>('./*/index.ts');

/** The module of *game*, or null if it has no board yet. */
export async function loadGame(game: string): Promise<GameModule | null> {
  const load = modules[`./${game}/index.ts`];
  return load ? load() : null;
}
