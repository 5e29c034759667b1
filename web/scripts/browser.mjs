/** Debian's Chromium, started the one way that all scripts here use. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Without windows it starts and draws with less work; but it has no notifications. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
const WITH_NOTIFICATIONS = '/usr/bin/chromium';
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

export async function openBrowser({ notifications = false } = {}) {
  const browser = process.env.CHROMIUM ?? (notifications ? WITH_NOTIFICATIONS : WITHOUT_WINDOWS);
  if (!existsSync(browser)) {
    throw new Error(`no browser at ${browser}: scripts/browser installs it, or name yours in CHROMIUM`);
  }
  return chromium.launch({ executablePath: browser, args: FLAGS });
}
