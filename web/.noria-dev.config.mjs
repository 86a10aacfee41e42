import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
export default { root: '/work/main/web', cacheDir: '/tmp/nv/cache', plugins: [svelte(), Icons({ compiler: 'svelte' })],
 resolve: { alias: { $words: '/work/main/src/tablewright/words' } },
 server: { port: 5199, host: '127.0.0.1', strictPort: true, fs: { strict: false }, hmr: false, proxy: { '/api': { target: 'http://127.0.0.1:8123', ws: true } } } };
