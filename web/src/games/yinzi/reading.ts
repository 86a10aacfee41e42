/** Reading a view of Yinzi. */

import type { AnyView, Colour, Good, PhaseName, ProductName, Square, YinziView } from './view';

export const SECTIONS = ['diplomacy', 'economy', 'imperial', 'war'] as const;
/** Innovations of one section, two rows of three. */
export const SECTION_SIZE = 6;
/** Squares of one province. */
export const PLOT_SIZE = 15;
/** The phases of a round in their order; set-up, the last chance and the end lie outside. */
export const ROUND_PHASES: readonly PhaseName[] = [
  'bonus',
  'actions',
  'feeding',
  'glories',
  'disasters',
  'routes',
  'rewards',
  'taxation',
  'late',
  'administration',
];

export function isLaidOut(view: AnyView): view is YinziView {
  return 'players' in view;
}

/** What grows on *square*: what its tile shows, else what is printed. */
export function goodOn(square: Square): Good {
  return square.tile ?? square.printed;
}

/** `paper-red` is a factory for paper that takes red raw material. */
export function factoryFacts(factory: string): { product: ProductName; colour: Colour } {
  const cut = factory.lastIndexOf('-');
  return { product: factory.slice(0, cut) as ProductName, colour: factory.slice(cut + 1) as Colour };
}

/** `japan-2` is a ship of Japan. */
export function nationOf(ship: string): string {
  return ship.slice(0, ship.lastIndexOf('-'));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
