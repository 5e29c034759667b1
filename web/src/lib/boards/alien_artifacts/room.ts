/** How much a card can say, by the room it has. */

/** The least, with the picture behind it; the picture beside what it does in signs; or with room for so many lines of sentences. */
export interface Room {
  style: 'dense' | 'some' | 'words';
  letters: number;
  lines: number;
}

/** Signs alone. */
export const SIGNS: Room = { style: 'some', letters: 0, lines: 0 };
/** A card that is looked at now: as many sentences as it has. */
export const SENTENCES: Room = { style: 'words', letters: 24, lines: Infinity };

/** Lengths in units of the board: what stands before the cards of a row, and how wide a card is for its picture beside its name, for sentences, and where there is room for it. */
const LABEL = 152;
const BESIDE = 148;
const WORDY = 200;
const WIDE = 262;
/** What the rest of the table takes of its height, with the header of another's Empire, and what a card has around its lines. */
const REST = 318;
const HEADER = 36;
const AROUND = 40;
/** What a card has around its sentences, what of it is the picture's, and how large its letters are: mostly narrower than this. */
const BESIDE_WORDS = 40;
const PICTURE = 0.26;
const LETTER = 6.7;
const LINE = 16.5;
const ROWS = 3;

/** How many cards lie beside each other in a row with room for sentences. */
export function placesOf(units: number): number {
  return Math.max(1, Math.floor((units - LABEL) / WIDE));
}

/** The room of each of so many cards beside each other on a board of that size. */
export function roomOf(board: { units: number; high: number }, count: number, own: boolean): Room {
  const each = (board.units - LABEL) / Math.max(count, placesOf(board.units));
  const row = (board.high - REST - (own ? 0 : HEADER)) / ROWS;
  const letters = Math.floor((each * (1 - PICTURE) - BESIDE_WORDS) / LETTER);
  const lines = Math.floor((row - AROUND) / LINE);
  return { style: each >= WORDY ? 'words' : each >= BESIDE ? 'some' : 'dense', letters, lines };
}

/** Whether these sentences, each beginning a line, and so many lines of signs have room there. */
export function fits({ style, letters, lines }: Room, sentences: readonly string[], signs: number): boolean {
  if (style !== 'words') return false;
  // Lines end between words, so they are not filled to the last letter.
  const needed = sentences.reduce((sum, text) => sum + Math.ceil((text.length * 1.1) / letters), signs);
  return needed <= lines;
}
