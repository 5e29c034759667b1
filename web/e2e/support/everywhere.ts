/** Every page and dialog in one size: all words in all languages, nothing cut off, nothing for axe, and pictures to look at. */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectAllWords, expectNoScrolling, expectNothingCut } from './audit';
import { IN_PLAY, PAGES, PARTS, PICTURED, STRANGE } from './pages';
import { LANGUAGES, THEMES, type Language, type Size, type Wishes } from './seats';
import type { Window } from './windows';

const SHOTS = fileURLToPath(new URL('../shots/', import.meta.url));

async function picture(page: Page, name: string, size: Size, theme: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  const path = `${SHOTS}${name.replace(/\W+/g, '-').toLowerCase()}-${size}-${theme}.png`;
  expect((await page.screenshot({ path })).length).toBeGreaterThan(10_000);
}

/** Words and room in every language; what axe finds, in both themes, and the pictures in one. */
async function look(window: Window, name: string, size: Size, language: Language): Promise<void> {
  const { page } = window;
  await window.show(name);
  await expectAllWords(page);
  await expectNothingCut(page);
  if (size !== 'phone' && IN_PLAY.includes(name)) await expectNoScrolling(page);
  if (language !== 'en') return;
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    // Only colours are different in the other theme, and they are the same in all sizes.
    const part = PARTS[name];
    if (theme === THEMES[0]) await expectAccessible(page, { part, colours: size === 'laptop' ? 'too' : 'not' });
    else if (size === 'laptop') await expectAccessible(page, { part, colours: 'only' });
    if (PICTURED.includes(name)) await picture(page, name, size, theme);
  }
  await page.emulateMedia({ colorScheme: THEMES[0] });
}

export function everyPage(open: (wishes: Wishes) => Window, size: 'laptop' | 'phone'): void {
  describe.each(LANGUAGES)(`on a ${size} in %s`, (language) => {
    const window = open({ language, size });
    test.each(Object.keys(PAGES))('%s', (name) => look(window, name, size, language));
    const strange = open({ language, size, person: null });
    test.each(Object.keys(STRANGE))('%s', (name) => look(strange, name, size, language));
  });
}

/** On a large screen there is room enough; it is looked at by people. */
export function pictures(open: (wishes: Wishes) => Window, size: Size): void {
  describe(`on a ${size}`, () => {
    const window = open({ size });
    const strange = open({ size, person: null });
    test.each(PICTURED)('%s', async (name) => {
      const { page, show } = name in STRANGE ? strange : window;
      await show(name);
      await expectNothingCut(page);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await picture(page, name, size, theme);
      }
    });
  });
}
