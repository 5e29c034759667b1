/** Debian's Chromium, started the one way that all scripts here use. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser() {
  if (!existsSync(BROWSER)) {
    console.error(`no browser at ${BROWSER}: install Chromium or name it in CHROMIUM`);
    process.exit(2);
  }
  return chromium.launch({ executablePath: BROWSER, args: FLAGS });
}
