/** What the server tells about tournaments, and what follows from it. */

import type { Clock, OptionValue } from './types';

export type TournamentStatus = 'open' | 'running' | 'finished' | 'cancelled';

/** A tournament in a list. */
export interface TournamentSummary {
  tournament: string;
  name: string;
  game: string;
  options: Record<string, OptionValue>;
  system: 'swiss' | 'round-robin';
  /** Null: until all have met. */
  rounds: number | null;
  duplicate: boolean;
  rated: boolean;
  clock: Clock;
  bot: string | null;
  late: boolean;
  show_up: number;
  pause: number | null;
  status: TournamentStatus;
  round: number;
  /** When it goes on by itself. */
  due: number | null;
  created: number;
  started: number | null;
  ended: number | null;
  organiser: { account: string; name: string };
  entered: boolean;
  people: number;
}

export interface Entrant {
  entrant: number;
  account: string;
  name: string;
  since: number;
  until: number | null;
  /** A seat waits for them in this round. */
  missing: boolean;
}

export interface StandingLine {
  entrant: number;
  place: number;
  score: number;
  buchholz: number;
  sonneborn_berger: number;
  points: number;
  rounds: (number | null)[];
}

/** One table of a round; a single seat is somebody who sits out. */
export interface Meeting {
  table: string | null;
  status: 'waiting' | 'playing' | 'over';
  /** Null is a bot. */
  seats: (number | null)[];
  absent: number[];
  /** Place and points by seat. */
  finishes: [number, number][] | null;
}

export interface TournamentRound {
  round: number;
  began: number;
  deadline: number;
  ended: number | null;
  meetings: Meeting[];
}

export interface Tournament extends TournamentSummary {
  entrants: Entrant[];
  standings: StandingLine[];
  played: TournamentRound[];
  you: { entrant: number; active: boolean; table: string | null; missing: boolean } | null;
}

export interface TournamentWish {
  name: string;
  game: string;
  options: Record<string, OptionValue>;
  system: 'swiss' | 'round-robin';
  rounds: number;
  duplicate: boolean;
  rated: boolean;
  clock: Clock;
  bot: string | null;
  late: boolean;
  show_up: number;
  pause: number | null;
  starts: number | null;
}

/** The meeting of an entrant in the round that was begun last. */
export function meetingOf(tournament: Tournament, entrant: number): Meeting | undefined {
  return tournament.played.at(-1)?.meetings.find((one) => one.seats.includes(entrant) || one.absent.includes(entrant));
}

/** Those who share the first place, once it is settled. */
export function winners(tournament: Tournament): number[] {
  if (tournament.status !== 'finished') return [];
  return tournament.standings.filter((line) => line.place === 1).map((line) => line.entrant);
}
