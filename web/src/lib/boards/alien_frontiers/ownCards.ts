/** How high the cards of the viewer are drawn: with their whole text, with a short one, without, or in one line. */

import { wrap } from '../kit/text';

export const NAME_ROW = 24;
/** The zones of power and discard; on a phone there is room for a finger. */
export const zoneRow = (touched: boolean): number => (touched ? 47 : 29);
const GAP = 4;
const TEXT = 12.5;
const LEADING = 1.12;

/** A card's whole text, and the short one. */
export type CardTexts = readonly [long: string, short: string];

/** The height that a card with this text below its zones needs, the gap to the next one included. */
export function heightWith(text: string, width: number, smallest: number, touched: boolean): number {
  const size = Math.max(TEXT, smallest);
  return NAME_ROW + zoneRow(touched) + wrap(text, width, size).length * size * LEADING + 4 + GAP;
}

/** The heights of all cards in that room: the fullest form in which all of them fit. */
export function ownCardHeights(cards: readonly CardTexts[], width: number, room: number, smallest: number, touched: boolean): number[] {
  const forms = [0, 1].map((form) => cards.map((texts) => heightWith(texts[form]!, width, smallest, touched)));
  const bare = cards.map(() => NAME_ROW + zoneRow(touched) + GAP);
  const fitting = [...forms, bare].find((heights) => heights.reduce((sum, height) => sum + height, 0) <= room);
  return fitting ?? cards.map(() => Math.min(NAME_ROW + GAP + 4, room / cards.length));
}
