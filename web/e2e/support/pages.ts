/** Every page and dialog there is, and how one gets there. */

import type { Page } from 'playwright-core';
import { DRAWN_GAMES } from '../../scripts/games.mjs';
import { Person, randomPolicy } from '../../scripts/person.mjs';
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
  const finished = await person.sitDown('alien-frontiers', ['greedy'], { round_limit: 2 });
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

/** On a phone the list of moves and what is beside it come on request. */
const openSheet = async (page: Page): Promise<void> => {
  const fold = page.locator('.fold[aria-expanded=false]');
  if ((await fold.count()) > 0) await fold.click();
};

/** In a first match on a phone the list lies behind the guide. */
const showMoves = async (page: Page): Promise<void> => {
  await openSheet(page);
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

export const PAGES: Record<string, (page: Page, tables: Tables) => Promise<void>> = {
  lobby: async (page) => {
    await visit(page, '');
    await page.waitForSelector('.quick .play');
    await page.waitForSelector('section[aria-labelledby=lobby-waiting]');
  },
  create: async (page) => {
    await visit(page, 'create/new-frontiers');
    await page.locator('summary').click();
  },
  'waiting room': async (page, { open }) => {
    await visit(page, `table/${open}`);
    await page.locator('.seats').waitFor();
    await page.getByRole('button', { name: 'QR' }).first().click();
    await page.locator('.share svg').waitFor();
  },
  invitation: async (page, { invitation }) => {
    await visit(page, `invite/${invitation}`);
    await page.locator('form').waitFor();
  },
  'table of Alien Frontiers': (page, { alien }) => atTurn(page, alien),
  ...Object.fromEntries(DRAWN_GAMES.map((game) => [`table of ${game}, first turn`, (page: Page, { fresh }: Tables) => atTurn(page, fresh[game]!)])),
  'table of New Frontiers': (page, { frontiers }) => atTurn(page, frontiers),
  'table of New Frontiers, worlds on offer': (page, { worlds }) => atTurn(page, worlds),
  'table of New Frontiers, choosing a set': (page, { returning }) => markedOne(page, returning),
  'table of Alien Frontiers, choosing a set': (page, { raiding }) => markedOne(page, raiding),
  'table of Alien Frontiers, inside a move': async (page, { launching }) => {
    await atTurn(page, launching);
    await page.locator('.steps li').first().waitFor();
  },
  'table of Alien Frontiers, with clocks and an offer': async (page, { clocked }) => {
    await sitAt(page, clocked);
    await page.locator('.offer').waitFor();
    await page.locator('.time').first().waitFor();
  },
  hint: async (page, { fresh }) => {
    await atTurn(page, fresh['alien-frontiers']!);
    await showMoves(page);
    await page.keyboard.press('h');
    await page.locator('.turn .hint').waitFor();
    await page.locator(`${LIST}.hinted`).waitFor();
  },
  'menu of choices': async (page, { fresh }) => {
    await atTurn(page, fresh['alien-frontiers']!);
    const hub = page.locator('[data-part=station-hub]');
    await hub.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
  },
  'reason why not': async (page, { alien }) => {
    await atTurn(page, alien);
    await page.locator('[data-board] .target.blocked[data-part]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('[popover][role=status] p').first().waitFor();
  },
  'points of a table': async (page, { frontiers }) => {
    await atTurn(page, frontiers);
    await openSheet(page);
    await page.locator('#tab-points').click();
    await page.locator('#panel-points table').waitFor();
  },
  'log of a table': async (page, { alien }) => {
    await atTurn(page, alien);
    await openSheet(page);
    await page.locator('#tab-log').click();
  },
  'chat of a table': async (page, { alien }) => {
    await atTurn(page, alien);
    await openSheet(page);
    await page.locator('#tab-chat').click();
  },
  'table menu': async (page, { frontiers }) => {
    await atTurn(page, frontiers);
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
  },
  'question before resigning': async (page, { alien }) => {
    await atTurn(page, alien);
    await page.keyboard.press('?');
    await page.locator('dialog[open] .button.danger').click();
    await page.locator('dialog[open]').nth(1).waitFor();
  },
  rules: async (page, { alien }) => {
    await atTurn(page, alien);
    await page.keyboard.press('r');
    await page.locator('dialog[open] h2, dialog[open] h3').nth(2).waitFor();
  },
  'end of a match': async (page, { finished }) => {
    await sitAt(page, finished);
    await page.locator(OVER).waitFor();
  },
  'table after the match': async (page, { finished }) => {
    await sitAt(page, finished);
    await page.locator(OVER).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(OVER).waitFor({ state: 'detached' });
  },
  replay: async (page, { finished }) => {
    await visit(page, `replay/${finished}?ply=30`);
    await page.waitForSelector(BOARD);
  },
  profile: async (page) => {
    await visit(page, 'profile');
    await page.locator('section[aria-labelledby=profile-results] li.card').waitFor();
  },
  ratings: async (page) => {
    await visit(page, 'ratings/alien-frontiers/2');
    await page.locator('li.card, h1').first().waitFor();
  },
  settings: async (page) => {
    await visit(page, 'settings');
    await page.locator('.flags').waitFor();
  },
  upload: async (page) => {
    await visit(page, 'upload');
    await page.locator('#record').waitFor();
  },
  'page that does not exist': async (page) => {
    await visit(page, 'nowhere');
    await page.locator('h1').waitFor();
  },
};

/** What somebody sees who has not even a name yet. */
export const NEWCOMER_PAGES: typeof PAGES = {
  'lobby of a newcomer': async (page) => {
    await visit(page, '');
    await page.waitForSelector('.quick .play');
    await page.locator('#guest-name').fill('Polaris 42');
  },
  'form to sign in': async (page) => {
    await visit(page, 'profile');
    await page.locator('#sign-password').waitFor();
  },
};

/** Pages on which somebody plays. */
export const IN_PLAY = Object.keys(PAGES).filter((name) => name.startsWith('table of '));

/** Where a page is only a part of what another one shows: that part, which is then looked at alone. */
export const PARTS: Record<string, string> = {
  hint: 'aside',
  'menu of choices': '[popover]',
  'reason why not': '[popover]',
  'points of a table': 'aside',
  'log of a table': 'aside',
  'chat of a table': 'aside',
  'table menu': 'dialog[open]',
  'question before resigning': 'dialog[open]',
  rules: 'dialog[open]',
  'end of a match': 'dialog[open]',
};

/** Pages whose pictures are kept from a run. */
export const PICTURED = ['lobby', 'lobby of a newcomer', 'create', 'waiting room', 'invitation', ...IN_PLAY, 'rules', 'end of a match', 'table after the match', 'replay', 'profile', 'ratings'];
