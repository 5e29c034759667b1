/** Parts of a board that scroll: `[data-scrolls]` is around what they hold. */

import { wantsMotion } from './motion';

/** Scroll to the first element that is wanted, unless one of them can be seen already or none is in a part that scrolls. */
export function bringIntoSight(board: Element, wanted: (element: HTMLElement | SVGElement) => boolean): void {
  let hidden: (() => void) | null = null;
  for (const element of board.querySelectorAll<HTMLElement | SVGElement>('[data-scrolls] :is([data-part], [data-target])')) {
    if (!wanted(element)) continue;
    const part = element.closest('[data-scrolls]')!;
    const window = part.getBoundingClientRect();
    const at = element.getBoundingClientRect();
    if (at.height === 0) continue;
    if (at.top >= window.top - 1 && at.bottom <= window.bottom + 1) return;
    // Only this part: the page and the board around it stay where they are.
    const by = at.top - window.top - Math.max(0, window.height - at.height) / 2;
    hidden ??= () => part.scrollBy({ top: by, behavior: wantsMotion() ? 'smooth' : 'instant' });
  }
  hidden?.();
}
