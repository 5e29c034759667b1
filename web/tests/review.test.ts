import { describe, expect, it } from 'vitest';
import { bandsOf, chancesOf, luckOf, middleOf, momentsOf, notableFrom, notablesOf, playOf, roundAt, signedPercent, story } from '../src/lib/review';
import type { Lost, Review } from '../src/lib/types';

const lost = (ply: number, seat: number, much: number): Lost => ({ ply, seat, lost: much, chance: 0.4, best_chance: 0.4 + much, move: 'a', label: ['a', {}], best: 'b', best_label: ['b', {}] });
const race = Array.from({ length: 10 }, (_, round) => ({ ply: round * 10, round: round + 1, points: [0, 0] }));

/** A match of two in which the chances of the first are these, every ten plies; the last is the end. */
function match(chances: number[], more: Partial<Review> = {}): Review {
  return {
    version: 2,
    judge: 'search',
    chances: chances.map((one, index) => ({ ply: index * 10, chances: [one, 1 - one] })),
    seats: [{ decisions: 9, error: 0.1, luck: 0, grade: 90 }, { decisions: 9, error: 0.1, luck: 0, grade: 90 }],
    decisions: [],
    luck: [],
    moments: [],
    swings: [],
    ...more,
  };
}

const told = (review: Review): string[] => story(review, race).map(({ id }) => id.replace('web-review-story-', ''));

describe('the story of a match', () => {
  it('tells when the winner got ahead for good', () => {
    expect(story(match([0.4, 0.6, 0.6, 0.6, 0.6, 0.6, 0.7, 0.8, 0.9, 1]), race)[0]).toEqual({ id: 'web-review-story-early', seats: { player: 0 }, numbers: { round: 2 } });
    expect(story(match([0.6, 0.6, 0.6, 0.4, 0.6, 0.6, 0.6, 0.6, 0.6, 1]), race)[0]).toMatchObject({ id: 'web-review-story-turn', numbers: { round: 5 } });
    expect(story(match([0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0]), race)[0]).toMatchObject({ id: 'web-review-story-late', seats: { player: 1 }, numbers: { round: 10 } });
  });

  it('tells what was let slip, and a comeback', () => {
    expect(story(match([0.5, 0.5, 0.2, 0.2, 0.3, 0.6, 0.6, 0.6, 0.6, 1]), race)[1]).toEqual({ id: 'web-review-story-slip', seats: { player: 1 }, numbers: { round: 3, chance: 80 } });
    const three = match([]);
    three.chances = [[0.3, 0.4, 0.3], [0.3, 0.4, 0.3], [0.1, 0.45, 0.45], [0.4, 0.3, 0.3], [0.5, 0.3, 0.2], [1, 0, 0]].map((chances, index) => ({ ply: index * 10, chances }));
    three.seats.push(three.seats[0]!);
    expect(story(three, race)[1]).toEqual({ id: 'web-review-story-low', seats: { player: 0 }, numbers: { round: 3, chance: 10 } });
  });

  it('tells whether decisions or luck made the difference', () => {
    const seats = (error: number, luck: number, grade: number): Review['seats'] => [{ decisions: 9, error: 0.1, luck: 0.1, grade: 90 }, { decisions: 9, error, luck, grade }];
    const even = [0.5, 0.6, 0.6, 0.6, 1];
    expect(told(match(even, { seats: seats(0.5, 0, 60) })).at(-1)).toBe('mistakes');
    expect(told(match(even, { seats: seats(0.12, -0.1, 88) })).at(-1)).toBe('luck');
    expect(told(match(even, { seats: seats(0.1, 0.1, 90) })).at(-1)).toBe('even');
  });

  it('says nothing where all have won, and no round that is not known', () => {
    expect(story(match([0.5, 0.6, 0.6, 0.5]), race)).toEqual([]);
    expect(story(match([0.4, 0.2, 0.6, 0.6, 1]), [])).toHaveLength(1);
    expect(roundAt(race, 34)).toBe(4);
    expect(roundAt([], 34)).toBe(0);
  });
});

describe('what is notable', () => {
  const review = match([0.5, 0.5, 1], { decisions: [lost(12, 1, 0.1), lost(4, 0, 0.2)], moments: [12, 4], luck: [{ ply: 7, luck: [0.02, -0.05], label: ['c', {}] }] });

  it('comes in order, mistakes and luck, for whom it concerns most', () => {
    expect(momentsOf(review).map(({ ply }) => ply)).toEqual([4, 12]);
    expect(notablesOf(review)).toEqual([
      { ply: 4, kind: 'lost', seat: 0, change: -0.2 },
      { ply: 7, kind: 'luck', seat: 1, change: -0.05 },
      { ply: 12, kind: 'lost', seat: 1, change: -0.1 },
    ]);
  });

  it('is gone through one by one', () => {
    expect(notableFrom([0, 4, 7, 12], 4, 1)).toBe(7);
    expect(notableFrom([0, 4, 7, 12], 4, -1)).toBe(0);
    expect(notableFrom([0, 4], 4, 1)).toBeNull();
  });

  it('has words for grades and luck', () => {
    expect([null, 95, 80, 50, 10].map(playOf)).toEqual(['none', 'fine', 'good', 'mixed', 'poor']);
    expect([0.06, -0.06, 0.01].map(luckOf)).toEqual(['kind', 'unkind', 'even']);
    expect([0.123, -0.123, 0.001].map(signedPercent)).toEqual(['+12', '−12', '0']);
  });
});

it('draws every chance as a band, one above the other', () => {
  const course = chancesOf(match([0.75, 0.25]));
  const [first, second] = bandsOf(course, (ply) => ply, (share) => 100 * (1 - share));
  expect(first).toBe('M0 0L10 0L10 25L0 75Z');
  expect(second).toBe('M0 75L10 25L10 100L0 100Z');
  expect(middleOf(course, 0, 0)).toBe(0.625);
  expect(middleOf(course, 0, 1)).toBe(0.125);
});
