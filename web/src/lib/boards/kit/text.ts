/** Text in a drawing: SVG neither breaks lines nor shrinks, so both are worked out here. */

import { typeface } from '../../typeface.svelte';
import { SHY } from './hyphens';

export interface Fitted {
  lines: string[];
  size: number;
  /** Whether something is missing at the end. */
  cut: boolean;
}

/** The width of a text in units of the drawing. */
export type Measure = (text: string, size: number, bold: boolean) => number;

const NARROW = new Set([..."iljtfrI.,:;'!|()[] "]);
const WIDE = new Set([...'mwMWшщжмюыфШЩЖМЮЫФДЦ@—']);

/** A fair guess where nothing can be measured. */
export function guess(text: string, size: number, bold: boolean): number {
  let width = 0;
  for (const letter of text) width += NARROW.has(letter) ? 0.32 : WIDE.has(letter) ? 0.86 : 0.58;
  return width * size * (bold ? 1.06 : 1);
}

let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();
/** Which letters these are the widths of. */
let knownOf = 0;
const MOST_KNOWN = 4000;

/** As the browser would set it in the font of the page; a guess outside a browser. */
export const measured: Measure = (text, size, bold) => {
  if (typeof document === 'undefined') return guess(text, size, bold);
  if (pen === undefined) pen = document.createElement('canvas').getContext('2d');
  if (!pen) return guess(text, size, bold);
  if (knownOf !== typeface.loaded) {
    known.clear();
    knownOf = typeface.loaded;
  }
  const name = `${bold ? 'b' : 'n'}${text}`;
  let width = known.get(name);
  if (width === undefined) {
    pen.font = `${bold ? 700 : 400} 100px ${getComputedStyle(document.body).fontFamily}`;
    width = pen.measureText(text).width / 100;
    if (known.size > MOST_KNOWN) known.clear();
    known.set(name, width);
  }
  return width * size;
};

/**
 * Break a text at spaces into lines not wider than that. A word that is wider than a line is broken at its soft
 * hyphens, if it has some.
 */
export function wrap(text: string, width: number, size: number, bold = false, measure: Measure = measured): string[] {
  const fits = (line: string): boolean => measure(line, size, bold) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const plain = word.replaceAll(SHY, '');
    const longer = line ? `${line} ${plain}` : plain;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (fits(plain) || plain === word) {
      if (line) lines.push(line);
      line = plain;
      continue;
    }
    const broken = breakWord(word, line ? `${line} ` : '', fits);
    lines.push(...broken.slice(0, -1));
    line = broken.at(-1) ?? '';
  }
  return line ? [...lines, line] : lines;
}

/** The lines of a word that is wider than one, the first of them begun already. */
function breakWord(word: string, begun: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = begun;
  for (const part of word.split(SHY)) {
    if (line && !fits(`${line}${part}-`)) {
      lines.push(line.endsWith(' ') ? line.trimEnd() : `${line}-`);
      line = part;
    } else line += part;
  }
  return [...lines, line];
}

function clip(text: string, width: number, size: number, bold: boolean, measure: Measure): string {
  if (measure(text, size, bold) <= width) return text;
  let end = text.length - 1;
  while (end > 1 && measure(`${text.slice(0, end)}…`, size, bold) > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** As long as it does not shrink below this part of the wished size, a text keeps to fewer lines. */
const KEEP_TOGETHER = 0.8;

/**
 * The text in at most so many lines of that width: in few lines if that costs little size, otherwise at the largest
 * size between `size` and `least`; at the least size what is still too long ends in an ellipsis.
 */
export function fit(
  text: string,
  width: number,
  size: number,
  { lines = 1, least = size, bold = false, keep = KEEP_TOGETHER, measure = measured } = {},
): Fitted {
  for (let count = 1; count <= lines; count += 1) {
    const smallest = count < lines ? Math.max(least, size * keep) : least;
    for (let now = size; now >= smallest - 0.001; now -= 0.5) {
      const broken = wrap(text, width, now, bold, measure);
      if (broken.length <= count && broken.every((line) => measure(line, now, bold) <= width)) {
        return { lines: broken, size: now, cut: false };
      }
    }
  }
  const broken = wrap(text, width, least, bold, measure);
  const kept = broken.slice(0, lines);
  if (broken.length > lines) kept[lines - 1] = broken.slice(lines - 1).join(' ');
  const clipped = kept.map((line) => clip(line, width, least, bold, measure));
  return { lines: clipped, size: least, cut: clipped.some((line, n) => line !== kept[n]) };
}

/** The text at the largest size, between `size` and `least`, at which it fills no more than that width and height. */
export function fitBlock(
  text: string,
  width: number,
  height: number,
  size: number,
  { least = size, bold = false, leading = 1.12, measure = measured } = {},
): Fitted {
  const room = (now: number): number => Math.max(1, Math.floor(height / (now * leading)));
  for (let now = size; now > least; now -= 0.5) {
    const found = fit(text, width, now, { lines: room(now), bold, keep: 1, measure });
    if (!found.cut) return found;
  }
  return fit(text, width, least, { lines: room(least), bold, keep: 1, measure });
}
