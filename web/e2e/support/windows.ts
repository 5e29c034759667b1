/** A server, a browser and tables for files that look at every page. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../../scripts/browser.mjs';
import { Person } from '../../scripts/person.mjs';
import { TableServer } from '../../scripts/server.mjs';
import { PAGES, prepare, type Tables } from './pages';
import { leave, open, type Seat, type Wishes } from './seats';

export interface Window {
  page: Page;
  /** Go to one of the pages. */
  show(name: string): Promise<void>;
  tables: Tables;
}

/** For the whole file; returns a way to open windows, each of them for the tests around it. */
export function windows(): (wishes: Wishes) => Window {
  let server: TableServer;
  let browser: Browser;
  let person: Person;
  let tables: Tables;
  beforeAll(async () => {
    [server, browser] = await Promise.all([TableServer.start(), openBrowser()]);
    person = await Person.arrive(server.address, 'Konstancja');
    tables = await prepare(person);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return (wishes) => {
    let seat: Seat;
    beforeAll(async () => {
      seat = await open(browser, server.address, { ...wishes, person });
    });
    // What went wrong in any of its pages is found when the window is closed.
    afterAll(() => leave(seat));
    return {
      get page() {
        return seat.page;
      },
      get tables() {
        return tables;
      },
      show: (name) => PAGES[name]!(seat.page, tables),
    };
  };
}
