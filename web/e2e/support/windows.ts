/** Windows for files that look at every page. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Person } from '../../scripts/person.mjs';
import { house } from './house';
import { PAGES, prepare, STRANGE, type Tables } from './pages';
import { leave, type Seat, type Wishes } from './seats';

export interface Window {
  page: Page;
  /** Go to one of the pages. */
  show(name: string): Promise<void>;
  tables: Tables;
}

/** For the whole file; returns a way to open windows, each of them for the tests around it. */
export function windows(): (wishes: Wishes) => Window {
  const at = house();
  let person: Person;
  let tables: Tables;
  beforeAll(async () => {
    person = await at.arrive('Konstancja Wiśniewska');
    tables = await prepare(person);
  }, 120_000);
  return (wishes) => {
    let seat: Seat;
    beforeAll(async () => {
      seat = await at.open({ person, ...wishes });
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
      show: (name) => (PAGES[name] ?? STRANGE[name])!(seat.page, tables),
    };
  };
}
