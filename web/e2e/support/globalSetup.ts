/** Before all tests: the client as people get it, and a server that the files share. */

import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../scripts/build.mjs';
import { TableServer } from '../../scripts/server.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the shared server. */
    server: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  const server = await TableServer.start();
  project.provide('server', server.address);
  return () => server.stop();
}
