/** One area or one player of the board in words. */
export interface OutlinePart {
  title: string;
  lines: string[];
}

export type NameOf = (seat: number) => string;
