/** How to Save a World: a whole match, the keyboard, and the moments to watch. */

import { expect, test } from 'vitest';
import { keysOf } from '../src/lib/boards/how_to_save_a_world/targets';
import { leave, sitAt, type Client } from './support/client';
import { environment } from './support/environment';
import { drag, goneOn, move, turn } from './support/moves';
import { look, playToTheEnd, sitDownTogether } from './support/wholeMatch';
import type { State } from '../scripts/person.mjs';

const at = environment();
const GAME = 'how-to-save-a-world';
/** After this round everybody passes, and the asteroid comes down by itself. */
const LAST_BUSY_ROUND = 2;
/** Where each lands in turn, so that every kind of decision comes up: work with boosts, research, cards, removal, the badge, tags. */
const PLACES = [
  ['lens-yard-b', 'ark-landing-b', 'take-command-a', 'canopy-market-b', 'crater-institute-a', 'refit-hall-a', 'frame-docks-a', 'ark-landing-a'],
  ['frame-docks-b', 'crater-institute-b', 'open-steppe-a', 'refit-hall-a', 'cliff-observatory-b', 'lens-yard-a', 'take-command-a', 'canopy-market-a'],
];
/** What ends a decision without doing anything; asked for only where nothing else is offered. */
const IDLE = /^(pass|done|later|never|tags 0)$/;

const keyed = (key: string): string => `[data-board] [data-key="${key}"]`;

/** What is wanted most: of a turn the next place of the list, else something that does something. */
function wish({ view, choices }: State, seat: number, nth: number): string {
  const moves = choices.map((choice) => choice.move);
  if (view.phase === 'turn') {
    if (view.round > LAST_BUSY_ROUND) return 'pass';
    const place = PLACES[seat]!.map((location) => `place ${location}`).find((one) => moves.includes(one) && !been.has(`${seat} ${one}`));
    const wanted = place ?? moves.find((one) => /^(shuttle|play)/.test(one)) ?? 'pass';
    been.add(`${seat} ${wanted}`);
    return wanted;
  }
  // The window for boosts: played, no more this turn, not now; the last window of a turn cannot be put off.
  if (view.phase === 'boost') return [moves.find((one) => one.startsWith('boost')), 'never', 'later'].find((one, way) => way >= nth % 3 && one !== undefined && moves.includes(one)) ?? 'never';
  return moves.filter((one) => !IDLE.test(one)).at(nth % 2 === 0 ? 0 : -1) ?? moves[0]!;
}
const been = new Set<string>();

test('two people and a bot play How to Save a World to the end', async () => {
  const { anna, ben } = await sitDownTogether(at, GAME, {}, 'random');
  const seen = await playToTheEnd([anna, ben], { game: GAME, keysOf, wish });
  for (const kind of ['species', 'turn', 'work', 'boost', 'research']) expect([...seen]).toContain(kind);
  // It ended by its rules: the asteroid is there, and a project has saved the world.
  const { view } = anna.lastState!;
  expect(view.phase).toBe('over');
  expect(['laser', 'shield', 'evacuation']).toContain(view.key);
  // The finale stands there for those who want no motion, and goes when it is closed.
  for (const client of [anna, ben]) {
    await client.page.locator('.hw-moment.finale .of.key').waitFor();
    await look(client, GAME, 'finale');
    await client.page.locator('.hw-moment .buttons button').last().click();
    await client.page.locator('.hw-moment').waitFor({ state: 'detached' });
  }
  await look(anna, GAME, 'over');
  // One press shows the board of another player, another one one's own.
  await anna.page.locator('.rival .who').first().click();
  await anna.page.locator('.hw-own .who .button').waitFor();
  await look(anna, GAME, 'rival');
  await anna.page.locator('.hw-own .who .button').click();
  await anna.page.locator('.hw-own .hw-hand').waitFor();
  // On a phone every leaf of the table.
  for (const leaf of ['worlds', 'projects', 'market', 'players']) {
    await ben.page.locator(`#hw-tab-${leaf}`).click();
    await look(ben, GAME, `over-${leaf}`);
  }
  await leave(anna);
  await leave(ben);
});

/** At the first turn of a match against bots. */
async function seated(name: string, motion: boolean): Promise<Client> {
  const person = await at.arrive(name);
  const table = await person.sitDown(GAME, ['random']);
  const client = await at.open({ person, motion });
  await sitAt(client.page, table);
  const state = (await turn(client))!;
  await move(client.page, state.choices[0]!.move).click();
  await goneOn(client, state);
  await turn(client);
  return client;
}

test('a place is found with the arrow keys, shows what it would add, and is taken back', async () => {
  const client = await seated('Lena', false);
  const { page } = client;
  const state = client.lastState!;
  // The unlimited place of the planet is always free; it asks what is gained.
  const wanted = page.locator(keyed('place:open-steppe-a'));
  await page.locator(keyed('place:ark-landing-b')).focus();
  await page.keyboard.press('ArrowRight');
  expect(await wanted.evaluate((place) => place === document.activeElement)).toBe(true);
  // Two energy stand beside the stock while the place that gives them has the focus.
  await page.locator(keyed('place:sunwell-flats-a')).focus();
  await expect.poll(() => page.locator('.hw-stock .res.energy .plus').innerText()).toBe('+2');
  await page.locator('.board-tip').getByText('For you now').waitFor();
  await wanted.focus();
  await page.keyboard.press('Enter');
  await goneOn(client, state);
  await expect.poll(() => client.lastState!.view.phase).toBe('gain');
  await turn(client);
  await page.keyboard.press('u');
  await expect.poll(() => client.lastState!.view.phase).toBe('turn');
  expect(client.lastState!.view.players[0].placed).toEqual([]);
  // A lander that is ready is dragged to another place, and what it gains flies to the stock.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Object.assign(globalThis, { tokens: 0 });
    Element.prototype.animate = function (frames, timing) {
      if (this.classList.contains('gain-token')) (globalThis as unknown as { tokens: number }).tokens += 1;
      return animate.call(this, frames, timing);
    };
  });
  const again = (await turn(client))!;
  const { energy } = again.view.players[0].resources;
  await drag(page, page.locator('.hw-world.planet .ready li.own'), page.locator(keyed('place:sunwell-flats-a')));
  await goneOn(client, again);
  expect(client.lastState!.view.players[0]).toMatchObject({ placed: ['sunwell-flats-a'], resources: { energy: energy + 2 } });
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { tokens: number }).tokens)).toBeGreaterThanOrEqual(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A hint is marked where it would be done.
  await turn(client);
  await page.keyboard.press('h');
  await page.locator('.turn .hint').waitFor();
  await page.locator('[data-board] .marked').first().waitFor();
  await leave(client);
});

/** Pass until the progress phase is over. */
async function passRound(client: Client): Promise<void> {
  const { round } = client.lastState!.view;
  while (client.lastState!.view.round === round) {
    const state = (await turn(client))!;
    if (state.view.round !== round) return;
    await move(client.page, 'pass').click();
    await goneOn(client, state);
    await expect.poll(() => client.lastState!.actor === client.lastState!.seat).toBe(true);
  }
}

test('the progress phase is watched step by step, and can be skipped', async () => {
  const client = await seated('Maja', true);
  const { page } = client;
  await page.clock.install();
  await passRound(client);
  const moment = page.locator('.hw-moment');
  await moment.or(page.locator('.hw-again')).first().waitFor();
  // From here on time goes by when the test says so, and the phase is watched from its beginning.
  await page.clock.pauseAt(Date.now() + 60_000);
  if ((await moment.count()) > 0) await moment.getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(1000);
  await moment.waitFor({ state: 'detached' });
  await page.locator('.hw-again').click();
  await moment.waitFor();
  const steps = moment.locator('.steps li');
  expect(await steps.count()).toBe(1);
  await page.clock.runFor(1400);
  expect(await steps.count()).toBe(2);
  await moment.getByRole('button', { name: 'Skip' }).click();
  await moment.getByText(/^Round 2/).waitFor();
  expect(await moment.getByRole('button', { name: 'Skip' }).count()).toBe(0);
  // It goes by itself, and can be called back.
  await page.clock.resume();
  await moment.waitFor({ state: 'detached' });
  await page.locator('.hw-again').click();
  await moment.getByRole('button', { name: 'Close' }).click();
  await moment.waitFor({ state: 'detached' });
  await leave(client);
});

test('who wants no motion goes on at once, and may look at the progress phase', async () => {
  const client = await seated('Olek', false);
  const { page } = client;
  await passRound(client);
  await turn(client);
  expect(await page.locator('.hw-moment').count()).toBe(0);
  await page.locator('.hw-again').click();
  await page.locator('.hw-moment').getByText(/^Round 2/).waitFor();
  await leave(client);
});
