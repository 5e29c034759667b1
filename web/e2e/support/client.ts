/** Browser windows with people in front of them. */

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person, State } from '../../scripts/person.mjs';
import { HUNG } from '../../scripts/waiting.mjs';
import { KnownViews } from '../../src/lib/changes';
import type { WireMessage } from '../../src/lib/types';

export const SIZES = {
  laptop: { width: 1366, height: 768, touch: false },
  large: { width: 2560, height: 1440, touch: false },
  tablet: { width: 820, height: 1180, touch: true },
  across: { width: 1180, height: 820, touch: true },
  phone: { width: 390, height: 844, touch: true },
} as const;
export type Size = keyof typeof SIZES;
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const LANGUAGES = ['en', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface ClientOptions {
  size?: Size;
  theme?: Theme;
  language?: Language;
  /** Stored preferences beyond language; by default the moves of others are shown without a pause, and the list of one's own is unfolded. */
  preferences?: Record<string, unknown>;
  /** Who is signed in; null or left out for nobody yet. */
  person?: Person | null;
  motion?: boolean;
  /** Whether what works in the background for the page is there, as it always is for people. It takes a process more. */
  worker?: boolean;
}

export interface Client {
  context: BrowserContext;
  page: Page;
  size: Size;
  readonly theme: Theme;
  /** What went wrong in the page: exceptions, messages of the browser, violations of the policy. */
  faults: string[];
  /** The match as the server last told this page. */
  lastState: State | null;
  /** Types of the commands that the page has sent. */
  sent: string[];
  /** Makes fingers of the mouse, as long as it is there. */
  fingers: CDPSession | null;
}

function viewport(size: Size): { width: number; height: number } {
  const { width, height } = SIZES[size];
  return { width, height };
}

/** A browser window of its own, with its own storage. */
export async function open(browser: Browser, address: string, options: ClientOptions = {}): Promise<Client> {
  const { size = 'laptop', theme = 'dark', language = 'en', preferences = {}, person, motion = false, worker = false } = options;
  const context = await browser.newContext({
    baseURL: address,
    viewport: viewport(size),
    colorScheme: theme,
    locale: language,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    hasTouch: SIZES[size].touch,
  });
  context.setDefaultTimeout(HUNG);
  if (person) await context.addCookies([person.session]);
  await context.addInitScript((stored) => {
    if (!localStorage.getItem('orrery.settings')) localStorage.setItem('orrery.settings', stored);
  }, JSON.stringify({ language, pace: 'off', moves: true, unguided: [], ...preferences }));
  if (!worker) {
    await context.addInitScript(() => {
      if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => undefined);
    });
  }
  const page = await context.newPage();
  const client: Client = { context, page, size, theme, faults: [], lastState: null, sent: [], fingers: null };
  const { faults } = client;
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('websocket', (socket) => {
    const views = new KnownViews();
    socket.on('framesent', ({ payload }) => client.sent.push((JSON.parse(String(payload)) as { type: string }).type));
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as WireMessage;
      if (message.type !== 'state') return;
      const state = views.completed(message);
      if (state === 'misfit') faults.push('changes of a view that is not there');
      else if (state) client.lastState = state as unknown as State;
    });
  });
  return client;
}

/** Close the window; nothing must have gone wrong in it, except what is expected. */
export async function leave(client: Client, expected: RegExp | null = null): Promise<void> {
  await client.context.close();
  expect(client.faults.filter((fault) => !expected?.test(fault))).toEqual([]);
}

/** Switch the language in place, as if that was done in another tab. */
export async function switchLanguage({ page }: Client, language: Language): Promise<void> {
  await page.evaluate((wanted) => {
    const stored = JSON.stringify({ ...(JSON.parse(localStorage.getItem('orrery.settings') ?? '{}') as object), language: wanted });
    localStorage.setItem('orrery.settings', stored);
    dispatchEvent(new StorageEvent('storage', { key: 'orrery.settings', newValue: stored }));
  }, language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

/** Another size in place, and fingers in the place of a mouse where people have no mouse. */
export async function resize(client: Client, size: Size): Promise<void> {
  client.size = size;
  await client.page.setViewportSize(viewport(size));
  client.fingers ??= await client.context.newCDPSession(client.page);
  await client.fingers.send('Emulation.setTouchEmulationEnabled', { enabled: SIZES[size].touch });
}

/** A page of the client, once it is there and nothing is left of the one before. */
export async function visit(page: Page, path: string): Promise<void> {
  const hash = `#/${path}`;
  if (page.url() === 'about:blank') await page.goto(`/${hash}`);
  else if (new URL(page.url()).hash === hash) await page.reload();
  else {
    await page.evaluate(
      (to) =>
        new Promise<void>((done) => {
          addEventListener('hashchange', () => setTimeout(done), { once: true });
          location.hash = to;
        }),
      hash,
    );
  }
  await page.waitForSelector('#main');
}

/** A table, once its board is drawn. */
export async function sitAt(page: Page, table: string): Promise<void> {
  await visit(page, `table/${table}`);
  await page.waitForSelector(BOARD);
}

export const BOARD = '[data-board]';
