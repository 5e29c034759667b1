/** What an attack may come to before its cards are turned up. */

import type { Catalogue } from './content';
import type { View } from './types';

/** The lowest and the highest attack value that may come. */
export interface Reach {
  from: number;
  to: number;
}

/** What ships of a player may reach: from the weakest one with the lowest card to the strongest with the highest. All of them, unless some are named. */
export function reachOf(view: View, seat: number, against: 'alien' | 'player', { numbers }: Catalogue, ships?: readonly string[]): Reach | null {
  const held = (view.players[seat]?.empire ?? []).filter(({ card }) => !ships || ships.includes(card));
  const bonuses = held.flatMap(({ now }) => now?.[against] ?? []);
  return bonuses.length ? { from: Math.min(...bonuses) + numbers.least, to: Math.max(...bonuses) + numbers.most } : null;
}

/** Decisions of an attacker before a card is turned up. */
const AIMING = ['ships', 'next-ship', 'ability'];

export const aims = (phase: string): boolean => AIMING.includes(phase);

/** The ships that may still attack as things stand: the one that is asked about, those that are marked or chosen, else all that are ready. */
export function aimingShips({ attack, question, players, turn, turn_state }: View, marked: readonly string[]): string[] {
  if (question?.ship) return [question.ship];
  if (marked.length) return [...marked];
  const ready = (players[turn]?.empire ?? []).filter(({ card, now }) => now?.alien !== undefined && !turn_state.attacked.includes(card)).map(({ card }) => card);
  return attack?.ships.length ? ready.filter((ship) => attack.ships.includes(ship)) : ready;
}
