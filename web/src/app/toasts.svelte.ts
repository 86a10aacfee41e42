/** Short messages that come and go; what comes while nobody looks at the page waits for somebody who does. */

import { ApiError } from '../server/client';
import { outage } from '../server/outage.svelte';
import { words } from './words.svelte';

export interface Toast {
  id: number;
  tone: 'error' | 'info';
  text: string;
  rule: string | null;
}

const STAYS_MS = { error: 7000, info: 3500 };

class Toasts {
  list: Toast[] = $state([]);
  #next = 1;

  info(text: string): void {
    this.#add({ id: this.#next++, tone: 'info', text, rule: null });
  }

  /** Say what went wrong. What is no answer of the server is a fault of ours, and is thrown on. */
  fault(fault: unknown): void {
    if (!(fault instanceof ApiError)) throw fault;
    if (outage.covers(fault)) return;
    this.#add({ id: this.#next++, tone: 'error', text: faultText(fault), rule: fault.refusal?.rule ?? null });
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  #add(toast: Toast): void {
    this.list = [...this.list.filter((other) => other.text !== toast.text), toast].slice(-4);
    whenSeen(() => setTimeout(() => this.drop(toast.id), STAYS_MS[toast.tone]));
  }
}

/** At once, or as soon as the page is looked at. */
function whenSeen(then: () => void): void {
  if (document.visibilityState === 'visible') then();
  else document.addEventListener('visibilitychange', () => whenSeen(then), { once: true });
}

export function faultText(fault: ApiError): string {
  if (fault.refusal) return words.phrase(fault.refusal.phrase);
  const key = `error-${fault.code}`;
  const text = words.has(key) ? words.say(key) : fault.message;
  const { seconds } = fault.args;
  return typeof seconds === 'number' ? `${text} ${words.say('shell-try-again-in', { count: seconds })}` : text;
}

export const toasts = new Toasts();
