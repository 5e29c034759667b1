/** What the shell reads of a game: its fact sheet (`GET /api/games`) and the parts that all views share. */

import type { Words } from './boards/contract';
import type { GameInfo, Result, Scores, Seat, View } from './types';

/** The part of a fact sheet that finds messages. */
export type MessageFacts = Pick<GameInfo, 'prefix' | 'components'>;

/** A message of the game, or `otherwise` where it has none. */
export function gameWord(words: Words, facts: Pick<GameInfo, 'prefix'> | undefined, name: string, otherwise: string): string {
  if (!facts) return otherwise;
  const id = `${facts.prefix}-${name}`;
  return words.has(id) ? words.text(id) : otherwise;
}

/** The id of a game as a title, where it brings no message for that. */
export function spelledOut(game: string): string {
  return game
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The messages that may name the component with this bare id: one for every kind of component. */
export function componentMessages(facts: MessageFacts | undefined, word: string): string[] {
  return facts && /^[a-z][a-z-]*$/.test(word) ? facts.components.map((kind) => `${facts.prefix}-${kind}-${word}`) : [];
}

/** The name of a component whose bare id is given; any other word stays as it is. */
export function componentName(words: Words, facts: MessageFacts | undefined, word: string): string {
  const id = componentMessages(facts, word).find((one) => words.has(one));
  return id ? words.text(id) : word;
}

/** What the server calls somebody whose account was deleted; nobody else can be called so. */
export const DELETED = 'deleted player';

/** The players' names by seat. Bots are called by their level; equal names are numbered, so that the log is clear. */
export function seatNames(
  seats: readonly Pick<Seat, 'seat' | 'kind' | 'name' | 'bot'>[],
  botName: (bot: string) => string,
  nobody: (seat: Pick<Seat, 'seat' | 'kind' | 'name'>) => string,
): string[] {
  const plain = seats.map((seat) =>
    seat.kind === 'bot' && seat.bot ? botName(seat.bot) : seat.name === null || seat.name === DELETED ? nobody(seat) : seat.name,
  );
  return plain.map((name, index) => {
    const before = plain.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** What the game asks for in this phase, if it says so. */
export function phasePrompt(words: Words, facts: Pick<GameInfo, 'prefix'> | undefined, view: View | null): string | null {
  const phase = view?.phase;
  return typeof phase === 'string' ? gameWord(words, facts, `phase-${phase}-prompt`, '') || null : null;
}

/** Whether this is a step within a move that has begun: any decision but the main one, which is the first of the fact sheet. */
export function insideMove(facts: Pick<GameInfo, 'decisions'> | undefined, view: View | null): boolean {
  const main = facts?.decisions[0];
  return main !== undefined && typeof view?.phase === 'string' && view.phase !== main.phase;
}

/** Points by source of every player: from the result, or from the view where it has them. */
export function pointsOf(view: View | null, result: Result | null): Scores | null {
  if (result) return result.scores;
  const players = view?.players;
  if (!Array.isArray(players)) return null;
  const scores = players.map((player: unknown) => (player as { score?: unknown } | null)?.score);
  const whole = scores.every((score) => typeof score === 'object' && score !== null && !Array.isArray(score));
  return whole ? (scores as Scores) : null;
}

export function sum(points: Record<string, number>): number {
  return Object.values(points).reduce((total, value) => total + value, 0);
}

/** Places by seat, from the ranking; shared places share a number. */
export function placesOf(ranking: readonly number[][]): Map<number, number> {
  const places = new Map<number, number>();
  let place = 1;
  for (const group of ranking) {
    for (const seat of group) places.set(seat, place);
    place += group.length;
  }
  return places;
}
