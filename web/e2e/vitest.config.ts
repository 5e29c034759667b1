import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Every file has a browser and a server of its own; two at a time are what two cores bear. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.test.ts'],
    globalSetup: ['./support/built.ts'],
    maxWorkers: 2,
    // A browser on a busy machine may miss a moment; what is broken fails twice. The report names tests that were repeated.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
  },
});
