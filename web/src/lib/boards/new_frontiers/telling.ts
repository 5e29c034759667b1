/** How much of another empire is told in the room there is for it. */
export type Telling = 'all' | 'name' | 'kinds' | 'kind';

/** Units of height that the rest of the wide composition takes, and the goals. */
const ABOVE = 37.5;
const GOALS = 14;

/** What fits, given the height in units, the number of rivals and whether there are goals. */
export function tellingFor(units: number, rivals: number, goals: boolean): Telling {
  const each = (units - ABOVE - (goals ? GOALS : 0)) / Math.max(1, rivals);
  if (each >= 26) return 'all';
  if (each >= 13) return 'name';
  return each >= 9.2 ? 'kinds' : 'kind';
}
