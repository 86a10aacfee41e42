import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { words } from '../../../app/words.svelte';
import type { Position } from '../../../server/wire';
import '../../../testing/dialogs';
import { fakeServer } from '../../../testing/server';
import Parted from './Parted.svelte';

const DIFFERS = { ply: 4, seat: 1, action: ['rest', 2], label: null, rules: '1', installed: '2' };
const SEATS = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: 'Bea' },
];

function show(differs: Partial<typeof DIFFERS>, extra: Partial<Position> = {}) {
  const facts = { table: 't', game: 'orchard', status: 'running', host: true, seats: SEATS };
  const position = { ...facts, differs: { ...DIFFERS, ...differs }, ...extra } as unknown as Position;
  return render(Parted, { position });
}

beforeEach(async () => {
  await words.speak('en');
});

afterEach(() => vi.unstubAllGlobals());

test('the move that differs is named', () => {
  show({});
  expect(screen.getByTestId('parted')).toHaveTextContent(/move 4 of Bea \(rest 2\) comes out otherwise/);
});

test('what was chosen unseen is not', () => {
  show({ action: [] });
  expect(screen.getByTestId('parted')).toHaveTextContent(/move 4 of Bea, chosen unseen/);
});

test('a set-up is nobody’s move', () => {
  show({ ply: 0, seat: -1, action: [] });
  expect(screen.getByTestId('parted')).toHaveTextContent(/Already the set-up/);
});

test('the host ends the game after a question', async () => {
  const asked = fakeServer({ 'POST /api/tables/t/host/abandon': {} });
  show({});
  await fireEvent.click(screen.getByTestId('end-here'));
  expect(asked).toEqual([]);
  await fireEvent.click(await screen.findByTestId('confirm-yes'));
  expect(asked.map((one) => one.what)).toEqual(['POST /api/tables/t/host/abandon']);
});

test('others are told who can, and nobody of a game that is over', () => {
  const { unmount } = show({}, { host: false });
  expect(screen.queryByTestId('end-here')).toBeNull();
  expect(screen.getByTestId('parted')).toHaveTextContent(/The host can end the game/);
  unmount();
  show({}, { status: 'abandoned' });
  expect(screen.queryByTestId('end-here')).toBeNull();
});
