/** Motion tells what a move has moved, and keeps still for people who ask for that. */

import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../scripts/person.mjs';
import { leave, sitAt, type Client } from './support/client';
import { environment } from './support/environment';
import { chooseSet, goneOn, LIST, move, turn } from './support/moves';

/** Enough for several pieces to be moved twice. */
const MOST_MOVES = 60;
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

/** What a change sets in motion begins within two frames. */
function twoFrames({ page }: Client): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Wait until everything has come to rest. */
async function rest(client: Client): Promise<void> {
  await twoFrames(client);
  await expect.poll(() => client.page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** Make such a move; what luck asks for before it is answered with the first there is. */
async function make(client: Client, wanted: RegExp): Promise<void> {
  let before = (await turn(client))!;
  let chosen = before.choices.find((choice) => wanted.test(choice.move));
  while (!chosen) {
    if (before.set) await chooseSet(client, before);
    else await client.page.locator(LIST).first().click();
    await goneOn(client, before);
    before = (await turn(client))!;
    chosen = before.choices.find((choice) => wanted.test(choice.move));
  }
  await move(client.page, chosen.move).click();
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
  // From now on no piece ever arrives, so that every further move finds those before still on their way.
  await client.page.evaluate(() => {
    const flights = new Map<HTMLElement, Animation>();
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (!(this instanceof HTMLElement) || this.dataset.flip === undefined) return animate.call(this, frames, options);
      const flight = animate.call(this, frames, { ...(typeof options === 'object' ? options : {}), duration: 1e9 });
      flights.set(this, flight);
      return flight;
    };
    const falling = ([piece, flight]: [HTMLElement, Animation]): boolean => piece.isConnected && flight.playState === 'running' && !piece.classList.contains('flying');
    Object.assign(globalThis, { fallen: () => [...flights].filter(falling).map(([piece]) => piece.dataset.flip) });
  });
  const before = (await moved(client)).length;
  /** Pieces that were sent on. */
  const again = async (): Promise<string[]> => (await moved(client)).slice(before).filter((piece, index, all) => all.indexOf(piece) < index);
  for (let moves = 0; moves < MOST_MOVES && (await again()).length < 5; moves += 1) {
    const state = (await turn(client))!;
    if (state.set) await chooseSet(client, state);
    else await client.page.locator(LIST).first().click();
    await goneOn(client, state);
    await turn(client);
    await twoFrames(client);
    expect(await client.page.evaluate(() => (globalThis as unknown as { fallen(): string[] }).fallen())).toEqual([]);
  }
  expect((await again()).length).toBeGreaterThanOrEqual(5);
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
