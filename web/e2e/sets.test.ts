/** Choosing a set: marked in any order, taken back, confirmed, and undone as one. */

import { beforeAll, expect, test } from 'vitest';
import type { Person, State } from '../scripts/person.mjs';
import { markable } from '../src/lib/sets';
import { leave, sitAt, visit, type Client } from './support/client';
import { environment } from './support/environment';
import { CONFIRM, goneOn, LIST, turn } from './support/moves';
import { reach, toRaid, toReturn } from './support/positions';

const at = environment();
let person: Person;
beforeAll(async () => {
  person = await at.arrive('Maja');
});

const pressed = ({ page }: Client): Promise<(string | null)[]> =>
  page.locator(`${LIST}[aria-pressed]`).evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')));
const told = ({ page }: Client): Promise<string> => page.locator('.turn .set [role=status]').innerText();
const DECISIONS = ['act', 'choose', 'undo'];
/** What the page has sent that changes the match. */
const decided = ({ sent }: Client): string[] => sent.filter((type) => DECISIONS.includes(type));
const confirmable = ({ page }: Client): Promise<string | null> => page.locator(CONFIRM).getAttribute('aria-disabled');

/** Places in the list of as many items as can be marked, the last first. */
function marksFromTheEnd({ set }: State): number[] {
  const marks: number[] = [];
  for (;;) {
    const next = [...markable(set!, marks)].at(-1);
    if (next === undefined) return marks.map((mark) => set!.items.findIndex((item) => item.action === mark));
    marks.push(next);
  }
}

/** The moves that were made from this state on, as the log tells them. */
async function movesSince(table: string, { ply, seat }: State): Promise<(string | null)[]> {
  const { entries } = ((await person.ask('GET', `tables/${table}`)).state as State).log;
  return entries.filter((entry) => entry.ply >= ply && entry.actor === seat).map((entry) => entry.move);
}

test('a raid takes what was marked, in any order, and is undone as one', async () => {
  const table = await reach(person, toRaid, ({ view, set }) => view.phase === 'raid' && set !== null && set.items.length > 2 && set.items.some((item) => item.times > 1));
  const client = await at.open({ person });
  const { page } = client;
  await sitAt(page, table);
  const state = (await turn(client))!;
  const { items } = state.set!;
  const before = await told(client);
  client.sent.length = 0;
  await page.locator('#main').focus();

  // By key, several times the same, and back again by key.
  const often = items.findIndex((item) => item.times > 1);
  await page.keyboard.press(String(often + 1));
  await page.keyboard.press(String(often + 1));
  await page.locator(LIST).nth(often).getByText(`2 of ${items[often]!.times}`).waitFor();
  await page.locator(LIST).nth(often).locator('xpath=../button[2]').click();
  await page.locator(LIST).nth(often).getByText(`1 of ${items[often]!.times}`).waitFor();
  await page.locator('#main').focus();
  expect(await pressed(client)).toContain('true');
  expect(await told(client)).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => pressed(client)).not.toContain('true');
  expect(await told(client)).toBe(before);
  expect([client.lastState, decided(client)]).toEqual([state, []]);

  // With the mouse, from the end to the beginning.
  const places = marksFromTheEnd(state);
  for (const place of places) await page.locator(LIST).nth(place).click();
  await expect.poll(() => told(client)).toContain(`${places.length} chosen`);
  expect(await page.locator(`${LIST}[aria-pressed=false][aria-disabled=false]`).count()).toBe(0);
  expect(decided(client)).toEqual([]);
  await page.locator(CONFIRM).click();
  await goneOn(client, state);
  expect(decided(client)).toEqual(['choose']);
  const after = (await turn(client))!;
  const taken = await movesSince(table, state);
  for (const place of places) expect(taken).toContain(items[place]!.move);

  expect(after.undo.at(-1)).toBe(state.ply);
  await page.locator('#main').focus();
  await page.keyboard.press('u');
  await goneOn(client, after);
  const back = (await turn(client))!;
  expect([back.set, back.view.players]).toEqual([state.set, state.view.players]);
  expect(await pressed(client)).not.toContain('true');
  await leave(client);
});

test('worlds are returned in the general view, by keyboard', async () => {
  const table = await reach(person, toReturn, ({ view, set }) => view.phase === 'return' && (set?.most ?? 0) > 1);
  const client = await at.open({ person, preferences: { plain: true } });
  const { page } = client;
  await visit(page, `table/${table}`);
  const state = (await turn(client))!;
  const { items, least } = state.set!;
  client.sent.length = 0;
  await page.locator('#main').focus();

  // What does not fit yet says why, and is not sent.
  expect(await confirmable(client)).toBe('true');
  await page.keyboard.press('2');
  await expect.poll(() => pressed(client)).toEqual(items.map((_, index) => String(index === 1)));
  expect(await told(client)).toContain(`Choose ${least - 1} more.`);
  await page.keyboard.press('Enter');
  await page.locator(CONFIRM).click({ force: true });
  expect(await confirmable(client)).toBe('true');
  // The same key takes the mark back.
  await page.locator('#main').focus();
  await page.keyboard.press('2');
  await expect.poll(() => pressed(client)).not.toContain('true');

  // An item that is typed is marked.
  const places = marksFromTheEnd(state);
  await page.keyboard.press('/');
  await page.waitForFunction(() => document.activeElement?.id === 'typed');
  await page.keyboard.type(items[places[0]!]!.move);
  await page.keyboard.press('Enter');
  await expect.poll(() => pressed(client)).toEqual(items.map((_, index) => String(index === places[0])));
  for (const place of places.slice(1)) await page.locator(LIST).nth(place).press('Space');
  await expect.poll(() => confirmable(client)).toBe('false');
  await page.locator('#main').focus();
  await page.keyboard.press('Enter');
  await goneOn(client, state);
  expect(decided(client)).toEqual(['choose']);
  const returned = (await movesSince(table, state)).filter((move) => move?.startsWith('return '));
  expect(returned.sort()).toEqual(places.map((place) => items[place]!.move).sort());
  await leave(client);
});
