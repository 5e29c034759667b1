/** How much of another empire is shown: everything, names of technologies, the kinds of their powers, or the first kind. */

import type { View } from './types';

export type RivalDetail = 'all' | 'name' | 'kinds' | 'kind';

/** Units of height that is above the empires, and that the goals take. */
const ABOVE = 21;
const GOALS = 14;
/** Units of height: of the name and figures, of a row of worlds, of a row of technologies. */
const HEAD = 3.4;
const WORLDS = 3;
const TECHNOLOGIES = 2;
/** How many fit beside each other. */
const WORLDS_ABREAST = 8;
const ABREAST: Record<Exclude<RivalDetail, 'all'>, number> = { name: 2, kinds: 4, kind: 6 };
/** Units of height with which an empire needs no shorthand at all. */
const PLENTY = 26;

/** The fullest detail in which every one of these empires fits, on a board that is so many units high. */
export function rivalDetailFor(view: Pick<View, 'players' | 'goals'>, rivals: readonly number[], units: number): RivalDetail {
  const each = (units - ABOVE - (view.goals ? GOALS : 0)) / Math.max(1, rivals.length);
  if (each >= PLENTY) return 'all';
  const fits = (detail: keyof typeof ABREAST): boolean =>
    rivals.every((seat) => {
      const { colonies, explored, technologies } = view.players[seat]!;
      const worlds = Math.ceil((colonies.length + explored.length) / WORLDS_ABREAST);
      return HEAD + worlds * WORLDS + Math.ceil(technologies.length / ABREAST[detail]) * TECHNOLOGIES <= each;
    });
  return (['name', 'kinds'] as const).find(fits) ?? 'kind';
}
