import { describe, expect, it } from 'vitest';
import { chart, nearest } from '../src/lib/review';

const chances = [
  { ply: 0, chances: [0.5, 0.5] },
  { ply: 4, chances: [0.75, 0.25] },
  { ply: 10, chances: [1, 0] },
];

describe('the graph of a review', () => {
  it('fills its box, with certain victory at the top', () => {
    const { seats, x } = chart(chances, 300, 100);
    expect(seats).toEqual(['0,50 120,25 300,0', '0,50 120,75 300,100']);
    expect(x(5)).toBe(150);
  });

  it('finds the position that is meant', () => {
    expect(nearest(chances, 0)).toBe(0);
    expect(nearest(chances, 0.35)).toBe(4);
    expect(nearest(chances, 0.9)).toBe(10);
  });
});
