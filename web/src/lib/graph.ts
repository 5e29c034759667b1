/** Graphs of a match: values of every seat over plies. */

/** Values by seat from this ply on; in order of plies. */
export interface Moment {
  ply: number;
  values: readonly number[];
}
export type Course = readonly Moment[];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where plies and values lie in a box: the first ply at its left edge, the last at its right, `most` at its top. */
export class Scale {
  readonly #last: number;

  constructor(
    course: Course,
    readonly most: number,
    readonly box: Box,
  ) {
    this.#last = Math.max(1, course.at(-1)?.ply ?? 1);
  }

  x = (ply: number): number => round(this.box.left + (ply / this.#last) * this.box.width);
  y = (value: number): number => round(this.box.top + (1 - value / this.most) * this.box.height);
  /** The ply at a place across. */
  ply = (x: number): number => Math.round(Math.min(1, Math.max(0, (x - this.box.left) / this.box.width)) * this.#last);

  /** The line of a seat as SVG writes it; `stepped` values hold until the next one. */
  line(course: Course, seat: number, stepped: boolean): string {
    let path = '';
    for (const { ply, values } of course) {
      const [x, y] = [this.x(ply), this.y(values[seat] ?? 0)];
      path += path === '' ? `M${x} ${y}` : stepped ? `H${x}V${y}` : `L${x} ${y}`;
    }
    return path;
  }
}

/** The values that hold at a ply. */
export function valuesAt(course: Course, ply: number): readonly number[] {
  return (course.findLast((one) => one.ply <= ply) ?? course[0])?.values ?? [];
}

/** The moment of the course that is nearest to a ply. */
export function nearest(course: Course, wanted: number): number {
  let best = course[0]?.ply ?? 0;
  for (const { ply } of course) if (Math.abs(ply - wanted) < Math.abs(best - wanted)) best = ply;
  return best;
}

/** Heights for marks that shall not cover each other, each as near as possible to where it belongs. */
export function spread(wanted: readonly number[], apart: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]! || one - other);
  const placed = [...wanted];
  for (let nth = 1; nth < order.length; nth += 1) {
    placed[order[nth]!] = Math.max(placed[order[nth]!]!, placed[order[nth - 1]!]! + apart);
  }
  // What was pushed down too far pulls all above it up by half of that.
  const over = placed[order.at(-1)!]! - wanted[order.at(-1)!]!;
  return placed.map((place, index) => (place === wanted[index] ? place : place - Math.min(over / 2, place - wanted[index]!)));
}

const round = (value: number): number => Math.round(100 * value) / 100;
