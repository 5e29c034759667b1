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
    throw new Error(`no browser at ${BROWSER}: scripts/browser installs one, or name yours in CHROMIUM`);
  }
  return chromium.launch({ executablePath: BROWSER, args: FLAGS });
}
