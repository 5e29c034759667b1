/** How near the game is to each of its ends. */

import type { View } from './types';

export interface End {
  id: 'vp' | 'colonists' | 'spaces' | 'colonies' | 'rounds';
  /** The number that counts now, and the one at which the round becomes the last. */
  now: number;
  limit: number;
  /** From 0 (far away) to 1 (reached). */
  share: number;
  /** Each seat's own number, for the ends that an empire brings about. */
  seats: number[] | null;
  reached: boolean;
}

/** The end that is nearest. */
export function nearestEnd(view: View): End {
  return endsOf(view).reduce((nearest, end) => (end.share > nearest.share ? end : nearest));
}

/** The four ends, and the last round of a table that has one. */
export function endsOf(view: View): End[] {
  const { limits } = view;
  const spaces = view.players.map((player) => player.spaces);
  const colonies = view.players.map((player) => player.colonies.length);
  const last = limits.colonists - 1;
  const of = (id: End['id'], now: number, limit: number, share: number, seats: number[] | null): End => ({
    id,
    now,
    limit,
    share: Math.min(1, Math.max(0, share)),
    seats,
    reached: view.ending.includes(id),
  });
  const most = (counts: number[], limit: number, id: 'spaces' | 'colonies'): End => of(id, Math.max(...counts), limit, Math.max(...counts) / limit, counts);
  return [
    of('vp', view.vp_pool, 0, 1 - view.vp_pool / limits.vp_start, null),
    of('colonists', view.colonist_pool, last, (limits.colonists_start - view.colonist_pool) / (limits.colonists_start - last), null),
    most(spaces, limits.spaces + 1, 'spaces'),
    most(colonies, limits.colonies + 1, 'colonies'),
    ...(limits.rounds > 0 ? [of('rounds', view.round, limits.rounds, view.round / limits.rounds, null)] : []),
  ];
}
