/** Two people and a bot at one table, from the invitation to the result: in two windows of two sizes and two languages. */

import { expect, test } from 'vitest';
import { expectNoScrolling } from './support/audit';
import { house } from './support/house';
import { goneOn, LIST, move, OVER, press, turn } from './support/moves';
import { colonist } from './support/scenes';
import { BOARD, leave, visit, type Seat } from './support/seats';

const at = house();
/** What brings the match to its end, as the parts of the board are called. */
const WISHES = ['territory-', 'station-constructor', 'station-terraform', 'station-shipyard', 'station-hub', 'station-mine', 'station-solar'];

/** On the board, as far as something glows there. An element may offer several things, of which the first is taken. */
async function playOnBoard(seat: Seat, nth: number): Promise<string> {
  const { page } = seat;
  const before = seat.told;
  const targets = page.locator('[data-board] .target.legal:not([data-region=tray] .target)');
  const glowing = await targets.evaluateAll((all) => all.map((one) => [one.getAttribute('data-part') ?? '', one.getAttribute('aria-label') ?? ''] as const));
  if (glowing.length === 0) return playFromList(seat, nth);
  const wish = nth % 7 === 6 ? undefined : WISHES.find((one) => glowing.some(([part]) => part.startsWith(one)));
  const number = wish ? glowing.findIndex(([part]) => part.startsWith(wish)) : nth % glowing.length;
  const label = glowing[number]![1];
  await press(targets.nth(number));
  // The move is made, or a menu asks which, or a card is ready and waits for its target.
  const menu = page.getByRole('listbox');
  const ready = page.locator('[data-board] .target.on');
  await expect.poll(async () => seat.told !== before || (await menu.isVisible()) || (await ready.count()) > 0, { message: label }).toBe(true);
  if (await menu.isVisible()) await menu.getByRole('option').first().click();
  return `a click on ${label}`;
}

/** From the list, by its number or with the mouse. */
async function playFromList(seat: Seat, nth: number): Promise<string> {
  const { choices } = seat.told!;
  const wanted = colonist(choices, seat.told!, nth);
  const number = choices.indexOf(wanted) + 1;
  if (number < 10 && nth % 2 === 0) await seat.page.keyboard.press(String(number));
  else await move(seat.page, wanted.move).click();
  return wanted.move;
}

test('two people and a bot play Alien Frontiers to the end', { timeout: 150_000 }, async () => {
  const anna = await at.open({ preferences: { pace: 'normal', unguided: ['alien-frontiers'] } });
  const ben = await at.open({ language: 'pl', size: 'phone', preferences: { unguided: ['alien-frontiers'] } });

  await visit(anna.page, 'settings');
  await anna.page.getByLabel('Moves of others are shown').selectOption('off');
  await visit(anna.page, 'create/alien-frontiers');
  await anna.page.getByLabel('You play as').fill('Anna');
  await anna.page.locator('#count').selectOption('3');
  await anna.page.locator('#seat-1').selectOption('invited');
  await anna.page.locator('#seat-2').selectOption('bot:random');
  await anna.page.getByLabel('Clock').selectOption({ label: '30 minutes, and 30 seconds a turn' });
  await anna.page.locator('form button.primary').click();
  await anna.page.getByRole('button', { name: 'Make an invitation link' }).click();
  const link = await anna.page.locator('input[readonly]').inputValue();

  await ben.page.goto(link);
  await ben.page.locator('#guest-name').fill('Ben');
  await ben.page.locator('form button.primary').click();
  await ben.page.getByText('Anna').first().waitFor();
  await anna.page.getByText('Ben').first().waitFor();
  // The link works once.
  const late = await at.open();
  await late.page.goto(link);
  await late.page.locator('form button.primary').click();
  await late.page.getByRole('alert').waitFor();
  await leave(late, /status of 404/);

  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([anna, ben].map((seat) => seat.page.waitForSelector(BOARD)));
  expect(await anna.page.locator('.time').allInnerTexts()).toEqual([expect.stringMatching(/^(30:00|29:5\d)$/), expect.stringMatching(/^(30:00|29:5\d)$/)]);

  const made = new Map<Seat, number>([[anna, 0], [ben, 0]]);
  await Promise.all(
    [anna, ben].map(async (seat) => {
      for (let nth = 0; ; nth += 1) {
        const state = await turn(seat);
        if (!state) return;
        if (seat === anna && nth % 20 === 10) await expectNoScrolling(seat.page);
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
  const points = (seat: Seat): Promise<string[]> => seat.page.locator(`${OVER} tbody td, ${OVER} tfoot td`).allInnerTexts();
  expect((await points(anna)).length).toBeGreaterThan(5);
  expect(await points(anna)).toEqual(await points(ben));
  await leave(anna);
  await leave(ben);
});
