/** What helps at a table: undo, hints, reasons, menus, questions before the end of a turn, and the log. */

import { beforeAll, expect, test } from 'vitest';
import type { Person, State } from '../scripts/person.mjs';
import { leave, sitAt, visit, type Client } from './support/client';
import { environment } from './support/environment';
import { goneOn, LIST, move, press, turn } from './support/moves';
import { beforeLaunch, hubMoves, reach } from './support/positions';

const at = environment();
let person: Person;
beforeAll(async () => {
  person = await at.arrive('Lena');
});

/** A new table, at the first decision of this person where that is so. */
async function begin(game: string, preferences: Record<string, unknown> = {}, where: (state: State) => boolean = () => true): Promise<Client> {
  const table = await reach(person, { game }, where);
  const client = await at.open({ person, preferences });
  await sitAt(client.page, table);
  await turn(client);
  return client;
}

const dice = (client: Client): Promise<number> => client.page.locator('[data-region=tray] .hand-die').count();

test('undo takes decisions back, one after the other', async () => {
  const client = await begin('alien-frontiers');
  const start = client.lastState!;
  const ships = await dice(client);
  const first = start.choices.find((choice) => /^solar \d$/.test(choice.move))!;
  await move(client.page, first.move).click();
  await goneOn(client, start);
  const second = (await turn(client))!;
  expect(await dice(client)).toBe(ships - 1);
  await move(client.page, second.choices.find((choice) => /^(solar|hub|artifact) \d$/.test(choice.move))!.move).click();
  await goneOn(client, second);
  let state = (await turn(client))!;
  expect(await dice(client)).toBe(ships - 2);

  await client.page.getByRole('button', { name: 'Undo' }).click();
  await goneOn(client, state);
  state = (await turn(client))!;
  expect(await dice(client)).toBe(ships - 1);
  await client.page.keyboard.press('u');
  await goneOn(client, state);
  state = (await turn(client))!;
  expect(await dice(client)).toBe(ships);
  expect(state.choices.map((choice) => choice.move)).toEqual(start.choices.map((choice) => choice.move));
  expect(await client.page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await leave(client);
});

test('beside a board the list of moves is folded, unfolds while one types, and stays as it was left', async () => {
  const client = await begin('new-frontiers', { moves: false });
  const { page } = client;
  const list = page.locator(LIST);
  const button = page.locator('aside form button[aria-expanded]');
  expect(await list.first().isVisible()).toBe(false);
  expect(await button.innerText()).toContain(String(client.lastState!.choices.length));
  await page.keyboard.press('/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('typed');
  const wanted = client.lastState!.choices[1]!.move;
  await page.keyboard.type(wanted);
  await list.first().waitFor();
  expect(await list.locator('code').allInnerTexts()).toContain(wanted);
  await page.keyboard.press('Escape');
  await list.first().waitFor({ state: 'hidden' });
  await button.click();
  await list.first().waitFor();
  await page.reload();
  await list.first().waitFor();
  await leave(client);
});

test('a hint names some of the choices, and does the best on request', async () => {
  const client = await begin('new-frontiers');
  const state = client.lastState!;
  await client.page.keyboard.press('h');
  const hint = client.page.locator('.turn .hint');
  await hint.waitFor();
  const marked = client.page.locator(`${LIST}.hinted`);
  expect(await marked.count()).toBe(1);
  const wanted = await marked.locator('code').innerText();
  const advised = hint.getByRole('button');
  expect(await advised.count()).toBeLessThanOrEqual(3);
  await advised.first().click();
  await goneOn(client, state);
  // Others may have moved since.
  const { log } = (await person.ask('GET', `tables/${client.page.url().split('/').at(-1)}?since=${state.ply}`)).state as { log: { entries: { ply: number; move: string | null }[] } };
  expect(log.entries.find((entry) => entry.ply === state.ply)?.move).toBe(wanted);
  await leave(client);
});

test.each([
  ['alien-frontiers', '[data-board] .target.blocked[data-part]', () => true],
  ['new-frontiers', '.nf-action.blocked', ({ view }: State) => view.phase === 'pick' && view.actions.some((tile: { picked: boolean }) => tile.picked)],
])('%s says why something cannot be done', async (game, blocked, where) => {
  const client = await begin(game, {}, where);
  const before = client.lastState!;
  const target = client.page.locator(blocked).first();
  // To those who look, and to those who listen.
  const shown = client.page.locator('.board-tip .reason').first();
  await target.focus();
  await shown.waitFor();
  const told = (await shown.innerText()).replace('✕ ', '');
  expect(told.length).toBeGreaterThan(10);
  await expect.poll(() => client.page.locator('[aria-live=polite]').allInnerTexts()).toContainEqual(expect.stringContaining(told));
  await target.blur();
  await shown.waitFor({ state: 'detached' });
  await target.hover();
  await shown.waitFor();
  expect(await shown.innerText()).toContain(told);
  await client.page.mouse.move(1, 1);
  await shown.waitFor({ state: 'detached' });

  await target.focus();
  await client.page.keyboard.press('Enter');
  const tip = client.page.locator('[popover][role=status]');
  await tip.waitFor();
  await expect.poll(() => tip.innerText()).not.toMatch(/^(Asking|$)/);
  const reason = await tip.innerText();
  expect(reason.length).toBeGreaterThan(10);
  expect(reason).toContain(told);
  expect(client.lastState).toBe(before);
  await client.page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
  await leave(client);
});

test('an element with several choices opens a menu that can be left again', async () => {
  const client = await begin('alien-frontiers', {}, ({ choices }) => hubMoves(choices).size > 1);
  const { page } = client;
  const before = client.lastState!;
  const hub = page.locator('[data-part=station-hub]');
  await hub.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('listbox');
  await menu.waitFor();
  expect(await menu.getByRole('option').count()).toBe(hubMoves(before.choices).size);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(client.lastState).toBe(before);
  expect(await hub.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await goneOn(client, before);
  await leave(client);
});

/** Powers that are pointed at one of several ships or places, by their verb: what the card's button is called. */
const POINTED: Record<string, string> = {
  boost: 'Use Booster Pod',
  stasis: 'Use Stasis Beam',
  flip: 'Use Polarity Device',
  cannon: 'Use Plasma Cannon',
  positron: 'Discard Data Crystal',
  isolate: 'Discard Stasis Beam',
  repulse: 'Discard Gravity Manipulator',
};

test('ships that were chosen and a card that was made ready are let go again, and nothing has happened', async () => {
  const pointed = (moves: string[]): string | undefined => Object.keys(POINTED).find((verb) => moves.filter((one) => one.startsWith(`${verb} `)).length > 1);
  const client = await begin('alien-frontiers', {}, ({ choices }) => pointed(choices.map((choice) => choice.move)) !== undefined);
  const { page } = client;
  const before = client.lastState!;
  const board = page.locator('[data-board]');
  const glowing = (): Promise<(string | null)[]> => board.locator('.target.legal').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const atFirst = await glowing();
  const on = board.locator('.target.on');

  // Ships, and back by key.
  if (await dice(client)) {
    await press(board.locator('[data-region=tray] .target').first());
    await expect.poll(() => on.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => on.count()).toBe(0);
  }
  // A card, and back by the button.
  await press(board.getByRole('button', { name: POINTED[pointed(before.choices.map((choice) => choice.move))!]! }));
  await expect.poll(() => on.count()).toBe(1);
  expect(await glowing()).not.toEqual(atFirst);
  await press(board.getByRole('button', { name: 'Cancel', exact: true }));
  await expect.poll(glowing).toEqual(atFirst);
  expect(await on.count()).toBe(0);
  expect(client.lastState).toBe(before);
  await leave(client);
});

test('a move of several steps shows what was chosen, and Escape takes it back', async () => {
  const client = await at.open({ person });
  const { page } = client;
  await sitAt(page, await beforeLaunch(person));
  const before = (await turn(client))!;
  await move(page, 'launch').click();
  await goneOn(client, before);
  const inside = (await turn(client))!;
  expect(await page.locator('.steps li').last().innerText()).toMatch(/launch/i);
  expect(inside.choices.every((choice) => choice.move.startsWith('territory '))).toBe(true);
  await page.locator('#main').focus();
  await page.keyboard.press('Escape');
  await goneOn(client, inside);
  const after = (await turn(client))!;
  expect(after.choices).toEqual(before.choices);
  expect(after.view.players).toEqual(before.view.players);
  await leave(client);
});

test('Escape takes a step back in every game, and nothing outside a move', async () => {
  const client = await begin('new-frontiers', {}, ({ choices }) => choices.some((choice) => choice.move === 'pick develop'));
  const { page } = client;
  const before = client.lastState!;
  await page.locator('#main').focus();
  await move(page, 'pick develop').click();
  await goneOn(client, before);
  const inside = (await turn(client))!;
  expect(inside.view.phase).not.toBe('pick');
  await page.locator('#main').focus();
  await page.keyboard.press('Escape');
  await goneOn(client, inside);
  const after = (await turn(client))!;
  expect(after.choices).toEqual(before.choices);
  client.sent.length = 0;
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  expect(client.sent).not.toContain('undo');
  await leave(client);
});

test.each([
  ['alien-frontiers', '[data-part=station-hub]', '.board-tip'],
  ['new-frontiers', '[data-part=action-develop]', '.board-tip'],
])('%s: an element tells about itself when it is pointed at, not when it appears under the mouse', async (game, element, words) => {
  const table = await person.sitDown(game, ['random']);
  const client = await at.open({ person });
  const { page } = client;
  // Where the element will be, before it is there.
  await sitAt(page, table);
  await turn(client);
  const { x, y, width, height } = (await page.locator(element).first().boundingBox())!;
  await visit(page, '');
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.evaluate((wanted) => {
    addEventListener('pointerover', ({ target }) => (target as Element).closest(wanted) && Object.assign(globalThis, { entered: true }), true);
  }, element);
  await sitAt(page, table);
  await turn(client);
  // The browser has told the page that the mouse is over the element.
  await page.waitForFunction(() => 'entered' in globalThis);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.locator(words).count()).toBe(0);
  await page.mouse.move(2, 2);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.locator(words).waitFor();
  await leave(client);
});

test('the end of a turn asks first, if that is preferred', async () => {
  const client = await begin('new-frontiers', { confirmEnd: true }, ({ choices }) => choices.length > 1 && choices.some((choice) => choice.move === 'pass'));
  const state = client.lastState!;
  await move(client.page, 'pass').click();
  const question = client.page.locator('dialog[open]');
  await question.waitFor();
  await client.page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(client.lastState).toBe(state);
  await move(client.page, 'pass').click();
  await question.locator('.button.primary').click();
  await goneOn(client, state);
  await leave(client);
});

test('a line of the log shows its place on the board', async () => {
  const client = await begin('alien-frontiers', { unguided: ['alien-frontiers'] });
  const state = client.lastState!;
  await move(client.page, state.choices.find((choice) => /^solar \d$/.test(choice.move))!.move).click();
  await goneOn(client, state);
  await turn(client);
  await client.page.getByRole('tab', { name: 'Log' }).click();
  await client.page.locator('[role=tabpanel] li, [role=tabpanel] button').filter({ hasText: 'Solar Converter' }).last().hover();
  await expect.poll(() => client.page.locator('[data-part=station-solar].marked').count()).toBe(1);
  await leave(client);
});

test('what others do is shown one after the other, and can be skipped', async () => {
  const bots = ['random', 'random', 'random'];
  const table = await reach(person, { game: 'alien-frontiers', bots }, ({ choices }) => choices.some((choice) => choice.move === 'end'));
  const client = await at.open({ person, preferences: { pace: 'slow' } });
  await sitAt(client.page, table);
  const state = (await turn(client))!;
  // Nothing is shown by and by: what has come stays to be skipped.
  await client.page.evaluate(() => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = ((run: () => void, wait = 0) => setTimeout(run, wait > 300 ? 2 ** 30 : wait)) as typeof setTimeout;
  });
  await move(client.page, 'end').click();
  await goneOn(client, state);
  const skip = client.page.getByRole('button', { name: /^Skip/ });
  await skip.waitFor();
  expect(await client.page.locator(LIST).count()).toBe(0);
  await expect.poll(() => client.lastState!.actor).toBe(client.lastState!.seat);
  // At once, and not by and by: two frames after the key nothing waits any more.
  expect(await skip.count()).toBe(1);
  await client.page.evaluate(() => {
    const look = (): void => void (document.body.dataset.waiting = String(document.querySelectorAll('.turn .story').length));
    addEventListener('keyup', () => requestAnimationFrame(() => requestAnimationFrame(look)), { once: true });
  });
  await client.page.keyboard.press('s');
  await expect.poll(() => client.page.locator('body').getAttribute('data-waiting')).toBe('0');
  await turn(client);
  await leave(client);
});
