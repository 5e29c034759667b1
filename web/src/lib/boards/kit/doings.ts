/** What players did lately, told of each of them. */

import type { TableEvent } from '../contract';

/** For spectators, who never act: so many of the last events are told. */
const LATELY = 6;

/** What happened since the viewer's last own move, from the first thing on that another player did; oldest first. */
export function doingsSince(recent: readonly TableEvent[], viewer: number | null, untold: readonly string[]): TableEvent[] {
  const told = recent.filter(({ label }) => !untold.includes(label[0]));
  if (viewer === null) return told.slice(-LATELY);
  const last = told.findLastIndex((one) => one.actor === viewer);
  const after = told.slice(last + 1);
  const first = after.findIndex((one) => one.actor >= 0 && one.actor !== viewer);
  return first < 0 ? [] : after.slice(first);
}

/** Whom a line is about: the player it names, or the one who moved; null for what chance did. */
export function doerOf(event: TableEvent): number | null {
  const { player } = event.label[1];
  const found = typeof player === 'string' ? /^seat:(\d+)$/.exec(player) : null;
  return found ? Number(found[1]) : event.actor >= 0 ? event.actor : null;
}

/** The events of a game (their ids begin thus) that one player caused: what names nobody belongs to whoever moved last. */
export function doingsOf(events: readonly TableEvent[], seat: number, beginning: string): TableEvent[] {
  let last: number | null = null;
  return events.filter((event) => {
    last = doerOf(event) ?? last;
    return last === seat && event.label[0].startsWith(beginning);
  });
}
