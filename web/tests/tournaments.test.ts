import { describe, expect, it } from 'vitest';
import { meetingOf, winners, type Meeting, type StandingLine, type Tournament } from '../src/lib/tournaments';

const meeting = (seats: (number | null)[], absent: number[] = []): Meeting => ({ table: null, status: 'over', seats, absent, finishes: null });
const line = (entrant: number, place: number): StandingLine => ({ entrant, place, score: 0, buchholz: 0, sonneborn_berger: 0, points: 0, rounds: [] });

const cup = (more: Partial<Tournament>): Tournament => more as Tournament;

describe('a tournament', () => {
  it('has a meeting for everybody in the round that was begun last, for those who did not come too', () => {
    const round = (number: number, meetings: Meeting[]) => ({ round: number, began: 0, deadline: 0, ended: null, meetings });
    const now = cup({ played: [round(1, [meeting([0, 1])]), round(2, [meeting([1, null]), meeting([], [0])])] });
    expect(meetingOf(now, 1)?.seats).toEqual([1, null]);
    expect(meetingOf(now, 0)?.absent).toEqual([0]);
    expect(meetingOf(now, 2)).toBeUndefined();
    expect(meetingOf(cup({ played: [] }), 0)).toBeUndefined();
  });
  it('has winners when it is over, several if they share the first place', () => {
    const standings = [line(2, 1), line(0, 1), line(1, 3)];
    expect(winners(cup({ status: 'finished', standings }))).toEqual([2, 0]);
    expect(winners(cup({ status: 'running', standings }))).toEqual([]);
  });
});
