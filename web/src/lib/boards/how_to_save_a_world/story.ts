/** What has happened lately: what is new on the table since the viewer acted, and the last progress phase step by step. */

import type { TableEvent } from '../contract';
import { CUBES, type Cube, type Project } from './types';

/** A step of the progress phase: where the asteroid stands then, and what was drawn from the bag. */
export interface Step {
  what: 'asteroid' | 'drawn' | 'arrival' | 'laser-fails' | 'key' | 'round';
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
  'hw-event-drawn': 'drawn',
  'hw-event-arrival': 'arrival',
  'hw-event-laser-fails': 'laser-fails',
  'hw-event-key': 'key',
  'hw-event-round': 'round',
};
/** What a symbol of the path does: it belongs to the move that brought the asteroid there. */
const SYMBOLS = ['hw-event-cubes', 'hw-event-facility', 'hw-event-refresh'];

const named = (value: unknown, kind: string): string | null => (typeof value === 'string' && value.startsWith(`@hw-${kind}-`) ? value.slice(kind.length + 5) : null);

/** What is new on the table since the viewer acted. */
export interface News {
  /** Who landed where last. */
  places: ReadonlyMap<string, number>;
  /** Discs that moved, as `PROJECT:SEAT`. */
  discs: ReadonlySet<string>;
  /** Cards that were turned up in the displays. */
  cards: ReadonlySet<string>;
  facilities: ReadonlySet<string>;
}

export function newsOf(recent: readonly TableEvent[], viewer: number | null): News {
  const last = viewer === null ? -1 : recent.findLastIndex(({ actor }) => actor === viewer);
  const places = new Map<string, number>();
  const discs = new Set<string>();
  const cards = new Set<string>();
  const facilities = new Set<string>();
  for (const { label } of recent.slice(last + 1)) {
    const [id, args] = label;
    const seat = Number(/^seat:(\d+)$/.exec(String(args.player))?.[1] ?? NaN);
    const location = named(args.location, 'location');
    const project = named(args.project, 'project');
    if (id === 'hw-event-lands' && location) places.set(location, seat);
    else if (id === 'hw-event-works' && project) discs.add(`${project}:${seat}`);
    else if (id === 'hw-event-revealed') cards.add(String(args.card).replace(/^@hw-(action|boost|species)-/, ''));
    else if (id === 'hw-event-facility') facilities.add(named(args.facility, 'facility') ?? '');
  }
  return { places, discs, cards, facilities };
}

function drawn(args: Record<string, number | string>): Cube[] {
  return CUBES.flatMap((cube) => Array.from({ length: Number(args[cube] ?? 0) }, () => cube));
}

/** The last progress phase of these events, until the viewer acts in the new round; null where there is none. */
export function lastProgress(recent: readonly TableEvent[], seat: number | null): Progress | null {
  const start = recent.findLastIndex(({ label }) => label[0] === 'hw-event-progress');
  if (start < 0) return null;
  const told = recent.slice(start);
  const steps: Step[] = [];
  let space: number | null = null;
  for (const { label, text, actor } of told) {
    const what = STEPS[label[0]];
    const last = steps.at(-1);
    if (SYMBOLS.includes(label[0])) {
      if (last?.what === 'asteroid') last.text += ` ${text}`;
      continue;
    }
    // The viewer's own turn in the new round puts it away; a boost move in the middle of the phase does not.
    if (!what && actor === seat && last?.what === 'round') return null;
    if (!what) continue;
    const args = label[1];
    if (what === 'asteroid') space = Number(args.space);
    const key = what === 'key' ? (named(args.project, 'project') as Project) : null;
    steps.push({ what, text, space, cubes: what === 'drawn' ? drawn(args) : [], key });
  }
  if (steps.length === 0) return null;
  return { steps, finale: steps.some(({ what }) => what === 'arrival'), key: String(told[0]!.ply) };
}
