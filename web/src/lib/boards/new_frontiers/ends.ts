/** How near the game is to each of its ends. */

import type { View } from './types';

/** At these the game goes on; one step further and the round is the last (rules 2.14). */
export const SPACES = 10;
export const COLONIES = 7;
export const POOL_LEAST = 5;
export const EMPIRE = 9;

export interface End {
  id: 'vp' | 'colonists' | 'spaces' | 'colonies';
  /** The number that counts now, and the one at which the round becomes the last. */
  now: number;
  limit: number;
  /** From 0 (far away) to 1 (reached). */
  share: number;
  /** Each seat's own number, for the ends that an empire brings about. */
  seats: number[] | null;
  reached: boolean;
}

/** The four ends, given the pools that the game began with. */
export function endsOf(view: View, start: { vp: number; colonists: number }): End[] {
  const spaces = view.players.map((player) => player.spaces);
  const colonies = view.players.map((player) => player.colonies.length);
  const last = POOL_LEAST - 1;
  const of = (id: End['id'], now: number, limit: number, share: number, seats: number[] | null): End => ({
    id,
    now,
    limit,
    share: Math.min(1, Math.max(0, share)),
    seats,
    reached: view.ending.includes(id),
  });
  return [
    of('vp', view.vp_pool, 0, 1 - view.vp_pool / start.vp, null),
    of('colonists', view.colonist_pool, last, (start.colonists - view.colonist_pool) / (start.colonists - last), null),
    of('spaces', Math.max(...spaces), SPACES + 1, Math.max(...spaces) / (SPACES + 1), spaces),
    of('colonies', Math.max(...colonies), COLONIES + 1, Math.max(...colonies) / (COLONIES + 1), colonies),
  ];
}
