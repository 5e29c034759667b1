/** A match of two people and a bot, one on a laptop who uses the board alone, one on a phone who uses the list; every kind of screen is looked at. */

import { expect } from 'vitest';
import type { State } from '../../scripts/person.mjs';
import { audit } from './audit';
import { BOARD, LANGUAGES, sitAt, visit, type Client, type Language } from './client';
import { FULL, type Environment } from './environment';
import { chooseSet, fittingMarks, goneOn, listed, move, OVER, press, turn } from './moves';

export interface Played {
  game: string;
  /** The keys of the elements of the board that a move belongs to. */
  keysOf(move: string): string[];
  /** The move that is wanted, by the person's seat and how many were made; sets are chosen without it. */
  wish(state: State, seat: number, nth: number): string;
  /** What a screen must show after a move that was made on the board. */
  after?(client: Client, done: string): Promise<void>;
}

/** Anna at a laptop and Ben, in Polish, with a phone, at a table that has begun. */
export async function sitDownTogether(at: Environment, game: string, options: object, bot: string): Promise<{ anna: Client; ben: Client }> {
  const people = await Promise.all(['Anna', 'Ben'].map((name) => at.arrive(name)));
  const preferences = { unguided: [game] };
  const anna = await at.open({ person: people[0]!, preferences });
  const ben = await at.open({ person: people[1]!, language: 'pl', size: 'phone', theme: 'light', preferences: { ...preferences, sheet: true } });
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot }];
  const wish = { game, options: { players: seats.length, ...options }, seats, public: true, rated: false, clock: null, start: false };
  const { table } = (await people[0]!.ask('POST', 'tables', wish)) as { table: string };
  await people[1]!.ask('POST', `tables/${table}/join`, { seat: null });
  await Promise.all([visit(anna.page, `table/${table}`), visit(ben.page, `table/${table}`)]);
  await people[0]!.ask('POST', `tables/${table}/start`);
  await Promise.all([sitAt(anna.page, table), sitAt(ben.page, table)]);
  return { anna, ben };
}

const onPhone = ({ size }: Client): boolean => size === 'phone';

/** Languages beside one's own: Anna's, Ben's and one more are all there are, and the words of that one are longest. */
const OTHERS: readonly Language[] = FULL ? LANGUAGES : ['ru'];

/** Everything about a screen that can be measured, in the size that it is played in. */
export function look(client: Client, game: string, name: string): Promise<void> {
  return audit(client, `${game}, ${name}`, { part: BOARD, board: true, sizes: [client.size], languages: OTHERS, themes: ['dark'] });
}

/** A set, marked on the board and confirmed there. */
async function chooseOnBoard({ page }: Client, { set }: State, keyed: (notation: string) => string): Promise<string> {
  const marks = fittingMarks(set!)!;
  const button = page.locator('[data-board] .set-confirm');
  const ends = (): Promise<number> => button.evaluate((one) => Math.round(one.getBoundingClientRect().right));
  const there = await ends();
  for (const mark of marks) await press(page.locator(keyed(set!.items.find((item) => item.action === mark)!.move)).first());
  const confirm = page.locator('[data-board] .set-confirm:not([aria-disabled])');
  await confirm.waitFor();
  // It is pressed where it was seen.
  expect(Math.abs((await ends()) - there)).toBeLessThanOrEqual(1);
  // What was marked with the mouse is confirmed with Enter, as the button says.
  if (marks.length > 0) await page.keyboard.press('Enter');
  else await confirm.click();
  return `a set of ${marks.length} on the board`;
}

/** A move, by what stands on the board; where an element offers several, the menu asks which. */
async function playOnBoard(client: Client, state: State, nth: number, { keysOf, wish }: Played): Promise<string> {
  const keyed = (notation: string): string => `[data-board] [data-key="${keysOf(notation)[0] ?? `answer:${notation}`}"]`;
  if (state.set) return chooseOnBoard(client, state, keyed);
  const { page } = client;
  const wanted = wish(state, state.seat!, nth);
  await press(page.locator(keyed(wanted)).first());
  const menu = page.getByRole('listbox');
  const asked = page.locator('dialog[open] button.primary');
  await expect.poll(async () => client.lastState !== state || (await menu.isVisible()) || (await asked.count()) > 0, { message: wanted }).toBe(true);
  if (await menu.isVisible()) await menu.getByRole('option').first().click();
  else if (client.lastState === state) await asked.click();
  return wanted;
}

/** The same from the list. */
async function playFromList(client: Client, state: State, nth: number, { wish }: Played): Promise<string> {
  if (state.set) return chooseSet(client, state);
  const wanted = wish({ ...state, choices: listed(state) }, state.seat!, nth);
  await move(client.page, wanted).click();
  return wanted;
}

/** Play on until the end is shown to both; returns the kinds of decision that were seen. */
export async function playToTheEnd(clients: readonly Client[], played: Played): Promise<Set<string>> {
  const seen = new Set<string>();
  await Promise.all(
    clients.map(async (client) => {
      const looked = new Set<string>();
      for (let nth = 0; ; nth += 1) {
        const state = await turn(client);
        if (!state) return;
        const { phase } = state.view;
        if (!looked.has(phase)) await look(client, played.game, phase);
        looked.add(phase);
        seen.add(phase);
        const done = await (onPhone(client) ? playFromList : playOnBoard)(client, state, nth, played);
        await goneOn(client, state, done);
        if (!onPhone(client)) await played.after?.(client, done);
      }
    }),
  );
  for (const { page } of clients) {
    const end = page.locator(OVER);
    await end.waitFor();
    for (const name of ['Anna', 'Ben']) expect(await end.getByText(name).count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await end.waitFor({ state: 'hidden' });
  }
  return seen;
}
