import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { HUNG } from '../scripts/waiting.mjs';

/** One server for all files but those that stop theirs, and a browser for every file; two files at a time are what two cores bear. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.test.ts'],
    globalSetup: ['./support/globalSetup.ts'],
    maxWorkers: 2,
    // Everything waits for what it needs, not for a time: these are for what never comes.
    testTimeout: 2 * HUNG,
    hookTimeout: 2 * HUNG,
    expect: { poll: { timeout: HUNG, interval: 20 } },
  },
});
