/** Every page and dialog at 1366×768. */

import { describe, test } from 'vitest';
import { expectAccessible, expectAllWords, expectNothingCut } from './support/audit';
import { everyPage } from './support/everywhere';
import { visit } from './support/seats';
import { windows } from './support/windows';

const open = windows();

everyPage(open, 'laptop');

describe('without a drawn board', () => {
  const window = open({ preferences: { plain: true } });
  test('a table in the general view', async () => {
    await visit(window.page, `table/${window.tables.alien}`);
    await window.page.locator('.generic').waitFor();
    await window.page.waitForSelector('.turn.mine');
    await expectAllWords(window.page);
    await expectNothingCut(window.page);
    await expectAccessible(window.page);
  });
});
