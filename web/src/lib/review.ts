/** What the coach found in a match, as a story: who was ahead from when on, what was let slip, and whether mistakes or luck decided. */

import { valuesAt, type Course } from './graph';
import type { Lost, Review, Standing } from './types';

/** A sentence of the story: its message, and what is said in it. */
export interface Sentence {
  id: string;
  /** Seats are written with their names. */
  seats: Record<string, number>;
  numbers: Record<string, number | string>;
}

/** Something at a ply that is worth a look. */
export interface Notable {
  ply: number;
  kind: 'lost' | 'luck';
  /** Whom it concerns most. */
  seat: number;
  /** The chance of winning that was gained; what was given away is below zero. */
  change: number;
}

/** The lead that was held from here on was never in doubt, or only at the last moment. */
const EARLY = 0.3;
const LATE = 0.85;
/** At the very beginning chances say little. */
const OPENING = 0.15;
/** Who had so much and lost has let it slip. */
const SLIPPED = 0.65;
/** Whose share was once so small, of an equal one, has come back. */
const DOWN = 0.5;
/** A difference of chances that is told. */
const TOLD = 0.05;

/** The course of the chances, as graphs are drawn. */
export function chancesOf(review: Review): Course {
  return review.chances.map(({ ply, chances }) => ({ ply, values: chances }));
}

/** The round in which a position is; 0 where it is not known. */
export function roundAt(race: readonly Standing[], ply: number): number {
  return race.findLast((one) => one.ply <= ply)?.round ?? 0;
}

/** The decisions that cost most, in the order in which they were made: that is how a story is told. */
export function momentsOf({ moments, decisions }: Review): Lost[] {
  return decisions.filter(({ ply }) => moments.includes(ply)).sort((one, other) => one.ply - other.ply);
}

/** Every mistake and every stroke of luck, in order. */
export function notablesOf({ decisions, luck }: Review): Notable[] {
  const lost = decisions.map(({ ply, seat, lost }): Notable => ({ ply, kind: 'lost', seat, change: -lost }));
  const lucky = luck.map(({ ply, luck }): Notable => {
    const seat = concerned(luck);
    return { ply, kind: 'luck', seat, change: luck[seat]! };
  });
  return [...lost, ...lucky].sort((one, other) => one.ply - other.ply);
}

/** Whose chance changed most. */
function concerned(changes: readonly number[]): number {
  return changes.reduce((most, change, seat) => (Math.abs(change) > Math.abs(changes[most]!) ? seat : most), 0);
}

/** How well a seat decided, as a word of a message. */
export function playOf(grade: number | null): 'none' | 'fine' | 'good' | 'mixed' | 'poor' {
  if (grade === null) return 'none';
  return grade >= 90 ? 'fine' : grade >= 75 ? 'good' : grade >= 50 ? 'mixed' : 'poor';
}

/** What luck was to a seat, as a word of a message. */
export function luckOf(luck: number): 'kind' | 'unkind' | 'even' {
  return luck >= TOLD ? 'kind' : luck <= -TOLD ? 'unkind' : 'even';
}

/** A chance as people write it. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

const favourite = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances));

/** What happened, in at most three sentences; none where all have won. */
export function story(review: Review, race: readonly Standing[]): Sentence[] {
  const course = chancesOf(review);
  const end = course.at(-1);
  const winner = end?.values.indexOf(1) ?? -1;
  if (!end || winner < 0 || course.length < 3) return [];
  const before = course.slice(0, -1);
  const told: Sentence[] = [];

  const turned = before.findLastIndex(({ values }) => favourite(values) !== winner);
  const ahead = before[turned + 1]?.ply ?? end.ply;
  const round = roundAt(race, ahead);
  const kind = ahead <= EARLY * end.ply ? 'early' : ahead >= LATE * end.ply ? 'late' : 'turn';
  if (round > 0) told.push({ id: `web-review-story-${kind}`, seats: { player: winner }, numbers: { round } });

  const later = before.filter(({ ply }) => ply >= OPENING * end.ply);
  const others = end.values.map((_, seat) => seat).filter((seat) => seat !== winner);
  const peaks = later.flatMap(({ ply, values }) => others.map((seat) => ({ ply, seat, chance: values[seat]! })));
  const peak = peaks.reduce((most, one) => (one.chance > most.chance ? one : most), { ply: 0, seat: -1, chance: 0 });
  const low = later.reduce((least, { ply, values }) => (values[winner]! < least.chance ? { ply, chance: values[winner]! } : least), { ply: 0, chance: 1 });
  if (peak.chance >= SLIPPED && roundAt(race, peak.ply) > 0) {
    told.push({ id: 'web-review-story-slip', seats: { player: peak.seat }, numbers: { round: roundAt(race, peak.ply), chance: percent(peak.chance) } });
  } else if (low.chance <= DOWN / end.values.length && roundAt(race, low.ply) > 0) {
    told.push({ id: 'web-review-story-low', seats: { player: winner }, numbers: { round: roundAt(race, low.ply), chance: percent(low.chance) } });
  }

  // The rival is who had the best chances all the time.
  const mean = (seat: number): number => before.reduce((sum, { values }) => sum + values[seat]!, 0);
  const rival = others.reduce((best, seat) => (mean(seat) > mean(best) ? seat : best), others[0]!);
  const [own, theirs] = [review.seats[winner]!, review.seats[rival]!];
  const mistakes = theirs.error - own.error;
  const luck = own.luck - theirs.luck;
  const seats = { player: winner, other: rival };
  if (mistakes >= TOLD && mistakes >= luck && (own.grade ?? 0) > (theirs.grade ?? 0)) told.push({ id: 'web-review-story-mistakes', seats, numbers: { own: own.grade!, theirs: theirs.grade ?? '–' } });
  else if (luck >= TOLD) told.push({ id: 'web-review-story-luck', seats, numbers: { own: signedPercent(own.luck), theirs: signedPercent(theirs.luck) } });
  else told.push({ id: 'web-review-story-even', seats, numbers: {} });
  return told;
}

/** A change of a chance as people write it, with its sign. */
export function signedPercent(change: number): string {
  const whole = percent(Math.abs(change));
  return whole === 0 ? '0' : `${change < 0 ? '−' : '+'}${whole}`;
}

/** The next (or previous) ply that is worth a look. */
export function notableFrom(plies: readonly number[], at: number, direction: 1 | -1): number | null {
  const there = direction > 0 ? plies.find((ply) => ply > at) : plies.findLast((ply) => ply < at);
  return there ?? null;
}

/** What is shared by all at a ply: the bands of a river of chances, one above the other, as SVG writes them. */
export function bandsOf(course: Course, x: (ply: number) => number, y: (share: number) => number): string[] {
  const seats = course[0]?.values.length ?? 0;
  const tops = course.map(({ values }) => {
    const all = values.reduce((sum, one) => sum + one, 0) || 1;
    let above = 0;
    return [0, ...values.map((one) => (above += one / all))];
  });
  return Array.from({ length: seats }, (_, seat) => {
    const upper = course.map(({ ply }, index) => `${x(ply)} ${y(1 - tops[index]![seat]!)}`);
    const lower = course.map(({ ply }, index) => `${x(ply)} ${y(1 - tops[index]![seat + 1]!)}`).reverse();
    return `M${[...upper, ...lower].join('L')}Z`;
  });
}

/** The middle of a seat's band at a ply, as a share of the height from below. */
export function middleOf(course: Course, ply: number, seat: number): number {
  const values = valuesAt(course, ply);
  const all = values.reduce((sum, one) => sum + one, 0) || 1;
  const above = values.slice(0, seat).reduce((sum, one) => sum + one, 0);
  return 1 - (above + (values[seat] ?? 0) / 2) / all;
}
