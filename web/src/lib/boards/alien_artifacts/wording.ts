/** Cards in words, for their large view and for those who listen. */

import type { Label } from '../contract';
import type { Card, Told } from './content';
import type { Table } from './table.svelte';
import type { Building, InEmpire, Side } from './types';

/** Messages that say which side they are about, and those that say the same without it. */
const PLAIN: Record<string, string> = {
  'aa-line-logistic': 'aa-line-plain',
  'aa-line-operational': 'aa-line-plain',
  'aa-line-bonus': 'aa-web-bonus',
  'aa-line-bonus-target': 'aa-web-bonus-target',
  'aa-line-condition': 'aa-web-condition',
};

export interface SideLine {
  text: string;
  /** It happens only when the card enters an Empire. */
  past: boolean;
  condition: { play: number; end: number } | null;
}

/** The lines of a side of a card, without the name of the side. */
export function sideLines(table: Table, card: Card, side: Side): SideLine[] {
  const wanted = (id: string): boolean => (side === 'logistic' ? id === 'aa-line-logistic' : id !== 'aa-line-logistic' && id !== 'aa-line-type');
  return card.words
    .filter(([id]) => wanted(id))
    .map(([id, args]: Label) => ({
      text: table.label([PLAIN[id] ?? id, args]),
      past: args.text === '@aa-when-on_enter',
      condition: id === 'aa-line-condition' ? { play: Number(args.play), end: Number(args.end) } : null,
    }));
}

/** What a faction says: what it begins with in one sentence, then its action and what it scores. */
export function factionLines(table: Table, faction: Told): string[] {
  const setup = faction.words.filter(([, args]) => args.text === '@aa-when-setup');
  const rest = faction.words.filter((line) => !setup.includes(line));
  const begins = setup.map(([id, args]) => table.label([id, { ...args, text: args.does ?? '' }]));
  const sentence = begins.length ? [table.text('aa-web-begins', { cards: begins.join('; ') })] : [];
  return [...sentence, ...rest.map((line) => table.label(line))];
}

/** Everything a card says, for those who listen; of one side if only that matters. */
export function cardWords(table: Table, card: Card, side?: Side): string[] {
  const sides: Side[] = side ? [side] : ['logistic', 'operational'];
  return sides.flatMap((one) => [`${table.text(`aa-side-${one}`)}:`, ...sideLines(table, card, one).map(({ text }) => `${text}.`)]);
}

/** A card as a screen reader names it: name, class, type, state. */
export function cardSpoken(table: Table, card: Card, held?: InEmpire, building?: Building): string {
  const parts = [table.cardName(card.id), table.text(`aa-class-${card.cls}`), table.text(`aa-type-${card.type}`)];
  if (held) parts.push(table.text(`aa-side-${held.side}`));
  if (held?.tokens) parts.push(table.text('aa-web-tokens', { count: held.tokens }));
  if (held?.produced.length) parts.push(table.text('aa-web-stock', { count: held.produced.length }));
  if (building) parts.push(table.text('aa-web-progress', { icons: building.icons, cost: building.icons + building.missing }));
  return parts.join(', ');
}
