import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { api, ApiError } from '../server/client';
import { outage } from '../server/outage.svelte';
import { fakeServer, refused } from '../testing/server';
import { ServerRequest } from './request.svelte';
import { faultText, toasts } from './toasts.svelte';
import { words } from './words.svelte';

const ME = { id: 'x', name: 'Ada', login: null };
const AWAY = refused(503, 'database-away', { 'retry-after': '2' });

beforeEach(async () => {
  await words.speak('en');
  vi.useFakeTimers();
  toasts.list = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an outage is said until the server answers again, not for every request', async () => {
  fakeServer({ 'GET /api/tables': AWAY, 'GET /api/me': AWAY });
  toasts.fault(await api.tables().catch((fault: unknown) => fault));
  expect(outage.lasts).toBe(true);
  expect(toasts.list).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outage.lasts).toBe(true);
  fakeServer({ 'GET /api/me': ME });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outage.lasts).toBe(false);
});

test('whoever is too fast is told how long to wait', async () => {
  fakeServer({ 'POST /api/account/sign-in': refused(429, 'too-many', { 'retry-after': '12' }) });
  const fault = await api.signIn('ada', 'secret', false).catch((fault: unknown) => fault as ApiError);
  expect(faultText(fault as ApiError)).toMatch(/ Try again in 12 seconds\.$/);
});

test('a request rests its button, and says beside it what went wrong', async () => {
  fakeServer({ 'POST /api/tables/t/start': refused(409, 'open-seats') });
  const request = new ServerRequest('beside');
  const running = request.run(() => api.start('t'));
  expect(request.busy).toBe(true);
  expect(await request.run(() => api.start('t'))).toBe(false);
  expect(await running).toBe(false);
  expect(request.busy).toBe(false);
  expect(request.fault).toBe('There are still free seats.');
  expect(toasts.list).toEqual([]);
});

test('a request without a place of its own tells by a toast', async () => {
  fakeServer({ 'POST /api/tables/t/start': refused(409, 'open-seats') });
  expect(await new ServerRequest().run(() => api.start('t'))).toBe(false);
  expect(toasts.list.map((toast) => toast.text)).toEqual(['There are still free seats.']);
});
