import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const words = decodeURIComponent(new URL('../src/tablewright/words', import.meta.url).pathname);

export default defineConfig({
  plugins: [svelte(), svelteTesting(), Icons({ compiler: 'svelte', autoInstall: false })],
  // One set of words serves Python and the browser: import '$words/en/noria.ftl?raw'.
  resolve: { alias: { $words: words } },
  build: { outDir: '../src/tablewright/web/dist', emptyOutDir: true, sourcemap: false },
  server: {
    fs: { allow: ['.', words] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['@testing-library/jest-dom/vitest'],
  },
});
