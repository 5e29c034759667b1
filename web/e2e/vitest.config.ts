import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { HUNG } from '../scripts/waiting.mjs';

/** The files that take longest. */
const LONGEST = ['pages', 'how_to_save_a_world', 'alien_artifacts', 'reconnect', 'tournaments', 'keyboard', 'table'];

/** These come first, so that no one of them is left over when all else is done. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** One server for all files but those that stop theirs, and a browser for every file; two files at a time are what two cores bear. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.test.ts'],
    globalSetup: ['./support/globalSetup.ts'],
    maxWorkers: 2,
    // What files import keeps nothing of them, and importing it takes a second.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Everything waits for what it needs, not for a time: these are for what never comes.
    testTimeout: 2 * HUNG,
    hookTimeout: 2 * HUNG,
    expect: { poll: { timeout: HUNG, interval: 20 } },
  },
});
