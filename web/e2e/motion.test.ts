/** Motion tells what a move has moved, and keeps still for people who ask for that. */

import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../scripts/person.mjs';
import { house } from './support/house';
import { goneOn, move, turn } from './support/moves';
import { leave, sitAt, type Seat } from './support/seats';

const at = house();
let person: Person;
beforeAll(async () => {
  person = await at.arrive('Lena');
});

/** A table where everything that is set in motion is written down: the piece it is, or its kind. */
async function watched(game: string, motion: boolean): Promise<Seat> {
  const table = await person.sitDown(game, ['random']);
  const seat = await at.open({ person, motion });
  await seat.page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      moved.push(this instanceof HTMLElement ? (this.dataset.flip ?? this.tagName) : this.tagName);
      return animate.call(this, frames, options);
    };
  });
  await sitAt(seat.page, table);
  await turn(seat);
  await rest(seat);
  return seat;
}

/** What has been set in motion so far. */
function moved({ page }: Seat): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
}

/** Wait until everything has come to rest. */
async function rest(seat: Seat): Promise<void> {
  await seat.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect.poll(() => seat.page.evaluate(() => document.getAnimations().length)).toBe(0);
}

async function make(seat: Seat, wanted: RegExp): Promise<void> {
  const before = (await turn(seat))!;
  await move(seat.page, before.choices.find((choice) => wanted.test(choice.move))!.move).click();
  await goneOn(seat, before);
  await turn(seat);
  await rest(seat);
}

test('New Frontiers: the pawn goes to the action that it picked; another size of the board is no move', async () => {
  const seat = await watched('new-frontiers', true);
  await make(seat, /^side a$/);
  const before = (await moved(seat)).length;
  await seat.page.setViewportSize({ width: 1280, height: 720 });
  await rest(seat);
  expect((await moved(seat)).slice(before)).toEqual([]);
  await make(seat, /^pick /);
  expect((await moved(seat)).slice(before)).toContainEqual(expect.stringMatching(/^picker:/));
  await leave(seat);
});

test('New Frontiers: a piece that is sent on while it flies stays above the others', async () => {
  const seat = await watched('new-frontiers', true);
  await seat.page.evaluate(() => {
    const fallen: string[] = [];
    Object.assign(globalThis, { fallen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const flight = animate.call(this, frames, options);
      const fell = (): boolean => this.isConnected && flight.playState === 'running' && !this.classList.contains('nf-flying');
      setTimeout(() => fell() && fallen.push((this as HTMLElement).dataset.flip ?? ''), 120);
      return flight;
    };
  });
  const before = (await moved(seat)).length;
  for (let nth = 0; nth < 30; nth += 1) {
    await seat.page.keyboard.press('1');
    await seat.page.evaluate(() => new Promise((done) => setTimeout(done, 130)));
  }
  expect((await moved(seat)).length).toBeGreaterThan(before + 10);
  expect(await seat.page.evaluate(() => (globalThis as unknown as { fallen: string[] }).fallen)).toEqual([]);
  await leave(seat);
});

test('Alien Frontiers: a ship goes to where it docks', async () => {
  const seat = await watched('alien-frontiers', true);
  const before = (await moved(seat)).length;
  await make(seat, /^solar \d$/);
  expect((await moved(seat)).length).toBeGreaterThan(before);
  await leave(seat);
});

test.each(['new-frontiers', 'alien-frontiers'])('%s: nothing moves for those who want no motion', async (game) => {
  const seat = await watched(game, false);
  for (let nth = 0; nth < 4; nth += 1) await make(seat, /./);
  expect(await moved(seat)).toEqual([]);
  await leave(seat);
});
