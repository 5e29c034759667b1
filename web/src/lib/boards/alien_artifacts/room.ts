/** How much a card can say, by the room it has. */

/** The least, with the picture behind it; pictures of what it does; or whole sentences. */
export type Room = 'dense' | 'some' | 'words';

/** What stands before the cards of a row. */
const LABEL = 130;
/** How wide a card must be, in units of the board, for its picture beside its name, and for sentences. */
const BESIDE = 148;
const SENTENCES = 245;

/** The room of each of so many cards beside each other on a board of that width. */
export function roomOf(units: number, count: number): Room {
  const each = (units - LABEL) / Math.max(1, count);
  return each >= SENTENCES ? 'words' : each >= BESIDE ? 'some' : 'dense';
}
