/** Two people in two windows: clocks, offers, chat, spectators, resigning and playing again. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { busy, type Person } from '../scripts/person.mjs';
import { house } from './support/house';
import { goneOn, LIST, move, OVER, turn } from './support/moves';
import { between, idle } from './support/scenes';
import { BOARD, leave, sitAt, visit, type Seat } from './support/seats';

const at = house();
let people: { person: Person; seat: Seat; name: string }[];
let anna: Seat;
let ben: Seat;
beforeAll(async () => {
  people = await Promise.all(
    ['Anna', 'Ben'].map(async (name) => {
      const person = await at.arrive(name);
      return { name, person, seat: await at.open({ person, preferences: { unguided: ['alien-frontiers', 'new-frontiers'] } }) };
    }),
  );
  [anna, ben] = people.map(({ seat }) => seat) as [Seat, Seat];
});
afterAll(async () => {
  for (const { seat } of people) await leave(seat);
});

/** Both sit down at a new table; who decides first comes first. */
async function sit(wish: Parameters<typeof between>[2] = {}): Promise<{ table: string; first: (typeof people)[0]; second: (typeof people)[0] }> {
  const table = await between(people[0]!.person, people[1]!.person, wish);
  for (const { seat } of people) seat.told = null;
  await Promise.all(people.map(({ seat }) => sitAt(seat.page, table)));
  await expect.poll(() => people.every(({ seat }) => seat.told !== null)).toBe(true);
  const [first, second] = anna.told!.actor === anna.told!.seat ? people : [...people].reverse();
  await turn(first!.seat);
  return { table, first: first!, second: second! };
}

const time = (seat: Seat, name: string): Promise<string> => seat.page.locator('aside li').filter({ hasText: name }).locator('.time').innerText();
const seconds = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

async function choose(seat: Seat, item: string | RegExp): Promise<void> {
  await seat.page.getByRole('button', { name: 'Menu' }).click();
  await seat.page.locator('dialog[open]').getByRole('button', { name: item }).click();
}

/** Whether the list of what may be done is there. */
const asked = async (seat: Seat): Promise<boolean> => (await seat.page.locator(LIST).count()) > 0;

/** One's own decisions until somebody else is to decide. */
async function passOn(seat: Seat): Promise<void> {
  for (;;) {
    const state = seat.told!;
    if (state.actor !== state.seat) return;
    await turn(seat);
    const wanted = state.choices.find((choice) => /^(end|done|keep)/.test(choice.move)) ?? state.choices[0]!;
    await move(seat.page, wanted.move).first().click();
    await goneOn(seat, state);
  }
}

test('a clock runs down, is given more time, and hands the seat to a bot when it has run out', async () => {
  const { first, second } = await sit({ clock: { bank: 12, increment: 0 } });
  // It runs for who decides, and in both windows.
  const start = await time(second.seat, first.name);
  await expect.poll(() => time(second.seat, first.name)).not.toBe(start);
  expect(seconds(await time(second.seat, first.name))).toBeLessThan(12);
  expect(await time(second.seat, second.name)).toBe('0:12');

  await choose(second.seat, `Give ${first.name} 5 minutes more`);
  for (const { seat } of people) await expect.poll(async () => seconds(await time(seat, first.name))).toBeGreaterThan(300);

  await passOn(first.seat);
  await turn(second.seat);
  await expect.poll(() => second.seat.page.title()).toContain('Your turn');
  await expect.poll(() => second.seat.page.locator('.time.low.running').count()).toBe(1);
  // Nobody does anything: the time is up.
  for (const { seat } of people) {
    await seat.page.locator('aside li').filter({ hasText: second.name }).getByText('(out of time)').waitFor({ timeout: 20_000 });
    await seat.page.getByRole('tab', { name: 'Log' }).click();
    const told = seat.page.locator('[role=tabpanel]').getByText(`${second.name} is now played by a bot: `);
    await told.waitFor();
    expect(await told.innerText()).toMatch(/: (Cadet|Trader|Navigator|Strategist)$/);
    // A bot has no clock.
    expect(await seat.page.locator('.time').count()).toBe(1);
  }
  expect(await asked(second.seat)).toBe(false);
  await expect.poll(() => second.seat.page.title()).not.toContain('Your turn');
  // The match goes on for the other.
  await turn(first.seat);
});

test('a decision is taken back if the other agrees, and stands if not', async () => {
  const { first, second } = await sit();
  await passOn(first.seat);
  const after = (await turn(second.seat))!;
  const back = first.seat.told!;
  expect(await asked(first.seat)).toBe(false);

  await choose(first.seat, 'Take back my last decision');
  const offer = second.seat.page.locator('.offer');
  await offer.getByText(`${first.name} asks to take back a decision.`).waitFor();
  await first.seat.page.locator('.offer').getByText('Waiting for 1 answer.').waitFor();
  await offer.getByRole('button', { name: 'Decline' }).click();
  await first.seat.page.getByText('Your proposal was declined.').waitFor();
  expect(second.seat.told!.ply).toBe(after.ply);
  expect(await offer.count()).toBe(0);

  await choose(first.seat, 'Take back my last decision');
  await offer.getByRole('button', { name: 'Agree' }).click();
  await goneOn(first.seat, back);
  const again = (await turn(first.seat))!;
  expect(again.actor).toBe(again.seat);
  for (const { seat } of people) await seat.page.getByText(`All have agreed to the wish of ${first.name}`).waitFor();
  expect(await asked(second.seat)).toBe(false);
  // It can be played again, and the words go.
  await passOn(first.seat);
  await turn(second.seat);
  expect(await second.seat.page.getByText('All have agreed').count()).toBe(0);
});

test('a bot plays for somebody who agrees, until they come back', async () => {
  const { first, second } = await sit({ game: 'new-frontiers' });
  await choose(first.seat, new RegExp(`Let a bot play for ${second.name}`));
  const offer = second.seat.page.locator('.offer');
  await offer.getByText(`${first.name} proposes that a bot (Strategist) plays for ${second.name}.`).waitFor();
  await offer.getByRole('button', { name: 'Decline' }).click();
  await first.seat.page.getByText('Your proposal was declined.').waitFor();
  expect(await second.seat.page.getByText('(a bot plays on)').count()).toBe(0);

  await choose(first.seat, new RegExp(`Let a bot play for ${second.name}`));
  await offer.getByRole('button', { name: 'Agree' }).click();
  for (const { seat } of people) await seat.page.locator('aside li').filter({ hasText: second.name }).getByText('(a bot plays on)').waitFor();
  expect(await first.seat.page.getByText('Your proposal was declined.').count()).toBe(0);

  await choose(second.seat, 'Take my seat back from the bot');
  for (const { seat } of people) await seat.page.getByText('(a bot plays on)').waitFor({ state: 'detached' });
  // Who is back decides again.
  await passOn(first.seat);
  await turn(second.seat);
});

test('what is said is heard by all, and somebody else can watch', async () => {
  const { table } = await sit();
  await anna.page.keyboard.press('c');
  await anna.page.locator('#say').fill('Hello <b>Ben</b>!');
  await anna.page.keyboard.press('Enter');
  await ben.page.locator('#tab-chat .badge').filter({ hasText: '1' }).waitFor();
  await ben.page.getByRole('tab', { name: /Chat/ }).click();
  await ben.page.locator('#panel-chat li').filter({ hasText: 'Hello <b>Ben</b>!' }).waitFor();
  await ben.page.locator('#tab-chat .badge').waitFor({ state: 'detached' });

  const watcher = await at.open({ preferences: { unguided: ['alien-frontiers'] } });
  const { page } = watcher;
  await visit(page, '');
  await page.locator('#guest-name').fill('Witold');
  await page.locator(`section[aria-labelledby=lobby-live] a[href="#/table/${table}"]`).click();
  await page.waitForSelector(BOARD);
  await page.getByText(/(Anna|Ben) plays/).waitFor();
  expect(watcher.told!.seat).toBeNull();
  expect(await page.locator(LIST).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  expect(await page.locator('[data-board] .target.legal').count()).toBe(0);
  // Whoever says something is known by name.
  await page.keyboard.press('c');
  await page.locator('#say').fill('Good luck!');
  await page.keyboard.press('Enter');
  for (const seat of [anna, ben]) await seat.page.locator('#panel-chat li').filter({ hasText: 'Witold' }).filter({ hasText: 'Good luck!' }).waitFor();
  await leave(watcher);
});

test('who resigns is asked first, and is placed last whatever the bot makes of it', async () => {
  const { table, first, second } = await sit({ options: { round_limit: 2 } });
  await choose(first.seat, 'Resign');
  const question = first.seat.page.locator('dialog[open]').last();
  await question.getByText('you will be placed last').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await first.seat.page.keyboard.press('Escape');
  expect(await asked(first.seat)).toBe(true);

  await choose(first.seat, 'Resign');
  await question.getByRole('button', { name: 'Resign' }).click();
  for (const { seat } of people) await seat.page.locator('aside li').filter({ hasText: first.name }).getByText('(resigned)').waitFor();
  expect(await asked(first.seat)).toBe(false);
  // Even a bot does better than that.
  await second.person.play(table, idle);
  for (const { seat } of people) {
    await seat.page.locator(OVER).waitFor();
    expect(await seat.page.locator(`${OVER} thead th`).allInnerTexts()).toEqual([expect.stringMatching(`1st\\s+${second.name}`), expect.stringMatching(`2nd\\s+${first.name}`)]);
  }
  await second.seat.page.getByRole('heading', { name: 'You have won!' }).waitFor();
  await first.seat.page.getByRole('heading', { name: `${second.name} has won` }).waitFor();
});

test('after the match both play again, one seat on', async () => {
  const { table } = await sit({ options: { round_limit: 1 } });
  const before = anna.told!.seat;
  await Promise.all(people.map(({ person }) => person.play(table, busy(3))));
  await Promise.all(people.map(({ seat }) => seat.page.locator(OVER).waitFor()));
  // Ben has closed the result already, and is told nevertheless.
  await ben.page.keyboard.press('Escape');
  await ben.page.locator(OVER).waitFor({ state: 'detached' });
  await anna.page.locator(OVER).getByRole('button', { name: 'Play again' }).click();
  await anna.page.getByRole('heading', { name: 'Alien Frontiers' }).waitFor();
  await ben.page.getByRole('link', { name: 'To the rematch' }).click();
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  anna.told = ben.told = null;
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all(people.map(({ seat }) => seat.page.waitForSelector(BOARD)));
  await expect.poll(() => anna.told && ben.told).toBeTruthy();
  expect(anna.page.url()).toBe(ben.page.url());
  expect(anna.page.url()).not.toContain(table);
  expect(anna.told!.seat).toBe(1 - before!);
});
