/** Parts of a board that grow into the room they have. */

/** How many times larger or smaller a part may be, the largest first. */
const FACTORS = [1.25, 1.2, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.8, 0.75];

/** Set the unit (`--u`, pixels) of this element as large as it can be without scrolling; never below `least`. */
export function grow(part: HTMLElement, unit: number, least: number): void {
  const units = [...FACTORS.map((factor) => factor * unit).filter((one) => one > least), Math.min(unit, least)];
  for (const one of units) {
    part.style.setProperty('--u', `${one.toFixed(2)}px`);
    if (part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1) return;
  }
  // Where it scrolls anyway it may as well be as large as all the rest.
  part.style.setProperty('--u', `${unit.toFixed(2)}px`);
}
