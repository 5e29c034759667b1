/** Which element of a board offers what: moves find their elements by keys. */

import type { Choice, SetItem } from '../contract';

/** What an element offers. */
export interface Offer {
  /** Moves that are made at once; several open a menu. */
  choices: Choice[];
  /** Items of the set at hand that the element is: they are marked and unmarked. */
  items: SetItem[];
  /** Where nothing is offered: the moves that may have been meant, to ask the reason for. */
  why: string[];
}

export const NOTHING: Offer = { choices: [], items: [], why: [] };

/** The offer of a single move; of none where it is not possible. */
export function offerOf(choice: Choice | null | undefined, why: string[] = []): Offer {
  return choice ? { choices: [choice], items: [], why: [] } : { choices: [], items: [], why };
}

export interface Placed {
  at: ReadonlyMap<string, Pick<Offer, 'choices' | 'items'>>;
  /** Choices that belong to no element. */
  rest: Choice[];
}

/** Give every choice and item to the elements it belongs to; `keysOf` names them by the notation of the move. */
export function placeOffers(choices: readonly Choice[], items: readonly SetItem[], keysOf: (move: string) => readonly string[]): Placed {
  const at = new Map<string, { choices: Choice[]; items: SetItem[] }>();
  const rest: Choice[] = [];
  const entry = (key: string): { choices: Choice[]; items: SetItem[] } => {
    let found = at.get(key);
    if (!found) at.set(key, (found = { choices: [], items: [] }));
    return found;
  };
  for (const choice of choices) {
    const keys = keysOf(choice.move);
    for (const key of keys) entry(key).choices.push(choice);
    if (keys.length === 0) rest.push(choice);
  }
  for (const item of items) for (const key of keysOf(item.move)) entry(key).items.push(item);
  return { at, rest };
}
