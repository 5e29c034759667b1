/** How near the end is: how likely the next progress phase is the last one, from what lies open. */

import type { Catalogue } from './content';
import { CUBES, PROJECTS, type View } from './types';

/** So many ways to choose `k` out of `n`. */
function ways(n: number, k: number): number {
  let product = 1;
  for (let step = 1; step <= k; step += 1) product = (product * (n - k + step)) / step;
  return k > n ? 0 : product;
}

/** The probability that the asteroid arrives when all have passed, if nobody puts further cubes into the bag. */
export function chanceOfLastRound(view: View, catalogue: Catalogue): number {
  const space = view.asteroid + 1;
  if (space >= view.limits.impact) return 1;
  const bag = { ...view.bag };
  if (catalogue.path[space - 1]?.includes('cubes')) bag.asteroid += view.players.length;
  /** How many cubes of each kind may be drawn without an impact. */
  const harmless = { asteroid: view.limits.impact - space - 1, laser: 0, shield: 0, evacuation: 0 };
  for (const project of PROJECTS) {
    const { meter, impact } = view.projects[project];
    if (meter[impact - 1] !== null) return 1;
    harmless[project] = impact - 1 - meter.filter((cube) => cube !== null).length;
  }
  const all = CUBES.reduce((sum, cube) => sum + bag[cube], 0);
  const drawn = Math.min(view.threat, all);
  // Ways to draw so many cubes without an impact, kind by kind.
  let safe = [1, ...Array.from({ length: drawn }, () => 0)];
  for (const cube of CUBES) {
    safe = safe.map((_, sum) => {
      let total = 0;
      for (let n = 0; n <= Math.min(sum, harmless[cube], bag[cube]); n += 1) total += safe[sum - n]! * ways(bag[cube], n);
      return total;
    });
  }
  return 1 - safe[drawn]! / ways(all, drawn);
}
