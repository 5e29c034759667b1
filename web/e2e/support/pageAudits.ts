/** Every page and dialog in one size: all words in all languages, nothing cut off, nothing for axe, and pictures to look at. */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, expectAllWords, expectNoScrolling, expectNothingCut, expectReadable, expectTouchable } from './audit';
import { LANGUAGES, leave, switchLanguage, THEMES, type Client, type ClientOptions, type Size } from './client';
import { FULL } from './environment';
import { IN_PLAY, NEWCOMER_PAGES, PAGES, PARTS, PICTURED, type Tables } from './pages';

const PICTURES = fileURLToPath(new URL('../shots/', import.meta.url));

export interface Audited {
  open(options: ClientOptions): Promise<Client>;
  tables(): Tables;
}

async function picture(page: Page, name: string, size: Size, theme: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const path = `${PICTURES}${name.replace(/\W+/g, '-').toLowerCase()}-${size}-${theme}.png`;
  expect((await page.screenshot({ path })).length).toBeGreaterThan(10_000);
}

/** What axe finds, in both themes; the pictures of a full run. */
async function auditLooks(page: Page, name: string, size: Size): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    // Only colours are different in the other theme, and they are the same in all sizes.
    const part = PARTS[name];
    if (theme === THEMES[0]) await expectAccessible(page, { part, colours: size === 'laptop' ? 'too' : 'not' });
    else if (size === 'laptop') await expectAccessible(page, { part, colours: 'only' });
    if (FULL && PICTURED.includes(name)) await picture(page, name, size, theme);
  }
  await page.emulateMedia({ colorScheme: THEMES[0] });
}

/** One visit: the language is switched in place. */
async function audit(client: Client, name: string, size: Size): Promise<void> {
  const { page } = client;
  await auditLooks(page, name, size);
  for (const language of LANGUAGES) {
    await switchLanguage(client, language);
    await expectAllWords(page);
    await expectNothingCut(page);
    if (!IN_PLAY.includes(name)) continue;
    await expectReadable(page);
    if (size !== 'phone') await expectNoScrolling(page);
  }
  if (size === 'phone' && IN_PLAY.includes(name)) await expectTouchable(page);
  await switchLanguage(client, LANGUAGES[0]);
}

/** Audits of all pages in this size. */
export function auditPages({ open, tables }: Audited, size: 'laptop' | 'phone'): void {
  for (const [who, pages, options] of [['', PAGES, {}], [' as a newcomer', NEWCOMER_PAGES, { person: null }]] as const) {
    describe(`on a ${size}${who}`, () => {
      let client: Client;
      beforeAll(async () => {
        client = await open({ size, ...options });
      });
      // What went wrong in any of the pages is found when the window is closed.
      afterAll(() => leave(client));
      test.each(Object.keys(pages))('%s', async (name) => {
        await pages[name]!(client.page, tables());
        await audit(client, name, size);
      });
    });
  }
}

/** On a large screen there is room enough; it is looked at by people. */
export function takePictures({ open, tables }: Audited, size: Size): void {
  describe(`on a ${size}`, () => {
    test.each(PICTURED)('%s', async (name) => {
      const client = await open({ size, ...(name in NEWCOMER_PAGES ? { person: null } : {}) });
      await (PAGES[name] ?? NEWCOMER_PAGES[name])!(client.page, tables());
      await expectNothingCut(client.page);
      for (const theme of THEMES) {
        await client.page.emulateMedia({ colorScheme: theme });
        await picture(client.page, name, size, theme);
      }
      await leave(client);
    });
  });
}
