import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { localWords } from './harness/middleware.ts';
import { HUNG } from './scripts/waiting.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Where the table server listens while the client is developed. */
const SERVER = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8000';
/** Tells the harness what only the games know. */
const PYTHON = process.env.ORRERY_PYTHON ?? here('../.venv/bin/python');

/** Hands out the licence of the typeface with it, as it asks. */
const typefaceLicence = {
  name: 'typeface-licence',
  generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string }): void {
    this.emitFile({ type: 'asset', fileName: 'licences/manrope.txt', source: readFileSync(here('node_modules/@fontsource-variable/manrope/LICENSE'), 'utf8') });
  },
};

export default defineConfig(({ mode }) => {
  const harness = mode === 'harness';
  return {
    // The page works below any path that a proxy puts it at.
    base: './',
    plugins: [svelte(), typefaceLicence, ...(harness ? [localWords(here('../src/orrery'), PYTHON, process.env.ORRERY_SAMPLES)] : [])],
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    server: {
      host: '127.0.0.1',
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
    // Files leave nothing behind, and starting a process for each takes longer than its tests.
    // A test that is only slow goes on: on a machine with much else to do a second's work takes many.
    test: { environment: 'node', isolate: false, include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], testTimeout: HUNG, hookTimeout: HUNG },
  };
});
