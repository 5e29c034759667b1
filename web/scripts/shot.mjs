#!/usr/bin/env node
/**
 * A screenshot of a page:
 *   node scripts/shot.mjs URL FILE.png [--size 1366x768] [--theme dark|light] [--wait SELECTOR] [--click SELECTOR]
 *     [--motion] [--pause MS]
 * Several --click in a row are clicked in order. What the page writes to its console is shown here.
 */
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1366x768' },
    theme: { type: 'string', default: 'dark' },
    wait: { type: 'string' },
    click: { type: 'string', multiple: true, default: [] },
    motion: { type: 'boolean', default: false },
    pause: { type: 'string', default: '400' },
  },
});
const [url, file] = positionals;
const size = /^(\d+)x(\d+)$/.exec(values.size);
if (!url || !file || !size) {
  console.error('usage: node scripts/shot.mjs URL FILE.png [--size WxH] [--theme dark|light] [--wait SELECTOR] [--click SELECTOR]');
  process.exit(2);
}
const browser = await openBrowser();
try {
  const context = await browser.newContext({
    viewport: { width: Number(size[1]), height: Number(size[2]) },
    colorScheme: values.theme === 'light' ? 'light' : 'dark',
    reducedMotion: values.motion ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (message) => console.log(`[${message.type()}] ${message.text()}`));
  page.on('pageerror', (error) => console.log(`[error] ${error.message}`));
  await page.goto(url, { waitUntil: 'load' });
  if (values.wait) await page.waitForSelector(values.wait, { timeout: 15000 });
  for (const selector of values.click) await page.click(selector);
  await page.waitForTimeout(Number(values.pause));
  await page.screenshot({ path: file });
} finally {
  await browser.close();
}
