/** The Noria table for the shell. */

export { default as Board } from './Board.svelte';
export { composers, supplies, total, totals } from './composers';
export { default as Icon } from './Icon.svelte';
export { outline } from './outline';
export { default as Outline } from './Outline.svelte';
export { default as SeatSummary } from './SeatSummary.svelte';
