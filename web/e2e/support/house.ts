/** A server and a browser for the tests of one file. */

import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from '../../scripts/browser.mjs';
import { Person } from '../../scripts/person.mjs';
import { TableServer } from '../../scripts/server.mjs';
import { open, type Seat, type Wishes } from './seats';

export interface House {
  server: TableServer;
  browser: Browser;
  /** A window for somebody; `address` is that of the server unless another way leads there. */
  open(wishes?: Wishes, address?: string): Promise<Seat>;
  /** A new guest. */
  arrive(name: string): Promise<Person>;
}

/** To be called once at the top of a file; usable in its tests and hooks. */
export function house(): House {
  let server: TableServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([TableServer.start(), openBrowser()]);
  });
  afterEach(async () => {
    // A test that failed while the server was away leaves nothing broken to the next one.
    if (!server.running) await server.again();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    open: (wishes = {}, address = server.address) => open(browser, address, wishes),
    arrive: (name) => Person.arrive(server.address, name),
  };
}
