import { FluentBundle } from '@fluent/bundle';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { textsOf } from './wordFiles';
import { addText, chooseLanguage, LANGUAGES, loadBundle, ruleKey, Words } from './words.svelte';

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

async function read(language: string): Promise<Record<string, Map<string, string[]>>> {
  return Object.fromEntries([...(await textsOf(language))].map(([file, text]) => [file, messages(text)]));
}

function words(text: string): Words {
  const bundle = new FluentBundle('en', { useIsolating: false });
  addText(bundle, text);
  const speaking = new Words();
  speaking.use('en', bundle);
  return speaking;
}

describe('the four languages', async () => {
  const english = await read('en');
  const isShell = (file: string) => file.endsWith('/words/shell.ftl');

  test('what is named after the shell is among its words', () => {
    const others = Object.entries(english).filter(([file]) => !isShell(file));
    const strays = others.flatMap(([, keys]) => [...keys.keys()]).filter((key) => key.startsWith('shell-'));
    expect(strays).toEqual([]);
  });

  test('English has the words of the shell', () => {
    expect(english[Object.keys(english).find(isShell) ?? '']?.size).toBeGreaterThan(100);
  });

  test('every text that the shell asks for by name is there', () => {
    const sources = import.meta.glob<string>(
      ['../{app,ui,features}/**/*.{ts,svelte}', '../App.svelte', '!../**/*.test.ts'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    );
    const there = new Set(Object.values(english).flatMap((file) => [...file.keys()]));
    const asked = Object.values(sources).flatMap((text) => [
      ...text.matchAll(/\bsay\(\s*'([a-z-]+)'|'(shell-[a-z-]+)'/g),
    ]);
    expect(asked.length).toBeGreaterThan(500);
    const missing = asked.map((match) => match[1] ?? match[2] ?? '').filter((key) => !there.has(key));
    expect([...new Set(missing)]).toEqual([]);
  });

  test.each(LANGUAGES)('%s has the keys and variables of English, file by file', async (language) => {
    const theirs = await read(language);
    expect(Object.keys(theirs).sort()).toEqual(Object.keys(english).sort());
    for (const [file, expected] of Object.entries(english))
      expect(Object.fromEntries(theirs[file] ?? []), `${language}/${file}`).toEqual(Object.fromEntries(expected));
  });

  test.each(LANGUAGES)('%s has no message that cannot be read', async (language) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const bundle = await loadBundle(language);
    expect(warn).not.toHaveBeenCalled();
    for (const [file, keys] of Object.entries(await read(language)))
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
    expect(ruleKey('ORC-9.2-c')).toBe('rule-ORC-9_2-c');
    expect(words('rule-ORC-9_2-c = It doubles.').rule('ORC-9.2-c')).toBe('It doubles.');
  });
});

describe('phrase', () => {
  const speaking = words(`
orchard-do-place = Place { $disc } on { $slot }
orchard-told-paid = { $seat } pays { $amount } { $thing }
orchard-disc-city = City
orchard-slot-large-top = the top
orchard-thing-knowledge = knowledge
shell-seat-number = Seat { $number }
`);

  test('names nouns by the words of the game', () => {
    const args = { disc: { noun: 'disc', id: 'city' }, slot: { noun: 'slot', id: 'large-top' } };
    expect(speaking.phrase({ key: 'orchard-do-place', args })).toBe('Place City on the top');
  });

  const paid = {
    key: 'orchard-told-paid',
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
