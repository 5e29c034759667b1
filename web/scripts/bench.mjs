#!/usr/bin/env node
/** Measures the client in Chromium and writes benchmarks/results/browser.md. `--quick` for a try that writes nothing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { DRAWN_GAMES } from './games.mjs';
import { Person, randomPolicy } from './person.mjs';
import { TableServer } from './server.mjs';

const { values: args } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const LOADS = args.quick ? 3 : 10;
const MOVES = args.quick ? 20 : 50;
/** Before a move, as if somebody thought about it: the page has come to rest. */
const THOUGHT = 500;
/** A slow line: bits a second, and milliseconds there and back. */
const SLOW = { rate: 1_600_000, latency: 150 };
const SIZE = { width: 1366, height: 768 };
const LIST = 'section > ol.plain.scroll > li > button.choice:not(:disabled)';
const SET = '.turn .set';
const BOARD = '[data-board]';

/** @param {number[]} all @param {number} share */
function quantile(all, share) {
  const sorted = [...all].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** @param {string} what @param {number | null} goal @param {number[]} all @param {string} of @param {number} digits */
function row(what, goal, all, of, digits) {
  if (all.length === 0) throw new Error(`nothing was measured: ${what}`);
  const figures = [quantile(all, 0.5), quantile(all, 0.95), Math.max(...all)].map((value) => value.toFixed(digits));
  return `| ${what}, ms | ${goal ?? ''} | ${figures.join(' | ')} | ${all.length} ${of} |`;
}

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
    await page.addInitScript(noteInteractive);
    await page.goto(`${address}/`);
    await page.waitForFunction(() => 'interactiveAt' in globalThis);
    times.push(await page.evaluate(() => /** @type {any} */ (globalThis).interactiveAt));
    script = Math.max(script, (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0));
    await context.close();
  }
  return { times, script };
}

/** The same over a slow line, as telephones have: first paint, until a match can be started, bytes over the wire. @param {import('playwright-core').Browser} browser @param {string} address */
async function slowLoads(browser, address) {
  const paints = [];
  const times = [];
  let bytes = 0;
  for (let nth = 0; nth < Math.min(LOADS, 5); nth += 1) {
    const context = await browser.newContext({ viewport: SIZE, locale: 'en' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let sum = 0;
    await devtools.send('Network.enable');
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (sum += encodedDataLength));
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: SLOW.latency, downloadThroughput: SLOW.rate / 8, uploadThroughput: SLOW.rate / 8 });
    await page.addInitScript(noteInteractive);
    await page.goto(`${address}/`);
    await page.waitForFunction(() => 'interactiveAt' in globalThis);
    times.push(await page.evaluate(() => /** @type {any} */ (globalThis).interactiveAt));
    paints.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0));
    await page.waitForLoadState('networkidle');
    bytes = Math.max(bytes, sum);
    await context.close();
  }
  return { paints, times, bytes };
}

/** In the page: notes when a match can be started. */
function noteInteractive() {
  const look = () => {
    const play = document.querySelector('.quick .play:not(:disabled)');
    if (play) Object.assign(globalThis, { interactiveAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** In the page: hears every message before the client does, and times what the client makes of it. */
function listen() {
  /** @type {{ shown: number[], drawn: number[], silent: number, done: () => void }} */
  const effects = { shown: [], drawn: [], silent: 0, done: () => undefined };
  Object.assign(globalThis, { effects });
  const Original = WebSocket;
  /** Runs as a task of its own: after everything that is done at once, before anything that waits. @param {() => void} run */
  const next = (run) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = run;
    channel.port2.postMessage(null);
  };
  globalThis.WebSocket = class extends Original {
    /** @param {string | URL} url */
    constructor(url) {
      super(url);
      this.addEventListener('message', ({ data, timeStamp }) => {
        const message = JSON.parse(String(data));
        if (message.type !== 'state' || !document.querySelector('.turn.mine')) return;
        if (message.log.entries.findLast((/** @type {any} */ entry) => entry.actor >= 0)?.actor !== message.seat) return;
        performance.mark('told');
        let changes = 0;
        const watcher = new MutationObserver((records) => (changes += records.length));
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        next(() => {
          changes += watcher.takeRecords().length;
          watcher.disconnect();
          if (changes === 0) {
            effects.silent += 1;
            effects.done();
            return;
          }
          performance.mark('shown');
          effects.shown.push(performance.now() - timeStamp);
          requestAnimationFrame(() =>
            next(() => {
              effects.drawn.push(performance.now() - timeStamp);
              effects.done();
            }),
          );
        });
      });
    }
  };
}

/** The button of the move that the policy chooses. @param {import('playwright-core').Page} page @param {import('./person.mjs').Policy} policy */
async function chosen(page, policy) {
  const listed = await page.locator(`${LIST} code`).allInnerTexts();
  const choice = policy(listed.map((move, action) => ({ move, action, label: ['', {}] })), /** @type {any} */ (null));
  return choice && page.locator(LIST).nth(choice.action);
}

/** The button that confirms a set, once enough is marked. @param {import('playwright-core').Page} page */
async function markedSet(page) {
  const confirm = page.locator(`${SET} .confirm`);
  while ((await confirm.getAttribute('aria-disabled')) === 'true') {
    await page.locator(`${LIST}[aria-pressed=false]:not([aria-disabled=true])`).first().click();
  }
  return confirm;
}

/** Milliseconds of a processor that the page has used, which is no more on a machine that is busy. @param {import('playwright-core').Page} page */
async function processorTime(page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
}

/** Milliseconds of the page's thread between what `listen` marks: from the server's answer until the document shows the move. @param {Buffer} trace */
function threadTimes(trace) {
  /** @type {{ name: string, tts?: number }[]} */
  const events = JSON.parse(trace.toString()).traceEvents;
  /** @type {number[]} */
  const times = [];
  let told = NaN;
  for (const { name, tts = NaN } of events) {
    if (name === 'told') told = tts;
    else if (name === 'shown') times.push((tts - told) / 1000);
  }
  return times;
}

/**
 * Moves made in the page at a table of four: from the message with the new state until its changes are in the document, and until
 * the page is done with the frame that shows them.
 * @param {import('playwright-core').Browser} browser @param {Person} person @param {string} game
 */
async function effects(browser, person, game) {
  /** @type {{ shown: number[], thread: number[], drawn: number[], worked: number[], silent: number }} */
  const found = { shown: [], thread: [], drawn: [], worked: [], silent: 0 };
  for (let seed = 1; found.shown.length < MOVES; seed += 1) {
    const table = await person.sitDown(game, ['random', 'random', 'random']);
    const context = await browser.newContext({ viewport: SIZE, locale: 'en', reducedMotion: 'no-preference' });
    await context.addCookies([person.session]);
    const page = await context.newPage();
    await page.addInitScript(listen);
    const processor = await processorTime(page);
    await page.goto(`${person.address}/#/table/${table}`);
    await page.waitForSelector(BOARD);
    await browser.startTracing(page, { categories: ['blink.user_timing'] });
    const policy = randomPolicy(seed);
    for (let moves = 0; found.shown.length + moves < MOVES; moves += 1) {
      // What others do is shown in its time; here nobody wants to wait for it.
      while ((await page.locator(`.turn.mine, dialog.wide[open]`).count()) === 0 || (await page.locator(`${LIST}, dialog.wide[open]`).count()) === 0) {
        await page.keyboard.press('s');
        await page.waitForTimeout(50);
      }
      const button = (await page.locator(SET).count()) > 0 ? await markedSet(page) : await chosen(page, policy);
      if (!button) break;
      await page.waitForTimeout(THOUGHT);
      const before = await processor();
      // Nothing is asked of the page until it is done.
      await button.evaluate(
        (element) =>
          new Promise((resolve) => {
            /** @type {any} */ (globalThis).effects.done = () => resolve(undefined);
            /** @type {HTMLElement} */ (element).click();
          }),
      );
      found.worked.push((await processor()) - before);
    }
    await page.waitForTimeout(THOUGHT);
    const seen = await page.evaluate(() => /** @type {any} */ (globalThis).effects);
    found.thread.push(...threadTimes(await browser.stopTracing()));
    found.shown.push(...seen.shown);
    found.drawn.push(...seen.drawn);
    found.silent += seen.silent;
    await context.close();
  }
  if (found.silent > 0) throw new Error(`${game}: ${found.silent} moves changed nothing in the document at once`);
  return found;
}

ensureBuilt();
/** Processes that wanted a core, before the measurements and at their end. */
const loads = [loadavg()[0] ?? 0];
const server = await TableServer.start();
const browser = await openBrowser();
try {
  const cold = await coldLoads(browser, server.address);
  const slow = await slowLoads(browser, server.address);
  const person = await Person.arrive(server.address, 'Bench');
  const rows = [row('cold load of the lobby until a match can be started', 2000, cold.times, 'loads', 0)];
  rows.push(row('at 1.6 Mbit/s and 150 ms: first paint of the lobby', null, slow.paints, 'loads', 0));
  rows.push(row('at 1.6 Mbit/s and 150 ms: until a match can be started', 2500, slow.times, 'loads', 0));
  console.log(rows.join('\n'), `\nlobby over the wire: ${(slow.bytes / 1000).toFixed(1)} kB`);
  for (const game of DRAWN_GAMES) {
    const { shown, thread, drawn, worked } = await effects(browser, person, game);
    rows.push(row(`${game}: server's answer until the document shows the move`, 50, shown, 'moves', 1));
    rows.push(row(`${game}: the same, in time of the page's thread`, 50, thread, 'moves', 1));
    rows.push(row(`${game}: server's answer until the page has drawn the frame with it`, null, drawn, 'moves', 1));
    rows.push(row(`${game}: work of the page for a move, from the press to the frame, in time of a processor`, null, worked, 'moves', 1));
  }
  loads.push(loadavg()[0] ?? 0);
  const version = JSON.parse(readFileSync(new URL('../node_modules/svelte/package.json', import.meta.url), 'utf8')).version;
  const text = `# Speed of the browser client

Measured in headless Chromium (no graphics card) at ${SIZE.width}×${SIZE.height} against \`orrery serve\` on the same machine, with boards of four
players and motion on. A cold load starts with empty caches; it ends when the button that starts a match can be pressed.
Moves are made in the page by the viewer, one after the other. Their times are from the event of the socket's message with the new
state until everything that the client does at once with it is done, so that the document shows the move; and until the page is
done with the next frame.

Other work ran beside it: ${loads.map((load) => load.toFixed(1)).join(' to ')} processes wanted one of the ${cpus().length} cores. Times are those of such a machine, and are to be compared
within this page; bytes are what they are, and so nearly is the time of a processor. Whether a move shows in time on a machine that is not
busy is to be read from the time of the page's thread, which does not count while others have the core.

| | goal | median | 95 % | most | of |
|---|---|---|---|---|---|
${rows.join('\n')}

The lobby over the wire, everything together: ${(slow.bytes / 1000).toFixed(1)} kB (goal: at most 200 kB).
Script that the first page loads: ${(cold.script / 1000).toFixed(1)} kB gzipped (goal: at most 250 kB).

\`npm run bench\` in \`web/\`, Chromium ${browser.version()}, Svelte ${version}, ${arch()}, ${cpus().length} cores.
`;
  console.log(text);
  if (!args.quick) writeFileSync(fileURLToPath(new URL('../../benchmarks/results/browser.md', import.meta.url)), text);
} finally {
  await browser.close();
  await server.stop();
}
