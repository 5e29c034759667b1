/** What all parts of the board share: the words, the catalogue, and what happens when an element is chosen. */

import { getContext, setContext } from 'svelte';
import type { Choice, Words } from '../contract';
import type { Catalogue } from './content';
import type { Colony } from './types';

/** What a card beside an element tells. */
export type CardOf =
  | { of: 'tile'; id: string; colony?: Colony; left?: number }
  | { of: 'action'; id: string }
  | { of: 'goal'; id: string }
  | { of: 'words'; title: string; lines: string[] };

export interface Table {
  readonly words: Words;
  readonly catalogue: Catalogue;
  readonly learner: boolean;
  /** Tiles may grow with what they say. */
  readonly roomy: boolean;
  readonly marked: ReadonlySet<string>;
  readonly names: string[];
  /** What may be done by choosing the element with that key. */
  choicesAt(key: string): Choice[];
  /** Moves that choosing it could have meant, all impossible now. */
  meantAt(key: string): string[];
  /** Choose an element: do what it offers, tell why not, or show its card. */
  press(key: string, anchor: Element, card: CardOf | null, topic: string): void;
  pick(choices: Choice[], anchor: Element): void;
  explain(topic: string, anchor: Element): void;
  show(card: CardOf, anchor: Element, key: string, topic: string): void;
  hide(): void;
  /** Keep the card open, with a way to the rules. */
  pin(card: CardOf, anchor: Element, key: string, topic: string): void;
}

const KEY = Symbol('new-frontiers');

export function shareTable(table: Table): void {
  setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
