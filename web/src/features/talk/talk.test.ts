import { beforeEach, describe, expect, test } from 'vitest';

import { recallFor, rememberFor } from '../../app/storage';
import type { Closed, TalkLine } from '../../server/wire';
import { groupByReason } from '../away/lostOptions';
import { mergeTalk, speechesOf } from './conversation';
import { muted, Talk } from './talk.svelte';

function line(number: number, extra: Partial<TalkLine> = {}): TalkLine {
  const told = { number, room: 'players', seat: 0, name: 'Ada', speaker: 'a', mine: false } as const;
  return { ...told, text: `line ${number}`, at: '2026-01-01T00:00:00Z', ...extra };
}

const numbers = (lines: TalkLine[]) => lines.map((one) => one.number);

beforeEach(() => {
  localStorage.clear();
  muted.people.clear();
});

describe('talk', () => {
  test('is shown once, in the order of its numbers', () => {
    expect(numbers(mergeTalk([line(2), line(3)], [line(1), line(3)], false))).toEqual([1, 2, 3]);
  });

  test('is replaced by the whole', () => {
    const [only] = mergeTalk([line(1), line(2)], [line(1, { text: '', name: '' })], true);
    expect(only).toMatchObject({ number: 1, text: '' });
  });

  test('of one person stands together, in each room', () => {
    const lines = [line(1), line(2), line(3, { speaker: 'b' }), line(4), line(5, { room: 'watchers' })];
    expect(speechesOf(lines).map((speech) => numbers(speech.lines))).toEqual([[1, 2], [3], [4], [5]]);
  });

  test('is unread until it was read, also after coming back', () => {
    const talk = new Talk('t');
    talk.hear([line(1), line(2, { mine: true }), line(3)], true);
    expect(talk.unread).toBe(2);
    talk.markRead();
    expect(talk.unread).toBe(0);
    const again = new Talk('t');
    again.hear([line(1), line(3), line(4)], true);
    expect(again.unread).toBe(1);
  });

  test('of somebody who is muted is neither shown nor counted, until they are heard again', () => {
    const talk = new Talk('t');
    talk.hear([line(1), line(2, { speaker: 'b', name: 'Ben' })], true);
    muted.mute(line(2, { speaker: 'b', name: 'Ben' }));
    expect(numbers(talk.lines)).toEqual([1]);
    expect(talk.unread).toBe(1);
    expect(localStorage.getItem('tablewright.talk-muted')).toBe('[["b","Ben"]]');
    muted.hear('b');
    expect(numbers(talk.lines)).toEqual([1, 2]);
    expect(localStorage.getItem('tablewright.talk-muted')).toBeNull();
  });
});

test('of very many tables the last ones are remembered', () => {
  for (let table = 0; table < 100; table++) rememberFor('seen', String(table), table);
  expect(recallFor('seen', '99')).toBe(99);
  expect(recallFor('seen', '0')).toBeNull();
});

test('what was closed for one reason stands together', () => {
  const closed = (by: number, action: string): Closed => ({
    by,
    action: [action],
    label: { key: 'do', args: {} },
    refusal: { rule: 'R', phrase: { key: action.slice(0, 1), args: {} } },
  });
  const groups = groupByReason([closed(1, 'a1'), closed(2, 'b1'), closed(1, 'a2')], (one) => one.refusal.phrase.key);
  expect(groups.map((group) => [group.reason, group.closed.length])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});
