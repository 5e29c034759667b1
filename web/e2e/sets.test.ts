/** Choosing a set: marked in any order, taken back, confirmed, and undone as one. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { Person, State } from '../scripts/person.mjs';
import { leave, sitAt, visit, type Client } from './support/client';
import { environment } from './support/environment';
import { CONFIRM, fittingMarks, goneOn, LIST, turn } from './support/moves';
import { offersSet, reach } from './support/positions';

const at = environment();
let person: Person;
beforeAll(async () => {
  person = await at.arrive('Maja');
});

const pressed = ({ page }: Client): Promise<(string | null)[]> => page.locator(`${LIST}[aria-pressed]`).evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')));
const told = ({ page }: Client): Promise<string> => page.locator('.turn .set [role=status]').innerText();

/** The set that is offered, and marks of it that fit, by their places in the list. */
function fitting({ set }: State): number[] {
  return fittingMarks(set!)!.map((mark) => set!.items.findIndex((item) => item.action === mark));
}

/** At a set of several things, of which at least one has to be chosen. */
const severalWanted = (state: State): boolean => offersSet(state) && (state.set!.least > 0 || state.set!.goal > 0);

describe.each([
  ['alien-frontiers', 'the board', {}],
  ['new-frontiers', 'the board', {}],
  ['new-frontiers', 'the general view', { plain: true }],
])('in %s, with %s', (game, _, preferences) => {
  let table: string;
  let client: Client;
  let state: State;
  beforeAll(async () => {
    table = await reach(person, { game }, game === 'alien-frontiers' ? offersSet : severalWanted);
    client = await at.open({ person, preferences });
    if ('plain' in preferences) await visit(client.page, `table/${table}`);
    else await sitAt(client.page, table);
    state = (await turn(client))!;
  });

  test('marks are set and cleared by keys, and nothing is sent', async () => {
    const { page } = client;
    await page.locator('#main').focus();
    const before = await told(client);
    client.sent.length = 0;
    await page.keyboard.press('2');
    await expect.poll(() => pressed(client)).toEqual(state.set!.items.map((_item, index) => String(index === 1)));
    expect(await told(client)).not.toBe(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => pressed(client)).not.toContain('true');
    expect(await told(client)).toBe(before);
    expect(client.lastState).toBe(state);
    expect(client.sent.filter((type) => ['act', 'choose', 'undo'].includes(type))).toEqual([]);
  });

  test('what does not fit says why, and is not sent', async () => {
    const { page } = client;
    if (fittingMarks(state.set!)!.length === 0) return;
    expect(await page.locator(CONFIRM).getAttribute('aria-disabled')).toBe('true');
    await page.locator(CONFIRM).click();
    await page.locator('#main').focus();
    await page.keyboard.press('Enter');
    expect(client.sent).not.toContain('choose');
  });

  test('a set is marked in any order, confirmed by Enter, and undone as one where it can be', async () => {
    const { page } = client;
    const places = fitting(state);
    for (const place of [...places].reverse()) await page.locator(LIST).nth(place).click();
    await page.locator(`${CONFIRM}[aria-disabled=false]`).waitFor();
    await page.locator('#main').focus();
    client.sent.length = 0;
    await page.keyboard.press('Enter');
    await goneOn(client, state);
    expect(client.sent.filter((type) => ['act', 'choose'].includes(type))).toEqual(['choose']);
    await expect.poll(() => client.lastState!.actor === client.lastState!.seat || client.lastState!.undo.length).toBeTruthy();
    const after = client.lastState!;
    if (after.undo.at(-1) !== state.ply) return;
    await page.keyboard.press('u');
    await goneOn(client, after);
    const back = (await turn(client))!;
    expect(back.set).toEqual(state.set);
    expect(back.view.players).toEqual(state.view.players);
    expect(await pressed(client)).not.toContain('true');
    await leave(client);
  });
});
