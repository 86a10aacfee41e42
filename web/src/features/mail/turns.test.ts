import { expect, test } from 'vitest';

import type { TableInfo } from '../../server/wire';
import { marked, waitName } from './turns.svelte';

test('the number stands before the title once, and goes', () => {
  expect(marked('Orchard · Tablewright', 2)).toBe('(2) Orchard · Tablewright');
  expect(marked('(2) Orchard · Tablewright', 1)).toBe('(1) Orchard · Tablewright');
  expect(marked('(1) Orchard · Tablewright', 0)).toBe('Orchard · Tablewright');
});

test('a table that waits again is news', () => {
  const table = (since: string) => ({ id: 't', seats: [{ mine: true, since }, { mine: false }] }) as TableInfo;
  expect(waitName(table('noon'))).toBe(waitName(table('noon')));
  expect(waitName(table('noon'))).not.toBe(waitName(table('evening')));
});
