/** The numbers in what is written on the action tiles: the action for all, and the bonus of whoever picks. */

import type { Bonus } from './content';
import type { Limits } from './types';

export type Numbers = Record<'all' | 'bonus', Record<string, number>>;

/** What the words of a tile need, given what whoever picks it gets and what lies on Produce. */
export function numbersOf(action: string, bonus: Bonus, limits: Pick<Limits, 'display' | 'colonists_taken'>, onProduce: number): Numbers {
  const credits = { develop: bonus.discount, produce: onProduce }[action] ?? bonus.credits;
  return {
    all: { worlds: limits.display, colonists: limits.colonists_taken },
    bonus: { credits, colonists: bonus.colonists, vp: bonus.vp },
  };
}
