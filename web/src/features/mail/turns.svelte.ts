/** The tables that wait for me, wherever in the app I am: their number in the tab, and a word when I look elsewhere. */

import { router } from '../../app/router.svelte';
import { recall, remember } from '../../app/storage';
import { say, words } from '../../app/words.svelte';
import { api } from '../../server/client';
import type { TableInfo } from '../../server/wire';

const REFRESH_MS = 10_000;
const MARK = /^\(\d+\) /;

/** A table and since when it waits: the same table waits again later. */
export function waitName(table: TableInfo): string {
  const mine = table.seats.filter((seat) => seat.mine && seat.since);
  return [table.id, ...mine.map((seat) => seat.since)].join(' ');
}

/** *title* with the number of waiting tables before it. */
export function marked(title: string, count: number): string {
  const bare = title.replace(MARK, '');
  return count > 0 ? `(${count}) ${bare}` : bare;
}

class Turns {
  tables: TableInfo[] = $state.raw([]);
  /** Whether this person wants to be told; the browser has to allow it as well. */
  wanted: boolean = $state(recall('notify') === 'on');
  permission: NotificationPermission | 'none' = $state('Notification' in globalThis ? Notification.permission : 'none');
  readonly telling: boolean = $derived(this.wanted && this.permission === 'granted');

  #known = new Set<string>();
  #asking = false;

  /** Look now and then, for as long as the page is open. A server that is away is asked again later. */
  watch(): () => void {
    const look = () => void this.refresh();
    const timer = setInterval(look, REFRESH_MS);
    document.addEventListener('visibilitychange', look);
    const titles = new MutationObserver(() => this.#mark());
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      titles.disconnect();
    };
  }

  async refresh(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      this.#hear(await api.turns());
    } catch {
      // Nobody asked for this just now: whoever does is told what is wrong.
    } finally {
      this.#asking = false;
    }
  }

  /** Ask the browser for leave, which it grants only to a click. */
  async tellMe(): Promise<void> {
    this.permission = await Notification.requestPermission();
    this.wanted = this.permission === 'granted';
    remember('notify', this.wanted ? 'on' : null);
  }

  tellMeNoMore(): void {
    this.wanted = false;
    remember('notify', null);
  }

  #hear(tables: TableInfo[]): void {
    this.tables = tables;
    const fresh = tables.filter((table) => !this.#known.has(waitName(table)));
    this.#known = new Set(tables.map(waitName));
    if (document.hidden && this.telling) fresh.forEach((table) => this.#tell(table));
    this.#mark();
  }

  #tell(table: TableInfo): void {
    const others = table.seats.filter((seat) => !seat.mine).map((seat) => words.seat(seat.seat, namesOf(table)));
    const players = new Intl.ListFormat(words.language).format(others);
    const body = say('mail-notify-text', { game: say(`${table.game}-title`), players });
    try {
      const shown = new Notification(say('mail-notify-title'), { body, tag: table.id, icon: '/favicon.svg' });
      shown.onclick = () => {
        focus();
        router.go(`/table/${table.id}`);
        shown.close();
      };
    } catch {
      // Some phones have notifications for installed apps only.
    }
  }

  /** Every page writes its own title; the number goes before it, and a dot onto the icon. */
  #mark(): void {
    const title = marked(document.title, this.tables.length);
    if (document.title !== title) document.title = title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = this.tables.length > 0 ? '/favicon-turn.svg' : '/favicon.svg';
    if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  }
}

export function namesOf(table: TableInfo): { seat: number; name: string }[] {
  return table.seats.map((seat) => ({ seat: seat.seat, name: seat.name ?? '' }));
}

export const turns = new Turns();
