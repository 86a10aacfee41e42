import { FluentBundle } from '@fluent/bundle';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { addText, chooseLanguage, LANGUAGES, loadBundle, ruleKey, Words } from './words.svelte';

const files = import.meta.glob<string>('$words/*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The messages of a file: for each key the variables that it uses, in order. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let key = '';
  for (const line of text.split('\n')) {
    const start = /^([a-zA-Z][\w-]*)\s*=/.exec(line);
    if (start?.[1]) key = start[1];
    else if (!/^\s/.test(line)) key = '';
    if (key === '') continue;
    const variables = [...line.matchAll(/\$([a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? '');
    found.set(key, [...new Set([...(found.get(key) ?? []), ...variables])].sort());
  }
  return found;
}

function read(language: string): Record<string, Map<string, string[]>> {
  const mine = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Object.fromEntries(mine.map(([path, text]) => [path.split('/').at(-1) ?? '', messages(text)]));
}

function words(text: string): Words {
  const bundle = new FluentBundle('en', { useIsolating: false });
  addText(bundle, text);
  const speaking = new Words();
  speaking.use('en', bundle);
  return speaking;
}

describe('the four languages', () => {
  const english = read('en');

  test('what is named after the shell is among its words', () => {
    const others = Object.entries(english).filter(([file]) => file !== 'shell.ftl');
    const strays = others.flatMap(([, keys]) => [...keys.keys()]).filter((key) => key.startsWith('shell-'));
    expect(strays).toEqual([]);
  });

  test('English has the words of the shell', () => {
    expect(english['shell.ftl']?.size).toBeGreaterThan(100);
  });

  test('every text that the shell asks for by name is there', () => {
    const sources = import.meta.glob<string>(['../shell/**/*.svelte', './*.ts', '../App.svelte', '!./*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const there = new Set(Object.values(english).flatMap((file) => [...file.keys()]));
    const asked = Object.values(sources).flatMap((text) => [
      ...text.matchAll(/\bsay\(\s*'([a-z-]+)'|'(shell-[a-z-]+)'/g),
    ]);
    expect(asked.length).toBeGreaterThan(500);
    const missing = asked.map((match) => match[1] ?? match[2] ?? '').filter((key) => !there.has(key));
    expect([...new Set(missing)]).toEqual([]);
  });

  test.each(LANGUAGES)('%s has the keys and variables of English, file by file', (language) => {
    const theirs = read(language);
    expect(Object.keys(theirs).sort()).toEqual(Object.keys(english).sort());
    for (const [file, expected] of Object.entries(english))
      expect(Object.fromEntries(theirs[file] ?? []), `${language}/${file}`).toEqual(Object.fromEntries(expected));
  });

  test.each(LANGUAGES)('%s has no message that cannot be read', async (language) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const bundle = await loadBundle(language);
    expect(warn).not.toHaveBeenCalled();
    for (const [file, keys] of Object.entries(read(language)))
      for (const key of keys.keys()) expect(bundle.hasMessage(key), `${language}/${file}: ${key}`).toBe(true);
    warn.mockRestore();
  });
});

describe('say', () => {
  test('fills in what it is given', () => {
    expect(words('hello = Hello, { $name }').say('hello', { name: 'Ada' })).toBe('Hello, Ada');
  });

  test('shows a missing key as it is and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(words('hello = Hello').say('goodbye')).toBe('goodbye');
    expect(warn).toHaveBeenCalledWith('words: en has no goodbye');
    warn.mockRestore();
  });

  test('a rule is found without its dots', () => {
    expect(ruleKey('NOR-9.2-c')).toBe('rule-NOR-9_2-c');
    expect(words('rule-NOR-9_2-c = It doubles.').rule('NOR-9.2-c')).toBe('It doubles.');
  });
});

describe('phrase', () => {
  const speaking = words(`
noria-do-place = Place { $disc } on { $slot }
noria-told-paid = { $seat } pays { $amount } { $thing }
noria-disc-city = City
noria-slot-large-top = the top
noria-thing-knowledge = knowledge
shell-seat-number = Seat { $number }
`);

  test('names nouns by the words of the game', () => {
    const args = { disc: { noun: 'disc', id: 'city' }, slot: { noun: 'slot', id: 'large-top' } };
    expect(speaking.phrase({ key: 'noria-do-place', args })).toBe('Place City on the top');
  });

  const paid = {
    key: 'noria-told-paid',
    args: { seat: { noun: 'seat', id: 1 }, amount: 2, thing: { noun: 'thing', id: 'knowledge' } },
  };

  test('names seats by their people', () => {
    expect(speaking.phrase(paid, [{ seat: 1, name: 'Ada' }])).toBe('Ada pays 2 knowledge');
  });

  test('a seat without a name is known by its number', () => {
    expect(speaking.phrase(paid)).toBe('Seat 2 pays 2 knowledge');
  });
});

describe('the language', () => {
  beforeEach(() => localStorage.clear());

  test('is the best one that the browser asks for', () => {
    expect(chooseLanguage(['de-CH', 'it-CH', 'en'])).toBe('it');
    expect(chooseLanguage(['ja'])).toBe('en');
  });

  test('is the remembered one before all others', () => {
    localStorage.setItem('tablewright.language', 'nl');
    expect(chooseLanguage(['fr'])).toBe('nl');
  });
});
