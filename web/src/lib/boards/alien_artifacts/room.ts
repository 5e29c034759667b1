/** How much a card can say, by the room it has. */

/** The least, with the picture behind it; pictures of what it does; whole sentences; or sentences of both sides. */
export type Room = 'dense' | 'some' | 'words' | 'both';

/** What stands before the cards of a row. */
const LABEL = 142;
/** How wide a card must be, in units of the board, for its picture beside its name, for sentences, and for those of both sides. */
const BESIDE = 148;
const SENTENCES = 245;
const BOTH = 320;

/** The room of each of so many cards beside each other on a board of that width. */
export function roomOf(units: number, count: number): Room {
  const each = (units - LABEL) / Math.max(1, count);
  return each >= BOTH ? 'both' : each >= SENTENCES ? 'words' : each >= BESIDE ? 'some' : 'dense';
}
