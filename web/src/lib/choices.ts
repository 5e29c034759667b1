/** Finding a choice by what somebody types: its number, its notation, or words of its label. */

import type { Choice, Words } from './boards/contract';

export interface Numbered {
  number: number;
  choice: Choice;
  text: string;
}

export function numbered(choices: readonly Choice[], words: Words): Numbered[] {
  return choices.map((choice, index) => ({ number: index + 1, choice, text: words.label(choice.label) }));
}

/** Letters without case and accents, so that "los" finds "Łoś". */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** What is left when `typed` is looked for. An exact notation or number wins over everything that contains it. */
export function filterChoices(all: readonly Numbered[], typed: string): Numbered[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [...all];
  const exact = all.filter((one) => plain(one.choice.move) === wanted || String(one.number) === wanted);
  if (exact.length > 0) return exact;
  const tokens = wanted.split(/\s+/);
  const starts = all.filter((one) => plain(one.choice.move).startsWith(wanted));
  const holds = all.filter((one) => {
    const text = plain(`${one.choice.move} ${one.text}`);
    return !starts.includes(one) && tokens.every((token) => text.includes(token));
  });
  return [...starts, ...holds];
}

/** Whether a choice gives the turn away, as far as its notation tells. */
export function endsTurn(choice: Choice): boolean {
  return /^(end|pass)\b/.test(choice.move);
}
