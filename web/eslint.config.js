import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

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
);
