/** The rules as people read them: found by a word, and shown by examples on the game's own board, step by step. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, sitAt, switchLanguage, type Client } from './support/client';
import { environment } from './support/environment';
import { wrongWords } from './support/measures';

const at = environment();
const GAMES = ['alien-frontiers', 'new-frontiers', 'alien-artifacts', 'how-to-save-a-world'];

/** The rules, open at a table of the game. */
async function read(client: Client, table: string): Promise<void> {
  await sitAt(client.page, table);
  await client.page.keyboard.press('r');
  await client.page.locator('dialog[open] .text h3').first().waitFor();
}

/** Whether something in the text of the rules can be seen now. */
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((what) => {
    const text = document.querySelector('dialog[open] .text')!.getBoundingClientRect();
    return [...document.querySelectorAll(`dialog[open] .text ${what}`)].some((one) => {
      const box = one.getBoundingClientRect();
      return box.top >= text.top - 1 && box.bottom <= text.bottom + 1;
    });
  }, selector);

test('a word is looked for, and Enter goes from place to place', async () => {
  const person = await at.arrive('Nora');
  const client = await at.open({ person });
  const { page } = client;
  await read(client, await person.sitDown('alien-frontiers', ['random']));
  const field = page.locator('dialog[open]').getByRole('searchbox', { name: 'Search the rules' });
  await field.fill('RELIC');
  const hits = page.locator('dialog[open] .hits button');
  await expect.poll(() => hits.count()).toBeGreaterThan(5);
  expect(await inSight(page, 'mark')).toBe(false);
  await field.press('Enter');
  await expect.poll(() => inSight(page, 'mark')).toBe(true);
  expect(await hits.first().getAttribute('aria-current')).toBe('true');
  await field.press('Enter');
  expect(await hits.nth(1).getAttribute('aria-current')).toBe('true');
  await field.press('Shift+Enter');
  expect(await hits.first().getAttribute('aria-current')).toBe('true');
  // By the keyboard alone, from the list: the place takes the focus.
  await hits.last().focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.closest('.text')?.querySelector('mark') != null)).toBe(true);
  await field.fill('kangaroo');
  await page.locator('dialog[open]').getByRole('status').getByText('Nothing found').waitFor();
  // In another language, without its accents.
  await switchLanguage(client, 'pl');
  await page.locator('dialog[open]').getByRole('searchbox').fill('gory');
  await hits.getByText('Góry van Vogta').waitFor();
  // A chapter is gone to by its name.
  await page.locator('dialog[open]').getByRole('searchbox').fill('');
  await page.locator('dialog[open] summary').click();
  await page.locator('dialog[open] .chapters').getByRole('button', { name: 'Terytoria' }).click();
  await expect.poll(() => inSight(page, '[id^=rules-a7]')).toBe(true);
  await leave(client);
});

test('an example is stepped through, and the board shows each step', async () => {
  const person = await at.arrive('Olek');
  const client = await at.open({ person });
  const { page } = client;
  await read(client, await person.sitDown('alien-frontiers', ['random']));
  const mine = page.locator('dialog[open] figure', { hasText: 'stands in the mine' });
  await mine.scrollIntoViewIfNeeded();
  await mine.locator('.drawn.found').waitFor();
  const docked = (): Promise<number> => mine.locator('[data-region=mine] [data-gain], [data-region=mine] .ship, [data-region=mine] .die').count();
  const before = await docked();
  const step = mine.locator('[aria-current=step]');
  expect(await step.innerText()).toContain('the 3 cannot dock');
  expect(await mine.getByRole('button', { name: 'One step back' }).isDisabled()).toBe(true);
  await mine.getByRole('button', { name: 'Next' }).press('Enter');
  await mine.getByText('Step 2 of 3').waitFor();
  expect(await step.innerText()).toContain('The 4 docks');
  await expect.poll(docked).toBe(before + 1);
  await mine.getByRole('button', { name: 'Next' }).click();
  await expect.poll(docked).toBe(before + 2);
  await mine.getByRole('button', { name: 'Once more' }).click();
  await expect.poll(docked).toBe(before);
  await leave(client);
});

test.each(GAMES)('tables of %s fit a phone, and every example is drawn large enough in every step', async (game) => {
  const person = await at.arrive('Pola');
  const client = await at.open({ person, size: 'phone', language: 'ru' });
  const { page } = client;
  await read(client, await person.sitDown(game, ['random']));
  // No table has to be moved sideways to be read.
  const wide = page.locator('dialog[open] .wide');
  expect(await wide.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))).toEqual([]);
  const examples = (await person.ask('GET', `games/${game}/examples`)) as Record<string, { steps: { look: string[] }[] }>;
  const looks = Object.values(examples).map(({ steps }) => steps.map(({ look }) => look));
  const figures = page.locator('dialog[open] figure');
  await figures.first().waitFor();
  const count = await figures.count();
  expect(count).toBe(looks.length);
  for (let number = 0; number < count; number += 1) {
    const figure = figures.nth(number);
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('.drawn.found').waitFor();
    for (const look of looks[number]!) {
      for (const part of look) await figure.locator(`[data-part="${part}"]`).first().waitFor();
      // Of the part that is shown, nothing is beyond the frame, and its words can be read.
      const { beyond, scale } = await figure.evaluate((one) => {
        const [frame, spot] = ['.frame', '.spot'].map((part) => one.querySelector(part)!.getBoundingClientRect()) as [DOMRect, DOMRect];
        return {
          beyond: Math.max(frame.left - spot.left, spot.right - frame.right, frame.top - spot.top, spot.bottom - frame.bottom),
          scale: new DOMMatrix(getComputedStyle(one.querySelector('.drawn')!).transform).a,
        };
      });
      expect(beyond).toBeLessThanOrEqual(0);
      expect(scale, await figure.locator('[aria-current=step], figcaption').innerText()).toBeGreaterThan(0.8);
      if (look === looks[number]!.at(-1)) break;
      const next = figure.locator('.controls .primary');
      const { width, height } = (await next.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await next.click();
    }
  }
  expect(await page.evaluate(wrongWords)).toEqual([]);
  await leave(client);
});
