#!/usr/bin/env node
/** Measures the client in Chromium and writes benchmarks/results/browser.md. `--quick` for a try that writes nothing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { busy, Person } from './person.mjs';
import { TableServer } from './server.mjs';

const { values: args } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const LOADS = args.quick ? 3 : 20;
const STATES = args.quick ? 30 : 200;
const SIZE = { width: 1366, height: 768 };
const GAMES = ['alien-frontiers', 'new-frontiers'];

/** @param {number[]} all @param {number} share */
function quantile(all, share) {
  const sorted = [...all].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** @param {number[]} all @param {number} digits */
const figures = (all, digits = 0) => `${quantile(all, 0.5).toFixed(digits)} | ${quantile(all, 0.95).toFixed(digits)} | ${Math.max(...all).toFixed(digits)}`;

/** From the start of the navigation until the first match can be started, with empty caches. @param {import('playwright-core').Browser} browser @param {string} address */
async function coldLoads(browser, address) {
  const times = [];
  let script = 0;
  for (let nth = 0; nth < LOADS; nth += 1) {
    const context = await browser.newContext({ viewport: SIZE, locale: 'en' });
    const page = await context.newPage();
    /** @type {Promise<number>[]} */
    const sizes = [];
    page.on('response', (answer) => {
      if (/\.js$/.test(new URL(answer.url()).pathname)) sizes.push(answer.body().then((body) => gzipSync(body).length));
    });
    await page.addInitScript(() => {
      const look = () => {
        const play = document.querySelector('.quick .play:not(:disabled)');
        if (play) Object.assign(globalThis, { interactiveAt: performance.now() });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${address}/`);
    await page.waitForFunction(() => 'interactiveAt' in globalThis);
    times.push(await page.evaluate(() => /** @type {any} */ (globalThis).interactiveAt));
    script = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await context.close();
    // New visitors from one address are limited to so many requests a second.
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
  return { times, script };
}

/**
 * From a message with a new state until its changes are in the document, and until the frame with them is drawn.
 * @param {import('playwright-core').Browser} browser @param {Person} person @param {string} game
 */
async function effects(browser, person, game) {
  /** @type {{ dom: number[], frame: number[] }} */
  const found = { dom: [], frame: [] };
  for (let seed = 1; found.dom.length < STATES; seed += 1) {
    const table = await person.sitDown(game, ['random', 'random', 'random']);
    const context = await browser.newContext({ viewport: SIZE, locale: 'en', reducedMotion: 'no-preference' });
    await context.addCookies([person.session]);
    const page = await context.newPage();
    await page.addInitScript(() => {
      // Every state is drawn when it comes, whoever made the move.
      localStorage.setItem('orrery.settings', JSON.stringify({ pace: 'off' }));
      const effects = { dom: /** @type {number[]} */ ([]), frame: /** @type {number[]} */ ([]) };
      Object.assign(globalThis, { effects });
      const Original = WebSocket;
      globalThis.WebSocket = class extends Original {
        /** @param {string | URL} url */
        constructor(url) {
          super(url);
          // Heard before the client hears it.
          this.addEventListener('message', ({ data }) => {
            if (!String(data).startsWith('{"type":"state"') || !document.querySelector('[data-board], .nf-wide')) return;
            const came = performance.now();
            let changed = 0;
            const watcher = new MutationObserver(() => (changed = performance.now()));
            watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => {
                watcher.disconnect();
                if (changed === 0) return;
                effects.dom.push(changed - came);
                effects.frame.push(performance.now() - came);
              };
              // Handled when the frame has been drawn.
              port2.postMessage(null);
            });
          });
        }
      };
    });
    await page.goto(`${person.address}/#/table/${table}`);
    await page.waitForSelector('[data-board], .nf-wide');
    const policy = busy(seed);
    let decisions = 0;
    await person.play(table, (choices, state) => ((decisions += 1) > STATES / 2 ? null : policy(choices, state)));
    const seen = await page.evaluate(() => /** @type {any} */ (globalThis).effects);
    found.dom.push(...seen.dom);
    found.frame.push(...seen.frame);
    await context.close();
  }
  return found;
}

ensureBuilt();
const server = await TableServer.start();
const browser = await openBrowser();
try {
  const cold = await coldLoads(browser, server.address);
  const person = await Person.arrive(server.address, 'Bench');
  const rows = [`| cold load of the lobby until a match can be started, ms | 2000 | ${figures(cold.times)} | ${LOADS} loads |`];
  for (const game of GAMES) {
    const { dom, frame } = await effects(browser, person, game);
    rows.push(`| ${game}: server's answer until the document shows it, ms | 50 | ${figures(dom, 1)} | ${dom.length} states |`);
    rows.push(`| ${game}: server's answer until the frame is drawn, ms | | ${figures(frame, 1)} | ${frame.length} states |`);
  }
  const version = JSON.parse(readFileSync(new URL('../node_modules/svelte/package.json', import.meta.url), 'utf8')).version;
  const text = `# Speed of the browser client

Measured in headless Chromium at ${SIZE.width}×${SIZE.height} against \`orrery serve\` on the same machine, with boards of four players, motion on, and
every state drawn when it comes. A cold load starts with empty caches; it ends when the button that starts a match can be pressed.
Times of the document are from the socket's message event to the last change it causes before the next frame.

| | goal | median | 95 % | most | of |
|---|---|---|---|---|---|
${rows.join('\n')}

Script that the first page loads: ${(cold.script / 1000).toFixed(1)} kB gzipped (goal: at most 250 kB).

\`npm run bench\` in \`web/\`, Chromium ${browser.version()}, Svelte ${version}, ${arch()}, ${cpus().length} cores.
`;
  console.log(text);
  if (!args.quick) writeFileSync(fileURLToPath(new URL('../../benchmarks/results/browser.md', import.meta.url)), text);
} finally {
  await browser.close();
  await server.stop();
}
