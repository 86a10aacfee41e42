import { describe, expect, it } from 'vitest';

import type { Lesson, LessonStep, Option } from '../../server/wire';
import { begins, byChapter, dueStep, isMeant, laterOptions, opensIn, stepsOf } from './lesson';

function step(id: string, ...act: string[]): LessonStep {
  return { id, zones: [], rule: 'HAR-1-a', act, told: [], times: 1, over: false };
}

const lesson: Lesson = {
  name: 'harbour',
  game: 'harbour',
  minutes: 5,
  chapters: [
    { id: 'first', unlocks: ['place quay'], steps: [step('read'), step('place', 'place')] },
    { id: 'second', unlocks: ['sell', 'place'], steps: [step('why'), step('sell', 'sell')] },
  ],
};

function option(words: string, interrupt = false): Option {
  const label = { key: 'harbour-do', args: {} };
  return { action: words.split(' '), label, zones: [], interrupt, preview: [], more: false };
}

const due = (done: string[], behind: string[] = []) => dueStep(lesson, done, new Set(behind))?.name;

describe('the step that is due', () => {
  it('is the first one, until it was read', () => {
    expect(due([])).toBe('first.read');
    expect(due([], ['first.read'])).toBe('first.place');
  });

  it('leaves behind what was to be read before something that is done', () => {
    expect(due(['first.place'])).toBe('second.why');
  });

  it('is the one that was passed by, when a later one is done', () => {
    expect(due(['second.sell'])).toBe('first.place');
    expect(due(['second.sell'], ['first.place'])).toBeUndefined();
  });
});

describe('what belongs to a later chapter', () => {
  const dueIn = (of: Lesson, name: string) => stepsOf(of).find((one) => one.name === name)!;
  const laterIn = (of: Lesson, name: string, ...options: Option[]) =>
    laterOptions(of, dueIn(of, name), options).map((one) => one.option.action.join(' '));
  const later = (...options: Option[]) => laterIn(lesson, 'first.place', ...options);

  it('is known by the first words of an action, whole words only', () => {
    expect(begins(['place', 'quay', 2], 'place quay')).toBe(true);
    expect(begins(['placed'], 'place')).toBe(false);
    expect(opensIn(lesson, ['place', 'quay'])).toBe(0);
    expect(opensIn(lesson, ['place', 'inn'])).toBe(1);
  });

  it('is set aside, but never what the step wants', () => {
    expect(later(option('place inn'), option('sell silk'), option('pass'))).toEqual(['sell silk']);
  });

  it('is in play when the rest of the chapter before is only there to be read', () => {
    const [first, second] = lesson.chapters;
    const readable = { ...lesson, chapters: [{ ...first!, steps: [step('place', 'place'), step('read')] }, second!] };
    expect(laterIn(readable, 'first.place', option('sell silk'), option('place quay'))).toEqual(['sell silk']);
    expect(laterIn(readable, 'first.read', option('sell silk'), option('place quay'))).toEqual([]);
  });

  it('is not set aside when no answer would be left', () => {
    expect(later(option('sell silk'), option('swap', true))).toEqual([]);
  });
});

it('is told chapter by chapter, the next one first', () => {
  const [late, soon] = [option('sell'), option('place inn')];
  const told = byChapter([
    { option: late, chapter: 3 },
    { option: soon, chapter: 1 },
  ]);
  expect(told).toEqual([
    { chapter: 1, options: [soon] },
    { chapter: 3, options: [late] },
  ]);
});

it('a star means every zone that begins so', () => {
  expect(isMeant('hall.division', ['hall.*'])).toBe(true);
  expect(isMeant('hall', ['hall.*', 'phase'])).toBe(false);
  expect(isMeant('phase', ['hall.*', 'phase'])).toBe(true);
});
