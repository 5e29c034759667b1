/** Two people and a bot at one table, from the invitation to the result: in two windows of two sizes and two languages. */

import { expect, test } from 'vitest';
import { expectNoScrolling } from './support/audit';
import { BOARD, leave, visit, type Client } from './support/client';
import { environment } from './support/environment';
import { chooseSet, goneOn, LIST, listed, move, OVER, press, turn } from './support/moves';
import { colonist } from './support/positions';

const at = environment();
/** Enough for every kind of station; a match without a limit has three times as many. */
const ROUNDS = 4;
/** What brings the match on, as the parts of the board are called. */
const WISHES = ['territory-', 'station-constructor', 'station-terraform', 'station-shipyard', 'station-hub', 'station-mine', 'station-solar'];

/** On the board, as far as something glows there. An element may offer several things, of which the first is taken. */
async function playOnBoard(client: Client, nth: number): Promise<string> {
  const { page } = client;
  const before = client.lastState!;
  if (before.set) return chooseSet(client, before);
  const targets = page.locator('[data-board] .target.legal:not([data-region=tray] .target)');
  const glowing = await targets.evaluateAll((all) => all.map((one) => [one.getAttribute('data-part') ?? '', one.getAttribute('aria-label') ?? ''] as const));
  if (glowing.length === 0) return playFromList(client, nth);
  const wish = nth % 7 === 6 ? undefined : WISHES.find((one) => glowing.some(([part]) => part.startsWith(one)));
  const number = wish ? glowing.findIndex(([part]) => part.startsWith(wish)) : nth % glowing.length;
  const label = glowing[number]![1];
  await press(targets.nth(number));
  // The move is made, or a menu asks which, or a card is ready and waits for its target.
  const menu = page.getByRole('listbox');
  const ready = page.locator('[data-board] .target.on');
  await expect.poll(async () => client.lastState !== before || (await menu.isVisible()) || (await ready.count()) > 0, { message: label }).toBe(true);
  if (await menu.isVisible()) await menu.getByRole('option').first().click();
  return `a click on ${label}`;
}

/** From the list, by its number or with the mouse. */
async function playFromList(client: Client, nth: number): Promise<string> {
  const state = client.lastState!;
  if (state.set) return chooseSet(client, state);
  const wanted = colonist(state.choices, state, nth);
  const number = listed(state).indexOf(wanted) + 1;
  if (number < 10 && nth % 2 === 0) await client.page.keyboard.press(String(number));
  else await move(client.page, wanted.move).click();
  return wanted.move;
}

test('two people and a bot play Alien Frontiers to the end', async () => {
  const anna = await at.open({ preferences: { pace: 'normal', unguided: ['alien-frontiers'] } });
  const ben = await at.open({ language: 'pl', size: 'phone', preferences: { unguided: ['alien-frontiers'], sheet: true } });

  await visit(anna.page, 'settings');
  await anna.page.getByRole('radio', { name: 'At once' }).check();
  await visit(anna.page, 'create/alien-frontiers');
  await anna.page.getByLabel('You play as').fill('Anna');
  await anna.page.getByRole('radio', { name: '3', exact: true }).check();
  await anna.page.getByLabel('Seat 2').selectOption('invited');
  await anna.page.getByLabel('Seat 3').selectOption('bot:cadet');
  await anna.page.locator('summary').click();
  await anna.page.locator('#option-round_limit').fill(String(ROUNDS));
  await anna.page.getByRole('radio', { name: 'Calm' }).check();
  await anna.page.locator('form button.primary').click();
  await anna.page.getByRole('button', { name: 'Make an invitation link' }).click();
  const link = await anna.page.locator('input[readonly]').inputValue();

  // The code is the link; the page is told who invites to what before anybody has a name.
  await anna.page.getByRole('button', { name: 'QR code' }).click();
  await anna.page.getByRole('img', { name: /QR/ }).waitFor();
  await ben.page.goto(link);
  await ben.page.getByRole('heading', { name: 'Anna zaprasza cię do gry Alien Frontiers' }).waitFor();
  await ben.page.locator('#guest-name').fill('Ben');
  await ben.page.locator('form button.primary').click();
  await ben.page.getByText('Anna').first().waitFor();
  await anna.page.getByText('Ben').first().waitFor();
  // The link works once.
  const late = await at.open();
  await late.page.goto(link);
  await late.page.getByRole('alert').waitFor();
  await leave(late, /status of 404/);

  // They can talk while they wait.
  await ben.page.locator('#say').fill('Już jestem!');
  await ben.page.keyboard.press('Enter');
  await anna.page.locator('.chat li').filter({ hasText: 'Już jestem!' }).waitFor();

  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([anna, ben].map((client) => client.page.waitForSelector(BOARD)));
  // Two people have clocks, the bot has none.
  expect(await anna.page.locator('.time').allInnerTexts()).toEqual([expect.stringMatching(/^(30|2\d):\d\d$/), expect.stringMatching(/^(30|2\d):\d\d$/)]);

  const made = new Map<Client, number>([[anna, 0], [ben, 0]]);
  await Promise.all(
    [anna, ben].map(async (client) => {
      for (let nth = 0; ; nth += 1) {
        const state = await turn(client);
        if (!state) return;
        if (client === anna && nth % 20 === 10) await expectNoScrolling(client.page);
        const done = client === anna ? await playOnBoard(client, nth) : await playFromList(client, nth);
        // A card that was made ready waits for its target.
        if (client === anna && client.lastState === state && (await client.page.locator('[data-board] .target.on').count()) > 0) continue;
        await goneOn(client, state, done);
        made.set(client, made.get(client)! + 1);
      }
    }),
  );
  expect(Math.min(...made.values())).toBeGreaterThan(2 * ROUNDS);
  for (const { page } of [anna, ben]) {
    const end = page.locator(OVER);
    await end.waitFor();
    for (const name of ['Anna', 'Ben']) expect(await end.getByText(name).count()).toBeGreaterThan(0);
    // Everybody on their step, with what the match did to their rating; and what comes next is in sight.
    expect(await end.locator('.podium li').count()).toBe(3);
    await end.locator('.podium .rating').nth(2).waitFor();
    expect(await end.locator('footer .primary').evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    expect(await page.locator(LIST).count()).toBe(0);
  }
  // Both are told the same result; in so short a match there may be no points but the totals.
  const points = (client: Client): Promise<string[]> => client.page.locator(`${OVER} tbody td, ${OVER} tfoot td`).allTextContents();
  expect(await anna.page.locator(`${OVER} tfoot td`).count()).toBe(3);
  expect(await points(anna)).toEqual(await points(ben));
  await leave(anna);
  await leave(ben);
});
