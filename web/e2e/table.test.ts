/** What helps at a table: undo, hints, reasons, menus, questions before the end of a turn, and the log. */

import { beforeAll, expect, test } from 'vitest';
import { busyUntil, type Person, type Policy } from '../scripts/person.mjs';
import { house } from './support/house';
import { goneOn, LIST, move, press, turn } from './support/moves';
import { beforeLaunch } from './support/scenes';
import { leave, sitAt, visit, type Seat } from './support/seats';

const at = house();
let person: Person;
beforeAll(async () => {
  person = await at.arrive('Lena');
});

/** A new table, at the first decision of this person or where the policy has led to. */
async function begin(game: string, preferences: Record<string, unknown> = {}, policy?: Policy): Promise<Seat> {
  const table = await person.sitDown(game, ['random']);
  if (policy) await person.play(table, policy);
  const seat = await at.open({ person, preferences });
  await sitAt(seat.page, table);
  await turn(seat);
  return seat;
}

const dice = (seat: Seat): Promise<number> => seat.page.locator('[data-region=tray] .hand-die').count();

test('undo takes decisions back, one after the other', async () => {
  const seat = await begin('alien-frontiers');
  const start = seat.told!;
  const ships = await dice(seat);
  const first = start.choices.find((choice) => /^solar \d$/.test(choice.move))!;
  await move(seat.page, first.move).click();
  await goneOn(seat, start);
  const second = (await turn(seat))!;
  expect(await dice(seat)).toBe(ships - 1);
  await move(seat.page, second.choices.find((choice) => /^(solar|hub|artifact) \d$/.test(choice.move))!.move).click();
  await goneOn(seat, second);
  let state = (await turn(seat))!;
  expect(await dice(seat)).toBe(ships - 2);

  await seat.page.getByRole('button', { name: 'Undo' }).click();
  await goneOn(seat, state);
  state = (await turn(seat))!;
  expect(await dice(seat)).toBe(ships - 1);
  await seat.page.keyboard.press('u');
  await goneOn(seat, state);
  state = (await turn(seat))!;
  expect(await dice(seat)).toBe(ships);
  expect(state.choices.map((choice) => choice.move)).toEqual(start.choices.map((choice) => choice.move));
  expect(await seat.page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await leave(seat);
});

test('a hint names one of the choices, and does it on request', async () => {
  const seat = await begin('new-frontiers');
  const state = seat.told!;
  await seat.page.keyboard.press('h');
  const hint = seat.page.locator('.turn .hint');
  await hint.waitFor();
  const marked = seat.page.locator(`${LIST}.hinted`);
  expect(await marked.count()).toBe(1);
  const wanted = await marked.locator('code').innerText();
  await hint.getByRole('button').click();
  await goneOn(seat, state);
  // Others may have moved since.
  const { log } = (await person.ask('GET', `tables/${seat.page.url().split('/').at(-1)}?since=${state.ply}`)).state as { log: { entries: { ply: number; move: string | null }[] } };
  expect(log.entries.find((entry) => entry.ply === state.ply)?.move).toBe(wanted);
  await leave(seat);
});

test.each([
  ['alien-frontiers', '[data-board] .target.blocked[data-part]', undefined],
  ['new-frontiers', '.nf-action.barred', busyUntil(5, ({ view }) => view.phase === 'pick' && view.actions.some((tile: { picked: boolean }) => tile.picked))],
])('%s says why something cannot be done', async (game, blocked, policy) => {
  const seat = await begin(game, {}, policy);
  const before = seat.told!;
  const target = seat.page.locator(blocked).first();
  // To those who look, and to those who listen.
  const shown = seat.page.locator('.af-tip .reason, .nf-card .reason').first();
  await target.focus();
  await shown.waitFor();
  const told = (await shown.innerText()).replace('✕ ', '');
  expect(told.length).toBeGreaterThan(10);
  await expect.poll(() => seat.page.locator('[aria-live=polite]').allInnerTexts()).toContainEqual(expect.stringContaining(told));
  await target.blur();
  await shown.waitFor({ state: 'detached' });
  await target.hover();
  await shown.waitFor();
  expect(await shown.innerText()).toContain(told);
  await seat.page.mouse.move(1, 1);
  await shown.waitFor({ state: 'detached' });

  await target.focus();
  await seat.page.keyboard.press('Enter');
  const tip = seat.page.locator('[popover][role=status]');
  await tip.waitFor();
  await expect.poll(() => tip.innerText()).not.toMatch(/^(Asking|$)/);
  const reason = await tip.innerText();
  expect(reason.length).toBeGreaterThan(10);
  expect(reason).toContain(told);
  expect(seat.told).toBe(before);
  await seat.page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
  await leave(seat);
});

test('an element with several choices opens a menu that can be left again', async () => {
  const seat = await begin('alien-frontiers');
  const { page } = seat;
  const before = seat.told!;
  const hub = page.locator('[data-part=station-hub]');
  await hub.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('listbox');
  await menu.waitFor();
  expect(await menu.getByRole('option').count()).toBe(new Set(before.choices.filter(({ move }) => /^hub /.test(move)).map(({ move }) => move)).size);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(seat.told).toBe(before);
  expect(await hub.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await goneOn(seat, before);
  await leave(seat);
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
  const table = await person.sitDown('alien-frontiers', ['random']);
  const start = await person.play(table, busyUntil(6, ({ choices }) => pointed(choices.map((choice) => choice.move)) !== undefined));
  const seat = await at.open({ person });
  const { page } = seat;
  await sitAt(page, table);
  const before = (await turn(seat))!;
  const board = page.locator('[data-board]');
  const glowing = (): Promise<(string | null)[]> => board.locator('.target.legal').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const atFirst = await glowing();
  const on = board.locator('.target.on');

  // Ships, and back by key.
  if (await dice(seat)) {
    await press(board.locator('[data-region=tray] .target').first());
    await expect.poll(() => on.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => on.count()).toBe(0);
  }
  // A card, and back by the button.
  await press(board.getByRole('button', { name: POINTED[pointed(start.choices.map((choice) => choice.move))!]! }));
  await expect.poll(() => on.count()).toBe(1);
  expect(await glowing()).not.toEqual(atFirst);
  await press(board.getByRole('button', { name: 'Cancel', exact: true }));
  await expect.poll(glowing).toEqual(atFirst);
  expect(await on.count()).toBe(0);
  expect(seat.told).toBe(before);
  await leave(seat);
});

test('a move of several steps shows what was chosen, and Escape takes it back', async () => {
  const seat = await at.open({ person });
  const { page } = seat;
  await sitAt(page, await beforeLaunch(person));
  const before = (await turn(seat))!;
  await move(page, 'launch').click();
  await goneOn(seat, before);
  const inside = (await turn(seat))!;
  expect(await page.locator('.steps li').last().innerText()).toMatch(/launch/i);
  expect(inside.choices.every((choice) => choice.move.startsWith('territory '))).toBe(true);
  await page.locator('#main').focus();
  await page.keyboard.press('Escape');
  await goneOn(seat, inside);
  const after = (await turn(seat))!;
  expect(after.choices).toEqual(before.choices);
  expect(after.view.players).toEqual(before.view.players);
  await leave(seat);
});

test.each([
  ['alien-frontiers', '[data-part=station-hub]', '.af-tip'],
  ['new-frontiers', '[data-part=action-develop]', '.nf-card'],
])('%s: an element tells about itself when it is pointed at, not when it appears under the mouse', async (game, element, words) => {
  const table = await person.sitDown(game, ['random']);
  const seat = await at.open({ person });
  const { page } = seat;
  // Where the element will be, before it is there.
  await sitAt(page, table);
  await turn(seat);
  const { x, y, width, height } = (await page.locator(element).first().boundingBox())!;
  await visit(page, '');
  await page.mouse.move(x + width / 2, y + height / 2);
  await sitAt(page, table);
  await turn(seat);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await page.locator(words).count()).toBe(0);
  await page.mouse.move(2, 2);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.locator(words).waitFor();
  await leave(seat);
});

test('the end of a turn asks first, if that is preferred', async () => {
  const policy = busyUntil(11, ({ choices }) => choices.length > 1 && choices.some((choice) => choice.move === 'pass'));
  const seat = await begin('new-frontiers', { confirmEnd: true }, policy);
  const state = seat.told!;
  await move(seat.page, 'pass').click();
  const question = seat.page.locator('dialog[open]');
  await question.waitFor();
  await seat.page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(seat.told).toBe(state);
  await move(seat.page, 'pass').click();
  await question.locator('.button.primary').click();
  await goneOn(seat, state);
  await leave(seat);
});

test('a line of the log shows its place on the board', async () => {
  const seat = await begin('alien-frontiers', { unguided: ['alien-frontiers'] });
  const state = seat.told!;
  await move(seat.page, state.choices.find((choice) => /^solar \d$/.test(choice.move))!.move).click();
  await goneOn(seat, state);
  await turn(seat);
  await seat.page.getByRole('tab', { name: 'Log' }).click();
  await seat.page.locator('[role=tabpanel] li, [role=tabpanel] button').filter({ hasText: 'Solar Converter' }).last().hover();
  await expect.poll(() => seat.page.locator('[data-part=station-solar].marked').count()).toBe(1);
  await leave(seat);
});

test('what others do is shown one after the other, and can be skipped', async () => {
  const table = await person.sitDown('alien-frontiers', ['random', 'random', 'random']);
  await person.play(table, busyUntil(8, ({ choices }) => choices.some((choice) => choice.move === 'end')));
  const seat = await at.open({ person, preferences: { pace: 'slow' } });
  await sitAt(seat.page, table);
  const state = (await turn(seat))!;
  await move(seat.page, 'end').click();
  await goneOn(seat, state);
  const skip = seat.page.getByRole('button', { name: /^Skip/ });
  await skip.waitFor();
  expect(await seat.page.locator(LIST).count()).toBe(0);
  await expect.poll(() => seat.told!.actor).toBe(seat.told!.seat);
  // At once, and not by and by: two frames after the key nothing waits any more.
  expect(await skip.count()).toBe(1);
  await seat.page.evaluate(() => {
    const look = (): void => void (document.body.dataset.waiting = String(document.querySelectorAll('.turn .story').length));
    addEventListener('keyup', () => requestAnimationFrame(() => requestAnimationFrame(look)), { once: true });
  });
  await seat.page.keyboard.press('s');
  await expect.poll(() => seat.page.locator('body').getAttribute('data-waiting')).toBe('0');
  await turn(seat);
  await leave(seat);
});
