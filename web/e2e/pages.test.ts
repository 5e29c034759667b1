/** Every page and dialog, for fingers on a phone and a tablet, on a laptop and on a large screen. */

import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Person } from '../scripts/person.mjs';
import { audit } from './support/audit';
import { leave, visit, type Client } from './support/client';
import { environment } from './support/environment';
import { NEWCOMERS_SCREENS, prepare, SCREENS, type Tables } from './support/pages';

const at = environment();
/** What the browser itself says of what the server does not have. */
const REFUSED = /status of 40[34]/;
let person: Person;
let tables: Tables;
beforeAll(async () => {
  person = await at.arrive('Konstancja Wiśniewska');
  tables = await prepare(person);
});

describe.each([
  ['somebody', SCREENS],
  ['a newcomer', NEWCOMERS_SCREENS],
] as const)('as %s', (who, screens) => {
  let client: Client;
  beforeAll(async () => {
    // Nothing is listened to here, and sound takes work as long as the page is open.
    client = await at.open({ person: who === 'somebody' ? person : null, preferences: { moves: false, sound: false } });
  });
  // What went wrong in any of the pages is found when the window is closed.
  afterAll(() => leave(client, REFUSED));
  test.each(Object.keys(screens))('%s', async (name) => {
    const screen = screens[name]!;
    await screen.open(client.page, tables);
    await audit(client, name, screen);
  });
});

describe('without a drawn board', () => {
  test.each(['alien', 'returning'] as const)('the table "%s" in the general view', async (name) => {
    const client = await at.open({ person, preferences: { plain: true } });
    await visit(client.page, `table/${tables[name]}`);
    await client.page.locator('.generic').waitFor();
    await client.page.waitForSelector('.turn.mine');
    if (name === 'returning') await client.page.keyboard.press('2');
    await audit(client, `general view, ${name}`);
    await leave(client);
  });
});
