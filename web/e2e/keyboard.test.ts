/** A whole match without a mouse. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { randomPolicy } from '../scripts/person.mjs';
import { expectNoScrolling } from './support/audit';
import { BOARD, leave, visit } from './support/client';
import { environment } from './support/environment';
import { CONFIRM, fittingMarks, goneOn, LIST, listed, OVER, turn } from './support/moves';

const at = environment();
/** Go on with Tab until what has the focus fits. */
async function tabTo(page: Page, fits: string): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, fits)) return;
  }
  throw new Error(`Tab never comes to ${fits}`);
}

test('New Frontiers is played by keyboard alone, from the lobby to the end', async () => {
  const client = await at.open();
  const { page } = client;
  await visit(page, '');
  await page.waitForSelector('[aria-labelledby=quick-new-frontiers] .play');
  await page.evaluate(() => {
    const mouse = (event: Event): void => void ((globalThis as { mouse?: string }).mouse = event.type);
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(type, mouse, true);
  });
  // The weakest opponent, who is the quickest.
  await tabTo(page, '.opponents fieldset:nth-of-type(2) input');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, '[aria-labelledby=quick-new-frontiers] .play');
  await page.keyboard.press('Enter');
  await page.waitForSelector(BOARD);

  const choose = randomPolicy(3);
  const ways = { board: 0, number: 0, typed: 0, list: 0, set: 0 };
  for (let nth = 0; ; nth += 1) {
    const state = await turn(client);
    if (!state) break;
    if (nth % 10 === 5) await expectNoScrolling(page);
    const wanted = choose(state.choices, state)!;
    const number = listed(state).indexOf(wanted) + 1;
    let done = wanted.move;
    if (state.set) {
      for (const mark of fittingMarks(state.set)!) {
        await tabTo(page, LIST);
        const place = state.set.items.findIndex((item) => item.action === mark);
        for (let down = 0; down < place; down += 1) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Space');
      }
      await tabTo(page, CONFIRM);
      await page.keyboard.press('Enter');
      ways.set += 1;
    } else if (nth % 6 === 1 && (await page.locator('.nf-spot.legal').count()) > 0) {
      await tabTo(page, '.nf-spot.legal');
      done = await page.evaluate(() => document.activeElement!.textContent ?? '');
      await page.keyboard.press('Enter');
      const menu = page.getByRole('listbox');
      await expect.poll(async () => client.lastState !== state || (await menu.isVisible()), { message: done }).toBe(true);
      if (await menu.isVisible()) await page.keyboard.press('Enter');
      ways.board += 1;
    } else if (number < 10 && nth % 6 < 4) {
      await page.keyboard.press(String(number));
      ways.number += 1;
    } else if (state.choices.length > 3) {
      await page.keyboard.press('/');
      await page.waitForFunction(() => document.activeElement?.id === 'typed');
      await page.keyboard.type(wanted.move);
      await page.keyboard.press('Enter');
      ways.typed += 1;
    } else {
      await tabTo(page, LIST);
      for (let down = 1; down < number; down += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      ways.list += 1;
    }
    await goneOn(client, state, done);
    // Out of the field, so that single keys are commands again.
    if (await page.evaluate(() => document.activeElement?.id === 'typed')) await page.keyboard.press('Tab');
  }
  expect(ways.board).toBeGreaterThan(0);
  expect(ways.number).toBeGreaterThan(5);
  expect(ways.typed).toBeGreaterThan(0);
  expect(await page.locator(`${OVER} tfoot td`).count()).toBe(2);
  await page.keyboard.press('Escape');
  await page.locator(OVER).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => (globalThis as { mouse?: string }).mouse)).toBeUndefined();
  await leave(client);
});
