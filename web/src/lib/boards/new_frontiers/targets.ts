/**
 * Where on the board a choice belongs. A board element has a key; choices are found by their notation:
 * `action:ID` a tile of the row, `stock:ID` a technology on the boards, `tile:ID` a tile of the viewer's empire or
 * a world on display, `home:ID` a side of the mat, `goal:ID`, `goal:hidden`, `mat:colonists`.
 */

import { OORT, type Catalogue } from './content';
import { mealOf } from './effects';
import type { View } from './types';

/** Verbs whose second word names the element. */
const KEYED: Record<string, string> = {
  pick: 'action',
  buy: 'stock',
  take: 'tile',
  return: 'tile',
  'store-world': 'tile',
  settle: 'tile',
  pay: 'tile',
  resettle: 'tile',
  replace: 'tile',
  with: 'tile',
  produce: 'tile',
  sell: 'tile',
  'store-good': 'tile',
  feed: 'tile',
  consume: 'tile',
  keep: 'goal',
  under: 'goal',
};
/** Verbs that are about the one tile of any kind. */
const OF_OORT = ['settle-oort', 'produce-oort', 'name'];
/** Verbs that have a place and a button in the bar as well. */
const ALSO_IN_BAR = ['colonists', 'reveal', 'hide', 'name'];

/** The key of the element that a move belongs to; null if it has none. */
export function keyOf(move: string, home: (side: string) => string | null): string | null {
  const [verb = '', ...rest] = move.split(' ');
  const keyed = KEYED[verb];
  if (keyed) return rest[0] ? `${keyed}:${rest[0]}` : null;
  if (OF_OORT.includes(verb)) return `tile:${OORT}`;
  // "discard POWER PLACE", where the power may be numbered.
  if (verb === 'discard') return rest.length ? `tile:${rest[rest.length - 1]}` : null;
  if (verb === 'colonists') return 'mat:colonists';
  if (verb === 'reveal' || verb === 'hide') return 'goal:hidden';
  if (verb === 'side') {
    const tile = home(rest[0] ?? '');
    return tile ? `home:${tile}` : null;
  }
  return null;
}

/** Whether a move that has a place is worth a button in the bar as well. */
export function alsoInBar(move: string): boolean {
  return ALSO_IN_BAR.includes(move.split(' ')[0] ?? '');
}

/** The sides of a seat's mat by letter. */
export function homesOf(view: View, seat: number | null, catalogue: Catalogue): Record<string, string> {
  const mat = seat === null ? null : view.players[seat]?.mat;
  const found: Record<string, string> = {};
  if (mat === null || mat === undefined) return found;
  for (const side of ['a', 'b']) {
    const tile = catalogue.home(mat, side);
    if (tile) found[side] = tile.id;
  }
  return found;
}

/**
 * The moves that a person may have meant by choosing an element that offers none: the shell tells why they are
 * impossible. Empty where nothing was meant.
 */
export function meantBy(key: string, view: View, seat: number, catalogue: Catalogue): string[] {
  const [sort = '', id = ''] = key.split(':');
  const me = view.players[seat];
  if (sort === 'action') return view.phase === 'pick' ? [`pick ${id}`] : [];
  if (sort === 'stock') return view.phase === 'buy' ? [`buy ${id}`] : [];
  if (sort !== 'tile' || !me) return [];
  const colony = me.colonies.find((entry) => entry.tile === id);
  if (me.explored.includes(id)) return meantByWorld(view.phase, id, catalogue);
  if (view.phase === 'consume' && catalogue.tile(id).effects.some(mealOf)) return [`consume ${id}`];
  if (!colony) return [];
  switch (view.phase) {
    case 'replace':
      return [`replace ${id}`];
    case 'windfall':
    case 'shortage':
      return catalogue.tile(id).type === 'gray' ? [] : [`produce ${id}`];
    case 'sell':
      return colony.good ? [`sell ${id}`] : [];
    case 'feed':
      return colony.good ? [`feed ${id}`] : [];
    case 'stock':
      return colony.good ? [`store-good ${id}`] : [];
    default:
      return [];
  }
}

function meantByWorld(phase: string, id: string, catalogue: Catalogue): string[] {
  if (phase === 'settle' || phase === 'second') {
    return catalogue.tile(id).military ? [`settle ${id}`, `pay ${id}`] : [`settle ${id}`];
  }
  if (phase === 'replace-with') return [`with ${id}`];
  if (phase === 'return') return [`return ${id}`];
  return [];
}

/** The part of the rules page about an action tile. */
export const ACTION_TOPICS: Record<string, string> = {
  isolation: '2.4',
  overview: '2.13',
  develop: '2.5',
  explore: '2.7',
  settle: '2.8',
  produce: '2.10',
  trade: '2.11',
  diplomats: '2.11',
};

/** What the decision at hand has already fixed, to be shown as chosen: tile ids of the deciding empire. */
export function chosenTiles(view: View): string[] {
  const { target, old, power } = view.question ?? {};
  return [target, old, power].filter((id) => id !== undefined);
}
