import { describe, expect, it } from 'vitest';
import { nearest, Scale, spread, valuesAt } from '../src/lib/graph';

const course = [
  { ply: 0, values: [0.5, 0.5] },
  { ply: 4, values: [0.75, 0.25] },
  { ply: 10, values: [1, 0] },
];
const scale = new Scale(course, 1, { left: 0, top: 0, width: 300, height: 100 });

describe('a graph', () => {
  it('fills its box, with the most at the top', () => {
    expect(scale.line(course, 0, false)).toBe('M0 50L120 25L300 0');
    expect(scale.line(course, 1, false)).toBe('M0 50L120 75L300 100');
    expect(scale.x(5)).toBe(150);
  });

  it('holds values until the next one if they are points', () => {
    expect(scale.line(course, 0, true)).toBe('M0 50H120V25H300V0');
  });

  it('finds the position that is meant', () => {
    expect(scale.ply(150)).toBe(5);
    expect(scale.ply(-20)).toBe(0);
    expect(scale.ply(999)).toBe(10);
    expect([0, 3, 8].map((ply) => nearest(course, ply))).toEqual([0, 4, 10]);
    expect(valuesAt(course, 9)).toEqual([0.75, 0.25]);
  });

  it('keeps marks apart, and leaves alone those that are', () => {
    expect(spread([10, 40], 12)).toEqual([10, 40]);
    const placed = spread([20, 20, 60], 12);
    expect(Math.abs(placed[0]! - placed[1]!)).toBeGreaterThanOrEqual(12);
    expect(placed[2]).toBe(60);
  });
});
