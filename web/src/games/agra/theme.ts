/** Agra wherever it is spoken of: its colours, its letters, its picture. */

import './theme.css';

export { default as Picture } from './Picture.svelte';
