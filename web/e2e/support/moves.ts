/** Making moves as a person does, and seeing that they were made. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { State } from '../../scripts/person.mjs';
import type { Seat } from './seats';

const PATIENCE = 30_000;
/** Everything that may be done now, as a list. */
export const LIST = 'section > ol.plain.scroll > li > button';
export const OVER = 'dialog.wide[open]';

/** Wait until the page asks for a decision or tells the end; null at the end. */
export async function turn(seat: Seat): Promise<State | null> {
  await expect
    .poll(
      async () => {
        const { told } = seat;
        if (!told) return 'nothing told yet';
        if (told.status !== 'running') return (await seat.page.locator(OVER).count()) > 0 ? 'ready' : 'the end is not shown';
        if (told.actor !== told.seat) return `waiting for seat ${told.actor}`;
        return (await offered(seat.page)) === told.choices.map((choice) => choice.move).join('|') ? 'ready' : 'choices not shown';
      },
      { timeout: PATIENCE, interval: 15 },
    )
    .toBe('ready');
  return seat.told!.status === 'running' ? seat.told! : null;
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

/** Wait until the match has gone on from this state, after what was done. */
export async function goneOn(seat: Seat, from: State, after = 'a move'): Promise<void> {
  await expect.poll(() => seat.told !== from, { timeout: PATIENCE / 2, interval: 10, message: `nothing happened after ${after}` }).toBe(true);
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
