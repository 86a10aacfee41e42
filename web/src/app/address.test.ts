import { expect, test } from 'vitest';

import { readAddress } from './address';

test.each([
  ['/', '', { name: 'lobby' }],
  ['/table/abc', '', { name: 'table', id: 'abc', ply: null }],
  ['/table/abc', '?ply=12', { name: 'table', id: 'abc', ply: 12 }],
  ['/table/abc', '?ply=x', { name: 'table', id: 'abc', ply: null }],
  ['/replay/abc', '', { name: 'table', id: 'abc', ply: 0 }],
  ['/study', '', { name: 'study', id: null, ply: null }],
  ['/study/abc', '?ply=7', { name: 'study', id: 'abc', ply: 7 }],
  ['/rules/orchard', '', { name: 'rules', game: 'orchard' }],
  ['/account', '', { name: 'account' }],
  ['/statistics', '', { name: 'statistics', game: null }],
  ['/statistics/orchard', '', { name: 'statistics', game: 'orchard' }],
  ['/aid/orchard', '', { name: 'aid', game: 'orchard' }],
  ['/aid', '', { name: 'lost' }],
  ['/account/abc', '', { name: 'lost' }],
  ['/elsewhere', '', { name: 'lost' }],
])('%s%s', (path, search, page) => {
  expect(readAddress(path, search, '').page).toEqual(page);
});

test('a rule is named by the hash', () => {
  expect(readAddress('/rules/orchard', '', '#ORC-9.2-c').rule).toBe('ORC-9.2-c');
  expect(readAddress('/rules/orchard', '', '#top').rule).toBeNull();
});
