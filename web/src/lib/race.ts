/** The race for points of a match that is over: how it went, where it turned, and what decided it. */

import type { Course } from './graph';
import { sum } from './game';
import type { Result, Scores, Standing } from './types';

/** Somebody took the lead, or gained much at once. */
export interface TurningPoint {
  /** The position after it. */
  ply: number;
  round: number;
  seat: number;
  kind: 'lead' | 'gain';
  /** What the seat has then; for a gain, what it gained. */
  points: number;
}

/** As many changes of the lead are told, the last ones. */
const LEADS = 4;
/** Less at once is no great gain. */
const GREAT = 2;

/** The points as a graph shows them, up to the last ply. */
export function courseOf(race: readonly Standing[], last: number): Course {
  const course = race.map(({ ply, points }) => ({ ply, values: points }));
  const end = course.at(-1);
  return end && end.ply < last ? [...course, { ply: last, values: end.values }] : course;
}

/** Where rounds begin. */
export function roundsOf(race: readonly Standing[]): { ply: number; round: number }[] {
  return race.filter((one, index) => one.round > 0 && one.round !== race[index - 1]?.round).map(({ ply, round }) => ({ ply, round }));
}

/** Where the race turned: who took the lead alone, the last few times, and the greatest gain at once. In order of plies. */
export function turningPoints(race: readonly Standing[]): TurningPoint[] {
  const leads: TurningPoint[] = [];
  let gain: TurningPoint | null = null;
  let leader: number | null = null;
  race.forEach(({ ply, round, points }, index) => {
    const before = race[index - 1]?.points;
    points.forEach((now, seat) => {
      const gained = now - (before?.[seat] ?? now);
      if (gained >= GREAT && gained > (gain?.points ?? 0)) gain = { ply, round, seat, kind: 'gain', points: gained };
    });
    const most = Math.max(...points);
    const first = points.flatMap((now, seat) => (now === most ? [seat] : []));
    if (first.length === 1 && first[0] !== leader && most > 0) {
      leader = first[0]!;
      // Before the first round nobody has done anything for it.
      if (round > 0) leads.push({ ply, round, seat: leader, kind: 'lead', points: most });
    }
  });
  const told = leads.slice(-LEADS);
  // What also brought the lead is told as that.
  if (gain && !told.some((one) => one.ply === gain!.ply)) told.push(gain);
  return told.sort((one, other) => one.ply - other.ply);
}

/** What decided: against the best of those who did not win. */
export interface Decider {
  winners: number[];
  points: number;
  /** Null where all have won. */
  second: number | null;
  /** How many points more; none where something else decided. */
  lead: number;
  /** The sources of points in which the winner was ahead, the most important first. */
  sources: { source: string; more: number }[];
}

export function decider({ ranking, scores }: Pick<Result, 'ranking' | 'scores'>, order: readonly string[]): Decider {
  const winners = ranking[0] ?? [];
  const second = ranking[1]?.[0] ?? null;
  const own: Scores[number] = scores[winners[0] ?? -1] ?? {};
  const other = (second === null ? undefined : scores[second]) ?? {};
  const sources = Object.keys(own)
    .map((source) => ({ source, more: (own[source] ?? 0) - (other[source] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, two) => two.more - one.more || order.indexOf(one.source) - order.indexOf(two.source));
  return { winners, points: sum(own), second, lead: second === null ? 0 : Math.max(0, sum(own) - sum(other)), sources };
}
