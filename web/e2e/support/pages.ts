/** Every page and dialog there is, how one gets there, and what of it is looked at. */

import type { Page } from 'playwright-core';
import { DRAWN_GAMES } from '../../scripts/games.mjs';
import { Person, randomPolicy } from '../../scripts/person.mjs';
import type { Screen } from './audit';
import { LIST, OVER } from './moves';
import { beforeLaunch, between, hubMoves, reach, toRaid, toReturn } from './positions';
import { BOARD, sitAt, visit } from './client';

/** Tables that the pages show. */
export interface Tables {
  open: string;
  /** The code of an invitation to it. */
  invitation: string;
  alien: string;
  /** The first turn of every game that has a board, by game. */
  fresh: Record<string, string>;
  frontiers: string;
  worlds: string;
  returning: string;
  raiding: string;
  launching: string;
  clocked: string;
  finished: string;
}

/** A table nobody has begun, four players in the middle of a match of each game, first turns, a set to choose, and a match that is over. */
export async function prepare(person: Person): Promise<Tables> {
  const seats = [{ kind: 'me' }, { kind: 'invited' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }];
  const wish = { game: 'new-frontiers', options: { players: 4 }, seats, public: true, rated: true, clock: null, start: false };
  const open = (await person.ask('POST', 'tables', wish)).table as string;
  const invitation = (await person.ask('POST', `tables/${open}/invitations`, { seat: 1 })).code as string;
  const four = { bots: ['greedy', 'greedy', 'greedy'] };
  const alien = await reach(person, { game: 'alien-frontiers', ...four }, ({ view, choices }) => view.round >= 5 && view.phase === 'main' && choices.length > 6);
  const fresh: Record<string, string> = {};
  for (const game of DRAWN_GAMES) {
    // A menu opens at the Hub where there is something to choose.
    fresh[game] = await reach(person, { game, bots: ['greedy'] }, ({ choices }) => game !== 'alien-frontiers' || hubMoves(choices).size > 1);
  }
  const frontiers = await reach(person, { game: 'new-frontiers', ...four }, ({ view, choices }) => view.round >= 4 && view.phase === 'pick' && choices.length > 3);
  const worlds = await reach(person, { game: 'new-frontiers', ...four }, ({ view }) => view.round >= 2 && view.display.length > 0);
  const returning = await reach(person, toReturn, ({ view, set }) => view.phase === 'return' && set !== null);
  const raiding = await reach(person, toRaid, ({ view, set }) => view.phase === 'raid' && set !== null);
  const rated = { game: 'alien-frontiers', options: { players: 2, round_limit: 2 }, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }], public: true, rated: true, clock: null, start: true };
  const finished = (await person.ask('POST', 'tables', rated)).table as string;
  await person.play(finished, randomPolicy(1));
  const launching = await beforeLaunch(person);
  const state = await person.turn(launching);
  await person.act(launching, state, state.choices.find(({ move }) => move === 'launch')!);
  const friend = await Person.arrive(person.address, 'Bonifacy Brzęczyszczykie');
  const clocked = await between(person, friend, { clock: { bank: 7200, increment: 30 }, rated: true });
  for (const [type, more] of [['chat', { text: 'Good evening! Shall we stop here, and play on tomorrow?' }], ['offer', { kind: 'abandon' }]] as const) {
    await friend.ask('POST', `tables/${clocked}/commands`, { type, table: clocked, key: crypto.randomUUID(), ...more });
  }
  return { open, invitation, alien, fresh, frontiers, worlds, returning, raiding, launching, clocked, finished };
}

const atTurn = async (page: Page, table: string): Promise<void> => {
  await sitAt(page, table);
  await page.waitForSelector('.turn.mine');
};

/** On a narrow screen the list of moves and what is beside it come on request. */
const openSheet = async (page: Page): Promise<void> => {
  const fold = page.locator('.fold[aria-expanded=false]');
  if ((await fold.count()) > 0) await fold.click();
};

/** The same without what is below the board. */
const foldSheet = async (page: Page): Promise<void> => {
  const fold = page.locator('.fold[aria-expanded=true]');
  if ((await fold.count()) > 0) await fold.click();
};

/** In a first match on a narrow screen the list lies behind the guide; beside a board it is folded. */
const showMoves = async (page: Page): Promise<void> => {
  await openSheet(page);
  const unfold = page.locator('aside form button[aria-expanded=false]');
  if ((await unfold.count()) > 0) await unfold.click();
  const tab = page.locator('#tab-moves');
  if ((await tab.count()) > 0) await tab.click();
};

/** At a set of which one thing is marked. */
const markedOne = async (page: Page, table: string): Promise<void> => {
  await atTurn(page, table);
  await page.locator('.turn .set').waitFor();
  await showMoves(page);
  await page.keyboard.press('1');
  await page.locator(`${LIST}[aria-pressed=true]`).waitFor();
};

/** Press what opens something, unless it is open. */
const opened = async (page: Page, part: string, press: () => Promise<unknown>): Promise<void> => {
  if ((await page.locator(part).count()) === 0) await press();
  await page.locator(part).first().waitFor();
};

/** The review of a match that is over, once it has been made. */
const reviewed = async (page: Page): Promise<void> => {
  await page.locator('#tab-review').click();
  await page.locator('.review [role=slider]').waitFor();
  await page.locator('.review summary').click();
  await page.locator('.review table').waitFor();
};

export interface Visited extends Screen {
  open(page: Page, tables: Tables): Promise<unknown>;
}

/** A table at which somebody plays. */
const play = (open: Visited['open'], more: Partial<Visited> = {}): Visited => ({ open, board: true, show: openSheet, fold: foldSheet, ...more });
/** A tab beside a board, or below it. */
const tab = (name: string, table: (tables: Tables) => string): Visited => ({
  open: async (page, tables) => {
    await atTurn(page, table(tables));
    await openSheet(page);
    await page.locator(`#tab-${name}`).click();
  },
  show: openSheet,
  part: 'aside',
});

export const SCREENS: Record<string, Visited> = {
  lobby: {
    open: async (page) => {
      await visit(page, '');
      await page.waitForSelector('.quick .play');
      await page.waitForSelector('section[aria-labelledby=lobby-waiting]');
    },
  },
  create: {
    open: async (page) => {
      await visit(page, 'create/new-frontiers');
      await page.locator('summary').click();
    },
  },
  'waiting room': {
    open: async (page, { open }) => {
      await visit(page, `table/${open}`);
      await page.locator('.seats').waitFor();
      await page.getByRole('button', { name: 'QR' }).first().click();
      await page.locator('.share svg').waitFor();
    },
  },
  invitation: {
    open: async (page, { invitation }) => {
      await visit(page, `invite/${invitation}`);
      await page.locator('form').waitFor();
    },
  },
  'table of Alien Frontiers': play((page, { alien }) => atTurn(page, alien)),
  ...Object.fromEntries(DRAWN_GAMES.map((game) => [`table of ${game}, first turn`, play((page, { fresh }) => atTurn(page, fresh[game]!))])),
  'table of New Frontiers': play((page, { frontiers }) => atTurn(page, frontiers)),
  'table of New Frontiers, worlds on offer': play((page, { worlds }) => atTurn(page, worlds), { again: true }),
  'table of New Frontiers, choosing a set': play((page, { returning }) => markedOne(page, returning), { show: showMoves, again: true }),
  'table of Alien Frontiers, choosing a set': play((page, { raiding }) => markedOne(page, raiding), { show: showMoves, again: true }),
  'table of Alien Frontiers, inside a move': play(
    async (page, { launching }) => {
      await atTurn(page, launching);
      await page.locator('.steps li').first().waitFor();
    },
    { again: true },
  ),
  'table of Alien Frontiers, with clocks and an offer': play(
    async (page, { clocked }) => {
      await sitAt(page, clocked);
      await page.locator('.offer').waitFor();
      await page.locator('.time').first().waitFor();
    },
    { again: true },
  ),
  hint: {
    open: async (page, { fresh }) => {
      await atTurn(page, fresh['alien-frontiers']!);
      await showMoves(page);
      await page.keyboard.press('h');
      await page.locator('.turn .hint').waitFor();
      await page.locator(`${LIST}.hinted`).waitFor();
    },
    show: showMoves,
    part: 'aside',
  },
  'menu of choices': {
    open: (page, { fresh }) => atTurn(page, fresh['alien-frontiers']!),
    show: (page) => opened(page, '[popover] [role=listbox], [role=listbox][popover]', () => page.locator('[data-part=station-hub]').press('Enter')),
    part: '[popover]',
  },
  'reason why not': {
    open: (page, { alien }) => atTurn(page, alien),
    show: (page) => opened(page, '[popover][role=status] p', () => page.locator('[data-board] .target.blocked[data-part]').first().press('Enter')),
    part: '[popover]',
  },
  'points of a table': tab('points', ({ frontiers }) => frontiers),
  'log of a table': tab('log', ({ alien }) => alien),
  'chat of a table': tab('chat', ({ alien }) => alien),
  'table menu': {
    open: async (page, { frontiers }) => {
      await atTurn(page, frontiers);
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
    },
    part: 'dialog[open]',
  },
  'question before resigning': {
    open: async (page, { alien }) => {
      await atTurn(page, alien);
      await page.keyboard.press('?');
      await page.locator('dialog[open] .button.danger').click();
      await page.locator('dialog[open]').nth(1).waitFor();
    },
    part: 'dialog[open]',
  },
  rules: {
    open: async (page, { alien }) => {
      await atTurn(page, alien);
      await page.keyboard.press('r');
      await page.locator('dialog[open] h2, dialog[open] h3').nth(2).waitFor();
    },
    part: 'dialog[open]',
  },
  'rules as a page': {
    open: async (page) => {
      await visit(page, 'rules/how-to-save-a-world');
      await page.locator('.text h2').nth(2).waitFor();
    },
  },
  'end of a match': {
    open: async (page, { finished }) => {
      await sitAt(page, finished);
      await page.locator(OVER).waitFor();
    },
    part: 'dialog[open]',
  },
  'review at the end of a match': {
    open: async (page, { finished }) => {
      await sitAt(page, finished);
      await page.locator(OVER).waitFor();
      await reviewed(page);
    },
    part: 'dialog[open]',
  },
  'table after the match': {
    open: async (page, { finished }) => {
      await sitAt(page, finished);
      await page.locator(OVER).waitFor();
      await page.keyboard.press('Escape');
      await page.locator(OVER).waitFor({ state: 'detached' });
    },
  },
  replay: {
    open: async (page, { finished }) => {
      await visit(page, `replay/${finished}?ply=30`);
      await page.waitForSelector(BOARD);
    },
    show: openSheet,
  },
  'review beside a replay': {
    open: async (page, { finished }) => {
      await visit(page, `replay/${finished}?ply=30`);
      await page.waitForSelector(BOARD);
      await reviewed(page);
    },
    show: openSheet,
    part: 'aside',
  },
  'my turn': {
    open: async (page) => {
      await visit(page, 'turns');
      await page.locator('.page > ul li').nth(3).waitFor();
    },
  },
  profile: {
    open: async (page) => {
      await visit(page, 'profile');
      await page.locator('section[aria-labelledby=profile-results] li.card').first().waitFor();
    },
  },
  ratings: {
    open: async (page) => {
      await visit(page, 'ratings/alien-frontiers/2');
      await page.locator('.podium li').first().waitFor();
    },
  },
  settings: {
    open: async (page) => {
      await visit(page, 'settings');
      await page.locator('.flags').waitFor();
    },
  },
  upload: {
    open: async (page) => {
      await visit(page, 'upload');
      await page.locator('#record').waitFor();
      // One's own matches are there without a file.
      await page.locator('section[aria-labelledby=records-own] li.card').first().waitFor();
    },
  },
  'new password': {
    open: async (page) => {
      await visit(page, 'reset/a-code-that-is-not-known');
      await page.locator('#reset-password').fill('a long enough one');
      await page.locator('form .primary').click();
      await page.getByRole('alert').waitFor();
    },
  },
  'no more digests': {
    open: async (page) => {
      await visit(page, 'unsubscribe/a-code-that-is-not-known');
      await page.getByRole('alert').waitFor();
    },
  },
  'no more digests, as asked': {
    open: async (page) => {
      // A code comes by mail alone, so the answer to one that is known is given here.
      await page.route('**/api/digest/unsubscribe/*', (route) => route.fulfill({ status: 204 }), { times: 1 });
      await visit(page, 'unsubscribe/a-code-that-is-known');
      await page.getByRole('main').getByRole('status').waitFor();
    },
  },
  'table that does not exist': {
    open: async (page) => {
      await visit(page, 'table/0123456789');
      await page.getByRole('alert').waitFor();
    },
  },
  'page that does not exist': {
    open: async (page) => {
      await visit(page, 'nowhere');
      await page.locator('h1').waitFor();
    },
  },
  'page without a connection': {
    open: async (page) => {
      await page.goto('/offline.html');
      await page.locator('h1').waitFor();
    },
    // It speaks them all.
    languages: ['en'],
  },
};

/** What somebody sees who has not even a name yet. */
export const NEWCOMERS_SCREENS: Record<string, Visited> = {
  'lobby of a newcomer': {
    open: async (page) => {
      await visit(page, '');
      await page.waitForSelector('.quick .play');
      await page.locator('#guest-name').fill('Polaris 42');
    },
  },
  'form to sign in': {
    open: async (page) => {
      await visit(page, 'profile');
      await page.locator('#sign-password').waitFor();
    },
  },
};
