/** axe finds nothing on any page or dialog, in either theme. */

import { describe, test } from 'vitest';
import { expectAccessible, expectAllWords, expectNothingCut } from './support/audit';
import { PAGES } from './support/pages';
import { visit } from './support/seats';
import { windows } from './support/windows';

const open = windows();

describe('drawn', () => {
  const window = open({ theme: 'dark' });
  test.each(Object.keys(PAGES))('%s', async (name) => {
    await window.page.emulateMedia({ colorScheme: 'dark' });
    await window.show(name);
    await expectAccessible(window.page);
    // Only colours are different in the other theme.
    await window.page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(window.page, ['color-contrast']);
  });
});

describe('on a phone', () => {
  const window = open({ size: 'phone' });
  test.each(['lobby', 'table of Alien Frontiers', 'table of New Frontiers', 'replay'])('%s', async (name) => {
    await window.show(name);
    await expectAccessible(window.page);
  });
});

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
