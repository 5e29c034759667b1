import { describe, expect, it } from 'vitest';
import { courseOf, decider, roundsOf, turningPoints } from '../src/lib/race';
import { rankOf, rankWord, ratingGain, shownRating } from '../src/lib/ratings';

const race = [
  { ply: 0, round: 0, points: [0, 0] },
  { ply: 5, round: 1, points: [0, 0] },
  { ply: 8, round: 1, points: [1, 0] },
  { ply: 12, round: 2, points: [1, 1] },
  { ply: 15, round: 2, points: [1, 4] },
  { ply: 20, round: 3, points: [5, 4] },
];

describe('the race for points', () => {
  it('turns where somebody takes the lead alone', () => {
    expect(turningPoints(race)).toEqual([
      { ply: 8, round: 1, seat: 0, kind: 'lead', points: 1 },
      { ply: 15, round: 2, seat: 1, kind: 'lead', points: 4 },
      { ply: 20, round: 3, seat: 0, kind: 'lead', points: 5 },
    ]);
  });

  it('tells the greatest gain that did not bring the lead', () => {
    const chased = [...race, { ply: 25, round: 3, points: [5, 4] }, { ply: 26, round: 3, points: [12, 4] }];
    expect(turningPoints(chased).at(-1)).toEqual({ ply: 26, round: 3, seat: 0, kind: 'gain', points: 7 });
  });

  it('is drawn up to the end, with its rounds', () => {
    expect(courseOf(race, 30).at(-1)).toEqual({ ply: 30, values: [5, 4] });
    expect(courseOf(race, 20)).toHaveLength(race.length);
    expect(roundsOf(race)).toEqual([{ ply: 5, round: 1 }, { ply: 12, round: 2 }, { ply: 20, round: 3 }]);
  });
});

describe('what decided', () => {
  const scores = [{ colonies: 6, cards: 1 }, { colonies: 4, cards: 2 }];
  it('is the lead, and where it came from', () => {
    expect(decider({ ranking: [[0], [1]], scores }, ['colonies', 'cards'])).toEqual({
      winners: [0], points: 7, second: 1, lead: 1, sources: [{ source: 'colonies', more: 2 }],
    });
  });
  it('is not the points where both have as many, or all share the victory', () => {
    expect(decider({ ranking: [[1], [0]], scores: [scores[0]!, scores[0]!] }, []).lead).toBe(0);
    expect(decider({ ranking: [[0, 1]], scores }, []).second).toBeNull();
  });
});

describe('ratings for people', () => {
  it('begin at 1000 and have ranks', () => {
    expect(shownRating(0)).toBe(1000);
    expect(shownRating(-1.8)).toBe(928);
    expect([-1, 0, 10, 29].map(rankOf)).toEqual([0, 0, 2, 5]);
    expect(rankWord({ rating: 10, matches: 4 })).toBe('web-rank-settling');
    expect(rankWord({ rating: 10, matches: 5 })).toBe('web-rank-2');
    expect(ratingGain({ before: 1, after: 0.5 })).toBe(-20);
  });
});
