import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const tablewright = decodeURIComponent(new URL('../src/tablewright', import.meta.url).pathname);

export default defineConfig({
  plugins: [svelte(), svelteTesting(), Icons({ compiler: 'svelte', autoInstall: false })],
  // One set of words serves Python and the browser: see src/app/wordFiles.ts.
  resolve: { alias: { $tablewright: tablewright } },
  build: { outDir: '../src/tablewright/web/dist', emptyOutDir: true, sourcemap: false },
  server: {
    fs: { allow: ['.', `${tablewright}/words`, `${tablewright}/games`] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'jsdom',
    // Style sheets are left out, but a test that asks for the text of one gets it.
    css: { include: [/\.css\?raw$/] },
    include: ['src/**/*.test.ts'],
    setupFiles: ['@testing-library/jest-dom/vitest'],
  },
});
