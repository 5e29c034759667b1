/** Two people and a bot play Alien Artifacts to the end: one on a laptop, on the board alone, one on a phone. Every kind of screen on the way is looked at. */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { keysOf } from '../src/lib/boards/alien_artifacts/targets';
import { expectAccessible, expectAllWords, expectNoScrolling, expectNothingCut, expectReadable, expectTouchable } from './support/audit';
import { BOARD, LANGUAGES, leave, sitAt, switchLanguage, visit, type Client, type Language } from './support/client';
import { environment, FULL } from './support/environment';
import { chooseSet, fittingMarks, goneOn, listed, move, OVER, press, turn } from './support/moves';
import type { State } from '../scripts/person.mjs';

const at = environment();
const PICTURES = fileURLToPath(new URL('./shots/', import.meta.url));
/** Enough for Empires with cards of every class; a whole match, played in a full run, has about three times as many. */
const LIMIT = FULL ? {} : { round_limit: 9 };
/** What a whole match may take. */
const PATIENCE = 40 * 60_000;
/** What brings the match on, by the beginning of moves. */
const WISHES = ['pick', 'side', 'build', 'attack', 'artifact', 'act', 'use', 'offensive', 'mine', 'income', 'faction', 'prepare', 'buy', 'trade'];

const keyed = (key: string): string => `[data-board] [data-key="${key}"]`;

/** What is wanted most, of several such moves each in its turn; now and then something else. */
function wish({ choices }: State, nth: number): string {
  const verb = WISHES.find((one) => choices.some(({ move }) => move.startsWith(one)));
  const wanted = verb && nth % 5 < 4 ? choices.filter(({ move }) => move.startsWith(verb)) : choices;
  return wanted[nth % wanted.length]!.move;
}

/** A set, marked on the board and confirmed there. */
async function chooseOnBoard({ page }: Client, { set }: State): Promise<string> {
  const marks = fittingMarks(set!)!;
  for (const mark of marks) {
    const [key] = keysOf(set!.items.find((item) => item.action === mark)!.move);
    await press(page.locator(keyed(key!)).first());
  }
  await page.locator('[data-board] .set-confirm:not([aria-disabled])').click();
  return `a set of ${marks.length} on the board`;
}

/** A move, by what stands on the board; where an element offers several, the menu asks which. */
async function playOnBoard(client: Client, state: State, nth: number): Promise<string> {
  if (state.set) return chooseOnBoard(client, state);
  const { page } = client;
  const wanted = wish(state, nth);
  const [key] = keysOf(wanted);
  await press(page.locator(keyed(key ?? `answer:${wanted}`)).first());
  const menu = page.getByRole('listbox');
  const asked = page.locator('dialog[open] button.primary');
  await expect.poll(async () => client.lastState !== state || (await menu.isVisible()) || (await asked.count()) > 0, { message: wanted }).toBe(true);
  if (await menu.isVisible()) await menu.getByRole('option').first().click();
  else if (client.lastState === state) await asked.click();
  return wanted;
}

/** The same from the list, as on a phone. */
async function playFromList(client: Client, state: State, nth: number): Promise<string> {
  if (state.set) return chooseSet(client, state);
  const wanted = wish({ ...state, choices: listed(state) }, nth);
  await move(client.page, wanted).click();
  return wanted;
}

/** Everything about a screen that can be measured, in every language and last in that of the person, and its picture in a full run. */
async function look(client: Client, name: string, laptop: boolean, own: Language): Promise<void> {
  const { page } = client;
  for (const language of [...LANGUAGES.filter((one) => one !== own), own]) {
    await switchLanguage(client, language);
    await expectAllWords(page);
    await expectNothingCut(page);
    await expectReadable(page);
    await (laptop ? expectNoScrolling(page) : expectTouchable(page));
  }
  await expectAccessible(page, { part: BOARD, colours: laptop ? 'too' : 'not' });
  if (!FULL) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}alien-artifacts-${name}-${laptop ? 'laptop' : 'phone'}.png` });
}

test('two people and a bot play Alien Artifacts to the end', async () => {
  const people = await Promise.all(['Anna', 'Ben'].map((name) => at.arrive(name)));
  const unguided = ['alien-artifacts'];
  const anna = await at.open({ person: people[0]!, preferences: { unguided } });
  const ben = await at.open({ person: people[1]!, language: 'pl', size: 'phone', theme: 'light', preferences: { unguided } });
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: FULL ? 'greedy' : 'random' }];
  const options = { players: seats.length, ...LIMIT, factions: 'chosen' };
  const { table } = (await people[0]!.ask('POST', 'tables', { game: 'alien-artifacts', options, seats, public: true, rated: false, clock: null, start: false })) as { table: string };
  await people[1]!.ask('POST', `tables/${table}/join`, { seat: null });
  await visit(anna.page, `table/${table}`);
  await visit(ben.page, `table/${table}`);
  await people[0]!.ask('POST', `tables/${table}/start`);
  await Promise.all([sitAt(anna.page, table), sitAt(ben.page, table)]);

  const seen = new Set<string>();
  await Promise.all(
    [anna, ben].map(async (client) => {
      for (let nth = 0; ; nth += 1) {
        const state = await turn(client);
        if (!state) return;
        const laptop = client === anna;
        const own = laptop ? 'en' : 'pl';
        const name = `${state.view.phase}${laptop ? '' : ' on a phone'}`;
        if (!seen.has(name)) await look(client, state.view.phase, laptop, own);
        seen.add(name);
        const done = laptop ? await playOnBoard(client, state, nth) : await playFromList(client, state, nth);
        await goneOn(client, state, done);
      }
    }),
  );
  for (const kind of ['faction', 'turn', 'payment', 'side', 'discard']) expect([...seen]).toContain(kind);
  for (const { page } of [anna, ben]) {
    const end = page.locator(OVER);
    await end.waitFor();
    for (const name of ['Anna', 'Ben']) expect(await end.getByText(name).count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await end.waitFor({ state: 'hidden' });
  }
  await look(anna, 'over', true, 'en');
  // One press shows the Empire of another player at full size, another one one's own.
  await anna.page.locator('.aa-rival .who').first().click();
  await anna.page.locator('.aa-empire:not(.own) header').waitFor();
  await look(anna, 'rival', true, 'en');
  await anna.page.locator('.aa-empire header .button').click();
  await anna.page.locator('.aa-empire.own').waitFor();
  await leave(anna);
  await leave(ben);
}, PATIENCE);
