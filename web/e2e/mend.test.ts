/** Reloads, lost connections, a server that went away and tabs that were left behind, in the middle of a move of several decisions. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Person } from '../scripts/person.mjs';
import { Cable } from './support/cable';
import { anotherEdition } from './support/edition';
import { house } from './support/house';
import { goneOn, LIST, move, turn } from './support/moves';
import { beforeLaunch } from './support/scenes';
import { BOARD, leave, sitAt, visit, type Seat } from './support/seats';

/** What the browser itself says of connections that break. */
const CONNECTIONS = /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource/;
const LOST = 'Connection lost. What you choose is kept, and this page goes on by itself.';
const at = house();

/** A table where the person has begun a move and must go on with it. */
async function insideMove(address?: string): Promise<{ person: Person; table: string; seat: Seat }> {
  const person = await at.arrive('Mira');
  const table = await beforeLaunch(person);
  const seat = await at.open({ person }, address);
  await sitAt(seat.page, table);
  const state = (await turn(seat))!;
  await move(seat.page, 'launch').click();
  await goneOn(seat, state);
  await turn(seat);
  return { person, table, seat };
}

const steps = (seat: Seat): Promise<string[]> => seat.page.locator('.steps li').allInnerTexts();
const listed = (seat: Seat): Promise<string[]> => seat.page.locator(`${LIST} code`).allInnerTexts();
const banner = (seat: Seat): Promise<string> => seat.page.locator('.net').innerText();

/** How often the decision at this ply was this move. */
async function timesDone(person: Person, table: string, ply: number, wanted: string): Promise<number> {
  const { entries } = (await person.ask('GET', `tables/${table}`)).state.log as { entries: { ply: number; move: string | null }[] };
  return entries.filter((entry) => entry.ply === ply && entry.move === wanted).length;
}

test('a reload in the middle of a move loses nothing', async () => {
  const { seat } = await insideMove();
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

test('a lost connection is said in words, and the choice made meanwhile is sent once it is back', async () => {
  const cable = await Cable.to(at.server.address);
  const { person, table, seat } = await insideMove(cable.address);
  const state = seat.told!;
  const before = await steps(seat);

  cable.cut();
  await expect.poll(() => banner(seat)).toContain(LOST);
  // Everything stays as it was.
  expect(await steps(seat)).toEqual(before);
  await seat.page.keyboard.press('1');
  await seat.page.locator('.sending').waitFor();
  expect(await seat.page.locator(`${LIST}:not(:disabled)`).count()).toBe(0);
  expect(await timesDone(person, table, state.ply, state.choices[0]!.move)).toBe(0);

  const now = seat.page.getByRole('button', { name: 'Try now' });
  await now.waitFor();
  cable.mend();
  // Pressed if it is still there: the page may have tried again by itself in this very moment.
  await now.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect.poll(() => banner(seat)).toBe('Connected again.');
  await goneOn(seat, state);
  await turn(seat);
  expect(await timesDone(person, table, state.ply, state.choices[0]!.move)).toBe(1);
  await expect.poll(() => banner(seat), { timeout: 6000 }).toBe('');
  await leave(seat, CONNECTIONS);
  await cable.remove();
});

test('a server that is killed and started again is waited for, and the choice made meanwhile is sent', async () => {
  const { person, table, seat } = await insideMove();
  const state = seat.told!;

  await at.server.kill();
  await expect.poll(() => banner(seat)).toContain(LOST);
  await seat.page.keyboard.press('1');
  await seat.page.locator('.sending').waitFor();

  await at.server.again();
  // Nobody presses anything.
  await goneOn(seat, state);
  await turn(seat);
  expect(await timesDone(person, table, state.ply, state.choices[0]!.move)).toBe(1);
  expect(await banner(seat)).not.toContain('lost');
  await leave(seat, CONNECTIONS);
});

test('a choice without an answer survives even a reload of the page', async () => {
  const { person, table, seat } = await insideMove();
  const state = seat.told!;
  // The page gets to the server again, but the choice has not reached it.
  await at.server.kill();
  await expect.poll(() => banner(seat)).toContain(LOST);
  await seat.page.keyboard.press('2');
  await seat.page.locator('.sending').waitFor();
  const kept = await seat.page.evaluate(() => sessionStorage.getItem('orrery.pending'));
  expect(kept).toContain(`"action":${state.choices[1]!.action}`);
  await at.server.again();
  await seat.page.reload();
  await expect.poll(() => seat.told?.ply ?? 0, { timeout: 30_000 }).toBeGreaterThan(state.ply);
  await turn(seat);
  expect(await timesDone(person, table, state.ply, state.choices[1]!.move)).toBe(1);
  expect(await seat.page.evaluate(() => sessionStorage.getItem('orrery.pending'))).toBeNull();
  await leave(seat, CONNECTIONS);
});

test('a stale tab says that it was behind, and shows how things stand', async () => {
  const cable = await Cable.to(at.server.address);
  const { person, table, seat } = await insideMove(cable.address);
  const old = seat.told!;
  // The connection seems to be there, but nothing comes; meanwhile the same person goes on elsewhere.
  cable.sleep();
  const elsewhere = await at.open({ person });
  await sitAt(elsewhere.page, table);
  const state = (await turn(elsewhere))!;
  await move(elsewhere.page, state.choices[0]!.move).click();
  await goneOn(elsewhere, state);
  await turn(elsewhere);

  await seat.page.keyboard.press('2');
  await seat.page.locator('.sending').waitFor();
  expect(seat.told).toBe(old);
  cable.wake();
  await seat.page.getByRole('alert').filter({ hasText: 'This tab was behind' }).waitFor();
  await turn(seat);
  expect(await listed(seat)).toEqual(await listed(elsewhere));
  expect(await timesDone(person, table, old.ply, state.choices[0]!.move)).toBe(1);
  // The words go when the match goes on.
  const now = seat.told!;
  await move(seat.page, now.choices[0]!.move).click();
  await goneOn(seat, now);
  await seat.page.getByRole('alert').waitFor({ state: 'detached' });
  await leave(elsewhere);
  await leave(seat);
  await cable.remove();
});

test('a tab that is older than the server says so and loads itself again, with the choice made meanwhile', async () => {
  const { person, table, seat } = await insideMove();
  const state = seat.told!;
  const edition = join(at.server.folder, 'edition');
  anotherEdition(edition);

  await at.server.halt();
  await expect.poll(() => banner(seat)).toContain('The server is restarting. This page will go on by itself.');
  await seat.page.keyboard.press('1');
  await seat.page.locator('.sending').waitFor();
  await at.server.again(edition);
  await expect.poll(() => banner(seat)).toContain('This tab is older than the server.');
  // Nobody presses anything.
  await seat.page.waitForFunction(() => document.querySelector('script[src*="-other"]') !== null && document.querySelector('.turn') !== null);
  await turn(seat);
  expect(await timesDone(person, table, state.ply, state.choices[0]!.move)).toBe(1);
  expect(await banner(seat)).toBe('');
  await leave(seat, CONNECTIONS);
  await at.server.halt();
  await at.server.again();
});

test('what cannot be opened for want of a connection opens by itself when there is one', async () => {
  const cable = await Cable.to(at.server.address);
  const person = await at.arrive('Mira');
  const table = await person.sitDown('alien-frontiers', ['random']);
  const seat = await at.open({ person }, cable.address);
  const { page } = seat;
  await visit(page, '');
  const link = page.locator(`a[href="#/table/${table}"]`).first();
  await link.waitFor();
  cable.cut();
  await link.click();
  await page.getByRole('alert').waitFor();
  cable.mend();
  await page.waitForSelector(BOARD, { timeout: 15_000 });
  await leave(seat, CONNECTIONS);
  await cable.remove();
});
