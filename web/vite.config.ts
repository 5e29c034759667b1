import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { localWords } from './harness/middleware.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Where the table server listens while the client is developed. */
const SERVER = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => {
  const harness = mode === 'harness';
  return {
    plugins: [svelte(), ...(harness ? [localWords(here('../src/orrery'), process.env.ORRERY_SAMPLES)] : [])],
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    server: {
      host: '127.0.0.1',
      // The boards draw the component tables that the games themselves use.
      fs: { allow: [here('..')] },
      ...(harness ? {} : { proxy: { '/api': { target: SERVER, ws: true } } }),
    },
    build: {
      target: 'es2022',
      outDir: harness ? '.harness' : '../src/orrery/server/static',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      manifest: !harness,
      modulePreload: { polyfill: false },
      rolldownOptions: harness ? { input: here('harness/index.html') } : {},
    },
    test: { environment: 'node', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
  };
});
