/** The meters as they were after each step of a progress phase, worked out from how they are now and what was drawn. */

import type { Track } from './content';
import type { Step } from './story';
import { PROJECTS, type Cube, type Project, type View } from './types';

export type Meters = Record<Project, (Cube | null)[]>;

const count = (cubes: readonly (Cube | null)[], kind: Cube): number => cubes.filter((cube) => cube === kind).length;
const each = <Value>(make: (project: Project) => Value): Record<Project, Value> => ({ laser: make('laser'), shield: make('shield'), evacuation: make('evacuation') });

/** Cubes take the leftmost free spaces; what does not fit is set aside. */
function fill(meter: (Cube | null)[], kind: Cube, times: number): (Cube | null)[] {
  const filled = [...meter];
  for (let n = 0; n < times; n += 1) {
    const free = filled.indexOf(null);
    if (free >= 0) filled[free] = kind;
  }
  return filled;
}

/** What a draw puts on which meter: the threat on all, the two shots of the finale on one, with the asteroid's cubes. */
function draw(meters: Meters, cubes: readonly Cube[], shot: Project | null): Meters {
  if (shot === null) return each((project) => fill(meters[project], project, count(cubes, project)));
  return { ...meters, [shot]: fill(fill(meters[shot], shot, count(cubes, shot)), 'asteroid', count(cubes, 'asteroid')) };
}

function crack(meters: Meters, cracks: Track['cracks']): Meters {
  const laser = [...meters.laser];
  const shield = [...meters.shield];
  for (const [from, to] of cracks) {
    if (laser[from - 1] === null || shield[to - 1] !== null) continue;
    shield[to - 1] = laser[from - 1]!;
    laser[from - 1] = null;
  }
  return { ...meters, laser, shield };
}

/** Before the first of these steps a meter holds its own cubes only, from the left: those that are out of the bag and were not drawn since. */
function before(view: View, steps: readonly Step[]): Meters {
  let shot: Project | null = null;
  const drawnSince: Record<Project, number> = { laser: 0, shield: 0, evacuation: 0 };
  for (const { what, cubes } of steps) {
    if (what === 'arrival') shot = 'laser';
    else if (what === 'laser-fails') shot = 'shield';
    else if (what === 'drawn') for (const project of PROJECTS) if (shot === null || shot === project) drawnSince[project] += count(cubes, project);
  }
  const there = PROJECTS.flatMap((project) => view.projects[project].meter);
  return each((project) => {
    const own = Math.max(0, count(there, project) + view.aside[project] - drawnSince[project]);
    return view.projects[project].meter.map((_, place) => (place < own ? project : null));
  });
}

/** The meters before these steps and after each of them. */
export function metersOver(view: View, steps: readonly Step[], cracks: Track['cracks']): Meters[] {
  const found = [before(view, steps)];
  let shot: Project | null = null;
  for (const { what, cubes } of steps) {
    let now = found.at(-1)!;
    if (what === 'arrival') shot = 'laser';
    else if (what === 'drawn') now = draw(now, cubes, shot);
    else if (what === 'laser-fails') {
      now = crack(now, cracks);
      shot = 'shield';
    }
    found.push(now);
  }
  return found;
}
