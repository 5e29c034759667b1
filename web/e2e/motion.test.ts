/** Motion tells what a move has moved, and keeps still for people who ask for that. */

import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../scripts/person.mjs';
import { environment } from './support/environment';
import { goneOn, move, turn } from './support/moves';
import { leave, sitAt, type Client } from './support/client';

const at = environment();
let person: Person;
beforeAll(async () => {
  person = await at.arrive('Lena');
});

/** A table where everything that is set in motion is written down: the piece it is, or its kind. */
async function watched(game: string, motion: boolean): Promise<Client> {
  const table = await person.sitDown(game, ['random']);
  const client = await at.open({ person, motion });
  await client.page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      moved.push(this instanceof HTMLElement ? (this.dataset.flip ?? this.tagName) : this.tagName);
      return animate.call(this, frames, options);
    };
  });
  await sitAt(client.page, table);
  await turn(client);
  await rest(client);
  return client;
}

/** What has been set in motion so far. */
function moved({ page }: Client): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
}

/** Wait until everything has come to rest. */
async function rest(client: Client): Promise<void> {
  await client.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect.poll(() => client.page.evaluate(() => document.getAnimations().length)).toBe(0);
}

async function make(client: Client, wanted: RegExp): Promise<void> {
  const before = (await turn(client))!;
  await move(client.page, before.choices.find((choice) => wanted.test(choice.move))!.move).click();
  await goneOn(client, before);
  await turn(client);
  await rest(client);
}

test('New Frontiers: the pawn goes to the action that it picked; another size of the board is no move', async () => {
  const client = await watched('new-frontiers', true);
  await make(client, /^side a$/);
  const before = (await moved(client)).length;
  await client.page.setViewportSize({ width: 1280, height: 720 });
  await rest(client);
  expect((await moved(client)).slice(before)).toEqual([]);
  await make(client, /^pick /);
  expect((await moved(client)).slice(before)).toContainEqual(expect.stringMatching(/^picker:/));
  await leave(client);
});

test('New Frontiers: a piece that is sent on while it flies stays above the others', async () => {
  const client = await watched('new-frontiers', true);
  await client.page.evaluate(() => {
    const fallen: string[] = [];
    Object.assign(globalThis, { fallen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const flight = animate.call(this, frames, options);
      const fell = (): boolean => this.isConnected && flight.playState === 'running' && !this.classList.contains('flying');
      setTimeout(() => fell() && fallen.push((this as HTMLElement).dataset.flip ?? ''), 120);
      return flight;
    };
  });
  const before = (await moved(client)).length;
  for (let nth = 0; nth < 30; nth += 1) {
    await client.page.keyboard.press('1');
    await client.page.evaluate(() => new Promise((done) => setTimeout(done, 130)));
  }
  expect((await moved(client)).length).toBeGreaterThan(before + 10);
  expect(await client.page.evaluate(() => (globalThis as unknown as { fallen: string[] }).fallen)).toEqual([]);
  await leave(client);
});

test('Alien Frontiers: a ship goes to where it docks', async () => {
  const client = await watched('alien-frontiers', true);
  const before = (await moved(client)).length;
  await make(client, /^solar \d$/);
  expect((await moved(client)).length).toBeGreaterThan(before);
  await leave(client);
});

test.each(['new-frontiers', 'alien-frontiers'])('%s: nothing moves for those who want no motion', async (game) => {
  const client = await watched(game, false);
  for (let nth = 0; nth < 4; nth += 1) await make(client, /./);
  expect(await moved(client)).toEqual([]);
  await leave(client);
});
