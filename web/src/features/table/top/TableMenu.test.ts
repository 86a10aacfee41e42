import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { words } from '../../../app/words.svelte';
import type { Position, SeatInfo } from '../../../server/wire';
import '../../../testing/dialogs';
import { fakeServer, refused, type Asked } from '../../../testing/server';
import TableMenu from './TableMenu.svelte';

const GAMES = [{ name: 'orchard', bots: ['random', 'greedy'] }];
const seat = (at: number, extra: Partial<SeatInfo>): SeatInfo => ({
  seat: at,
  name: `Person ${at}`,
  kind: 'human',
  bot: null,
  mine: false,
  connected: true,
  to_act: false,
  ...extra,
});
const ME = seat(0, { name: 'Ada', mine: true });
const OTHER = seat(1, { name: 'Bea' });
const BOT = seat(1, { name: 'Greedy bot', kind: 'bot', bot: 'greedy' });
const FREE = seat(1, { name: '', kind: 'open', connected: false });

function show(seats: SeatInfo[], extra: Partial<Position> = {}) {
  const mine = seats.filter((one) => one.mine).map((one) => one.seat);
  const facts = { table: 't', game: 'orchard', status: 'running', paused: false, private: false, host: true };
  const position = { ...facts, seats, mine, ...extra } as Position;
  return render(TableMenu, { position, onclose: vi.fn() });
}

const REMOVED = 'GET /api/tables/t/host/removed';

/** A host's menu asks who was removed: nobody, unless *answers* tell otherwise. */
const server = (answers: Record<string, unknown>) => fakeServer({ [REMOVED]: [], ...answers });
const beside = (asked: readonly Asked[]) => asked.filter((one) => one.what !== REMOVED);

beforeEach(async () => {
  server({});
  await words.speak('en');
});

afterEach(() => vi.unstubAllGlobals());

const press = (testid: string) => screen.findByTestId(testid).then((button) => fireEvent.click(button));

test('a person loses the seat of a running game only after a question', async () => {
  const asked = server({ 'GET /api/games': GAMES, 'POST /api/tables/t/host/bot': {} });
  show([ME, OTHER]);
  await press('change-1');
  await press('seat-bot-greedy');
  expect(beside(asked).map((one) => one.what)).toEqual(['GET /api/games']);
  const question = within(screen.getByTestId('confirm'));
  expect(question.getByText('Hand the seat of Bea to a bot?')).toBeInTheDocument();
  expect(question.getByText(/^Greedy bot plays on from here/)).toBeInTheDocument();
  await press('confirm-yes');
  expect(beside(asked).at(-1)).toEqual({ what: 'POST /api/tables/t/host/bot', body: { seat: 1, bot: 'greedy' } });
});

test('a bot gets up without a question, and is not offered its own seat', async () => {
  const asked = server({ 'GET /api/games': GAMES, 'POST /api/tables/t/host/remove': {} });
  show([ME, BOT]);
  await press('change-1');
  await screen.findByTestId('seat-bot-random');
  expect(screen.queryByTestId('seat-bot-greedy')).toBeNull();
  await press('seat-free');
  expect(beside(asked).at(-1)).toEqual({ what: 'POST /api/tables/t/host/remove', body: { seat: 1 } });
});

test('who is not the host has no power over seats, time and end', () => {
  show([ME, OTHER], { host: false });
  for (const testid of ['change-1', 'pause', 'abandon']) expect(screen.queryByTestId(testid)).toBeNull();
  expect(screen.getByTestId('leave')).toBeInTheDocument();
});

test('who only watches may sit down on a free seat, and cannot leave', async () => {
  const asked = server({ 'POST /api/tables/t/join': {} });
  show([seat(0, {}), FREE], { host: false });
  expect(screen.queryByTestId('leave')).toBeNull();
  await press('join-1');
  expect(beside(asked)).toEqual([{ what: 'POST /api/tables/t/join', body: { seat: 1 } }]);
});

test('nobody takes a second seat of a running game', () => {
  show([ME, FREE]);
  expect(screen.queryByTestId('join-1')).toBeNull();
});

test('whoever leaves alone ends the game, and is told so first', async () => {
  show([ME, BOT]);
  await press('leave');
  expect(screen.getByText(/the game ends without a result/)).toBeInTheDocument();
});

test('whoever leaves others behind frees the seat and passes the table on', async () => {
  show([ME, OTHER]);
  await press('leave');
  expect(screen.getByText(/^Your seat becomes free/)).toBeInTheDocument();
  expect(screen.getByText(/^You are the host/)).toBeInTheDocument();
});

test('pausing turns into going on', async () => {
  const asked = server({ 'POST /api/tables/t/host/pause': {}, 'POST /api/tables/t/host/resume': {} });
  const first = show([ME, OTHER]);
  await press('pause');
  first.unmount();
  show([ME, OTHER], { paused: true });
  await press('resume');
  expect(beside(asked).map((one) => one.what)).toEqual([
    'POST /api/tables/t/host/pause',
    'POST /api/tables/t/host/resume',
  ]);
});

test('ending the game is asked first; a refusal is said in the question', async () => {
  server({ 'POST /api/tables/t/host/abandon': refused(409, 'table-finished') });
  show([ME, OTHER]);
  await press('abandon');
  await press('confirm-yes');
  expect(await screen.findByTestId('fault')).toHaveTextContent('The game is over.');
});

test('a game that is over only shows its link and who sat there', () => {
  show([ME, OTHER], { status: 'abandoned', private: true });
  for (const testid of ['change-1', 'pause', 'leave', 'abandon']) expect(screen.queryByTestId(testid)).toBeNull();
  expect(screen.getByTestId('link')).toHaveValue(`${location.origin}/table/t`);
  expect(screen.getByText(/^Private/)).toBeInTheDocument();
});

test('names are text, whatever they contain', () => {
  const name = '<img src=x onerror=alert(1)>';
  const { container } = show([ME, seat(1, { name })]);
  expect(screen.getByText(name)).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});

test('the host lets somebody in again who was removed', async () => {
  const people = [
    { number: 4, name: 'Bea' },
    { number: 9, name: '' },
  ];
  const asked = server({ [REMOVED]: people, 'POST /api/tables/t/host/let-in': [people[1]] });
  show([ME, FREE]);
  expect(await screen.findByText('Bea')).toBeInTheDocument();
  await press('let-in-4');
  expect(await screen.findByText('somebody')).toBeInTheDocument();
  await vi.waitFor(() => expect(screen.queryByText('Bea')).toBeNull());
  await vi.waitFor(() => expect(screen.getByTestId('let-in-9')).toHaveFocus());
  expect(beside(asked)).toEqual([{ what: 'POST /api/tables/t/host/let-in', body: { number: 4 } }]);
});

test('nobody else is told who was removed', () => {
  const asked = server({});
  show([ME, FREE], { host: false });
  expect(asked).toEqual([]);
});
