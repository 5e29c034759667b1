/** Reloads, lost connections and a server that went away, in the middle of a move that takes several decisions. */

import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../scripts/browser.mjs';
import { Person } from '../scripts/person.mjs';
import { TableServer } from '../scripts/server.mjs';
import { goneOn, LIST, move, turn } from './support/moves';
import { beforeLaunch } from './support/scenes';
import { leave, open, sitAt, type Seat } from './support/seats';

const CONNECTIONS = /WebSocket connection|ERR_CONNECTION_REFUSED/;
let server: TableServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([TableServer.start(), openBrowser()]);
});
afterEach(async () => {
  if (!server.running) await server.again();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A table where the person has begun a move and must go on with it. */
async function insideMove(): Promise<{ person: Person; table: string; seat: Seat }> {
  const person = await Person.arrive(server.address, 'Mira');
  const table = await beforeLaunch(person);
  const seat = await open(browser, server.address, { person });
  await sitAt(seat.page, table);
  const state = (await turn(seat))!;
  await move(seat.page, 'launch').click();
  await goneOn(seat, state);
  return { person, table, seat };
}

const steps = (seat: Seat): Promise<string[]> => seat.page.locator('.steps li').allInnerTexts();
const listed = (seat: Seat): Promise<string[]> => seat.page.locator(`${LIST} code`).allInnerTexts();

test('a reload in the middle of a move loses nothing', async () => {
  const { seat } = await insideMove();
  await turn(seat);
  const before = { steps: await steps(seat), choices: await listed(seat), ply: seat.told!.ply };
  expect(before.steps.length).toBeGreaterThan(0);
  expect(before.choices.length).toBeGreaterThan(1);

  seat.told = null;
  await seat.page.reload();
  await turn(seat);
  expect({ steps: await steps(seat), choices: await listed(seat), ply: seat.told!.ply }).toEqual(before);

  // The way back is still open, and so is the way on.
  const inside = seat.told!;
  await seat.page.getByRole('button', { name: 'Step back' }).click();
  await goneOn(seat, inside);
  await turn(seat);
  expect(await listed(seat)).toContain('launch');
  const again = seat.told!;
  await move(seat.page, 'launch').click();
  await goneOn(seat, again);
  await turn(seat);
  expect(await listed(seat)).toEqual(before.choices);
  await leave(seat);
});

test('a server that dies is waited for, and the choice made meanwhile is sent', async () => {
  const { person, table, seat } = await insideMove();
  await turn(seat);
  const state = seat.told!;
  const chosen = state.choices[0]!;

  await server.kill();
  const banner = seat.page.locator('.net');
  await banner.getByText('Connection lost.').waitFor();
  await seat.page.keyboard.press('1');
  await seat.page.locator('.sending').waitFor();
  expect(await seat.page.locator(`${LIST}:not(:disabled)`).count()).toBe(0);

  await server.again();
  await banner.getByText('Connection lost.').waitFor({ state: 'detached', timeout: 30_000 });
  await goneOn(seat, state);
  await turn(seat);
  const { entries } = (await person.ask('GET', `tables/${table}`)).state.log as { entries: { ply: number; move: string | null }[] };
  expect(entries.filter((entry) => entry.ply === state.ply && entry.move === chosen.move)).toHaveLength(1);
  expect(await banner.innerText()).toBe('');
  await leave(seat, CONNECTIONS);
});

test('a choice without an answer survives even a reload of the page', async () => {
  const { seat } = await insideMove();
  await turn(seat);
  const state = seat.told!;
  // The page gets to the server again, but the choice has not reached it.
  await server.kill();
  await seat.page.locator('.net').getByText('Connection lost.').waitFor();
  await seat.page.keyboard.press('2');
  await seat.page.locator('.sending').waitFor();
  const kept = await seat.page.evaluate(() => sessionStorage.getItem('orrery.pending'));
  expect(kept).toContain(`"action":${state.choices[1]!.action}`);
  await server.again();
  await seat.page.reload();
  await expect.poll(() => seat.told?.ply ?? 0, { timeout: 30_000 }).toBeGreaterThan(state.ply);
  await turn(seat);
  expect(await seat.page.evaluate(() => sessionStorage.getItem('orrery.pending'))).toBeNull();
  await leave(seat, CONNECTIONS);
});
