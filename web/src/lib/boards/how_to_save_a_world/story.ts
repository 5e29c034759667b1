/** What has happened lately: what the others did since the viewer acted, and the last progress phase step by step. */

import type { TableEvent } from '../contract';
import { CUBES, type Cube, type Project } from './types';

const UNTOLD = ['hw-event-revealed', 'hw-event-begins', 'hw-event-round'];

/** The player that a line names; null for what happens to the table. */
function doerOf({ label }: TableEvent): number | null {
  const { player } = label[1];
  const found = typeof player === 'string' ? /^seat:(\d+)$/.exec(player) : null;
  return found ? Number(found[1]) : null;
}

/** The doings of one other player since the viewer's last own move, oldest first. */
export function doingsOf(recent: readonly TableEvent[], viewer: number | null, seat: number): TableEvent[] {
  const last = recent.findLastIndex((event) => event.actor === viewer && viewer !== null);
  return recent.slice(last + 1).filter((event) => !UNTOLD.includes(event.label[0]) && event.label[0].startsWith('hw-event-') && doerOf(event) === seat);
}

/** A step of the progress phase: where the asteroid stands then, and what was drawn from the bag. */
export interface Step {
  what: 'asteroid' | 'cubes' | 'facility' | 'refresh' | 'drawn' | 'arrival' | 'laser-fails' | 'key' | 'round';
  text: string;
  space: number | null;
  cubes: Cube[];
  /** The project that saves the world, once that is known. */
  key: Project | null;
}

/** A progress phase to watch. */
export interface Progress {
  steps: Step[];
  /** The finale is part of it. */
  finale: boolean;
  /** It tells this phase from others. */
  key: string;
}

const STEPS: Record<string, Step['what']> = {
  'hw-event-asteroid': 'asteroid',
  'hw-event-cubes': 'cubes',
  'hw-event-facility': 'facility',
  'hw-event-refresh': 'refresh',
  'hw-event-drawn': 'drawn',
  'hw-event-arrival': 'arrival',
  'hw-event-laser-fails': 'laser-fails',
  'hw-event-key': 'key',
  'hw-event-round': 'round',
};

const SYMBOLS: readonly Step['what'][] = ['cubes', 'facility', 'refresh'];

function drawn(args: Record<string, number | string>): Cube[] {
  return CUBES.flatMap((cube) => Array.from({ length: Number(args[cube] ?? 0) }, () => cube));
}

/** The last progress phase of these events, while nobody has moved since; null where there is none. */
export function lastProgress(recent: readonly TableEvent[], seat: number | null): Progress | null {
  const start = recent.findLastIndex(({ label }) => label[0] === 'hw-event-progress');
  if (start < 0) return null;
  const told = recent.slice(start);
  const steps: Step[] = [];
  let space: number | null = null;
  for (const { label, text, actor } of told) {
    const what = STEPS[label[0]];
    // The viewer's own turn in the new round puts it away; a boost move in the middle of the phase does not.
    if (!what && actor === seat && steps.some((step) => step.what === 'round')) return null;
    if (!what) continue;
    const args = label[1];
    const last = steps.at(-1);
    if (SYMBOLS.includes(what) && last?.what === 'asteroid') {
      // What a symbol does belongs to the move that brought the asteroid there.
      last.text += ` ${text}`;
      continue;
    }
    if (what === 'asteroid') space = Number(args.space);
    const key = what === 'key' ? (String(args.project).replace('@hw-project-', '') as Project) : null;
    steps.push({ what, text, space, cubes: what === 'drawn' ? drawn(args) : [], key });
  }
  if (steps.length === 0) return null;
  return { steps, finale: steps.some(({ what }) => what === 'arrival'), key: String(told[0]!.ply) };
}
