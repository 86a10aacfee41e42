import { expect, test } from 'vitest';

import { backoff } from './socket';

test('the wait between two tries grows to a bound', () => {
  expect([0, 1, 2, 10].map(backoff)).toEqual([500, 1000, 2000, 15000]);
});
