/** The boards as physical things: what is pressed, dragged and dropped, what others did, what is gained, and what ends the match. */

import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Person, State } from '../scripts/person.mjs';
import { LANGUAGES, leave, sitAt, type Client, type ClientOptions } from './support/client';
import { environment } from './support/environment';
import { drag, goneOn, middle, move, press, turn } from './support/moves';
import { reach, type Wanted } from './support/positions';

const at = environment();
let person: Person;
beforeAll(async () => {
  person = await at.arrive('Lena');
});

async function begin(wanted: Wanted, where: (state: State) => boolean, options: ClientOptions = {}): Promise<Client> {
  const table = await reach(person, wanted, where);
  const client = await at.open({ person, ...options });
  await sitAt(client.page, table);
  await client.page.waitForSelector('.turn.mine');
  return client;
}

const DICE = '[data-region=tray] [data-die]';
const station = (page: Page, name: string): Locator => page.locator(`[data-key="station:${name}"]`);

/** Three ships of different values that may all go to the Solar Converter, and then one to the Hub. */
const threeShips = ({ view, choices }: State): boolean =>
  view.phase === 'main' && view.hand.length === 3 && new Set(view.hand).size === 3 && choices.some(({ move: one }) => /^solar \d$/.test(one)) && choices.some(({ move: one }) => /^hub \d$/.test(one));

test('Alien Frontiers: help keeps what is selected, ships dock together, and a ship is dragged to its dock', async () => {
  const client = await begin({ game: 'alien-frontiers' }, threeShips);
  const { page } = client;
  const start = (await turn(client))!;
  const on = page.locator('[data-board] .target.on');
  const dice = page.locator(DICE);

  // The rules are behind the question mark, and Escape closes them alone.
  await press(page.locator('[data-region=tray] .target').nth(0));
  await press(page.locator('[data-region=tray] .target').nth(1));
  await expect.poll(() => on.count()).toBe(2);
  await page.locator('[data-region=solar]').getByRole('button', { name: /rules$/ }).click();
  const help = page.locator('[popover]:popover-open');
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  expect(await on.count()).toBe(2);
  expect(client.lastState).toBe(start);

  // The station's name is as good as its docks; both ships go.
  const { width } = (await station(page, 'solar').boundingBox())!;
  await station(page, 'solar').click({ position: { x: width / 3, y: 14 } });
  await expect.poll(() => dice.count()).toBe(1);
  await expect.poll(async () => (await turn(client))!.view.stations.solar.ships.length).toBe(start.view.stations.solar.ships.length + 2);

  // Dragged: it follows the pointer, snaps to a station, comes back from nowhere, and stays where it was dropped.
  const before = (await turn(client))!;
  const from = await middle(dice.first());
  const carried = page.locator('[data-board] .carried > *');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 30, { steps: 3 });
  await carried.waitFor();
  expect(await page.locator('.droppable').count()).toBeGreaterThan(0);
  expect(await page.locator('.aimed').count()).toBe(0);
  await page.mouse.up();
  await carried.waitFor({ state: 'detached' });
  expect([await dice.count(), await on.count(), client.lastState]).toEqual([1, 0, before]);
  await drag(page, dice.first(), station(page, 'hub'));
  await goneOn(client, before);
  const after = (await turn(client))!;
  expect(after.view.hand).toEqual([]);
  expect(after.view.stations.hub.ships.length).toBe(before.view.stations.hub.ships.length + 1);
  await carried.waitFor({ state: 'detached' });
  await leave(client);
});

test('Alien Frontiers on a phone: a finger drags a ship, and stays for what is told', async () => {
  const client = await begin({ game: 'alien-frontiers' }, threeShips, { size: 'phone', preferences: { unguided: ['alien-frontiers'] } });
  const { page } = client;
  const before = client.lastState!;
  const touch = await client.context.newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }): Promise<unknown> =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  // The board comes first: the list of moves is not there before it is asked for.
  expect(await page.locator('.choice').count()).toBe(0);
  const board = (await page.locator('[data-board]').boundingBox())!;
  expect(board.height).toBeGreaterThan(844 * 0.6);

  const solar = station(page, 'solar');
  await finger('touchStart', await middle(solar));
  const told = page.locator('.board-tip.pinned');
  await told.waitFor();
  await finger('touchEnd');
  expect(client.lastState).toBe(before);
  await told.getByRole('button', { name: 'Close' }).click();
  await told.waitFor({ state: 'detached' });

  const from = await middle(page.locator(DICE).first());
  const to = await middle(solar);
  const way = [0.1, 0.4, 0.7, 1].map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  // All at once: a finger that waits on its way asks what it points at.
  await Promise.all([finger('touchStart', from), ...way.map((point) => finger('touchMove', point))]);
  // The board may have been scrolled meanwhile: the finger goes where the station is now.
  await expect
    .poll(async () => {
      await finger('touchMove', await middle(solar));
      return page.locator('.aimed').evaluateAll((aimed) => aimed.map((one) => one.getAttribute('data-key')));
    })
    .toEqual(['station:solar']);
  await finger('touchEnd');
  await goneOn(client, before);
  await expect.poll(() => page.locator(DICE).count()).toBe(2);
  await leave(client);
});

test('what the others did is listed until the viewer acts, and each entry marks its place', async () => {
  const client = await begin({ game: 'alien-frontiers', bots: ['greedy', 'greedy'] }, ({ choices }) => choices.some((choice) => choice.move === 'end'));
  const { page } = client;
  let before = (await turn(client))!;
  await move(page, 'end').click();
  await goneOn(client, before);
  before = (await turn(client))!;
  const entries = page.locator('.since button');
  await entries.first().waitFor();
  // Two bots do more than four lines tell, and at least so many are in sight at once.
  expect(await entries.count()).toBeGreaterThanOrEqual(4);
  const strip = (await page.locator('.since .entries').boundingBox())!;
  const fourth = (await entries.nth(3).boundingBox())!;
  expect(fourth.y).toBeLessThan(strip.y + strip.height);
  // What was done to the viewer comes first.
  const own = await entries.evaluateAll((all) => all.map((entry) => entry.classList.contains('own')));
  expect(own).toEqual([...own].sort((one, other) => Number(other) - Number(one)));
  // Both of them, and by pointer and focus alike.
  expect(await page.locator('.since .sign svg').count()).toBeGreaterThanOrEqual(2);
  const docked = entries.filter({ hasText: / at the / }).first();
  const marked = page.locator('[data-part^=station-].marked');
  await docked.hover();
  await expect.poll(() => marked.count()).toBe(1);
  await page.mouse.move(1, 1);
  await expect.poll(() => marked.count()).toBe(0);
  await docked.focus();
  await expect.poll(() => marked.count()).toBe(1);
  // On a phone it is one line, however much is told.
  const laptop = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const line = (await page.locator('.since.narrow').boundingBox())!;
  const row = (await page.locator('.since.narrow .entries').boundingBox())!;
  expect(line.height).toBe(row.height);
  await page.setViewportSize(laptop);
  await move(page, before.choices.find((choice) => choice.move !== 'end')!.move).click();
  await goneOn(client, before);
  await entries.first().waitFor({ state: 'detached' });
  await leave(client);
});

test('New Frontiers: the last pick of a round is seen on the row of actions, and told', async () => {
  // The viewer picks first in the next round: the last pick of this one is the bot's.
  const client = await begin({ game: 'new-frontiers' }, ({ view, seat }) => view.phase === 'pick' && view.round >= 1 && view.order.slice(view.next_pawn + 1).some((one: number) => one !== seat), {
    preferences: { pace: 'fast' },
    motion: true,
  });
  const { page } = client;
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const tile of document.querySelectorAll<HTMLElement>('[data-part^=action-].happened')) seen.add(tile.dataset.part!);
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] });
  });
  const seen = (): Promise<string[]> => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
  const table = page.url().split('/').at(-1)!;
  let last = '';
  // What a pick leads to may ask the viewer again, and what was told before is gone then: rounds are played until the last pick stays told.
  for (let answered = true; answered; ) {
    const round = client.lastState!.view.round as number;
    while (client.lastState!.view.round === round) {
      const state = client.lastState!;
      if (state.actor === state.seat) {
        await page.waitForSelector('.turn.mine');
        const [choice] = state.choices;
        if (state.set) throw new Error('no set is chosen in the first rounds');
        await person.act(table, state, state.choices.find(({ move: one }) => one === 'pass') ?? choice!);
      }
      await goneOn(client, state);
    }
    const { log } = (await person.ask('GET', `tables/${table}?since=0`)).state as { log: { entries: { actor: number; move: string | null }[] } };
    const pick = log.entries.findLastIndex(({ move: one }) => one?.startsWith('pick '));
    last = log.entries[pick]!.move!.slice('pick '.length);
    answered = log.entries.slice(pick).some(({ actor }) => actor === client.lastState!.seat);
  }
  await page.waitForSelector('.turn.mine');
  expect(await seen()).toContain(`action-${last}`);
  expect(await page.locator('.since').innerText()).toMatch(/^picks /m);
  await leave(client);
});

test('what ends the match is in plain sight from the first turn, and a button that cannot be used says why', async () => {
  const client = await begin({ game: 'alien-frontiers', options: { round_limit: 30 } }, ({ view }) => view.phase === 'main');
  const { page } = client;
  const end = page.locator('[data-region=end]');
  expect(await end.getByRole('button').getAttribute('aria-label')).toContain('somebody has landed all colonies, or round 30 is over.');
  expect(await end.locator('.end-count').textContent()).toBe(String(client.lastState!.view.players[0].colonies));
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await undo.isDisabled()).toBe(true);
  await undo.click({ force: true });
  const why = page.locator('[popover][role=status]');
  await why.waitFor();
  expect(await why.innerText()).toMatch(/^Nothing can be taken back/);
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });
  await leave(client);
});

test('what is gained flies to where it is kept and can be heard, both can be ended at once, and neither is forced on anybody', async () => {
  const client = await begin({ game: 'alien-frontiers' }, ({ choices }) => choices.some(({ move: one }) => /^solar [3-6]$/.test(one)), { motion: true });
  const { page } = client;
  await page.evaluate(() => {
    const told = { tokens: 0, sounds: 0 };
    Object.assign(globalThis, { told });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      told.sounds += 1;
      start.apply(this, when);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const token = this.classList.contains('gain-token');
      if (token) told.tokens += 1;
      // A flight that lasts until somebody ends it.
      return animate.call(this, frames, token ? { ...(timing as object), duration: 1e8 } : timing);
    };
  });
  const told = (): Promise<{ tokens: number; sounds: number }> => page.evaluate(() => (globalThis as unknown as { told: { tokens: number; sounds: number } }).told);
  const dock = async (): Promise<void> => {
    const before = (await turn(client))!;
    await move(page, before.choices.find(({ move: one }) => /^solar \d$/.test(one))!.move).click();
    await goneOn(client, before);
    await turn(client);
  };
  await dock();
  await expect.poll(async () => (await told()).tokens).toBeGreaterThan(0);
  await expect.poll(async () => (await told()).sounds).toBeGreaterThan(0);
  const flying = page.locator('.gain-token');
  expect(await flying.count()).toBeGreaterThan(0);
  await page.keyboard.press('Shift');
  await expect.poll(() => flying.count()).toBe(0);

  // One press, and it is still.
  await page.getByRole('button', { name: 'Sound' }).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { tokens, sounds } = await told();
  if ((await turn(client))!.choices.some(({ move: one }) => /^solar \d$/.test(one))) await dock();
  expect(await told()).toEqual({ tokens, sounds });
  await leave(client);
});

/** The colour of the resources that are prepared for each class of card. */
const PREPARED = { planet: 'green', tech: 'blue', ship: 'red' } as const;

/** What may be dragged in this position: a section of a card in hand, and the class of a card under construction. */
function preparable({ view, seat, choices }: State): { key: string; cls: string; pay: string } | undefined {
  const hand = view.players[seat!].hand as string[];
  for (const [cls, colour] of Object.entries(PREPARED)) {
    const id = hand.find((one) => one.includes(colour));
    const section = id?.startsWith(colour) ? 'a' : 'b';
    if (id && choices.some(({ move: one }) => one === `prepare ${cls}`)) return { key: `hand:${id}:${section}`, cls, pay: `pay ${id} ${section}` };
  }
  return undefined;
}

test('Alien Artifacts: a resource is dragged onto a card under construction, and is the first that is marked there', async () => {
  const client = await begin({ game: 'alien-artifacts' }, (state) => state.view.phase === 'turn' && preparable(state) !== undefined);
  const { page } = client;
  const before = (await turn(client))!;
  const { key, cls, pay } = preparable(before)!;
  const card = page.locator(`.aa-empire.own .aa-row.${cls} .aa-card.building`).first();
  await drag(page, page.locator(`[data-key="${key}"]`), card);
  // Where the card can be completed as well, it is asked which is meant.
  const menu = page.getByRole('listbox');
  await expect.poll(async () => client.lastState !== before || (await menu.isVisible())).toBe(true);
  if (await menu.isVisible()) await menu.getByRole('option').first().click();
  await goneOn(client, before);
  const after = (await turn(client))!;
  expect(after.view.phase).toBe('prepare');
  expect(after.set!.items.map(({ move: one }) => one)).toContain(pay);
  await expect.poll(() => page.locator('[data-board] .target.on').getAttribute('data-key')).toBe(key);
  await leave(client);
});

test.each(LANGUAGES)('Alien Frontiers: every station with docks in a row says in words what it does, on a large screen, in "%s"', async (language) => {
  const client = await begin({ game: 'alien-frontiers' }, () => true, { size: 'large', language });
  for (const name of ['artifact', 'constructor', 'market', 'mine', 'raiders', 'shipyard', 'solar', 'terraform']) await client.page.locator(`[data-region=${name}] .lines.dim`).waitFor();
  await leave(client);
});
