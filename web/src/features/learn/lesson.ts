/** How a guided game is read: which step is due, what it wants, and what still belongs to a later chapter. */

import type { ActionWords, Lesson, LessonChapter, LessonStep, Option } from '../../server/wire';

export interface Due {
  chapter: LessonChapter;
  /** The number of the chapter, from 0. */
  at: number;
  step: LessonStep;
  /** By which the server, and what this browser keeps, call the step. */
  name: string;
}

/** An option that comes into play in a later chapter, by its number from 0. */
export interface Later {
  option: Option;
  chapter: number;
}

/** The steps in their order. */
export function stepsOf(lesson: Lesson): Due[] {
  return lesson.chapters.flatMap((chapter, at) =>
    chapter.steps.map((step) => ({ chapter, at, step, name: `${chapter.id}.${step.id}` })),
  );
}

/** Does the step wait for something to happen? The others are there to be read. */
export function waits(step: LessonStep): boolean {
  return step.over || step.act.length > 0 || step.told.length > 0;
}

/**
 * The first step that is neither *done* on the table nor put behind by the person. What was only to be read before a
 * step that is done already is behind, too: whoever plays on has outgrown it.
 */
export function dueStep(lesson: Lesson, done: readonly string[], behind: ReadonlySet<string>): Due | null {
  const steps = stepsOf(lesson);
  const last = steps.findLastIndex(({ name }) => done.includes(name));
  return (
    steps.find(({ step, name }, place) => {
      if (done.includes(name) || behind.has(name)) return false;
      return waits(step) || place > last;
    }) ?? null
  );
}

/** Are *words*, such as `use sailor`, the first words of *action*? */
export function begins(action: ActionWords, words: string): boolean {
  return `${action.join(' ')} `.startsWith(`${words} `);
}

export function wants(step: LessonStep, option: Option): boolean {
  return step.act.some((words) => begins(option.action, words));
}

/** The chapter in which *action* comes into play, by its number; 0 if no chapter speaks of it. */
export function opensIn(lesson: Lesson, action: ActionWords): number {
  return Math.max(
    0,
    lesson.chapters.findIndex((chapter) => chapter.unlocks.some((words) => begins(action, words))),
  );
}

/**
 * The number of the last chapter whose actions are in play. Where the rest of a chapter is only there to be read, the
 * next one's are: else those who do not read on would be left with nothing but the way out of a phase.
 */
function reach(lesson: Lesson, { chapter, at, step }: Due): number {
  const rest = chapter.steps.slice(chapter.steps.indexOf(step));
  return rest.some(waits) ? at : Math.min(at + 1, lesson.chapters.length - 1);
}

/**
 * The *options* that belong to chapters behind the one that is *due*. Nobody is ever left without an answer: if nothing
 * but things to do at any time would remain, nothing is set aside.
 */
export function laterOptions(lesson: Lesson, due: Due, options: readonly Option[]): Later[] {
  const last = reach(lesson, due);
  const later = options
    .filter((option) => !wants(due.step, option))
    .map((option) => ({ option, chapter: opensIn(lesson, option.action) }))
    .filter(({ chapter }) => chapter > last);
  const aside = new Set(later.map(({ option }) => option));
  return options.some((option) => !option.interrupt && !aside.has(option)) ? later : [];
}

/** What is *later* chapter by chapter, the next one first. */
export function byChapter(later: readonly Later[]): { chapter: number; options: Option[] }[] {
  const chapters = [...new Set(later.map(({ chapter }) => chapter))].sort((one, other) => one - other);
  return chapters.map((chapter) => ({
    chapter,
    options: later.filter((one) => one.chapter === chapter).map(({ option }) => option),
  }));
}

/** Is *zone* one of those that *patterns* mean? `hall.*` means every zone that begins so. */
export function isMeant(zone: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => (pattern.endsWith('*') ? zone.startsWith(pattern.slice(0, -1)) : zone === pattern));
}
