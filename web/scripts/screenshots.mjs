#!/usr/bin/env node
/** The pictures of the README: the lobby with people in it, and the boards in the middle of a match that is played well, on a laptop and on phones; all of them, or `lobby` and games named on the command line. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { Person } from './person.mjs';
import { TableServer } from './server.mjs';

const images = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const LAPTOP = { viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1.5 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, hasTouch: true };
const QUALITY = 82;
/** Where each match is shown. @type {Record<string, (state: any) => boolean>} */
const SHOWN = {
  'alien-artifacts': ({ view, choices }) => view.round >= 16 && view.phase === 'turn' && choices.length > 6,
  'alien-frontiers': ({ view, choices }) => view.round >= 13 && view.phase === 'main' && view.hand?.length >= 4 && choices.length > 8,
  'how-to-save-a-world': ({ view, choices }) => view.round >= 4 && view.phase === 'turn' && view.blocked.length >= 5 && choices.length > 8,
  'new-frontiers': ({ view, choices }) => view.round >= 9 && view.phase === 'pick' && choices.length > 3,
};

/** Who sits there: each plays in a manner of its own. */
const OPPONENTS = ['builder', 'trader', 'greedy'];

/** A window of somebody who has been here before. @param {import('playwright-core').Browser} browser @param {Person} person @param {object} device */
async function open(browser, person, device) {
  const context = await browser.newContext({ ...device, colorScheme: 'dark', locale: 'en', reducedMotion: 'reduce' });
  await context.addCookies([person.session]);
  await context.addInitScript((games) => localStorage.setItem('orrery.settings', JSON.stringify({ language: 'en', unguided: games })), Object.keys(SHOWN));
  return context.newPage();
}

/** A table at which the person has to decide in such a position; some matches are over before. @param {Person} person @param {string} game @param {(state: any) => boolean} where */
async function reach(person, game, where) {
  for (;;) {
    const table = await person.sitDown(game, OPPONENTS);
    if ((await person.playWell(table, where)).status === 'running') return table;
  }
}

/** People who are there before: tables with a free seat, and matches that can be watched. @param {string} address */
async function inhabit(address) {
  const [ben, cleo] = [await Person.arrive(address, 'Benjamin'), await Person.arrive(address, 'Cleo')];
  const wish = { rated: false, public: true, clock: null, start: false };
  /** @param {Person} host @param {string} game @param {object[]} others @returns {Promise<string>} */
  const make = async (host, game, ...others) => {
    const seats = [{ kind: 'me' }, ...others];
    return (await host.ask('POST', 'tables', { ...wish, game, options: { players: seats.length }, seats })).table;
  };
  await make(ben, 'new-frontiers', { kind: 'open' }, { kind: 'open' });
  await make(cleo, 'how-to-save-a-world', { kind: 'bot', bot: 'raider' }, { kind: 'open' });
  for (const game of ['alien-artifacts', 'alien-frontiers']) {
    const table = await make(cleo, game, { kind: 'open' });
    await ben.ask('POST', `tables/${table}/join`, { seat: null });
    await cleo.ask('POST', `tables/${table}/start`);
  }
}

/** A board, once all of it is there. @param {import('playwright-core').Page} page @param {string} table */
async function show(page, table) {
  await page.goto(`${page.url().split('#')[0]}#/table/${table}`);
  await page.waitForSelector('.turn.mine');
  await page.waitForSelector('[data-board]');
  await page.waitForTimeout(500);
}

/** Phones side by side. @param {import('playwright-core').Browser} browser @param {Buffer[]} screens */
async function sideBySide(browser, screens) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 720 }, deviceScaleFactor: 1.5 });
  const phones = screens.map((one) => `<img src="data:image/png;base64,${one.toString('base64')}">`);
  await page.setContent(`<style>
    body { display: flex; justify-content: space-evenly; align-items: center; height: 100vh; margin: 0; background: radial-gradient(circle at 30% 20%, #23305f, #0a0f1f 70%) }
    img { height: 650px; border: 7px solid #05070f; border-radius: 30px; box-shadow: 0 0 0 2px #3a4675, 0 18px 40px rgb(0 0 0 / 60%) }
  </style>${phones.join('')}`);
  await page.screenshot({ path: `${images}phones.jpg`, quality: QUALITY });
}

const named = process.argv.slice(2);
mkdirSync(images, { recursive: true });
ensureBuilt();
const server = await TableServer.start();
const browser = await openBrowser();
try {
  const person = await Person.arrive(server.address, 'Anna');
  const laptop = await open(browser, person, LAPTOP);
  if (named.length === 0 || named.includes('lobby')) await inhabit(server.address);
  await laptop.goto(`${server.address}/`);
  await laptop.waitForSelector('.quick .play');
  await laptop.waitForLoadState('networkidle');
  if (named.length === 0 || named.includes('lobby')) await laptop.screenshot({ path: `${images}lobby.jpg`, quality: QUALITY });
  const phone = await open(browser, person, PHONE);
  await phone.goto(`${server.address}/`);
  /** @type {Buffer[]} */
  const screens = [];
  for (const [game, where] of Object.entries(SHOWN)) {
    if (named.length > 0 && !named.includes(game)) continue;
    const table = await reach(person, game, where);
    await show(laptop, table);
    await laptop.screenshot({ path: `${images}${game}.jpg`, quality: QUALITY });
    await show(phone, table);
    await phone.locator('[data-scrolls]').first().evaluate((part) => part.scrollTo(0, 0));
    screens.push(await phone.screenshot());
  }
  if (named.length === 0) await sideBySide(browser, screens);
} finally {
  await browser.close();
  await server.stop();
}
