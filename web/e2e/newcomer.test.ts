/** Somebody new: the first match, an account of one's own, languages, and being told that it is one's turn. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { environment } from './support/environment';
import { goneOn, move, turn } from './support/moves';
import { BOARD, leave, resize, SIZES, sitAt, visit, type Client } from './support/client';

const at = environment();

/** Presses of the mouse so far. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener('click', () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1)), true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0));
}

test.each(['alien-frontiers', 'new-frontiers', 'alien-artifacts', 'how-to-save-a-world'])('a first match of %s begins within three clicks from an empty lobby, with its goal', async (game) => {
  const client = await at.open({ preferences: { moves: false } });
  const clicks = await countClicks(client.page);
  await visit(client.page, '');
  const play = client.page.locator(`[aria-labelledby=quick-${game}] .play`);
  await play.waitFor();
  expect(await client.page.locator('section[aria-labelledby=lobby-waiting]').count()).toBe(0);
  await play.click();
  await client.page.waitForSelector(BOARD);
  const state = (await turn(client))!;
  expect(await clicks()).toBeLessThanOrEqual(3);
  // It is a real match with guidance: first how one wins and what ends it, then what matters now.
  expect(state.choices.length).toBeGreaterThan(0);
  const guide = client.page.getByRole('tabpanel', { name: 'Guide' });
  await guide.getByRole('heading', { name: 'What matters now' }).waitFor();
  expect(await guide.locator('.goal p').isVisible()).toBe(true);
  expect(await guide.locator('.goal p').innerText()).toMatch(/^Have the most points( \(VP\))? (when|at the end)/);
  expect((await guide.locator('.step p').innerText()).length).toBeGreaterThan(60);
  // Both are read without scrolling; on a phone the goal is, and what matters now begins.
  const ends = async (part: string): Promise<number> => guide.locator(part).evaluate((element) => element.getBoundingClientRect().bottom);
  for (const part of ['.goal p', '.step p']) expect(await ends(part)).toBeLessThanOrEqual(SIZES.laptop.height);
  await resize(client, 'phone');
  await expect.poll(() => guide.locator('.goal p').evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(SIZES.phone.width);
  // The board is laid out anew and fitted into its room first.
  for (const part of ['.goal p', '.step h2']) await expect.poll(() => ends(part)).toBeLessThanOrEqual(SIZES.phone.height);
  await resize(client, 'laptop');
  await guide.getByRole('button', { name: 'Stop guiding' }).click();
  await guide.getByRole('heading', { name: 'What matters now' }).waitFor({ state: 'detached' });
  await leave(client);
});

test('all games and the people who are here are in sight at once on a laptop, and one press away on a phone', async () => {
  const host = await at.arrive('Benjamin');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  await host.ask('POST', 'tables', { game: 'new-frontiers', options: { players: 2 }, seats, public: true, rated: false, clock: null, start: false });
  const client = await at.open();
  const { page } = client;
  await visit(page, '');
  const open = page.locator('section[aria-labelledby=lobby-open]');
  await open.locator('li button').first().waitFor();
  const ends = await page.locator('.quick .play').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(ends.length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...ends)).toBeLessThanOrEqual(SIZES.laptop.height);
  const within = async (height: number): Promise<boolean> => (await open.locator('li button').first().evaluate((one) => one.getBoundingClientRect().bottom)) <= height;
  expect(await within(SIZES.laptop.height)).toBe(true);
  expect(await page.getByRole('button', { name: 'Free seats' }).count()).toBe(0);
  // All of a picture begins a match, but for what has a page of its own.
  const target = await page.locator('[aria-labelledby=quick-alien-frontiers]').evaluate((card) => {
    const { left, top } = card.getBoundingClientRect();
    return document.elementFromPoint(left + 40, top + 30)?.id;
  });
  expect(target).toBe('play-alien-frontiers');

  await resize(client, 'phone');
  expect(await within(SIZES.phone.height)).toBe(false);
  await page.getByRole('button', { name: 'Free seats' }).click();
  await expect.poll(() => within(SIZES.phone.height)).toBe(true);
  await leave(client);
});

test('the lobby weighs little, and next to nothing when it is opened again', async () => {
  const client = await at.open({ worker: true });
  const wire = await client.context.newCDPSession(client.page);
  await wire.send('Network.enable');
  const asked: string[] = [];
  const paths = new Map<string, string>();
  let fetched: { path: string; bytes: number }[] = [];
  wire.on('Network.requestWillBeSent', ({ request, requestId }) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    paths.set(requestId, pathname);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => fetched.push({ path: paths.get(requestId)!, bytes: encodedDataLength }));
  const sum = (files: { bytes: number }[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
  const ready = async (): Promise<void> => {
    for (const game of ['alien-frontiers', 'new-frontiers']) await client.page.locator(`[aria-labelledby=quick-${game}] .play`).waitFor();
    await client.page.getByText('Nobody is playing in public').or(client.page.locator('[aria-labelledby=lobby-live] li')).first().waitFor();
    await client.page.evaluate(async () => void (await document.fonts.ready));
  };
  await visit(client.page, '');
  await ready();
  expect(sum(fetched)).toBeLessThan(200_000);
  // Nothing is fetched twice, but for the lists of tables.
  const once = asked.filter((path) => !path.endsWith('/api/tables'));
  expect(once.sort()).toEqual([...new Set(once)].sort());
  const before = new Set(asked);
  fetched = [];
  await client.page.reload();
  await ready();
  // Others may have come meanwhile whose names need letters of another alphabet.
  expect(sum(fetched.filter(({ path }) => before.has(path)))).toBeLessThan(20_000);
  await leave(client);
});

test('an account is kept with a password, left, and entered again', async () => {
  const client = await at.open();
  const { page } = client;
  await visit(page, '');
  await page.locator('#guest-name').fill('Zofia');
  await page.locator('[aria-labelledby=quick-alien-frontiers] .play').click();
  await page.waitForSelector(BOARD);
  const table = page.url().split('/').at(-1)!;

  await visit(page, 'profile');
  await page.getByText('You are a guest').waitFor();
  await page.locator('#own-password').fill('short');
  await page.getByRole('button', { name: 'Keep this account' }).click();
  expect(await page.getByText('This account is yours.').count()).toBe(0);
  await page.locator('#own-password').fill('a long enough one');
  await page.getByRole('button', { name: 'Keep this account' }).click();
  await page.getByRole('status').getByText('This account is yours.').waitFor();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('You are signed out.').waitFor();
  // Nothing of hers is left here, neither in the page nor in the browser.
  await visit(page, '');
  await page.reload();
  await page.locator('#guest-name').waitFor();
  expect(await page.locator('section[aria-labelledby=lobby-waiting], section[aria-labelledby=lobby-mine]').count()).toBe(0);

  await visit(page, 'profile');
  await page.locator('#sign-name').fill('Zofia');
  await page.locator('#sign-password').fill('not the right one');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('There is no account with this name and password.').waitFor();
  await page.locator('#sign-password').fill('a long enough one');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Zofia' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  // Her match waits for her, and she can go on.
  await visit(page, '');
  await page.locator(`a[href="#/table/${table}"]`).first().click();
  await page.waitForSelector(BOARD);
  client.lastState = null;
  await page.reload();
  expect((await turn(client))!.seat).toBe(0);
  await leave(client, /status of 401/);
});

/** One's own decisions until the other one has decided, too. */
async function round(client: Client): Promise<void> {
  for (let passed = false; ; ) {
    const state = (await turn(client))!;
    if (passed) return;
    const wanted = state.choices.find((choice) => /^(end|done|keep)/.test(choice.move)) ?? state.choices[0]!;
    await move(client.page, wanted.move).first().click();
    await goneOn(client, state);
    await expect.poll(() => client.lastState!.actor === client.lastState!.seat).toBe(true);
    const { entries } = (client.lastState as unknown as { log: { entries: { actor: number }[] } }).log;
    passed = entries.some(({ actor }) => actor === 1);
  }
}

test('it is told that it is one\'s turn: in the title, by a sound and by a notification', async () => {
  const person = await at.arrive('Lena');
  const client = await at.open({ person, preferences: { sound: false } });
  const { page } = client;
  await page.addInitScript(() => {
    const told = { notes: 0, notifications: [] as string[], hidden: false };
    Object.assign(globalThis, { told });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      told.notes += 1;
      start.apply(this, when);
    };
    Object.defineProperty(document, 'hidden', { get: () => told.hidden });
    globalThis.Notification = class {
      static permission = 'granted';
      static requestPermission = (): Promise<string> => Promise.resolve('granted');
      constructor(title: string, { body }: { body: string }) {
        told.notifications.push(`${title} / ${body}`);
      }
    } as unknown as typeof Notification;
  });
  type Told = { notes: number; notifications: string[]; hidden: boolean };
  const told = (): Promise<Told> => page.evaluate(() => (globalThis as unknown as { told: Told }).told);
  const look = (away: boolean): Promise<void> => page.evaluate((hidden) => void ((globalThis as unknown as { told: Told }).told.hidden = hidden), away);

  const table = await person.sitDown('alien-frontiers', ['random']);
  await sitAt(page, table);
  await turn(client);
  await expect.poll(() => page.title()).toBe('● Your turn – Alien Frontiers');
  // Nothing is heard that was switched off, nor shown that was not asked for.
  await look(true);
  await round(client);
  expect(await told()).toMatchObject({ notes: 0, notifications: [] });

  await visit(page, 'settings');
  await expect.poll(() => page.title()).toBe('Settings – Orrery');
  await page.getByLabel('Sound').check();
  await page.getByLabel('Notifications').check();
  const sample = (await told()).notes;
  expect(sample).toBeGreaterThan(0);
  await look(false);
  await sitAt(page, table);
  await turn(client);
  const atHand = (await told()).notes;
  // Who looks at the page needs no notification; who looks elsewhere gets one.
  await round(client);
  expect((await told()).notes).toBeGreaterThan(atHand);
  expect((await told()).notifications).toEqual([]);
  await look(true);
  await round(client);
  expect((await told()).notifications[0]).toBe('Your turn / Alien Frontiers');
  await expect.poll(() => page.title()).toBe('● Your turn – Alien Frontiers');
  await leave(client);
});

test('the language is switched in place, at a table and in the rules', async () => {
  const person = await at.arrive('Jan');
  const client = await at.open({ person });
  const { page } = client;
  await sitAt(page, await person.sitDown('alien-frontiers', ['random']));
  const state = (await turn(client))!;
  const rules = async (button: string): Promise<string> => {
    await page.getByRole('button', { name: button, exact: true }).first().click();
    const text = await page.locator('dialog[open] .text h2').first().innerText();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    return text;
  };
  expect(await rules('Rules')).toBe('Alien Frontiers: the rules as played here');
  await page.keyboard.press('?');
  await page.locator('#menu-language').selectOption('pl');
  await page.locator('dialog[open]').getByText('Język').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  await page.locator('.turn').getByText('Twoja kolej').waitFor();
  await expect.poll(() => page.title()).toContain('Twoja kolej');
  expect(await rules('Zasady')).toContain('zasady, według których tu gramy');
  // What the rules say of a thing is found in the other language, too.
  await page.locator('[data-board]').getByRole('button', { name: 'Stocznia: zasady' }).press('Enter');
  await page.locator('[popover][role=status] strong').getByText('Stocznia').waitFor();
  // Nothing has happened to the match, and the words stay after a reload.
  expect(client.lastState).toBe(state);
  client.lastState = null;
  await page.reload();
  await turn(client);
  await page.locator('.turn').getByText('Twoja kolej').waitFor();
  await leave(client);
});

test('a table that is not there is said to be missing, without a second try, and leads on', async () => {
  const client = await at.open();
  await visit(client.page, 'table/0123456789');
  await client.page.getByRole('alert').waitFor();
  expect(await client.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await client.page.getByRole('navigation').getByRole('link', { name: 'Lobby' }).click();
  await client.page.locator('.quick .play').first().waitFor();
  await leave(client, /status of 404/);
});
