/**
 * Where on the board a choice belongs, found by its notation. Keys of elements: `place:ID` a location, `shuttle:WORLD`, `card:ID` a card
 * in hand, `played:ID` one in the discard pile, `buy:ID` one in a display, `upgrade:ID`, `res:NAME` a resource of the viewer, `tag:TYPE`
 * the viewer's tokens, `step:PROJECT:STEPS` a space ahead of the viewer's disc, `pass`.
 */

import { PROJECTS, type View } from './types';

/** Verbs whose second word names the element. */
const KEYED: Record<string, string> = {
  place: 'place',
  shuttle: 'shuttle',
  play: 'card',
  boost: 'card',
  keep: 'card',
  card: 'card',
  wild: 'card',
  buy: 'buy',
  upgrade: 'upgrade',
  gain: 'res',
  raise: 'res',
  pay: 'res',
  refill: 'res',
  plus: 'res',
  tag: 'tag',
  token: 'tag',
  reactivate: 'tag',
};

/** The keys of the elements that a move belongs to; none if it has no place. */
export function keysOf(move: string): string[] {
  const [verb = '', first = '', second = ''] = move.split(' ');
  if (move === 'pass') return ['pass'];
  if (verb === 'work') return [`step:${first}:${second}`];
  if (verb === 'remove') return first === 'played' ? [`played:${second}`] : [`card:${first}`];
  const keyed = KEYED[verb];
  return keyed && first ? [`${keyed}:${first}`] : [];
}

/** By phase, what pressing an element of a sort would mean; ID is the rest of its key. */
const MEANT: Record<string, Record<string, string>> = {
  turn: { place: 'place', shuttle: 'shuttle', card: 'play', pass: '' },
  'after-shuttle': { place: 'place', card: 'play' },
  'boost-move': { place: 'place' },
  boost: { card: 'boost' },
  species: { card: 'keep' },
  tags: { card: 'card', tag: 'token' },
  'take-tag': { tag: 'tag' },
  reactivate: { tag: 'reactivate' },
  gain: { res: 'gain' },
  raise: { res: 'raise' },
  refill: { res: 'refill' },
  'gain-more': { res: 'plus' },
  'pay-any': { res: 'pay' },
  work: { step: 'work' },
  research: { upgrade: 'upgrade' },
  upgrade: { upgrade: 'upgrade' },
  buy: { buy: 'buy' },
  remove: { card: 'remove', played: 'remove played' },
  ferry: { shuttle: 'shuttle' },
};

/** The moves that somebody may have meant who presses an element that offers none. */
export function meantBy(key: string, view: View): string[] {
  const [sort = '', ...rest] = key.split(':');
  const verb = MEANT[view.phase]?.[sort];
  if (verb === undefined) return [];
  return [sort === 'pass' ? 'pass' : `${verb} ${rest.join(' ')}`];
}

export type Leaf = 'worlds' | 'projects' | 'market' | 'players';
export const LEAVES: readonly Leaf[] = ['worlds', 'projects', 'market', 'players'];

/** The leaf on which something has happened, by the elements that were named: the last step of a project before a place. */
export function leafOfParts(parts: ReadonlySet<string>, isPlace: (location: string) => boolean): Leaf | null {
  if (PROJECTS.some((project) => parts.has(`project-${project}`))) return 'projects';
  return [...parts].some((part) => part.startsWith('location-') && isPlace(part.slice('location-'.length))) ? 'worlds' : null;
}

/** Which leaf of a small screen an element stands on; null for what is always in sight. */
export function leafOf(key: string): Leaf | null {
  const sort = key.split(':')[0];
  if (sort === 'place' || sort === 'shuttle') return 'worlds';
  if (sort === 'step') return 'projects';
  if (sort === 'buy') return 'market';
  return null;
}
