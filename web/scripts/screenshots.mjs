#!/usr/bin/env node
/** The pictures of the README: the boards in the middle of a match that is played well; of all games, or of those named on the command line. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { Person } from './person.mjs';
import { TableServer } from './server.mjs';

const images = fileURLToPath(new URL('../../docs/images/', import.meta.url));
mkdirSync(images, { recursive: true });

ensureBuilt();
const server = await TableServer.start();
const browser = await openBrowser();
try {
  const person = await Person.arrive(server.address, 'Anna');
  const bots = ['greedy', 'greedy', 'greedy'];
  /** Where each match is shown. @type {Record<string, (state: any) => boolean>} */
  const shown = {
    'alien-artifacts': ({ view, choices }) => view.round >= 12 && view.phase === 'turn' && choices.length > 6,
    'alien-frontiers': ({ view, choices }) => view.round >= 9 && view.phase === 'main' && view.hand?.length >= 3 && choices.length > 8,
    'how-to-save-a-world': ({ view, choices }) => view.round >= 3 && view.phase === 'turn' && view.blocked.length >= 5 && choices.length > 8,
    'new-frontiers': ({ view, choices }) => view.round >= 5 && view.phase === 'pick' && choices.length > 3,
  };
  const named = process.argv.slice(2);
  const tables = [];
  for (const [game, where] of Object.entries(shown)) {
    if (named.length > 0 && !named.includes(game)) continue;
    const table = await person.sitDown(game, bots);
    await person.playWell(table, where);
    tables.push([table, game]);
  }

  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, colorScheme: 'dark', locale: 'en', reducedMotion: 'reduce' });
  await context.addCookies([person.session]);
  const page = await context.newPage();
  for (const [table, name] of tables) {
    await page.goto(`${server.address}/#/table/${table}`);
    await page.waitForSelector('.turn.mine');
    await page.waitForSelector('[data-board]');
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${images}${name}.jpg`, quality: 85 });
  }
} finally {
  await browser.close();
  await server.stop();
}
