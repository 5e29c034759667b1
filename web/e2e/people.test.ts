/** Two people in two windows: clocks, offers, chat, spectators, resigning and playing again. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomPolicy, type Person } from '../scripts/person.mjs';
import { environment } from './support/environment';
import { goneOn, LIST, move, OVER, turn } from './support/moves';
import { between, idle, seated } from './support/positions';
import { BOARD, leave, sitAt, visit, type Client } from './support/client';

const at = environment();
let people: { person: Person; client: Client; name: string }[];
let anna: Client;
let ben: Client;
beforeAll(async () => {
  people = await Promise.all(
    ['Anna', 'Ben'].map(async (name) => {
      const person = await at.arrive(name);
      return { name, person, client: await at.open({ person, preferences: { unguided: ['alien-frontiers', 'new-frontiers'] } }) };
    }),
  );
  [anna, ben] = people.map(({ client }) => client) as [Client, Client];
});
afterAll(async () => {
  for (const { client } of people) await leave(client);
});

/** Both sit down at a new table; who decides first comes first. */
async function sit(wish: Parameters<typeof between>[2] = {}): Promise<{ table: string; first: (typeof people)[0]; second: (typeof people)[0] }> {
  const table = await between(people[0]!.person, people[1]!.person, wish);
  for (const { client } of people) client.lastState = null;
  await Promise.all(people.map(({ client }) => sitAt(client.page, table)));
  await expect.poll(() => people.every(({ client }) => client.lastState !== null)).toBe(true);
  const [first, second] = anna.lastState!.actor === anna.lastState!.seat ? people : [...people].reverse();
  await turn(first!.client);
  return { table, first: first!, second: second! };
}

const time = (client: Client, name: string): Promise<string> => client.page.locator('aside li').filter({ hasText: name }).locator('.time').innerText();
const seconds = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

async function choose(client: Client, item: string | RegExp): Promise<void> {
  await client.page.getByRole('button', { name: 'Menu' }).click();
  await client.page.locator('dialog[open]').getByRole('button', { name: item }).click();
}

/** Whether the list of what may be done is there. */
const asked = async (client: Client): Promise<boolean> => (await client.page.locator(LIST).count()) > 0;

/** One's own decisions until somebody else is to decide. */
async function passOn(client: Client): Promise<void> {
  for (;;) {
    const state = client.lastState!;
    if (state.actor !== state.seat) return;
    const wanted = state.choices.find((choice) => /^(end|done|keep)/.test(choice.move)) ?? state.choices[0]!;
    const target = move(client.page, wanted.move).first();
    // Another state may be on its way: then it is looked at anew.
    await expect.poll(async () => client.lastState !== state || (await target.count()) > 0).toBe(true);
    if (client.lastState !== state) continue;
    await target.click();
    await goneOn(client, state);
  }
}

test('a clock runs for who decides, and is given more time', async () => {
  const { first, second } = await sit({ clock: { bank: 600, increment: 0 } });
  const start = await time(second.client, first.name);
  await expect.poll(() => time(second.client, first.name)).not.toBe(start);
  expect(seconds(await time(second.client, first.name))).toBeLessThan(600);
  expect(await time(second.client, second.name)).toBe('10:00');

  await choose(second.client, `Give ${first.name} 5 minutes more`);
  for (const { client } of people) await expect.poll(async () => seconds(await time(client, first.name))).toBeGreaterThan(600);
});

test('a clock that has run out ends a match of two, and the end says why', async () => {
  // Both are there before the clock begins to run. Nobody does anything, so that the time of one is up.
  const table = await seated(people[0]!.person, people[1]!.person, { clock: { bank: 10, increment: 0 }, options: { round_limit: 2 } });
  for (const { client } of people) {
    await visit(client.page, `table/${table}`);
    await client.page.locator('.seats').waitFor();
    await client.page.evaluate(() => {
      const look = (): void => void (document.querySelector('.time.low.running') && Object.assign(globalThis, { ranLow: true }));
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  }
  await people[0]!.person.ask('POST', `tables/${table}/start`);
  for (const { name, client } of people) {
    const end = client.page.getByRole('dialog');
    const told = end.getByText(/^(Anna|Ben) has run out of time\.$/);
    await told.waitFor();
    const late = (await told.innerText()).split(' ')[0]!;
    const winner = people.find(({ name }) => name !== late)!.name;
    await end.getByText(name === winner ? 'You have won!' : `${winner} has won`).waitFor();
    await client.page.locator('aside li').filter({ hasText: late }).getByText('(out of time)').waitFor();
    expect(await client.page.evaluate(() => (globalThis as { ranLow?: boolean }).ranLow)).toBe(true);
    expect(await asked(client)).toBe(false);
    await expect.poll(() => client.page.title()).not.toContain('Your turn');
  }
});

test('a decision is taken back if the other agrees, and stands if not', async () => {
  const { first, second } = await sit();
  await passOn(first.client);
  const after = (await turn(second.client))!;
  const back = first.client.lastState!;
  expect(await asked(first.client)).toBe(false);

  await choose(first.client, 'Take back my last decision');
  const offer = second.client.page.locator('.offer');
  await offer.getByText(`${first.name} asks to take back a decision.`).waitFor();
  await first.client.page.locator('.offer').getByText('Waiting for 1 answer.').waitFor();
  await offer.getByRole('button', { name: 'Decline' }).click();
  await first.client.page.getByText('Your proposal was declined.').waitFor();
  expect(second.client.lastState!.ply).toBe(after.ply);
  expect(await offer.count()).toBe(0);

  await choose(first.client, 'Take back my last decision');
  await offer.getByRole('button', { name: 'Agree' }).click();
  await goneOn(first.client, back);
  const again = (await turn(first.client))!;
  expect(again.actor).toBe(again.seat);
  for (const { client } of people) await client.page.getByText(`All have agreed to the wish of ${first.name}`).waitFor();
  expect(await asked(second.client)).toBe(false);
  // It can be played again, and the words go.
  await passOn(first.client);
  await turn(second.client);
  expect(await second.client.page.getByText('All have agreed').count()).toBe(0);
});

test('a bot plays for somebody who agrees, until they come back', async () => {
  const { first, second } = await sit({ game: 'new-frontiers' });
  await choose(first.client, new RegExp(`Let a bot play for ${second.name}`));
  const offer = second.client.page.locator('.offer');
  await offer.getByText(`${first.name} proposes that a bot (Strategist) plays for ${second.name}.`).waitFor();
  await offer.getByRole('button', { name: 'Decline' }).click();
  await first.client.page.getByText('Your proposal was declined.').waitFor();
  expect(await second.client.page.getByText('(a bot plays on)').count()).toBe(0);

  await choose(first.client, new RegExp(`Let a bot play for ${second.name}`));
  await offer.getByRole('button', { name: 'Agree' }).click();
  for (const { client } of people) await client.page.locator('aside li').filter({ hasText: second.name }).getByText('(a bot plays on)').waitFor();
  expect(await first.client.page.getByText('Your proposal was declined.').count()).toBe(0);

  await choose(second.client, 'Take my seat back from the bot');
  for (const { client } of people) await client.page.getByText('(a bot plays on)').waitFor({ state: 'detached' });
  // Who is back decides again.
  await passOn(first.client);
  await turn(second.client);

  // To give up together is asked for first, by whoever proposes it and of the others; it leads to the next match.
  await choose(first.client, 'Give the match up together');
  const question = first.client.page.locator('dialog[open]').last();
  await question.getByText('ends without a result').waitFor();
  await question.getByRole('button', { name: 'Give the match up together' }).click();
  await offer.getByRole('button', { name: 'Agree' }).click();
  for (const { client } of people) {
    await client.page.getByRole('heading', { name: 'The match was given up by agreement' }).waitFor();
    await client.page.locator(OVER).getByRole('button', { name: 'Play again' }).waitFor();
  }
});

test('what is said is heard by all, and somebody else can watch', async () => {
  const { table } = await sit();
  await anna.page.keyboard.press('c');
  await anna.page.locator('#say').fill('Hello <b>Ben</b>!');
  await anna.page.keyboard.press('Enter');
  await ben.page.locator('#tab-chat .number-badge').filter({ hasText: '1' }).waitFor();
  await ben.page.getByRole('tab', { name: /Chat/ }).click();
  await ben.page.locator('#panel-chat li').filter({ hasText: 'Hello <b>Ben</b>!' }).waitFor();
  await ben.page.locator('#tab-chat .number-badge').waitFor({ state: 'detached' });

  const watcher = await at.open({ preferences: { unguided: ['alien-frontiers'] } });
  const { page } = watcher;
  await visit(page, '');
  await page.locator('#guest-name').fill('Witold');
  await page.locator(`section[aria-labelledby=lobby-live] a[href="#/table/${table}"]`).click();
  await page.waitForSelector(BOARD);
  await page.getByText(/(Anna|Ben) plays/).waitFor();
  expect(watcher.lastState!.seat).toBeNull();
  expect(await page.locator(LIST).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  expect(await page.locator('[data-board] .target.legal').count()).toBe(0);
  // Whoever says something is known by name.
  await page.keyboard.press('c');
  await page.locator('#say').fill('Good luck!');
  await page.keyboard.press('Enter');
  for (const client of [anna, ben]) await client.page.locator('#panel-chat li').filter({ hasText: 'Witold' }).filter({ hasText: 'Good luck!' }).waitFor();
  await leave(watcher);
});

test('who resigns is asked first, and is placed last whatever the bot makes of it', async () => {
  const { table, first, second } = await sit({ options: { round_limit: 2 }, rated: true });
  await choose(first.client, 'Resign');
  const question = first.client.page.locator('dialog[open]').last();
  await question.getByText('you will be placed last').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await first.client.page.keyboard.press('Escape');
  expect(await asked(first.client)).toBe(true);

  await choose(first.client, 'Resign');
  await question.getByRole('button', { name: 'Resign' }).click();
  for (const { client } of people) await client.page.locator('aside li').filter({ hasText: first.name }).getByText('(resigned)').waitFor();
  expect(await asked(first.client)).toBe(false);
  // Even a bot does better than that.
  await second.person.play(table, idle);
  for (const { client } of people) {
    await client.page.locator(OVER).waitFor();
    expect(await client.page.locator(`${OVER} .podium li`).allInnerTexts()).toEqual([expect.stringMatching(`1st[^]*${second.name}`), expect.stringMatching(`2nd[^]*${first.name}`)]);
  }
  await second.client.page.getByRole('heading', { name: 'You have won!' }).waitFor();
  await second.client.page.getByRole('img', { name: /points of every player/ }).waitFor();
  await second.client.page.locator('.podium').getByText(/\d{3,4} ▲ \+\d+/).first().waitFor();
  await first.client.page.getByRole('heading', { name: `${second.name} has won` }).waitFor();
});

test('after the match both play again, one seat on', async () => {
  const { table } = await sit({ options: { round_limit: 1 } });
  const before = anna.lastState!.seat;
  await Promise.all(people.map(({ person }) => person.play(table, randomPolicy(3))));
  await Promise.all(people.map(({ client }) => client.page.locator(OVER).waitFor()));
  // Ben has closed the result already, and is told nevertheless.
  await ben.page.keyboard.press('Escape');
  await ben.page.locator(OVER).waitFor({ state: 'detached' });
  await anna.page.locator(OVER).getByRole('button', { name: 'Play again' }).click();
  await anna.page.getByRole('heading', { name: 'Alien Frontiers' }).waitFor();
  await ben.page.getByRole('link', { name: 'To the rematch' }).click();
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  anna.lastState = ben.lastState = null;
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all(people.map(({ client }) => client.page.waitForSelector(BOARD)));
  await expect.poll(() => anna.lastState && ben.lastState).toBeTruthy();
  expect(anna.page.url()).toBe(ben.page.url());
  expect(anna.page.url()).not.toContain(table);
  expect(anna.lastState!.seat).toBe(1 - before!);
});
