/** Every page and dialog at 1366×768 and at 390×844; in a full run also at 1920×1080, and pictures of all. */

import { beforeAll, describe, test } from 'vitest';
import type { Person } from '../scripts/person.mjs';
import { expectAccessible, expectAllWords, expectNothingCut } from './support/audit';
import { LANGUAGES, leave, switchLanguage, visit } from './support/client';
import { environment, FULL } from './support/environment';
import { auditPages, takePictures, type Audited } from './support/pageAudits';
import { prepare, type Tables } from './support/pages';

const at = environment();
let person: Person;
let tables: Tables;
beforeAll(async () => {
  person = await at.arrive('Konstancja Wiśniewska');
  tables = await prepare(person);
});
const audited: Audited = { open: (options) => at.open({ person, ...options }), tables: () => tables };

auditPages(audited, 'laptop');
auditPages(audited, 'phone');
if (FULL) takePictures(audited, 'desktop');

describe('without a drawn board', () => {
  test.each(['alien', 'returning'] as const)('the table "%s" in the general view', async (name) => {
    const client = await at.open({ person, preferences: { plain: true } });
    await visit(client.page, `table/${tables[name]}`);
    await client.page.locator('.generic').waitFor();
    await client.page.waitForSelector('.turn.mine');
    if (name === 'returning') await client.page.keyboard.press('2');
    await expectAccessible(client.page);
    for (const language of LANGUAGES) {
      await switchLanguage(client, language);
      await expectAllWords(client.page);
      await expectNothingCut(client.page);
    }
    await leave(client);
  });
});
