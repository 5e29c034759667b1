/** Reloads, lost connections, a server that went away and tabs that were left behind, in the middle of a move of several decisions. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Person } from '../scripts/person.mjs';
import { audit } from './support/audit';
import { BOARD, leave, sitAt, visit, type Client } from './support/client';
import { environmentWithServer } from './support/environment';
import { goneOn, LIST, move, turn } from './support/moves';
import { NetworkLink } from './support/networkLink';
import { makeOtherBuild } from './support/otherBuild';

/** What the browser itself says of connections that break. */
const CONNECTIONS = /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource/;
const LOST = 'Connection lost. What you choose is kept, and this page goes on by itself.';
/** A pick that asks who made it for more. */
const BEGINNING = 'pick develop';
const at = environmentWithServer();

/** A table where the person has begun a move and must go on with it. */
async function insideMove(address?: string): Promise<{ person: Person; table: string; client: Client }> {
  const person = await at.arrive('Mira');
  const table = await person.sitDown('new-frontiers', ['random']);
  const state = await person.play(table, (choices) => (choices.some(({ move }) => move === BEGINNING) ? null : choices[0]!));
  await person.act(table, state, state.choices.find(({ move }) => move === BEGINNING)!);
  const client = await at.open({ person }, address);
  await client.context.addInitScript(() => {
    const told = (): string[] => JSON.parse(sessionStorage.getItem('banners') ?? '[]') as string[];
    new MutationObserver(() => {
      const text = document.querySelector<HTMLElement>('.net span, .net p')?.innerText ?? '';
      if (text !== '' && told().at(-1) !== text) sessionStorage.setItem('banners', JSON.stringify([...told(), text]));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await sitAt(client.page, table);
  await turn(client);
  return { person, table, client };
}

const steps = (client: Client): Promise<string[]> => client.page.locator('.steps li').allInnerTexts();
const listed = (client: Client): Promise<string[]> => client.page.locator(`${LIST} code`).allInnerTexts();
/** Everything that the banner has said: some of it is there for a moment only. */
const banners = (client: Client): Promise<string> => client.page.evaluate(() => sessionStorage.getItem('banners') ?? '');
const banner = (client: Client): Promise<string> => client.page.locator('.net').innerText();

/** How often the decision at this ply was this move. */
async function timesDone(person: Person, table: string, ply: number, wanted: string): Promise<number> {
  const { entries } = (await person.ask('GET', `tables/${table}`)).state.log as { entries: { ply: number; move: string | null }[] };
  return entries.filter((entry) => entry.ply === ply && entry.move === wanted).length;
}

test('a reload in the middle of a move loses nothing', async () => {
  const { client } = await insideMove();
  const before = { steps: await steps(client), choices: await listed(client), ply: client.lastState!.ply };
  expect(before.steps.length).toBeGreaterThan(0);
  expect(before.choices.length).toBeGreaterThan(1);

  client.lastState = null;
  await client.page.reload();
  await turn(client);
  expect({ steps: await steps(client), choices: await listed(client), ply: client.lastState!.ply }).toEqual(before);

  // The way back is still open, and so is the way on.
  const inside = client.lastState!;
  await client.page.getByRole('button', { name: 'Step back' }).click();
  await goneOn(client, inside);
  await turn(client);
  expect(await listed(client)).toContain(BEGINNING);
  const again = client.lastState!;
  await move(client.page, BEGINNING).click();
  await goneOn(client, again);
  await turn(client);
  expect(await listed(client)).toEqual(before.choices);
  await leave(client);
});

test('a lost connection is said in words, and the choice made meanwhile is sent once it is back', async () => {
  const link = await NetworkLink.to(at.address);
  const { person, table, client } = await insideMove(link.address);
  const state = client.lastState!;
  const before = await steps(client);

  link.cut();
  await expect.poll(() => banner(client)).toContain(LOST);
  // Everything stays as it was.
  expect(await steps(client)).toEqual(before);
  await client.page.keyboard.press('1');
  await client.page.locator('.sending').waitFor();
  expect(await client.page.locator(`${LIST}:not(:disabled)`).count()).toBe(0);
  expect(await timesDone(person, table, state.ply, state.choices[0]!.move)).toBe(0);

  const now = client.page.getByRole('button', { name: 'Try now' });
  await now.waitFor();
  link.mend();
  // Pressed if it is still there: the page may have tried again by itself in this very moment.
  await now.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect.poll(() => banners(client)).toContain('Connected again.');
  await goneOn(client, state);
  await turn(client);
  expect(await timesDone(person, table, state.ply, state.choices[0]!.move)).toBe(1);
  await expect.poll(() => banner(client)).toBe('');
  await leave(client, CONNECTIONS);
  await link.close();
});

test('a server that is killed and started again is waited for, and the choice made meanwhile is sent', async () => {
  const { person, table, client } = await insideMove();
  const state = client.lastState!;

  await at.server.kill();
  await expect.poll(() => banner(client)).toContain(LOST);
  await client.page.keyboard.press('1');
  await client.page.locator('.sending').waitFor();

  await at.server.again();
  // Nobody presses anything.
  await goneOn(client, state);
  await turn(client);
  expect(await timesDone(person, table, state.ply, state.choices[0]!.move)).toBe(1);
  expect(await banner(client)).not.toContain('lost');
  await leave(client, CONNECTIONS);
});

test('a choice without an answer survives even a reload of the page', async () => {
  const { person, table, client } = await insideMove();
  const state = client.lastState!;
  // The page gets to the server again, but the choice has not reached it.
  await at.server.kill();
  await expect.poll(() => banner(client)).toContain(LOST);
  await client.page.keyboard.press('2');
  await client.page.locator('.sending').waitFor();
  const kept = await client.page.evaluate(() => sessionStorage.getItem('orrery.pending'));
  expect(kept).toContain(`"action":${state.choices[1]!.action}`);
  await at.server.again();
  await client.page.reload();
  await expect.poll(() => client.lastState?.ply ?? 0).toBeGreaterThan(state.ply);
  await turn(client);
  expect(await timesDone(person, table, state.ply, state.choices[1]!.move)).toBe(1);
  expect(await client.page.evaluate(() => sessionStorage.getItem('orrery.pending'))).toBeNull();
  await leave(client, CONNECTIONS);
});

test('a stale tab says that it was behind, and shows how things stand', async () => {
  const link = await NetworkLink.to(at.address);
  const { person, table, client } = await insideMove(link.address);
  const old = client.lastState!;
  // The connection seems to be there, but nothing comes; meanwhile the same person goes on elsewhere.
  link.stall();
  const elsewhere = await at.open({ person });
  await sitAt(elsewhere.page, table);
  const state = (await turn(elsewhere))!;
  await move(elsewhere.page, state.choices[0]!.move).click();
  await goneOn(elsewhere, state);
  await turn(elsewhere);

  await client.page.keyboard.press('2');
  await client.page.locator('.sending').waitFor();
  expect(client.lastState).toBe(old);
  link.resume();
  await client.page.getByRole('alert').filter({ hasText: 'This tab was behind' }).waitFor();
  await turn(client);
  expect(await listed(client)).toEqual(await listed(elsewhere));
  expect(await timesDone(person, table, old.ply, state.choices[0]!.move)).toBe(1);
  // The words go when the match goes on.
  const now = client.lastState!;
  await move(client.page, now.choices[0]!.move).click();
  await goneOn(client, now);
  await client.page.getByRole('alert').waitFor({ state: 'detached' });
  await leave(elsewhere);
  await leave(client);
  await link.close();
});

test('what cannot be opened for want of a connection opens by itself when there is one', async () => {
  const link = await NetworkLink.to(at.address);
  const person = await at.arrive('Mira');
  const table = await person.sitDown('alien-frontiers', ['random']);
  const client = await at.open({ person }, link.address);
  const { page } = client;
  await visit(page, '');
  const entry = page.locator(`a[href="#/table/${table}"]`).first();
  await entry.waitFor();
  link.cut();
  await entry.click();
  await page.getByRole('alert').waitFor();
  link.mend();
  await page.waitForSelector(BOARD);
  await leave(client, CONNECTIONS);
  await link.close();
});

test('what whoever runs the server tells everybody is there at once, on every page, until it is put away', async () => {
  const client = await at.open();
  const { page } = client;
  await visit(page, '');
  await page.waitForSelector('.quick .play');
  const told = {
    en: 'The server restarts at 20:00 for a quarter of an hour. Matches go on afterwards, and no clock runs meanwhile.',
    pl: 'O 20:00 serwer uruchomi się ponownie; potrwa to kwadrans. Potem partie toczą się dalej, a zegary w tym czasie stoją.',
    ru: 'В 20:00 сервер перезапустится; это займёт четверть часа. Потом партии продолжатся, а часы в это время стоят.',
  };
  at.server.admin('announcements', 'add', told.en, '--pl', told.pl, '--ru', told.ru);
  await page.getByText(told.en).waitFor();
  await audit(client, 'announcement', { part: '.announcement' });
  await visit(page, 'settings');
  await page.getByText(told.en).waitFor();
  await page.getByRole('button', { name: 'Put this announcement away' }).click();
  await page.reload();
  await page.waitForSelector('.flags');
  expect(await page.getByText(told.en).count()).toBe(0);
  await leave(client);
});

// Last: the server goes on with the other client.
test('a tab that is older than the server says so and loads itself again, with the choice made meanwhile', async () => {
  const { person, table, client } = await insideMove();
  const state = client.lastState!;
  const build = join(at.folder, 'build');
  makeOtherBuild(build);

  await at.server.halt();
  await expect.poll(() => banner(client)).toContain('The server is restarting. This page will go on by itself.');
  await client.page.keyboard.press('1');
  await client.page.locator('.sending').waitFor();
  await at.server.again(build);
  await expect.poll(() => banners(client)).toContain('This tab is older than the server.');
  // Nobody presses anything.
  await client.page.waitForFunction(() => document.querySelector('script[src*="-other"]') !== null && document.querySelector('.turn') !== null);
  await turn(client);
  expect(await timesDone(person, table, state.ply, state.choices[0]!.move)).toBe(1);
  expect(await banner(client)).toBe('');
  await leave(client, CONNECTIONS);
});

test('without the server a page that is opened says so, and an app can be installed', async () => {
  const client = await at.open({ worker: true });
  const { page } = client;
  await visit(page, '');
  await page.waitForSelector('.quick .play');
  const manifest = await page.evaluate(async () => {
    const found = await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href);
    const { icons, display } = (await found.json()) as { icons: { src: string; sizes: string }[]; display: string };
    const sizes = await Promise.all(icons.map(async ({ src, sizes }) => ((await fetch(src)).ok ? sizes : `no ${src}`)));
    return { display, sizes };
  });
  expect(manifest).toEqual({ display: 'standalone', sizes: ['any', '192x192', '512x512', '512x512'] });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await at.server.halt();
  await page.reload();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await page.getByText('without a connection there is no match').waitFor();
  await at.server.again();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.waitForSelector('.quick .play');
  await leave(client, CONNECTIONS);
});
