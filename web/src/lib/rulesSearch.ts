/** Finding words in the text of the rules: whatever the case, accents and, in languages that bend words, their endings. */

import { plain } from './choices';
import { plainText, type Block, type Section } from './markdown';

/** A piece of text with whether it was looked for. */
export interface Piece {
  text: string;
  found: boolean;
}

/** A place of the page that has all words. */
export interface Hit {
  section: Section;
  /** The paragraph or row of a table; the section itself where its heading was found. */
  place: object;
  text: string;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** Of a longer word so many letters at its end may be others: "statki" finds "statków". */
const ENDING = 2;
const SHORTEST = 4;
/** Characters around what was found in a line of the results. */
const AROUND = 60;

/** What the words of the text have to begin with. */
export function termsOf(typed: string, language: string): string[] {
  const words = plain(typed).match(WORD) ?? [];
  if (language === 'en') return words;
  return words.map((word) => word.slice(0, Math.max(Math.min(word.length, SHORTEST), word.length - ENDING)));
}

/** A text in pieces, the words that begin with one of the terms apart from the rest. */
export function pieces(text: string, terms: readonly string[]): Piece[] {
  const out: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of terms.length > 0 ? text.matchAll(WORD) : []) {
    if (!terms.some((term) => plain(word).startsWith(term))) continue;
    if (index > end) out.push({ text: text.slice(end, index), found: false });
    out.push({ text: word, found: true });
    end = index + word.length;
  }
  if (end < text.length) out.push({ text: text.slice(end), found: false });
  return out;
}

/** Whether every term begins a word of the text. */
function has(text: string, terms: readonly string[]): boolean {
  const words = plain(text).match(WORD) ?? [];
  return terms.every((term) => words.some((word) => word.startsWith(term)));
}

/** The paragraphs and rows of blocks, with their text. */
function passages(blocks: readonly Block[]): { place: object; text: string }[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
        return [{ place: block, text: plainText(block.inner) }];
      case 'list':
        return block.items.flatMap(passages);
      case 'example':
        return block.steps.flatMap(passages);
      case 'quote':
        return passages(block.blocks);
      case 'table':
        return block.rows.map((row) => ({ place: row, text: row.map(plainText).join(' · ') }));
      default:
        return [];
    }
  });
}

/** Where all terms are: headings first, then the text in reading order. */
export function findInRules(sections: readonly Section[], terms: readonly string[]): Hit[] {
  if (terms.length === 0) return [];
  const headings = sections.filter(({ title }) => has(title, terms)).map((section) => ({ section, place: section, text: section.title }));
  const text = sections.flatMap((section) => passages(section.blocks).filter((one) => has(one.text, terms)).map((one) => ({ section, ...one })));
  return [...headings, ...text];
}

/** A text around the first thing that was found in it. */
export function excerpt(text: string, terms: readonly string[]): Piece[] {
  const all = pieces(text, terms);
  const first = all.findIndex(({ found }) => found);
  const before = all.slice(0, first).map((piece) => piece.text).join('');
  const start = before.length <= AROUND ? 0 : before.lastIndexOf(' ', before.length - AROUND / 2) + 1;
  const rest = text.slice(start);
  const end = rest.length <= 3 * AROUND ? rest.length : rest.lastIndexOf(' ', 3 * AROUND);
  return pieces(`${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`, terms);
}
