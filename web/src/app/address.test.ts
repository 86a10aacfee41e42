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
  ['/rules/noria', '', { name: 'rules', game: 'noria' }],
  ['/account', '', { name: 'account' }],
  ['/statistics', '', { name: 'statistics', game: null }],
  ['/statistics/agra', '', { name: 'statistics', game: 'agra' }],
  ['/aid/agra', '', { name: 'aid', game: 'agra' }],
  ['/aid', '', { name: 'lost' }],
  ['/account/abc', '', { name: 'lost' }],
  ['/elsewhere', '', { name: 'lost' }],
])('%s%s', (path, search, page) => {
  expect(readAddress(path, search, '').page).toEqual(page);
});

test('a rule is named by the hash', () => {
  expect(readAddress('/rules/noria', '', '#NOR-9.2-c').rule).toBe('NOR-9.2-c');
  expect(readAddress('/rules/noria', '', '#top').rule).toBeNull();
});
