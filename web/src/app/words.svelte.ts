/** Every sentence on the screen: Fluent messages in four languages, shared with the Python side. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

import type { Phrase, PhraseArg, SeatInfo } from '../server/wire';
import { recall, remember } from './storage';
import { textsOf } from './wordFiles';

export const LANGUAGES = ['en', 'it', 'nl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language is called what its speakers call it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  nl: 'Nederlands',
  fr: 'Français',
};

export type Args = Record<string, FluentVariable>;
type Named = Pick<SeatInfo, 'seat' | 'name'>;

export function isLanguage(value: string | null): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The remembered language, else the best one for *wanted* (the browser's list). */
export function chooseLanguage(wanted: readonly string[]): Language {
  const kept = recall('language');
  if (isLanguage(kept)) return kept;
  const [best] = negotiateLanguages(wanted, LANGUAGES, { defaultLocale: 'en', strategy: 'lookup' });
  return isLanguage(best ?? null) ? (best as Language) : 'en';
}

/** All messages of *language* in one bundle. */
export async function loadBundle(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of (await textsOf(language)).values()) addText(bundle, text);
  return bundle;
}

export function addText(bundle: FluentBundle, text: string): void {
  for (const fault of bundle.addResource(new FluentResource(text))) console.warn(`words: ${fault.message}`);
}

/** The message that holds the text of a clause: `ORC-9.2-c` is `rule-ORC-9_2-c`, for a Fluent id has no dot. */
export function ruleKey(rule: string): string {
  return `rule-${rule.replaceAll('.', '_')}`;
}

export class Words {
  language: Language = $state('en');
  #bundle: FluentBundle | null = $state.raw(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async speak(language: Language, keep = false): Promise<void> {
    const bundle = await loadBundle(language);
    this.use(language, bundle);
    if (keep) remember('language', language);
  }

  use(language: Language, bundle: FluentBundle): void {
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** The text of *key*. A key without a text is shown as it is, so that nobody plays past the gap. */
  say(key: string, args: Args = {}): string {
    const message = this.#bundle?.getMessage(key);
    if (!this.#bundle || !message?.value) {
      if (this.#bundle) console.warn(`words: ${this.language} has no ${key}`);
      return key;
    }
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args, faults);
    for (const fault of faults) console.warn(`words: ${key}: ${fault.message}`);
    return text;
  }

  /** *phrase* with its nouns named: people by *seats*, everything else by the words of its game. */
  phrase(phrase: Phrase, seats: readonly Named[] = []): string {
    const game = phrase.key.split('-', 1)[0] ?? '';
    const args = Object.entries(phrase.args).map(([name, arg]) => [name, this.#named(arg, game, seats)] as const);
    return this.say(phrase.key, Object.fromEntries(args));
  }

  seat(seat: number, seats: readonly Named[] = []): string {
    return seats.find((one) => one.seat === seat)?.name || this.say('shell-seat-number', { number: seat + 1 });
  }

  rule(rule: string): string {
    return this.say(ruleKey(rule));
  }

  #named(arg: PhraseArg, game: string, seats: readonly Named[]): FluentVariable {
    if (typeof arg !== 'object') return arg;
    if (arg.noun === 'seat') return this.seat(Number(arg.id), seats);
    return this.say(`${game}-${arg.noun}-${arg.id}`);
  }
}

export const words = new Words();

export const say = (key: string, args?: Args): string => words.say(key, args);
