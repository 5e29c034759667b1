/** Steps of a replay: the position before every entry of the log, and the last one. */

import type { LogEntry } from './types';

/** The plies whose positions are shown, in order. What was taken back is not among them. */
export function stopsOf(log: readonly LogEntry[], ply: number): number[] {
  return [...log.map((entry) => entry.ply), ply];
}

/** The first stop at or after a ply. */
export function stopAt(stops: readonly number[], ply: number): number {
  const found = stops.findIndex((stop) => stop >= ply);
  return found < 0 ? Math.max(0, stops.length - 1) : found;
}

/** The next (or previous) step at which another player begins to decide. Chance belongs to whoever plays. */
export function turnFrom(log: readonly LogEntry[], at: number, direction: 1 | -1): number {
  const actors: number[] = [];
  let last = -1;
  for (const entry of log) {
    if (entry.actor >= 0) last = entry.actor;
    actors.push(last);
  }
  let index = at;
  if (direction > 0) {
    while (index < log.length && actors[index] === actors[at]) index += 1;
    return index;
  }
  index -= 1;
  while (index > 0 && actors[index - 1] === actors[index]) index -= 1;
  return Math.max(0, index);
}
