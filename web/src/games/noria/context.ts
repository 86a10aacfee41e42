/** What the parts of the Noria board share. */

import { createContext } from 'svelte';

import { say } from '../../app/words.svelte';
import type { BoardContext } from '../board/context.svelte';
import type { NoriaView } from './view';

export const [getBoard, setBoard] = createContext<BoardContext<NoriaView>>();

/** The name of a thing of the game in the reader's language. */
export function named(noun: string, id: string): string {
  return say(`noria-${noun}-${id}`);
}
