/** Guidance through a first match: what matters at this moment, as a message. A guide reads the view and knows no rules. */

import { ApiError } from './api';
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
  /** How one wins and what ends the match: told before anything else. */
  goal: Label;
  step(moment: Moment): Label;
}

/** A game's guide lies in the folder of its board. */
const guides = import.meta.glob<{ guide: Guide }>('./boards/*/guide.ts');
const pathOf = (game: string): string => `./boards/${game.replaceAll('-', '_')}/guide.ts`;

export function hasGuide(game: string): boolean {
  return Object.hasOwn(guides, pathOf(game));
}

export async function loadGuide(game: string): Promise<Guide | null> {
  if (!hasGuide(game)) return null;
  try {
    return (await guides[pathOf(game)]!()).guide;
  } catch {
    throw new ApiError(0, 'missing', 'the guide could not be loaded');
  }
}

/** Whether one of the choices has a notation that begins with one of these words. */
export function offers(choices: readonly Choice[], ...beginnings: string[]): boolean {
  return choices.some((choice) => beginnings.includes(choice.move.split(' ')[0]!));
}

/** What a guide by phases knows of its game. */
interface Phases<View> {
  /** The beginning of its messages. */
  prefix: string;
  /** Options that make a first match gentler. */
  firstMatch?: Record<string, OptionValue>;
  /** While another one decides. */
  wait?(table: View): string;
  /** By phase, the step that is told, or how it is found. */
  steps: Record<string, string | ((table: View, own: PlayerOf<View>, choices: readonly Choice[]) => Label)>;
  /** For phases that the table does not name. */
  other: string;
}
type PlayerOf<View> = View extends { players: readonly (infer Player)[] } ? Player : never;

/** A guide that tells what each phase is about. */
export function guideByPhase<View extends { phase: string; players: readonly unknown[] }>({ prefix, firstMatch = {}, wait, steps, other }: Phases<View>): Guide {
  const say = (step: string): Label => [`${prefix}-guide-${step}`, {}];
  return {
    firstMatch,
    goal: say('goal'),
    step({ view, choices, seat, actor }) {
      const table = view as unknown as View;
      if (table.phase === 'over' || actor === null) return say('over');
      const own = seat === null ? undefined : (table.players[seat] as PlayerOf<View> | undefined);
      if (own === undefined) return say('watch');
      if (actor !== seat) return say(wait?.(table) ?? 'wait');
      const found = steps[table.phase] ?? other;
      return typeof found === 'string' ? say(found) : found(table, own, choices);
    },
  };
}
