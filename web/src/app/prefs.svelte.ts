/** How this person likes the table: light or dark, moving or still. */

import { recall, remember } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function query(text: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(text) : null;
}

class Prefs {
  theme: Theme = $state('system');
  /** What the person chose; the system's wish for less motion wins over it. */
  motion: boolean = $state(true);
  #dark = $state(false);
  #still = $state(false);

  constructor() {
    const kept = recall('theme');
    if (kept === 'light' || kept === 'dark') this.theme = kept;
    this.motion = recall('motion') !== 'off';
    this.#watch('(prefers-color-scheme: dark)', (on) => (this.#dark = on));
    this.#watch('(prefers-reduced-motion: reduce)', (on) => (this.#still = on));
    this.#show();
  }

  /** What is shown in the end. */
  get shade(): 'light' | 'dark' {
    return this.theme === 'system' ? (this.#dark ? 'dark' : 'light') : this.theme;
  }

  get animate(): boolean {
    return this.motion && !this.#still;
  }

  /** True when the system asks for less motion, so that the switch can say why it does nothing. */
  get still(): boolean {
    return this.#still;
  }

  choose(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme === 'system' ? null : theme);
    this.#show();
  }

  move(on: boolean): void {
    this.motion = on;
    remember('motion', on ? null : 'off');
    this.#show();
  }

  #watch(text: string, tell: (on: boolean) => void): void {
    const list = query(text);
    if (!list) return;
    tell(list.matches);
    list.addEventListener('change', (event) => {
      tell(event.matches);
      this.#show();
    });
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.shade;
    root.dataset.motion = this.animate ? 'on' : 'off';
  }
}

export const prefs = new Prefs();
