import { readdirSync } from 'node:fs';

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

/** The folders of games; `board` is what they share. */
const games = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'board')
  .map((entry) => entry.name);

/** Which way imports go: *folder* imports nothing that *forbidden* matches; see src/README.md. */
function room(folder, forbidden, message) {
  const files = [`src/${folder}/**/*.{ts,svelte}`];
  const arrow = { regex: forbidden, message, caseSensitive: true };
  const testing = { regex: '^(\\.\\./)+testing/', message: 'This is for tests.' };
  const rule = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });
  return [
    { files, ignores: ['**/*.test.ts'], rules: rule(arrow, testing) },
    { files: [`src/${folder}/**/*.test.ts`], rules: rule(arrow) },
  ];
}

const rooms = [
  room('server', '^\\.\\./(?!testing/)', 'server/ imports nothing of ours.'),
  room('app', '^\\.\\./(?!(server|testing)/)', 'app/ imports server/ only.'),
  room('ui', '^\\.\\./(?!(server|app|testing)/)', 'ui/ imports app/ and server/ only.'),
  room(
    'features',
    '^(\\.\\./)+(App\\b|games/(?!themes$))',
    'features/ ask games/index.ts and games/themes.ts for what a game brings.',
  ),
  room(
    'games',
    `^(\\.\\./)+(App|features)\\b|^\\.\\.?/(${games.join('|')})/`,
    'games/ import ui/, app/, server/ and games/board/; only the game itself imports its folder.',
  ),
  ...games.map((game) => {
    const others = games.filter((other) => other !== game).map((other) => `${other}/`);
    const forbidden = ['App\\b', 'features/', ...others].join('|');
    return room(
      `games/${game}`,
      `^(\\.\\./)+(${forbidden})`,
      'A game imports ui/, app/, server/, games/board/ and itself.',
    );
  }),
].flat();

export default ts.config(
  { ignores: ['node_modules/', 'src/server/api.d.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    // TypeScript finds undefined names itself, and knows more of them.
    rules: { 'no-undef': 'off' },
  },
  {
    // What people write is shown as text, never as HTML; there is no way round Svelte's escaping.
    ignores: ['**/*.test.ts'],
    rules: {
      'svelte/no-at-html-tags': 'error',
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe', 'createContextualFragment'].map(
          (property) => ({ property, message: 'Text stays text: let Svelte write it.' }),
        ),
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  ...rooms,
);
