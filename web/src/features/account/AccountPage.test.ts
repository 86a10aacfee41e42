import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { person } from '../../app/person.svelte';
import { toasts } from '../../app/toasts.svelte';
import { words } from '../../app/words.svelte';
import { type Asked, DONE, fakeServer, refused } from '../../testing/server';
import AccountPage from './AccountPage.svelte';

const GUEST = { id: 'x', name: 'Ada', login: null };
const ADA = { id: 'x', name: 'Ada', login: 'ada' };
const NO_MAIL = { offered: false, address: null, confirmed: false, turns: true, minutes: 30 };
const NO_TABLES = { mine: [], open: [], running: [] };
const TWO_TABLES = { ...NO_TABLES, mine: [{}, {}] };

const HERE = {
  id: 'h',
  browser: 'Firefox, Linux',
  created: '2026-01-02T10:00Z',
  seen: '2026-11-01T10:00Z',
  here: true,
};
const PHONE = {
  id: 'p',
  browser: 'Chrome, Android',
  created: '2026-01-02T10:00Z',
  seen: '2026-10-09T10:00Z',
  here: false,
};
const MINE = 'GET /api/account/sessions';

/** With one session, unless *answers* say otherwise. */
function server(answers: Record<string, unknown>): Asked[] {
  answers[MINE] ??= { sessions: [HERE] };
  return fakeServer(answers);
}

beforeEach(async () => {
  await words.speak('en');
  person.me = null;
  toasts.list = [];
});

afterEach(() => vi.unstubAllGlobals());

const field = (testid: string) => screen.findByTestId<HTMLInputElement>(testid);

async function write(testid: string, value: string) {
  await fireEvent.input(await field(testid), { target: { value } });
}

async function send(testid: string) {
  await fireEvent.submit(await screen.findByTestId(testid));
}

test('a guest makes an account and is signed in', async () => {
  const asked = server({
    'GET /api/me': GUEST,
    'GET /api/tables': NO_TABLES,
    'POST /api/account': ADA,
    'GET /api/mail': NO_MAIL,
  });
  render(AccountPage);
  await write('make-login', 'ada');
  await write('make-password', 'correct horse');
  await send('make');
  expect(await screen.findByTestId('signed-in')).toHaveTextContent('Signed in as ada');
  expect(asked).toContainEqual({ what: 'POST /api/account', body: { login: 'ada', password: 'correct horse' } });
});

test('password managers are told which field is what', async () => {
  server({ 'GET /api/me': GUEST, 'GET /api/tables': NO_TABLES });
  const page = render(AccountPage);
  expect(await field('make-login')).toHaveAttribute('autocomplete', 'username');
  expect(await field('make-password')).toHaveAttribute('autocomplete', 'new-password');
  expect(await field('sign-in-password')).toHaveAttribute('autocomplete', 'current-password');
  page.unmount();
  server({ 'GET /api/me': ADA, 'GET /api/mail': NO_MAIL });
  render(AccountPage);
  expect(await field('change-old')).toHaveAttribute('autocomplete', 'current-password');
  expect(await field('change-new')).toHaveAttribute('autocomplete', 'new-password');
  expect(await field('delete-password')).toHaveAttribute('autocomplete', 'current-password');
});

test('a password is only seen by who asks to see it', async () => {
  server({ 'GET /api/me': GUEST, 'GET /api/tables': NO_TABLES });
  render(AccountPage);
  const password = await field('make-password');
  expect(password).toHaveAttribute('type', 'password');
  const [show] = screen.getAllByRole('button', { name: 'Show the password' });
  await fireEvent.click(show!);
  expect(password).toHaveAttribute('type', 'text');
});

test('what goes wrong is said beside the button', async () => {
  server({
    'GET /api/me': GUEST,
    'GET /api/tables': NO_TABLES,
    'POST /api/account/sign-in': refused(403, 'wrong-password'),
  });
  render(AccountPage);
  await write('sign-in-login', 'ada');
  await write('sign-in-password', 'wrong');
  await send('sign-in');
  const form = within(screen.getByTestId('sign-in'));
  expect(await form.findByTestId('fault')).not.toBeEmptyDOMElement();
  expect(toasts.list).toEqual([]);
  expect(await field('sign-in-login')).toHaveValue('ada');
});

test('a password that is tried first is refused, with advice', async () => {
  server({ 'GET /api/me': GUEST, 'GET /api/tables': NO_TABLES, 'POST /api/account': refused(422, 'weak-password') });
  render(AccountPage);
  await write('make-login', 'ada');
  await write('make-password', 'password1');
  await send('make');
  expect(await within(screen.getByTestId('make')).findByText(/easy to guess/)).toBeVisible();
});

test.each([true, false])('tables of the guest come along if that is wished: %s', async (bring) => {
  const answers = {
    'GET /api/me': GUEST,
    'GET /api/tables': TWO_TABLES,
    'POST /api/account/sign-in': ADA,
    'GET /api/mail': NO_MAIL,
  };
  const asked = server(answers);
  render(AccountPage);
  expect(await screen.findByText(/^2 tables come with you/)).toBeVisible();
  if (!bring) await fireEvent.click(screen.getByTestId('sign-in-bring'));
  await write('sign-in-login', 'ada');
  await write('sign-in-password', 'correct horse');
  await send('sign-in');
  await screen.findByTestId('signed-in');
  const body = { login: 'ada', password: 'correct horse', bring };
  expect(asked).toContainEqual({ what: 'POST /api/account/sign-in', body });
});

test('whoever deletes the account reads what goes and what stays, and gives the password', async () => {
  const answers = {
    'GET /api/me': ADA,
    'GET /api/mail': NO_MAIL,
    'GET /api/tables': NO_TABLES,
    'DELETE /api/account': DONE,
  };
  const asked = server(answers);
  render(AccountPage);
  const form = within(await screen.findByTestId('delete'));
  expect(form.getByText(/^Your name, everywhere/)).toBeInTheDocument();
  expect(form.getByText(/^The games you played/)).toBeInTheDocument();
  await write('delete-password', 'correct horse');
  Object.assign(answers, { 'GET /api/me': { id: 'y', name: 'Guest 1', login: null } });
  await send('delete');
  await waitFor(() => expect(screen.queryByTestId('signed-in')).toBeNull());
  expect(asked).toContainEqual({ what: 'DELETE /api/account', body: { password: 'correct horse' } });
  expect(await field('rename-name')).toHaveValue('Guest 1');
});

test('signing out everywhere makes a new guest of this browser too', async () => {
  const answers = {
    'GET /api/me': ADA,
    'GET /api/mail': NO_MAIL,
    'GET /api/tables': NO_TABLES,
    'POST /api/account/sign-out-everywhere': DONE,
  };
  server(answers);
  render(AccountPage);
  await screen.findByTestId('signed-in');
  Object.assign(answers, { 'GET /api/me': { id: 'y', name: 'Guest 1', login: null } });
  await send('sign-out-everywhere');
  expect(await screen.findByTestId('make')).toBeVisible();
  const said = 'You are signed out on all devices, and a new guest here.';
  await waitFor(() => expect(toasts.list.map((toast) => toast.text)).toEqual([said]));
});

test('another browser is signed out from here, and the list has the focus then', async () => {
  const answers: Record<string, unknown> = {
    'GET /api/me': ADA,
    'GET /api/mail': NO_MAIL,
    [MINE]: { sessions: [HERE, PHONE] },
    'DELETE /api/account/sessions/p': DONE,
  };
  const asked = server(answers);
  render(AccountPage);
  const end = await screen.findByRole('button', { name: /^Sign out: Chrome, Android/ });
  expect(screen.getAllByTestId('end-session')).toEqual([end]);
  answers[MINE] = { sessions: [HERE] };
  await fireEvent.click(end);
  await waitFor(() => expect(screen.queryByTestId('end-session')).toBeNull());
  expect(asked).toContainEqual({ what: 'DELETE /api/account/sessions/p', body: null });
  await waitFor(() => expect(screen.getByTestId('sessions')).toHaveFocus());
  expect(screen.getByTestId('sessions')).toHaveTextContent('This browser');
});

test('a guest is told what it means to be forgotten', async () => {
  const answers = { 'GET /api/me': GUEST, 'GET /api/tables': NO_TABLES, 'POST /api/account/sign-out': DONE };
  const asked = server(answers);
  render(AccountPage);
  const form = within(await screen.findByTestId('forget'));
  expect(form.getByText(/nobody can come back as you/)).toBeInTheDocument();
  expect(form.getByTestId('forget-sure')).toBeRequired();
  Object.assign(answers, { 'GET /api/me': { id: 'y', name: 'Guest 1', login: null } });
  await send('forget');
  await waitFor(() => expect(asked).toContainEqual({ what: 'POST /api/account/sign-out', body: null }));
  await waitFor(async () => expect(await field('rename-name')).toHaveValue('Guest 1'));
});
