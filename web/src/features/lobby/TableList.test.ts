import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { api } from '../../server/client';
import type { TableInfo, TableSeat } from '../../server/wire';
import '../../testing/dialogs';
import { speakEnglish } from '../../testing/words';
import TableList from './TableList.svelte';

const seat = (at: number, extra: Partial<TableSeat> = {}): TableSeat => ({
  seat: at,
  name: `Person ${at}`,
  kind: 'human',
  bot: null,
  mine: false,
  ...extra,
});

function show(extra: Partial<TableInfo>) {
  const facts = {
    id: 't',
    game: 'orchard',
    status: 'running',
    seats: [seat(0), seat(1)],
    paused: false,
    private: false,
  };
  const tables = [{ ...facts, ...extra } as TableInfo];
  render(TableList, { title: 'Tables', tables, empty: 'None' });
  return screen.getByRole('link');
}

beforeEach(speakEnglish);

test.each<[string, Partial<TableInfo>]>([
  ['Running', {}],
  ['Paused', { paused: true }],
  ['Ended without a result', { status: 'abandoned' }],
  ['1 free seat', { seats: [seat(0), seat(1, { kind: 'open', name: null })] }],
])('%s', (said, table) => {
  expect(show(table)).toHaveTextContent(said);
});

test('a private table is marked', () => {
  expect(show({ private: true })).toHaveTextContent('Private');
});

test('whoever has left for good is a seat without a name', () => {
  const link = show({ seats: [seat(0), seat(1, { name: null })] });
  expect(link).toHaveTextContent('Person 0');
  expect(link).toHaveTextContent('Seat 2');
});

test('only a game that I have imported can be deleted, and only after I was asked', async () => {
  const deleted = vi.spyOn(api, 'deleteImport').mockResolvedValue(undefined);
  const ondeleted = vi.fn().mockResolvedValue(undefined);
  const facts = {
    game: 'orchard',
    status: 'finished',
    seats: [seat(0)],
    paused: false,
    private: false,
    playable: true,
  };
  const tables = [
    { ...facts, id: 'played', archived: false, host: true },
    { ...facts, id: 'brought', archived: true, host: true },
  ] as TableInfo[];
  render(TableList, { title: 'Tables', tables, empty: 'None', ondeleted });
  await fireEvent.click(screen.getByTestId('import-delete'));
  expect(deleted).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByTestId('confirm-yes'));
  await waitFor(() => expect(deleted).toHaveBeenCalledWith('brought'));
  await waitFor(() => expect(ondeleted).toHaveBeenCalledOnce());
});
