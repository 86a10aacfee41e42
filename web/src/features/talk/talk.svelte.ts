/** What is said at a table, and what of it I have read. Whom I do not want to read is kept in this browser. */

import { SvelteMap } from 'svelte/reactivity';

import { recall, remember } from '../../app/storage';
import { recallFor, rememberFor } from '../../app/storage';
import type { TalkLine } from '../../server/wire';
import { mergeTalk } from './conversation';

const READ = 'talk-read';
const MUTED = 'talk-muted';

/** The people whose lines are not shown, at any table: by the mark that the server gives each. */
class Muted {
  readonly people = new SvelteMap<string, string>(this.#kept());

  mute(line: TalkLine): void {
    this.people.set(line.speaker, line.name);
    this.#keep();
  }

  hear(speaker: string): void {
    this.people.delete(speaker);
    this.#keep();
  }

  #keep(): void {
    remember(MUTED, this.people.size === 0 ? null : JSON.stringify([...this.people]));
  }

  #kept(): [string, string][] {
    try {
      return JSON.parse(recall(MUTED) ?? '[]') as [string, string][];
    } catch {
      return [];
    }
  }
}

export const muted = new Muted();

export class Talk {
  readonly table: string;
  all: TalkLine[] = $state.raw([]);
  /** Everything up to this line has been read. */
  read: number = $state(0);

  readonly lines: TalkLine[] = $derived(this.all.filter((line) => line.mine || !muted.people.has(line.speaker)));
  readonly unread: number = $derived(this.lines.filter((line) => !line.mine && line.number > this.read).length);

  constructor(table: string) {
    this.table = table;
    this.read = recallFor(READ, table) ?? 0;
  }

  hear(told: TalkLine[], whole: boolean): void {
    this.all = mergeTalk(this.all, told, whole);
  }

  markRead(): void {
    const last = this.all.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    rememberFor(READ, this.table, last);
  }
}
