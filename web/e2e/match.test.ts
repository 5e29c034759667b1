/** Whole matches, played in the browser to the end. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../scripts/browser.mjs';
import { busy } from '../scripts/person.mjs';
import { TableServer } from '../scripts/server.mjs';
import { goneOn, LIST, move, OVER, turn } from './support/moves';
import { BOARD, leave, open, visit, type Seat } from './support/seats';

let server: TableServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([TableServer.start(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** On the board, as far as something glows there; what glows may offer several things, of which the first is taken. */
async function playOnBoard(seat: Seat, nth: number): Promise<string> {
  const { page } = seat;
  const targets = page.locator('[data-board] .target.legal:not([data-region=tray] .target)');
  const count = await targets.count();
  if (count === 0) return playFromList(seat, nth);
  const target = targets.nth(nth % count);
  const label = await target.getAttribute('aria-label');
  await target.click();
  // The move is made, or a menu asks which, or a card is ready and waits for its target.
  const before = seat.told;
  const menu = page.getByRole('listbox');
  const ready = page.locator('[data-board] .target.on');
  await expect.poll(async () => seat.told !== before || (await menu.isVisible()) || (await ready.count()) > 0, { timeout: 10_000, interval: 10, message: label ?? '' }).toBe(true);
  if (await menu.isVisible()) await menu.getByRole('option').first().click();
  return `a click on ${label} when there was ${seat.told!.choices.map((choice) => choice.move).join(', ')}`;
}

const policy = busy(7);
async function playFromList(seat: Seat, nth: number): Promise<string> {
  const wanted = policy(seat.told!.choices, seat.told!)!;
  const at = seat.told!.choices.indexOf(wanted);
  if (at < 9 && nth % 2 === 0) await seat.page.keyboard.press(String(at + 1));
  else await move(seat.page, wanted.move).click();
  return wanted.move;
}

test('two people and a bot play Alien Frontiers to the end', { timeout: 150_000 }, async () => {
  const anna = await open(browser, server.address, { preferences: { pace: 'normal', unguided: ['alien-frontiers'] } });
  const ben = await open(browser, server.address, { language: 'pl', preferences: { unguided: ['alien-frontiers'] } });

  await visit(anna.page, 'settings');
  await anna.page.getByLabel('Moves of others are shown').selectOption('off');
  await visit(anna.page, 'create/alien-frontiers');
  await anna.page.getByLabel('You play as').fill('Anna');
  await anna.page.locator('#count').selectOption('3');
  await anna.page.locator('#seat-1').selectOption('invited');
  await anna.page.locator('#seat-2').selectOption('bot:greedy');
  await anna.page.locator('form button.primary').click();
  await anna.page.getByRole('button', { name: 'Make an invitation link' }).click();
  const link = await anna.page.locator('input[readonly]').inputValue();

  await ben.page.goto(link);
  await ben.page.locator('#guest-name').fill('Ben');
  await ben.page.locator('form button.primary').click();
  await ben.page.getByText('Anna').first().waitFor();
  await anna.page.getByText('Ben').first().waitFor();
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([anna, ben].map((seat) => seat.page.waitForSelector(BOARD)));

  const made = new Map<Seat, number>([[anna, 0], [ben, 0]]);
  await Promise.all(
    [anna, ben].map(async (seat) => {
      for (let nth = 0; ; nth += 1) {
        const state = await turn(seat);
        if (!state) return;
        const done = seat === anna ? await playOnBoard(seat, nth) : await playFromList(seat, nth);
        // A card that was made ready waits for its target.
        if (seat === anna && seat.told === state && (await seat.page.locator('[data-board] .target.on').count()) > 0) continue;
        await goneOn(seat, state, done);
        made.set(seat, made.get(seat)! + 1);
      }
    }),
  );
  expect(Math.min(...made.values())).toBeGreaterThan(20);
  for (const { page } of [anna, ben]) {
    const end = page.locator(OVER);
    await end.waitFor();
    for (const name of ['Anna', 'Ben']) expect(await end.getByText(name).count()).toBeGreaterThan(0);
    expect(await page.locator(LIST).count()).toBe(0);
  }
  // Both are told the same result.
  const points = (seat: Seat): Promise<string[]> => seat.page.locator(`${OVER} tbody td`).allInnerTexts();
  expect(await points(anna)).toEqual(await points(ben));
  await leave(anna);
  await leave(ben);
});

/** Go on with Tab until what has the focus fits. */
async function tabTo(page: Page, fits: string): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, fits)) return;
  }
  throw new Error(`Tab never comes to ${fits}`);
}

test('New Frontiers is played by keyboard alone, from the lobby to the end', { timeout: 120_000 }, async () => {
  const seat = await open(browser, server.address);
  const { page } = seat;
  await visit(page, '');
  await page.waitForSelector('[aria-labelledby=quick-new-frontiers] .play');
  await page.evaluate(() => {
    const mouse = (event: Event): void => void ((globalThis as { mouse?: string }).mouse = event.type);
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(type, mouse, true);
  });
  // The weakest opponent, so that the match is no long one.
  await tabTo(page, '[aria-labelledby=quick-new-frontiers] label:nth-of-type(2) select');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.classList.contains('play'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForSelector(BOARD);

  const choose = busy(3);
  const ways = { board: 0, number: 0, typed: 0, list: 0 };
  for (let nth = 0; ; nth += 1) {
    const state = await turn(seat);
    if (!state) break;
    const wanted = choose(state.choices, state)!;
    const at = state.choices.indexOf(wanted);
    if (nth % 5 === 1 && (await page.locator('.nf-spot.legal').count()) > 0) {
      await tabTo(page, '.nf-spot.legal');
      await page.keyboard.press('Enter');
      if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Enter');
      ways.board += 1;
    } else if (at < 9 && nth % 5 < 3) {
      await page.keyboard.press(String(at + 1));
      ways.number += 1;
    } else if (state.choices.length > 3) {
      await page.keyboard.press('/');
      await page.waitForFunction(() => document.activeElement?.id === 'typed');
      await page.keyboard.type(wanted.move);
      await page.keyboard.press('Enter');
      ways.typed += 1;
    } else {
      await tabTo(page, LIST);
      for (let down = 0; down < at; down += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      ways.list += 1;
    }
    await goneOn(seat, state);
    // Out of the field, so that single keys are commands again.
    if (await page.evaluate(() => document.activeElement?.id === 'typed')) await page.keyboard.press('Tab');
  }
  expect(ways.board).toBeGreaterThan(2);
  expect(ways.number).toBeGreaterThan(5);
  expect(ways.typed).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.locator(OVER).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => (globalThis as { mouse?: string }).mouse)).toBeUndefined();
  await leave(seat);
});
