import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toasts } from '../../app/toasts.svelte';
import { words } from '../../app/words.svelte';
import { api } from '../../server/client';
import type { PlainSocket } from '../../server/socket';
import type { LogEntry, Position } from '../../server/wire';
import { LiveSource } from './source';
import { Table } from './table.svelte';

class FakeSocket implements PlainSocket {
  onopen: PlainSocket['onopen'] = null;
  onclose: PlainSocket['onclose'] = null;
  onmessage: PlainSocket['onmessage'] = null;
  sent: Record<string, unknown>[] = [];
  constructor(readonly path: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {}
  open() {
    this.onopen?.(new Event('open'));
  }
  hear(message: unknown) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  hangUp(code = 1006) {
    this.onclose?.({ code, reason: '' } as CloseEvent);
  }
}

const entry = (ply: number): LogEntry => ({ ply, seat: ply % 2, action: ['end'], label: null, events: [] });

function position(ply: number, since: number, extra: Partial<Position> = {}): Position {
  return {
    type: 'position',
    table: 't',
    game: 'orchard',
    status: 'running',
    paused: false,
    private: false,
    hints: true,
    settings: {},
    series: null,
    seal: '0'.repeat(64),
    host: true,
    ply,
    shown: ply,
    revision: ply + 100,
    seats: [{ seat: 0, name: 'Ada', kind: 'human', bot: null, mine: true, connected: false, to_act: true }],
    mine: [0],
    viewer: 0,
    view: {},
    question: { seat: 0, prompt: { key: 'orchard-ask-end', args: {} }, options: [] },
    waiting: [],
    since,
    log: Array.from({ length: ply - since }, (_, at) => entry(since + 1 + at)),
    undo: { seat: 0, can: 2, plies: [ply - 1, ply - 3], barrier: null },
    result: null,
    guided: null,
    differs: null,
    ...extra,
  };
}

let sockets: FakeSocket[];
let source: LiveSource;
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  toasts.list = [];
  source = new LiveSource('t', (path) => {
    const socket = new FakeSocket(path);
    sockets.push(socket);
    return socket;
  });
  table = new Table('t', source);
  table.open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const socket = () => sockets.at(-1)!;

test('whoever sits down has missed nothing; what others do later is new until it is seen', () => {
  socket().open();
  socket().hear(position(3, -1));
  expect(table.log.map((one) => one.ply)).toEqual([0, 1, 2, 3]);
  expect(table.unseen).toBe(0);
  socket().hear(position(6, 3));
  expect(table.log.filter((one) => table.isNew(one)).map((one) => one.ply)).toEqual([5]);
  expect(table.unseen).toBe(1);
  table.markSeen();
  expect(table.unseen).toBe(0);
});

test('an answer carries the position it was made for, and waits for its own reply', async () => {
  socket().open();
  socket().hear(position(3, -1));
  const done = table.act([['end', 'action']]);
  expect(table.busy).toBe(true);
  const { id, ...message } = socket().sent[0]!;
  expect(message).toEqual({ type: 'act', seat: 0, ply: 3, revision: 103, actions: [['end', 'action']] });
  socket().hear({ type: 'done', id });
  expect(await done).toBe(true);
  expect(table.busy).toBe(false);
});

test('no second answer is sent while one is on its way', async () => {
  socket().open();
  socket().hear(position(3, -1));
  void table.act([['end', 'action']]);
  expect(await table.act([['end', 'action']])).toBe(false);
  expect(socket().sent).toHaveLength(1);
});

test('a refusal becomes a toast', async () => {
  socket().open();
  socket().hear(position(3, -1));
  const done = table.act([['end', 'action']]);
  socket().hear({
    type: 'error',
    id: socket().sent[0]!.id,
    error: { code: 'stale-ply', message: 'The table moved on.', args: {} },
  });
  expect(await done).toBe(false);
  expect(toasts.list.map((toast) => toast.text)).toEqual(['The table moved on.']);
});

test('undo goes where the server says that each step leads', async () => {
  socket().open();
  socket().hear(position(5, -1));
  void table.undo(2);
  expect(socket().sent[0]).toMatchObject({ type: 'undo', seat: 0, ply: 5, revision: 105, to: 2 });
});

test('a why is answered by its number', async () => {
  socket().open();
  socket().hear(position(3, -1));
  const asked = table.why({ zone: 'slot.large-top' });
  expect(socket().sent[0]).toMatchObject({ type: 'why', seat: 0, zone: 'slot.large-top', action: null });
  socket().hear({ type: 'why', id: socket().sent[0]!.id, answers: [] });
  expect(await asked).toEqual([]);
});

test('a lost connection is dialled again from where the log ends', async () => {
  socket().open();
  socket().hear(position(3, -1));
  const done = table.act([['end', 'action']]);
  socket().hangUp();
  expect(table.connection).toBe('lost');
  expect(await done).toBe(false);
  expect(toasts.list).toHaveLength(1);
  vi.advanceTimersByTime(600);
  expect(sockets.map((socket) => socket.path)).toEqual(['/api/tables/t/live', '/api/tables/t/live?since=3']);
  socket().open();
  expect(table.connection).toBe('live');
});

test('a table that does not exist is not dialled again', () => {
  socket().open();
  socket().hangUp(4404);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(table.fault?.code).toBe('unknown-table');
});

test('a table that is closed while somebody waits there is gone', () => {
  socket().open();
  const error = { code: 'unknown-table', message: 'there is no such table', args: {}, refusal: null };
  socket().hear({ type: 'error', id: null, error });
  expect(table.fault?.code).toBe('unknown-table');
  expect(toasts.list).toEqual([]);
});

test('presence is told apart from the position', () => {
  socket().open();
  socket().hear(position(3, -1));
  socket().hear({ type: 'presence', seats: [{ seat: 0, connected: true }], watching: 2 });
  expect(table.live?.seats[0]?.connected).toBe(true);
  expect(table.watching).toBe(2);
});

test('only the last wish of a dragged slider is shown', async () => {
  vi.useRealTimers();
  socket().open();
  socket().hear(position(9, -1));
  const answers: ((ply: number) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => answers.push((ply) => resolve(Response.json(position(ply, -1))))),
  );
  const first = table.step(2);
  expect(table.wanted).toBe(2);
  const second = table.stepBy(2);
  expect(table.wanted).toBe(4);
  answers[1]?.(4);
  await second;
  answers[0]?.(2);
  await first;
  vi.unstubAllGlobals();
  expect(table.replayed?.shown).toBe(4);
  expect(await table.act([['end', 'action']])).toBe(false);
  table.present();
  expect(table.shown?.ply).toBe(9);
});

test('a moment that cannot be shown is not wanted any longer', async () => {
  socket().open();
  socket().hear(position(9, -1));
  vi.spyOn(source, 'recall').mockImplementation((ply) => Promise.resolve(position(ply, -1)));
  await table.step(4);
  vi.spyOn(source, 'recall').mockRejectedValue(new Error('the server is away'));
  await expect(table.step(6)).rejects.toThrow('the server is away');
  expect(table.wanted).toBe(4);
  expect(table.replayed?.shown).toBe(4);
});

test('whoever is taken from the table is told', async () => {
  await words.speak('en');
  socket().open();
  socket().hear(position(3, -1));
  expect(toasts.list).toEqual([]);
  socket().hear(position(3, 3, { mine: [], viewer: -1, question: null }));
  expect(toasts.list.map((toast) => toast.text)).toEqual([
    'You do not sit at this table any more. You can still watch.',
  ]);
});

test('a game that ended without a result has no later moment than its last', async () => {
  socket().open();
  socket().hear(position(9, -1, { status: 'abandoned', question: null }));
  await table.stepBy(1);
  expect(table.replaying).toBe(false);
});

test('the log begins with its last page, and the page before it is fetched when it is wanted', async () => {
  const asked = vi.spyOn(api, 'log').mockResolvedValue([entry(0), entry(1), entry(2)]);
  socket().open();
  socket().hear(position(5, -1, { log: [entry(3), entry(4), entry(5)] }));
  expect(table.hasEarlier).toBe(true);
  await table.earlier();
  expect(asked).toHaveBeenCalledWith('t', 2, 0);
  expect(table.log.map((one) => one.ply)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(table.hasEarlier).toBe(false);
  await table.earlier();
  expect(asked).toHaveBeenCalledTimes(1);
});
