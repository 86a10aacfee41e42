/** The Yinzi table for the shell. */

export { default as Board } from './Board.svelte';
export { default as Icon } from './Icon.svelte';
export { effects, supplies, total, totals } from './numbers';
export { default as Outline } from './Outline.svelte';
export { default as SeatSummary } from './SeatSummary.svelte';
