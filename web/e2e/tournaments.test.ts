/** A small tournament from the form that sets it up to the winner, and the page of what waits for somebody. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../scripts/person.mjs';
import { audit } from './support/audit';
import { BOARD, leave, visit, type Client } from './support/client';
import { environment } from './support/environment';

const at = environment();
let anna: Client;
let ben: Client;
let annas: Person;
let bens: Person;
/** Two who play without a window. */
let others: Person[];
let cup = '';

beforeAll(async () => {
  [annas, bens] = [await at.arrive('Anna Maria Jopek'), await at.arrive('Benjamin')];
  others = [await at.arrive('Cleo'), await at.arrive('Dorota Wiśniewska')];
  [anna, ben] = [await at.open({ person: annas }), await at.open({ person: bens, size: 'phone' })];
});
afterAll(async () => {
  await leave(anna);
  await leave(ben);
});

const yours = async (person: Person): Promise<{ table: string | null; missing: boolean }> => (await person.ask('GET', `tournaments/${cup}`)).you;

async function sit(person: Person): Promise<void> {
  const { table, missing } = await yours(person);
  if (table && missing) await person.ask('POST', `tables/${table}/join`, { seat: null });
}

async function resign(person: Person): Promise<void> {
  const { table } = await yours(person);
  await person.ask('POST', `tables/${table}/commands`, { type: 'resign', table, key: crypto.randomUUID() });
}

/** One at each table resigns. */
async function endRound(people: Person[]): Promise<void> {
  const ended = new Set<string>();
  for (const person of people) {
    const { table } = await yours(person);
    if (!table || ended.has(table)) continue;
    ended.add(table);
    await resign(person);
  }
}

test('somebody with an account sets up a tournament', async () => {
  const { page } = anna;
  await visit(page, 'tournaments');
  await page.getByRole('link', { name: 'Set up a tournament' }).click();
  await page.getByText('you need an account with a password').waitFor();
  await audit(anna, 'new tournament without an account');
  const claimed = await page.evaluate(async () => {
    const body = JSON.stringify({ name: 'Anna Maria Jopek', password: 'a long password' });
    return (await fetch('api/me/claim', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })).ok;
  });
  expect(claimed).toBe(true);
  const cookie = (await anna.context.cookies()).find(({ name }) => name === 'orrery')!;
  annas.cookie = `orrery=${cookie.value}`;
  await page.reload();
  await page.getByLabel('Name', { exact: true }).fill('Wednesday cup');
  await page.getByRole('radio', { name: 'New Frontiers' }).check();
  await page.getByLabel('Rounds').fill('2');
  await page.getByText('Fine print').click();
  await page.getByLabel('Next round').selectOption('0');
  await audit(anna, 'new tournament');
  await page.getByRole('button', { name: 'Set up a tournament' }).click();
  await page.getByRole('heading', { name: 'Wednesday cup' }).waitFor();
  cup = /tournament\/(\w+)/.exec(page.url())![1]!;
});

test('people enter it, and the organiser begins', async () => {
  await anna.page.getByRole('button', { name: 'Enter' }).click();
  await anna.page.getByText('You take part').waitFor();
  await visit(ben.page, 'tournaments');
  await ben.page.getByRole('link', { name: /Wednesday cup/ }).click();
  await ben.page.getByRole('button', { name: 'Enter' }).click();
  await ben.page.getByText('You take part').waitFor();
  for (const person of others) await person.ask('POST', `tournaments/${cup}/enter`);
  // The page hears of it by itself.
  await anna.page.getByRole('link', { name: 'Dorota Wiśniewska' }).waitFor();
  await audit(anna, 'tournament before it begins');
  await anna.page.getByRole('button', { name: 'Begin now' }).click();
  await anna.page.getByRole('heading', { name: 'Round 1: your table' }).waitFor();
  await ben.page.getByText('left to sit down').waitFor();
  await audit(ben, 'tournament, a seat is kept');
});

test('what waits is one click away', async () => {
  await visit(ben.page, 'turns');
  await ben.page.getByText('A seat is kept for you').waitFor();
  await ben.page.getByText('Wednesday cup, round 1').waitFor();
  await audit(ben, 'my turn, a seat is kept');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ben.page.waitForURL(/#\/table\//);
  await anna.page.getByRole('button', { name: 'Sit down' }).click();
  for (const person of others) await sit(person);
  await anna.page.locator(BOARD).waitFor();
  await ben.page.locator(BOARD).waitFor();
});

test('rounds follow each other, and the standings tell who has won', async () => {
  await endRound([...others, bens]);
  await visit(anna.page, `tournament/${cup}`);
  await anna.page.getByRole('heading', { name: 'Round 2: your table' }).waitFor();
  for (const person of [annas, bens, ...others]) await sit(person);
  await endRound([...others, bens]);
  await anna.page.getByText(/has won|share the first place/).waitFor();
  const rows = anna.page.getByRole('table').getByRole('row');
  expect(await rows.count()).toBe(5);
  await anna.page.getByRole('button', { name: 'Round 1' }).click();
  await anna.page.getByRole('link', { name: 'Look at it' }).first().waitFor();
  await audit(anna, 'tournament that is over');
  await visit(anna.page, 'tournaments');
  await anna.page.getByRole('heading', { name: 'Over' }).waitFor();
  await audit(anna, 'tournaments');
  await visit(ben.page, 'turns');
  await ben.page.getByText('Nobody waits for you.').waitFor();
});
