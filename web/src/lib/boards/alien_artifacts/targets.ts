/**
 * Where on the board a choice belongs, found by its notation. Keys of elements: `deck:CLS` the top of a class deck, `row:CLS` a row of
 * the construction area, `unblock:CLS`, `deed:NAME` an action with a button, `trade:COLOUR`, `card:ID` a card in play, `aside:ID` one that
 * was drawn, `artifact:ID`, `plan:ID`, `faction:ID`, `system`, `seat:N`, `side:SIDE`, `show:SECTION`, `type:TYPE`, `hand:ID` a card in
 * hand and `hand:ID:SECTION` a section of it, `on:PLANET:ID` a card on a planet.
 */

import type { Catalogue } from './content';
import { CLASSES, type View } from './types';

const DEEDS = ['offensive', 'income', 'mine', 'faction', 'end', 'pass'];
/** Verbs whose second word names the element. */
const KEYED: Record<string, string> = {
  buy: 'deck',
  prepare: 'row',
  unblock: 'unblock',
  trade: 'trade',
  build: 'card',
  act: 'card',
  use: 'card',
  fee: 'card',
  card: 'card',
  ship: 'card',
  keep: 'aside',
  artifact: 'artifact',
  defend: 'plan',
  pick: 'faction',
  side: 'side',
  show: 'show',
  type: 'type',
  discard: 'hand',
};

/** The keys of the elements that a move belongs to; none if it has no place. */
export function keysOf(move: string): string[] {
  const [verb = '', first = '', ...rest] = move.split(' ');
  if (move === 'attack system') return ['system'];
  if (verb === 'attack') return [`seat:${Number(first.slice(1)) - 1}`];
  if (verb === 'pay' && first === 'from') return [`on:${rest[0]}:${rest[1]}`];
  if (verb === 'pay') return [`hand:${first}:${rest[0]}`];
  if (verb === 'class') return [`deck:${first}`, `row:${first}`];
  if (DEEDS.includes(verb) && !first) return [`deed:${verb}`];
  const keyed = KEYED[verb];
  return keyed && first ? [`${keyed}:${first}`] : [];
}

/** Phases in which cards in play answer `card ID`. */
const CARD_PHASES = ['attach-to', 'blockade', 'unblock', 'next-planet', 'next-technology', 'next-build', 'next-trigger', 'choose-card'];

/** The moves that somebody may have meant who presses an element that offers none. */
export function meantBy(key: string, view: View, seat: number, catalogue: Catalogue): string[] {
  const [sort = '', id = '', more = ''] = key.split(':');
  if (view.phase === 'turn') return meantInTurn(sort, id, view, seat, catalogue);
  if (sort === 'hand' && ['payment', 'trade', 'prepare', 'three-colours'].includes(view.phase)) return more ? [`pay ${id} ${more}`] : [];
  if (view.phase === 'target') {
    if (sort === 'system') return ['attack system'];
    if (sort === 'seat') return [`attack p${Number(id) + 1}`];
  }
  if (sort !== 'card') return [];
  if (view.phase === 'ships' || view.phase === 'next-ship') return catalogue.card(id).cls === 'ship' ? [`ship ${id}`] : [];
  return CARD_PHASES.includes(view.phase) ? [`card ${id}`] : [];
}

function meantInTurn(sort: string, id: string, view: View, seat: number, catalogue: Catalogue): string[] {
  const own = view.players[seat];
  switch (sort) {
    case 'deck':
      return [`buy ${id}`];
    case 'row':
      return [`prepare ${id}`];
    case 'unblock':
      return [`unblock ${id} 1`];
    case 'trade':
      return [`trade ${id}`];
    case 'deed':
      return [id];
    case 'artifact':
      return own?.artifacts.includes(id) ? [`artifact ${id}`] : [];
    case 'card':
      return own ? meantByCard(id, own, catalogue) : [];
    default:
      return [];
  }
}

function meantByCard(id: string, own: View['players'][number], catalogue: Catalogue): string[] {
  if (own.construction.some((one) => one.card === id)) return [`build ${id}`];
  const card = own.empire.find((one) => one.card === id);
  if (!card) return [];
  if (card.tokens > 0) return [`fee ${id}`];
  if (card.side !== 'logistic') return [];
  const triggers = catalogue.card(id).effects.logistic.map((effect) => effect.trigger);
  return [...(triggers.includes('action') ? [`act ${id}`] : []), ...(triggers.includes('additional') ? [`use ${id}`] : [])];
}

/** Which leaf of a small screen an element stands on; null for what is always in sight. */
export type Leaf = 'table' | 'empire' | 'rivals';

export function leafOf(key: string): Leaf | null {
  const [sort = '', id = ''] = key.split(':');
  if (sort === 'deck' || sort === 'system') return 'table';
  if (sort === 'seat') return 'rivals';
  // Where cards of a rival are chosen, the rival's Empire is shown.
  if (sort === 'row' || sort === 'unblock' || sort === 'card') return 'empire';
  return sort === 'deed' && ['offensive', 'income', 'mine'].includes(id) ? 'empire' : null;
}

/** Whose card this is; null for one that nobody has. */
export function ownerOf(card: string, view: View): number | null {
  const found = view.players.findIndex((player) => [...player.construction, ...player.empire].some((one) => one.card === card));
  return found < 0 ? null : found;
}

/** The cards of a player by class, in the order in which they lie. */
export function rowsOf(player: View['players'][number], catalogue: Catalogue) {
  return CLASSES.map((cls) => ({
    cls,
    construction: player.construction.filter((one) => catalogue.card(one.card).cls === cls),
    empire: player.empire.filter((one) => catalogue.card(one.card).cls === cls),
  }));
}
