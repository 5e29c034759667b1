/** Guidance through a first match: what matters at this moment, as a message. A guide reads the view and knows no rules. */

import type { Choice, Label } from './boards/contract';
import type { OptionValue, View } from './types';

export interface Moment {
  view: View;
  /** Everything that may be done, items of a set among it. */
  choices: readonly Choice[];
  seat: number | null;
  actor: number | null;
  ply: number;
}

export interface Guide {
  /** Options that make a first match gentler. */
  firstMatch: Record<string, OptionValue>;
  step(moment: Moment): Label;
}

/** A game's guide lies in the folder of its board. */
const guides = import.meta.glob<{ guide: Guide }>('./boards/*/guide.ts');
const pathOf = (game: string): string => `./boards/${game.replaceAll('-', '_')}/guide.ts`;

export function hasGuide(game: string): boolean {
  return Object.hasOwn(guides, pathOf(game));
}

export async function loadGuide(game: string): Promise<Guide | null> {
  return hasGuide(game) ? (await guides[pathOf(game)]!()).guide : null;
}

/** Whether one of the choices has a notation that begins with one of these words. */
export function offers(choices: readonly Choice[], ...beginnings: string[]): boolean {
  return choices.some((choice) => beginnings.includes(choice.move.split(' ')[0]!));
}
