/** Positions that tests begin with, played there by the server's own rules, and ways to play. */

import { Person, randomPolicy, type Choice, type Policy, type State } from '../../scripts/person.mjs';

/** How many matches may be begun for a position. */
const ATTEMPTS = 30;

export interface Wanted {
  game: string;
  bots?: string[];
  options?: object;
  policy?: Policy;
}

/** A table where the person has to decide in such a position. Matches are begun until one comes to it. */
export async function reach(person: Person, { game, bots = ['random'], options = {}, policy }: Wanted, enough: (state: State) => boolean): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const table = await person.sitDown(game, bots, options);
    const other = policy ?? randomPolicy(attempt);
    const state = await person.play(table, (choices, now) => (enough(now) ? null : other(choices, now)));
    if (state.status === 'running') return table;
  }
  throw new Error(`no match of ${game} came to the position`);
}

/** Choices at the Colonist Hub of Alien Frontiers: ships of one value are one choice. */
export const hubMoves = (choices: readonly Pick<Choice, 'move'>[]): Set<string> => new Set(choices.map(({ move }) => move).filter((move) => /^hub /.test(move)));

/** The first choice whose notation fits the first wish that any fits. */
function byWish(choices: Choice[], wishes: RegExp[]): Choice | undefined {
  for (const wish of wishes) {
    const found = choices.find((choice) => wish.test(choice.move));
    if (found) return found;
  }
  return undefined;
}

/** Towards a colony: fuel and ore first, then ships to the hub until a colony can be launched from there. */
const towardsLaunch: Policy = (choices, state) => {
  const own = state.view.players[state.seat!];
  const wishes = [own.fuel < 2 ? /^solar / : /^hub /, own.ore < 2 ? /^mine / : /^hub /, /^hub /, /^solar /, /^artifact /, /^bay\b/, /^(end|done)\b/];
  return byWish(choices, wishes) ?? choices[0] ?? null;
};

/** A table of Alien Frontiers at which this person can launch a colony now. */
export function beforeLaunch(person: Person): Promise<string> {
  return reach(person, { game: 'alien-frontiers', policy: towardsLaunch }, ({ choices }) => choices.some(({ move }) => move === 'launch'));
}

/** Moves of these kinds as soon as they are possible, any others before. */
function preferring(...wishes: RegExp[]): Policy {
  const others = randomPolicy(5);
  return (choices, state) => byWish(choices, wishes) ?? others(choices, state);
}

/** Towards a raid: three ships in a row and rivals with something to take. */
export const toRaid: Wanted = { game: 'alien-frontiers', bots: ['random', 'random'], policy: preferring(/^raiders /) };

/** Towards more worlds than an empire may keep. */
export const toReturn: Wanted = { game: 'new-frontiers', policy: preferring(/^pick explore/, /^take /, /^pick develop/) };

/** What brings a match of Alien Frontiers on: colonies, ships, and what they cost. Anything else now and then. */
export function colonist(choices: Choice[], state: State, nth: number): Choice {
  const own = state.view.players[state.seat!];
  const wishes = [/^territory /, /^launch$/, /^constructor /, /^terraform /, /^shipyard /, /^hub /];
  const sources = [own.ore < 3 ? /^mine / : /^solar /, /^solar /, /^mine /, /^(?!end|done|pass)/];
  return byWish(choices, nth % 7 === 6 ? [/^(?!end|done|pass)/] : [...wishes, ...sources]) ?? choices[0]!;
}

/** What earns nothing at all, neither points nor goods. */
export const idle: Policy = (choices) => byWish(choices, [/^hub /, /^bay/, /^(end|done)\b/]) ?? choices[0] ?? null;

/** A table for two people that has begun. */
export async function between(one: Person, other: Person, wish: { game?: string; options?: object; clock?: object | null; rated?: boolean } = {}): Promise<string> {
  const table = await seated(one, other, wish);
  await one.ask('POST', `tables/${table}/start`);
  return table;
}

/** A table for two people who sit at it, before the start. */
export async function seated(one: Person, other: Person, wish: { game?: string; options?: object; clock?: object | null; rated?: boolean } = {}): Promise<string> {
  const { game = 'alien-frontiers', options = {}, clock = null, rated = false } = wish;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = await one.ask('POST', 'tables', { game, options: { players: 2, ...options }, seats, public: true, rated, clock, start: false });
  await other.ask('POST', `tables/${table}/join`, { seat: null });
  return table as string;
}
