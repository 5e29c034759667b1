/** What must hold on every page: all words there, nothing cut off, and nothing for axe to find. */

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Messages shown as their id, in another language, or with an argument that was not given. */
export async function expectAllWords(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
    const texts = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
      if (element instanceof SVGElement && element.tagName === 'text') texts.push(element.textContent ?? '');
      if (element.tagName === 'OPTION') texts.push(element.textContent ?? '');
    }
    return texts.flatMap((text) => text.match(/\[(?:en|[a-z]+(?:-[a-z0-9_]+)+)\].{0,40}|\{\s*\$?[a-z-]+\s*\}/gi) ?? []);
  });
  expect([...new Set(wrong)]).toEqual([]);
}

/** Nothing wider than the window, and no words cut off where they are pressed or read. */
export async function expectNothingCut(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith('svelte-')).join('.')} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const html = document.scrollingElement!;
    if (html.scrollWidth > innerWidth) found.push(`the page is ${html.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      if (element.clientWidth <= 1 || style.clipPath !== 'none') continue;
      const over = element.scrollWidth - element.clientWidth;
      if (style.display === 'inline' || over <= 1) continue;
      const scrolls = style.overflowX === 'auto' || style.overflowX === 'scroll';
      if (scrolls && (element.matches('main, dialog, [role=tabpanel], .leaf') || element.tagName === 'BODY')) found.push(`${name(element)} scrolls sideways by ${over}`);
      else if (element.matches('button, a, label, th, h1, h2, h3, summary, [role=tab]')) found.push(`${name(element)} is ${over} too wide`);
      else if (!scrolls && style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis' && element.tagName !== 'INPUT') found.push(`${name(element)} cuts ${over}`);
    }
    return found;
  });
  expect(wrong).toEqual([]);
}

/** Everything of a table is seen at once: neither the page nor the board scrolls. */
export async function expectNoScrolling(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
    const parts = [document.scrollingElement!, document.body, document.querySelector('#main')!, document.querySelector('aside')!];
    parts.push(...document.querySelectorAll('.play, .play *'));
    return parts
      .filter((part) => part === document.scrollingElement || ['auto', 'scroll'].includes(getComputedStyle(part).overflowY) || part.matches('#main, aside, .play'))
      .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.tagName}.${part.className}: ${part.scrollWidth}x${part.scrollHeight} in ${part.clientWidth}x${part.clientHeight}`);
  });
  expect(wrong).toEqual([]);
}

/** All rules that axe has switched on, or only those named. */
export async function expectAccessible(page: Page, rules: string[] | null = null): Promise<void> {
  // Given to the engine, not to the page: the page's policy forbids scripts of others.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async (only) => {
    type Axe = { run(where: Document, how: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> };
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: { type: 'rule', values: only } } : {}),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`));
  }, rules);
  expect(found).toEqual([]);
}
