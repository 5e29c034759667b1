/** Making decisions as a person does, and seeing that they were made. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Choice, SetOffer, State } from '../../scripts/person.mjs';
import { markable, problem } from '../../src/lib/sets';
import type { Client } from './client';

/** Everything that may be done now, as a list. */
export const LIST = 'section > ol.plain.scroll > li > button.choice';
export const CONFIRM = '.turn .set .confirm';
/** The same on a board, which alone has it on a phone. */
const CONFIRM_THERE = '[data-board] .set-confirm';
export const OVER = 'dialog.wide[open]';

/** Wait until the page asks for a decision or tells the end; null at the end. */
export async function turn(client: Client): Promise<State | null> {
  await expect
    .poll(async () => {
      const { lastState } = client;
      if (!lastState) return 'nothing told yet';
      if (lastState.status !== 'running') return (await client.page.locator(OVER).count()) > 0 ? 'ready' : 'the end is not shown';
      if (lastState.actor !== lastState.seat) return `waiting for seat ${lastState.actor}`;
      return (await offered(client.page)) === listed(lastState).map((choice) => choice.move).join('|') ? 'ready' : 'choices not shown';
    })
    .toBe('ready');
  return client.lastState!.status === 'running' ? client.lastState! : null;
}

/** What the page lists: the items of a set first, then what may be done at once. */
export function listed({ choices, set }: State): Choice[] {
  if (!set) return choices;
  const ofSet = new Set([...set.items.map((item) => item.action), set.confirm]);
  return [...set.items, ...choices.filter((choice) => !ofSet.has(choice.action))];
}

/** Notations of what is offered, empty while nothing can be done. */
function offered(page: Page): Promise<string> {
  return page.evaluate(
    (list) =>
      [...document.querySelectorAll<HTMLButtonElement>(list)]
        .filter((button) => !button.disabled)
        .map((button) => button.querySelector('code')?.textContent ?? '')
        .join('|'),
    LIST,
  );
}

export async function middle(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Carry a piece with the mouse and drop it where it has snapped to. */
export async function drag(page: Page, piece: Locator, place: Locator): Promise<void> {
  const from = await middle(piece);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Boards scroll by themselves to what is new: the piece goes where the place is now.
  await expect
    .poll(async () => {
      const to = await middle(place);
      await page.mouse.move(to.x, to.y, { steps: 5 });
      return place.evaluate((element) => element.classList.contains('aimed'));
    })
    .toBe(true);
  await page.mouse.up();
}

/** Wait until the match has gone on from this state, after what was done. */
export async function goneOn(client: Client, from: State, after = 'a move'): Promise<void> {
  await expect.poll(() => client.lastState !== from, { interval: 10, message: `nothing happened after ${after}` }).toBe(true);
}

/** Actions of a set that can be confirmed, the first that is found. */
export function fittingMarks(set: SetOffer, marks: number[] = []): number[] | null {
  if (problem(set, marks) === null) return marks;
  for (const action of markable(set, marks)) {
    const found = fittingMarks(set, [...marks, action]);
    if (found) return found;
  }
  return null;
}

/** Choose a set with the mouse: mark what fits, the last of it first, and confirm. */
export async function chooseSet({ page }: Client, state: State): Promise<string> {
  const marks = fittingMarks(state.set!)!;
  const moves = marks.map((mark) => state.set!.items.find((item) => item.action === mark)!.move);
  for (const one of [...moves].reverse()) await move(page, one).click();
  await page.locator(`${CONFIRM}[aria-disabled=false], ${CONFIRM_THERE}:not([aria-disabled])`).filter({ visible: true }).first().click();
  return `a set of ${moves.join(', ')}`;
}

/** Press an element with the mouse where that is possible: pieces may lie on it, but not everywhere. */
export async function press(target: Locator): Promise<void> {
  const at = await target.evaluate((element) => {
    const GRID = 9;
    const { left, top, width, height } = element.getBoundingClientRect();
    for (let n = 0; n < GRID * GRID; n += 1) {
      // The middle first.
      const step = (n + Math.floor((GRID * GRID) / 2)) % (GRID * GRID);
      const x = left + (width * ((step % GRID) + 0.5)) / GRID;
      const y = top + (height * (Math.floor(step / GRID) + 0.5)) / GRID;
      if (document.elementFromPoint(x, y)?.closest('[role=button], button') === element) return { x, y };
    }
    return null;
  });
  if (!at) throw new Error(`no mouse can press ${await target.getAttribute('aria-label')}`);
  await target.page().mouse.click(at.x, at.y);
}

/** The button of a move in the list. */
export function move(page: Page, notation: string): Locator {
  return page.locator(LIST).filter({ has: page.locator('code', { hasText: new RegExp(`^${notation}$`) }) });
}
