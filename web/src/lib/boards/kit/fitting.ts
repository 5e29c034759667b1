/** Parts of a board that grow into the room they have. */

/** How many times larger or smaller a part may be, the largest first. */
const FACTORS = [1.5, 1.4, 1.3, 1.2, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.8, 0.75];

/** What a part had last: its place in the list of units, mostly the right one again, and what it was found for. */
interface Found {
  place: number;
  of: string;
}
const last = new WeakMap<HTMLElement, Found>();

/** What the size of a part depends on: its room, and what is said in it. */
const needs = (part: HTMLElement, unit: number): string =>
  [unit, part.clientWidth, part.clientHeight, part.getElementsByTagName('*').length, part.textContent].join(' ');

/** Set the unit (`--u`, pixels) of this element as large as it can be without scrolling; never below `least`. */
export function grow(part: HTMLElement, unit: number, least: number): void {
  const before = last.get(part);
  const of = needs(part, unit);
  // Every try lays the part out, so it is tried only where something has changed.
  if (before?.of === of) return;
  const units = [...FACTORS.map((factor) => factor * unit).filter((one) => one > least), Math.min(unit, least)];
  const set = (one: number): void => part.style.setProperty('--u', `${one.toFixed(2)}px`);
  const fits = (place: number): boolean => {
    set(units[place]!);
    return part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1;
  };
  let place = Math.min(before?.place ?? 0, units.length - 1);
  if (fits(place)) {
    while (place > 0 && fits(place - 1)) place -= 1;
    set(units[place]!);
  } else {
    do place += 1;
    while (place < units.length && !fits(place));
    // Where it scrolls anyway it may as well be as large as all the rest.
    if (place === units.length) set(unit);
  }
  last.set(part, { place, of });
}
