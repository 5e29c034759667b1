/** Positions that tests begin with, played there by the server's own rules. */

import { Person, type Policy } from '../../scripts/person.mjs';

/** Towards a colony: fuel and ore first, then ships to the hub until a colony can be launched from there. */
const towardsLaunch: Policy = (choices, state) => {
  const first = (pattern: RegExp) => choices.find((choice) => pattern.test(choice.move));
  if (first(/^launch$/)) return null;
  const own = state.view.players[state.seat!];
  const wishes = [own.fuel < 2 ? /^solar / : /^hub /, own.ore < 2 ? /^mine / : /^hub /, /^hub /, /^solar /, /^artifact /, /^bay\b/, /^(end|done)\b/];
  for (const wish of wishes) {
    const found = first(wish);
    if (found) return found;
  }
  return choices[0] ?? null;
};

/** A table of Alien Frontiers at which this person can launch a colony now. */
export async function beforeLaunch(person: Person): Promise<string> {
  const table = await person.sitDown('alien-frontiers', ['random']);
  const state = await person.play(table, towardsLaunch);
  if (state.status !== 'running') throw new Error('the match was over before a launch');
  return table;
}
