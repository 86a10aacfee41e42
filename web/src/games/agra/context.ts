/** What every part of the Agra board shares. */

import { createContext } from 'svelte';

import type { BoardContext } from '../board/context.svelte';
import type { AgraView } from './view';

export const [getBoard, setBoard] = createContext<BoardContext<AgraView>>();
