/** Ratings as people read them: a number like those of chess, and a rank in a word. */

import type { Rating } from './types';

/** What somebody new has, and how much one of the server's points (docs/server.md) is. */
const NEW = 1000;
const STEP = 40;
/** Where the ranks above the first begin. */
export const RANKS = [1150, 1400, 1650, 1900, 2150] as const;
/** Before so many matches a rating says little. */
export const SETTLED = 5;

/** A rating of the server's as it is shown. */
export function shownRating(value: number): number {
  return Math.round(NEW + STEP * value);
}

/** The number of the rank that goes with a rating of the server's, from 0. */
export function rankOf(value: number): number {
  return RANKS.filter((least) => shownRating(value) >= least).length;
}

/** The message that names the rank: after few matches none is given. */
export function rankWord({ rating, matches }: Pick<Rating, 'rating' | 'matches'>): string {
  return matches < SETTLED ? 'web-rank-settling' : `web-rank-${rankOf(rating)}`;
}

/** How much a match changed what is shown. */
export function ratingGain({ before, after }: { before: number; after: number }): number {
  return shownRating(after) - shownRating(before);
}

/** A number with its sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
