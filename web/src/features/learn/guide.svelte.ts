/** A lesson at one table: what is due now, and what this person has read, skipped, unlocked or left. */

import { SvelteSet } from 'svelte/reactivity';

import { recall, remember } from '../../app/storage';
import { say } from '../../app/words.svelte';
import type { Lesson, Option } from '../../server/wire';
import type { Table } from '../table/table.svelte';
import { dueStep, laterOptions, stepsOf, wants, type Due, type Later } from './lesson';

interface Kept {
  behind: string[];
  unlocked: boolean;
  left: boolean;
}

export class Guide {
  readonly lesson: Lesson;
  /** Everything may be used, whatever the chapter. */
  unlocked: boolean = $state(false);
  /** The person has had enough of being guided; the game goes on. */
  left: boolean = $state(false);
  #table: Table;
  #behind = new SvelteSet<string>();

  readonly done: readonly string[] = $derived.by(() => this.#table.live?.guided?.done ?? []);
  readonly due: Due | null = $derived.by(() => (this.left ? null : dueStep(this.lesson, this.done, this.#behind)));
  /** How many steps lie behind, for a bar. */
  readonly progress: number = $derived.by(() => {
    const steps = stepsOf(this.lesson);
    return this.due ? steps.findIndex(({ name }) => name === this.due?.name) / steps.length : 1;
  });

  constructor(table: Table, lesson: Lesson) {
    this.lesson = lesson;
    this.#table = table;
    const kept = readKept(recall(`lesson.${table.id}`));
    for (const name of kept.behind) this.#behind.add(name);
    this.unlocked = kept.unlocked;
    this.left = kept.left;
  }

  /** Put the step that is due behind: it was read, or it is skipped. */
  next(): void {
    if (this.due) this.#behind.add(this.due.name);
    this.#keep();
  }

  unlock(): void {
    this.unlocked = true;
    this.#keep();
  }

  leave(left: boolean): void {
    this.left = left;
    this.#keep();
  }

  wants(option: Option): boolean {
    return this.due !== null && wants(this.due.step, option);
  }

  later(options: readonly Option[]): Later[] {
    const { due } = this;
    return due && !this.unlocked ? laterOptions(this.lesson, due, options) : [];
  }

  titleOf(chapter: number): string {
    return say(`learn-${this.lesson.name}-${this.lesson.chapters[chapter]?.id ?? ''}`);
  }

  #keep(): void {
    const kept: Kept = { behind: [...this.#behind], unlocked: this.unlocked, left: this.left };
    remember(`lesson.${this.#table.id}`, JSON.stringify(kept));
  }
}

/** What was kept; whatever else stands there counts as nothing. */
function readKept(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Kept>;
    const behind = Array.isArray(found.behind) ? found.behind : [];
    return { behind, unlocked: found.unlocked === true, left: found.left === true };
  } catch {
    return { behind: [], unlocked: false, left: false };
  }
}
