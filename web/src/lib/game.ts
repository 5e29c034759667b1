/** The few things the shell knows about how games name their messages and shape their views. */

import type { Words } from './boards/contract';
import type { Result, Scores, Seat, View } from './types';

/** What the ids of a game's messages begin with: the initials of its id. */
export function prefixOf(game: string): string {
  return game
    .split('-')
    .map((word) => word[0] ?? '')
    .join('');
}

/** A message of the game, or a plain word where it has none. */
export function gameWord(words: Words, game: string, name: string, otherwise: string): string {
  const id = `${prefixOf(game)}-${name}`;
  return words.has(id) ? words.text(id) : otherwise;
}

export function gameTitle(words: Words, game: string): string {
  const spelled = game.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return gameWord(words, game, 'title', spelled.join(' '));
}

/** What a component may be, in messages ("af-station-hub") and in the parts of boards ("station-hub"). */
export const KINDS = ['station', 'territory', 'card', 'field', 'action', 'tile', 'goal', 'kind'] as const;

/** The name of a component whose bare id is given; any other word stays as it is. */
export function componentName(words: Words, game: string, word: string): string {
  if (!/^[a-z][a-z-]*$/.test(word)) return word;
  const id = KINDS.map((kind) => `${prefixOf(game)}-${kind}-${word}`).find((one) => words.has(one));
  return id ? words.text(id) : word;
}

/** The players' names by seat. Bots are called by their level; equal names are numbered, so that the log is clear. */
export function seatNames(
  seats: readonly Pick<Seat, 'seat' | 'kind' | 'name' | 'bot'>[],
  botName: (bot: string) => string,
  nobody: (seat: Pick<Seat, 'seat' | 'kind'>) => string,
): string[] {
  const plain = seats.map((seat) => (seat.kind === 'bot' && seat.bot ? botName(seat.bot) : (seat.name ?? nobody(seat))));
  return plain.map((name, index) => {
    const before = plain.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** What the game asks for in this phase, if it says so. */
export function phasePrompt(words: Words, game: string, view: View | null): string | null {
  const phase = view?.phase;
  return typeof phase === 'string' ? gameWord(words, game, `phase-${phase}-prompt`, '') || null : null;
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

/** The seats by place: who resigned or ran out of time shares the last one, whatever a bot made of the seat afterwards. */
export function rankingOf(result: Result, seats: readonly Pick<Seat, 'seat' | 'left'>[]): number[][] {
  const last = seats.filter(({ left }) => left === 'resigned' || left === 'timeout').map(({ seat }) => seat);
  const others = result.ranking.map((group) => group.filter((seat) => !last.includes(seat)));
  return [...others, last].filter((group) => group.length > 0);
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
