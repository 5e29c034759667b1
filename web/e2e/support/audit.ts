/** What must hold on every page: all words there, large enough and none of them cut off, targets for fingers, and nothing for axe to find. */

import { createRequire } from 'node:module';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGES, resize, SIZES, switchLanguage, THEMES, type Client, type Language, type Size, type Theme } from './client';
import { FULL } from './environment';
import { cutWords, scrollingBoards, smallTargets, smallWords, wrongWords } from './measures';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const USUAL_SIZES: readonly Size[] = ['laptop', 'large', 'tablet', 'phone'];
const SIZES_OF_BOARDS: readonly Size[] = ['laptop', 'large', 'across', 'tablet', 'phone'];
const QUALITY = 70;
const PICTURES = fileURLToPath(new URL('../shots/', import.meta.url));

/** What axe looks at: a part of the page or all of it, for all that it has switched on, for everything but colours, or for colours alone. */
interface Inspection {
  part?: string;
  colours?: 'too' | 'not' | 'only';
}

async function expectAccessible(page: Page, { part = 'html', colours = 'too' }: Inspection = {}): Promise<void> {
  // Given to the engine, not to the page: the page's policy forbids scripts of others.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ([where, which]) => {
      type Axe = { run(where: string, how: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> };
      const CONTRAST = 'color-contrast';
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(where, {
        resultTypes: ['violations'],
        ...(which === 'only' ? { runOnly: { type: 'rule', values: [CONTRAST] } } : {}),
        ...(which === 'not' ? { rules: { [CONTRAST]: { enabled: false } } } : {}),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`));
    },
    [part, colours] as const,
  );
  expect(found).toEqual([]);
}

/** Neither the page nor the board as a whole scrolls. */
export async function expectNoScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(scrollingBoards)).toEqual([]);
}

/** Whether the page is drawn at all: what is only measured needs no pixels, and those of a large window are most of the work. */
async function draw(page: Page, drawn: boolean): Promise<void> {
  await page.evaluate((whole) => {
    document.documentElement.style.clipPath = whole ? '' : 'inset(0 0 calc(100% - 1px) 0)';
  }, drawn);
}

/** Once everything is where it will stay: letters that are shown for the first time are fetched when they are laid out; a new size is heard of in one frame, laid out in the next, and fitted into its room in a third. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    // Before they are laid out nothing is known to be missing.
    await frame();
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) await frame();
  });
}

export interface Screen {
  /** Where it is only a part of what another one shows: that part, which axe then looks at alone. */
  part?: string;
  /** Whether somebody plays there: without fingers nothing scrolls but parts of the board. */
  board?: boolean;
  /** The sizes and languages it is looked at in, if not the usual ones. */
  sizes?: readonly Size[];
  languages?: readonly Language[];
  /** The themes whose colours axe looks at, if not both; pictures are taken in both. */
  themes?: readonly Theme[];
  /** What is to be done in every size for all of it to be seen. */
  show?: (page: Page) => Promise<unknown>;
  /** What leaves the board alone where fingers are used, and what is beside it lies below; it is looked at with both. */
  fold?: (page: Page) => Promise<unknown>;
  /** Whether it is one more position of a board that another screen shows in all sizes: unless the run is full it is looked at where words have least room. */
  again?: boolean;
}

/** Where a screen is laid out anew and words have least room; in other sizes they have more, and are looked at in one language unless the run is full. */
const NARROWEST: readonly Size[] = ['laptop', 'phone'];

/** All sizes that a screen is looked at in, in turn. */
function sizesOf({ sizes, fold, again = false }: Screen): readonly Size[] {
  if (sizes) return sizes;
  if (again && !FULL) return NARROWEST;
  return fold ? SIZES_OF_BOARDS : USUAL_SIZES;
}

/** The themes in which a screen of this size is drawn, to be looked at: colours are the same in all sizes, and all else in both themes. */
function themesAt(size: Size, { themes = THEMES }: Screen): readonly Theme[] {
  if (FULL) return THEMES;
  return size === 'laptop' ? themes : size === 'phone' ? ['dark'] : [];
}

/** What axe finds where most is to be seen and where least is; a full run draws all and keeps it as pictures. */
async function lookAt({ page, theme: own }: Client, name: string, size: Size, screen: Screen): Promise<void> {
  const { part } = screen;
  const themes = themesAt(size, screen);
  if (themes.length === 0) return;
  await draw(page, true);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    if (size === 'laptop') await expectAccessible(page, { part, colours: theme === 'dark' ? 'too' : 'only' });
    else if (size === 'phone' && theme === 'dark') await expectAccessible(page, { part, colours: 'not' });
    if (!FULL) continue;
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: `${PICTURES}${name.replace(/\W+/g, '-').toLowerCase()}-${size}-${theme}.jpg`, quality: QUALITY });
  }
  await draw(page, false);
  await page.emulateMedia({ colorScheme: own });
}

/** The languages of a screen in this size, beginning with the one that it is in; if that is not the person's own, the own comes last. */
function languagesAt(size: Size, current: Language, own: Language, { languages = LANGUAGES }: Screen): Language[] {
  if (!FULL && !NARROWEST.includes(size)) return [current];
  const others = languages.filter((one) => one !== current && one !== own);
  return current === own ? [own, ...others] : [current, ...others, own];
}

/** What is wrong with the words in this size and language, and with all that has to be large enough. */
async function measure(page: Page, size: Size, language: Language, { board = false }: Screen): Promise<string[]> {
  const { touch } = SIZES[size];
  const measures = [wrongWords, cutWords, smallWords, ...(touch ? [smallTargets] : []), ...(board && !touch ? [scrollingBoards] : [])];
  const found = await Promise.all(measures.map((one) => page.evaluate(one)));
  return found.flat().map((one) => `${size}, ${language}: ${one}`);
}

/** A way in which a screen shows itself, and how it is brought to that. */
interface Face {
  name: string;
  bring?: (page: Page) => Promise<unknown>;
}

/** What is below a board is looked at where it takes most of the board's room; where there is more, the board alone. */
function facesAt(size: Size, name: string, { show, fold }: Screen): Face[] {
  const whole = { name, bring: show };
  if (!fold || !SIZES[size].touch) return [whole];
  const alone = { name: `${name}, board alone`, bring: fold };
  return size === 'across' ? [alone] : [whole, alone];
}

/** What is not drawn cannot be pressed. */
async function bringTo(page: Page, { bring }: Face): Promise<void> {
  if (!bring) return;
  await draw(page, true);
  await bring(page);
  await draw(page, false);
}

/** A screen that is there, in all sizes, languages and themes: it is visited once, changed in place, and left as it was. */
export async function audit(client: Client, name: string, screen: Screen = {}): Promise<void> {
  const { page, size: ownSize } = client;
  const ownLanguage = (await page.locator('html').getAttribute('lang')) as Language;
  let current = ownLanguage;
  const wrong: string[] = [];
  await draw(page, false);
  for (const size of sizesOf(screen)) {
    if (size !== client.size) {
      await resize(client, size);
      await settle(page);
    }
    const faces = facesAt(size, name, screen);
    let shown: Face | null = null;
    for (const language of languagesAt(size, current, ownLanguage, screen)) {
      if (language !== current) await switchLanguage(client, language);
      current = language;
      for (const face of faces) {
        if (face !== shown) await bringTo(page, face);
        shown = face;
        if (screen.part) await page.locator(screen.part).first().waitFor();
        await settle(page);
        wrong.push(...(await measure(page, size, language, screen)));
        if (language === ownLanguage) await lookAt(client, face.name, size, screen);
      }
      // The one that is there now comes first in the next language.
      faces.reverse();
    }
  }
  if (current !== ownLanguage) await switchLanguage(client, ownLanguage);
  if (ownSize !== client.size) await resize(client, ownSize);
  await draw(page, true);
  expect(wrong).toEqual([]);
}
