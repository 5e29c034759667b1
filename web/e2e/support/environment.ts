/** What the tests of a file use: a server, a browser and a folder. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { openBrowser } from '../../scripts/browser.mjs';
import { Person } from '../../scripts/person.mjs';
import { TableServer } from '../../scripts/server.mjs';
import { open, type Client, type ClientOptions } from './client';

/** Exhaustive products, which `make test-all` runs. */
export const FULL = process.env.ORRERY_FULL === '1';

export interface Environment {
  readonly address: string;
  /** It goes away after the tests. */
  readonly folder: string;
  /** A browser window for somebody; `address` is that of the server unless another way leads there. */
  open(options?: ClientOptions, address?: string): Promise<Client>;
  /** A new guest. */
  arrive(name: string): Promise<Person>;
}

/** The server that all files share. To be called once at the top of a file; usable in its tests and hooks. */
export function environment(browser: { notifications?: boolean } = {}): Environment {
  return withBrowser(() => inject('server'), browser);
}

/** A server of this file's own, which its tests may stop and start. */
export function environmentWithServer(): Environment & { readonly server: TableServer } {
  let server: TableServer;
  beforeAll(async () => {
    server = await TableServer.start();
  });
  afterEach(async () => {
    // A test that failed while the server was away leaves nothing broken to the next one.
    if (!server.running) await server.again();
  });
  afterAll(() => server?.stop());
  return Object.defineProperty(withBrowser(() => server.address), 'server', { get: () => server }) as Environment & { server: TableServer };
}

function withBrowser(address: () => string, kind: { notifications?: boolean } = {}): Environment {
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'orrery-e2e-'));
    browser = await openBrowser(kind);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get address() {
      return address();
    },
    get folder() {
      return folder;
    },
    open: (options = {}, at = address()) => open(browser, at, options),
    arrive: (name) => Person.arrive(address(), name),
  };
}
