import { afterEach, expect, test, vi } from 'vitest';

import { DONE, fakeServer, refused } from '../testing/server';
import { api, ApiError } from './client';

const faultOf = (sent: Promise<unknown>): Promise<ApiError> =>
  sent.then(
    () => Promise.reject(new Error('it came through')),
    (fault: unknown) => fault as ApiError,
  );

afterEach(() => vi.unstubAllGlobals());

test('a path, a query and a body reach the server', async () => {
  const asked = fakeServer({
    'POST /api/tables/a%2Fb/join': {},
    'GET /api/tables/t/orders?seat=2': { orders: [] },
    'GET /api/tables/t/away': {},
    'GET /api/tables/t/away?seen=0': {},
    'POST /api/mail/unsubscribe?token=x%2By': DONE,
  });
  await api.join('a/b', 1);
  expect(await api.orders('t', 2)).toEqual([]);
  await api.away('t', null);
  await api.away('t', 0);
  expect(await api.unsubscribe('x+y')).toBeUndefined();
  expect(asked[0]?.body).toEqual({ seat: 1 });
});

test('a record is sent as it was written', async () => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return Promise.resolve(Response.json({ id: 't' }, { status: 201 }));
  });
  await api.importRecord(' {"game":  1}');
  await api.importRecord('# Orchard\n1. end');
  expect(sent.map((one) => one.headers.get('content-type'))).toEqual(['application/json', 'text/plain']);
  expect(await Promise.all(sent.map((one) => one.text()))).toEqual([' {"game":  1}', '# Orchard\n1. end']);
});

test('a refusal says what and why, and how long to wait', async () => {
  fakeServer({ 'GET /api/me': refused(429, 'too-many', { 'retry-after': '12' }) });
  const fault = await faultOf(api.me());
  expect(fault).toBeInstanceOf(ApiError);
  expect([fault.code, fault.args, fault.refusal]).toEqual(['too-many', { seconds: 12 }, null]);
});

test('a server that cannot be reached is offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect((await faultOf(api.me())).code).toBe('offline');
});

test.each([
  ['a page instead of an answer', new Response('<html>')],
  ['a gateway without a reason', new Response('<html>Bad gateway', { status: 502 })],
  ['an error of nobody', Response.json({ detail: 'x' }, { status: 500 })],
  ['an error that is nothing', Response.json(null, { status: 500 })],
  ['nothing at all', new Response('', { headers: { 'content-length': '0' } })],
])('%s is unreadable', async (_, answer) => {
  fakeServer({ 'GET /api/me': answer });
  const fault = await faultOf(api.me());
  expect(fault).toBeInstanceOf(ApiError);
  expect(fault.code).toBe('unreadable');
});
