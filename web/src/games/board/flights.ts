/** A piece on its way; the places are names that elements of the board carry. */
export interface Flight {
  noun: string;
  id: string;
  /** Names of places, the best first: the first that is on the screen counts. */
  from: string[];
  to: string[];
  /** Where it passes on its way, each place named like the others; one that is not on the screen is left out. */
  via?: string[][];
}

export const zone = (name: string): string => `[data-zone="${name}"]`;
export const spot = (name: string): string => `[data-spot="${name}"]`;
