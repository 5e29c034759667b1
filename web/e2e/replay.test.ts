/** Looking at a match again: scrubbing, other viewpoints, and a record from a file. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { randomPolicy, type Person } from '../scripts/person.mjs';
import { environment } from './support/environment';
import { BOARD, leave, visit } from './support/client';

const at = environment();
let person: Person;
let table: string;
beforeAll(async () => {
  person = await at.arrive('Olga');
  table = await person.sitDown('alien-frontiers', ['greedy', 'greedy'], { round_limit: 3 });
  await person.play(table, randomPolicy(4));
});

const stop = (page: Page): Promise<number> => page.locator('input[type=range]').evaluate((input: HTMLInputElement) => Number(input.value));
const ply = (page: Page): string | null => new URLSearchParams(page.url().split('?')[1]).get('ply');

test('a finished match can be scrubbed through, by hand and by key, from the viewpoint of anybody', async () => {
  const client = await at.open({ person });
  const { page } = client;
  await visit(page, `replay/${table}`);
  await page.waitForSelector(BOARD);
  const slider = page.locator('input[type=range]');
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(20);

  // Forward and back lead to the same picture.
  const picture = (): Promise<string> => page.locator('[data-board]').ariaSnapshot();
  await expect.poll(() => ply(page)).not.toBeNull();
  const start = ply(page);
  await slider.fill(String(Math.floor(last / 2)));
  await expect.poll(() => ply(page)).not.toBe(start);
  const middle = ply(page);
  const told = await page.locator('.told').innerText();
  const there = await picture();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => ply(page)).not.toBe(middle);
  expect(await page.locator('.told').innerText()).not.toBe(told);
  await page.locator('#main').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => ply(page)).toBe(middle);
  expect(await page.locator('.told').innerText()).toBe(told);
  await expect.poll(picture).toBe(there);
  await page.keyboard.press('End');
  await expect.poll(() => stop(page)).toBe(last);
  await page.keyboard.press('Home');
  await expect.poll(() => stop(page)).toBe(0);

  // One's own viewpoint at first; a rival sees other things.
  const viewpoint = page.locator('.viewpoint select');
  expect(await viewpoint.inputValue()).toBe('0');
  const views: string[] = [];
  page.on('response', (answer) => void (answer.url().includes('/positions/') && views.push(new URL(answer.url()).search)));
  await page.keyboard.press('End');
  await viewpoint.selectOption('2');
  await expect.poll(() => new URLSearchParams(page.url().split('?')[1]).get('seat')).toBe('2');
  await expect.poll(() => views).toContain('?seat=2');
  await viewpoint.selectOption('');
  await expect.poll(() => page.url()).not.toContain('seat=');

  // A line of the log leads to its moment.
  const end = ply(page);
  await page.locator('[role=tabpanel] button').first().click();
  await expect.poll(() => stop(page)).toBeLessThan(last);
  await expect.poll(() => ply(page)).not.toBe(end);
  // So does a place in the graph of the points.
  const line = await stop(page);
  const graph = page.getByRole('img', { name: /points of every player/ });
  const { width } = (await graph.boundingBox())!;
  await graph.click({ position: { x: 0.8 * width, y: 30 } });
  await expect.poll(() => stop(page)).toBeGreaterThan(line);
  expect(await stop(page)).toBeLessThan(last);
  expect(await graph.locator('.round').count()).toBeGreaterThanOrEqual(3);
  // It plays by itself, as fast as one likes.
  await page.getByLabel('Speed').selectOption({ label: '×4' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => stop(page)).toBe(last);
  await page.locator('#main').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => ply(page)).not.toBe(end);
  await page.keyboard.press('End');
  // The address leads another window to the same moment.
  await expect.poll(() => ply(page)).toBe(end);
  const address = page.url();
  const other = await at.open();
  await other.page.goto(address);
  await other.page.waitForSelector(BOARD);
  await expect.poll(() => stop(other.page)).toBe(last);
  await leave(other);
  await leave(client);
});

test('the record can be fetched, and uploaded again to be looked at', async () => {
  const client = await at.open({ person });
  const { page } = client;
  await visit(page, `replay/${table}`);
  await page.waitForSelector(BOARD);
  const last = await page.locator('input[type=range]').getAttribute('max');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /record/i }).click()]);
  const file = join(at.folder, 'match.jsonl');
  await download.saveAs(file);
  await visit(page, 'upload');
  await page.locator('#record').setInputFiles(file);
  await page.waitForURL(/#\/replay\//);
  await page.waitForSelector(BOARD);
  expect(page.url()).not.toContain(table);
  expect(await page.locator('input[type=range]').getAttribute('max')).toBe(last);
  await leave(client);
});

test('a file that is no record is refused in words', async () => {
  const client = await at.open({ person });
  const file = join(at.folder, 'letter.jsonl');
  writeFileSync(file, 'Dear friends,\nthis is no record.\n');
  await visit(client.page, 'upload');
  await client.page.locator('#record').setInputFiles(file);
  await client.page.getByRole('alert').waitFor();
  expect((await client.page.getByRole('alert').innerText()).length).toBeGreaterThan(15);
  expect(client.page.url()).toContain('#/upload');
  await leave(client, /status of 4\d\d/);
});

test('on a phone the log follows without moving the controls away', async () => {
  const client = await at.open({ person, size: 'phone' });
  await visit(client.page, `replay/${table}`);
  await client.page.waitForSelector(BOARD);
  // The board has most of the screen; graph, speed and log come on request.
  expect((await client.page.locator('.play').boundingBox())!.height).toBeGreaterThan(500);
  expect(await client.page.getByRole('button', { name: 'Play', exact: true }).isVisible()).toBe(true);
  await client.page.locator('.fold').click();
  await client.page.getByRole('img', { name: /points of every player/ }).waitFor();
  const following = (): Promise<boolean> =>
    client.page.evaluate(() => {
      const [panel, line] = [document.querySelector('[role=log]'), document.querySelector('[role=log] [aria-current]')].map((element) => element?.getBoundingClientRect());
      return panel !== undefined && line !== undefined && line.top >= panel.top - 1 && line.bottom <= panel.bottom + 1;
    });
  await client.page.locator('#main').focus();
  await client.page.keyboard.press('End');
  await expect.poll(following).toBe(true);
  expect(await client.page.locator('aside').evaluate((aside) => aside.scrollTop)).toBe(0);
  await leave(client);
});

test('the coach tells a finished match as a story, and a moment shows its position with the better move', async () => {
  const client = await at.open({ person });
  const { page } = client;
  await visit(page, `table/${table}`);
  await page.getByRole('tab', { name: 'Review' }).click();
  const review = page.locator('.review');
  const river = review.getByRole('slider');
  await river.waitFor();
  expect((await review.locator('.story').innerText()).length).toBeGreaterThan(40);
  // Everybody has a band, a grade, and bars for mistakes and luck.
  expect(await river.locator('.band').count()).toBe(3);
  for (const name of ['Olga', 'Gatherer', 'Gatherer 2']) await review.getByRole('heading', { name, exact: true }).waitFor();
  expect(await review.getByRole('img', { name: /^Grade: \d+$/ }).count()).toBe(3);
  // Random moves lose something in every match: as many moments as stand on the river have a picture of the board, with rings around what was played and what was better.
  const moments = review.locator('.moment');
  expect(await moments.count()).toBe(await river.locator('.pin').count());
  expect(await moments.count()).toBeGreaterThan(0);
  await moments.first().scrollIntoViewIfNeeded();
  await moments.first().locator('[data-picture] [data-board]').waitFor();
  await expect.poll(() => review.locator('[data-picture] .ring.better').count()).toBeGreaterThan(0);
  // By keys from one notable moment to the next, and there.
  await river.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const reached = Number(await river.getAttribute('aria-valuenow'));
  expect(reached).toBeGreaterThan(0);
  expect(await river.getAttribute('aria-valuetext')).toMatch(/Olga \d+ %, /);
  // One click leads into the replay, which tells what was better, and marks it.
  const better = await moments.first().locator('.better .move').innerText();
  await moments.first().getByRole('button', { name: 'Show it in the replay' }).click();
  await page.waitForURL(/#\/replay\//);
  await page.locator('.told .coach').filter({ hasText: `Better: ${better}` }).waitFor();
  // Beside the board the cards need no pictures, and a click stays there.
  await page.getByRole('tab', { name: 'Review' }).click();
  const before = ply(page);
  await expect.poll(() => review.locator('.moment.current').count()).toBe(1);
  expect(await review.locator('[data-picture]').count()).toBe(0);
  await review.locator('.swing').first().click();
  await expect.poll(() => ply(page)).not.toBe(before);
  // All figures are there for who wants them.
  await review.locator('summary').click();
  await review.locator('table tbody tr').first().waitFor();
  await leave(client);
});
