/** The graph of a review: chances of winning over plies. */

import type { Review } from './types';

type Chances = Review['chances'];

export interface Chart {
  /** Points of a line for every seat, as SVG writes them. */
  seats: string[];
  x(ply: number): number;
}

/** Lines that fill a box: certain victory at its top, the first ply at its left edge, the end at its right. */
export function chart(chances: Chances, width: number, height: number): Chart {
  const last = Math.max(1, chances.at(-1)?.ply ?? 1);
  const x = (ply: number): number => round((ply / last) * width);
  const seats = (chances[0]?.chances ?? []).map((_, seat) =>
    chances.map((one) => `${x(one.ply)},${round((1 - one.chances[seat]!) * height)}`).join(' '),
  );
  return { seats, x };
}

/** The ply whose point is nearest to a place in the graph, from 0 at the left to 1 at the right. */
export function nearest(chances: Chances, place: number): number {
  const wanted = place * (chances.at(-1)?.ply ?? 0);
  let best = 0;
  for (const { ply } of chances) if (Math.abs(ply - wanted) < Math.abs(best - wanted)) best = ply;
  return best;
}

const round = (value: number): number => Math.round(100 * value) / 100;
