/** The messages of the table server, as docs/protocol.md has them. */

import type { Choice, Label, SetOffer } from './boards/contract';

export type TableStatus = 'open' | 'running' | 'finished' | 'abandoned' | 'frozen' | 'replay';
export type SeatKind = 'open' | 'invited' | 'person' | 'bot';

export interface Account {
  id: string;
  name: string;
  kind: 'guest' | 'person' | 'bot';
  claimed: boolean;
}

export interface GameOption {
  name: string;
  /** `choice`, `flag` or `number`. */
  kind: string;
  /** The words a `choice` has. */
  values: string[];
  default: string | number | boolean;
  doc: string;
}

export type OptionValue = string | number | boolean;

/** One kind of decision of a game. */
export interface Decision {
  phase: string;
  /** The anchor of the section of the RULES page that speaks of it. */
  chapter: string;
  /** Whether a set is chosen. */
  set: boolean;
}

/** A decision of a finished match that gave some chance of winning away. */
export interface Lost {
  ply: number;
  seat: number;
  lost: number;
  chance: number;
  best_chance: number;
  move: string;
  label: Label;
  best: string;
  best_label: Label;
}

/** What the coach says of a finished match (docs/coach.md). */
export interface Review {
  version: number;
  judge: string;
  chances: { ply: number; chances: number[] }[];
  seats: { decisions: number; error: number; luck: number; grade: number | null }[];
  decisions: Lost[];
  luck: { ply: number; luck: number[]; label: Label }[];
  moments: number[];
  swings: number[];
}

/** How the match stood in the position before `ply`. */
export interface Standing {
  ply: number;
  round: number;
  points: number[];
}

/** What is told of a match that is over. */
export interface MatchSummary {
  /** The beginning, and every position in which points or round had changed. */
  race: Standing[];
  /** By seat, what it did to ratings; null where nothing. */
  ratings: ({ before: number; after: number } | null)[];
  /** If it was made before. */
  review: Review | null;
}

/** A game as `GET /api/games` has it, with its fact sheet (`core/facts.py`). */
export interface GameInfo {
  id: string;
  /** What the ids of all its messages begin with, before a hyphen. */
  prefix: string;
  /** Every value that `phase` may have in a view. */
  phases: string[];
  /** The sources of points, in the order people read them. */
  sources: string[];
  /** What components are called in messages and boards: `station` for `af-station-hub`. */
  components: string[];
  decisions: Decision[];
  rules: number;
  players: { min: number; max: number };
  options: GameOption[];
  stand_ins: number;
  standing: string[];
}

/** A bot that may sit down: the name of its strength, and the bot as seats name it. */
export interface Level {
  level: string;
  bot: string;
}

export interface GameList {
  games: GameInfo[];
  /** Bots to play against, ours first and weakest first. */
  levels: Level[];
}

export interface Clock {
  bank: number;
  increment: number;
}

export interface Seat {
  seat: number;
  kind: SeatKind;
  account: string | null;
  name: string | null;
  bot: string | null;
  online: boolean;
  left: 'resigned' | 'timeout' | 'takeover' | null;
}

export interface Offer {
  id: number;
  kind: 'takeback' | 'abandon' | 'takeover';
  by: number;
  data: { to?: number; seat?: number; bot?: string };
  agreed: number[];
  waiting: number[];
}

export interface Orders {
  forced: boolean;
  pass: boolean;
}

/** An example of the rules as the game itself plays it; what its steps say is in the rules page. */
export interface RulesExample {
  seat: number;
  steps: { view: View; look: string[] }[];
}

export interface Room {
  type: 'room';
  table: string;
  game: string;
  rules: number;
  options: Record<string, OptionValue>;
  status: TableStatus;
  public: boolean;
  rated: boolean;
  host: string | null;
  clock: Clock | null;
  created: number;
  problem: string | null;
  rematch: string | null;
  /** The tournament that it is played in. */
  tournament: string | null;
  /** Whether other tables have the same luck: nothing is disclosed until they are over. */
  sealed: boolean;
  you: { account: string | null; seat: number | null; orders: Orders | null } | null;
  seats: Seat[];
  watching: number;
  offers: Offer[];
  /** The offer declined last: its id, who made it, who said no, and at which ply. */
  declined: { offer: number; by: number; seat: number; ply: number } | null;
}

/** How you are reminded of tables that wait. */
export interface Reminders {
  /** Of the server, for push. */
  key: string;
  devices: number;
  /** Whether this server sends e-mail. */
  mail: boolean;
  address: string | null;
  confirmed: boolean;
}

/** A table in a list. */
export interface Summary {
  table: string;
  game: string;
  options: Record<string, OptionValue>;
  status: TableStatus;
  public: boolean;
  rated: boolean;
  clock: Clock | null;
  host: string | null;
  created: number;
  ply: number;
  actor: number | null;
  /** Your seat. */
  you: number | null;
  /** The tournament that it is played in. */
  tournament: string | null;
  /** A seat is kept for you. */
  kept: boolean;
  seats: Pick<Seat, 'seat' | 'kind' | 'name' | 'bot'>[];
}

/** What whoever holds an invitation may know before they accept it. */
export type Invitation = Pick<Summary, 'game' | 'options' | 'public' | 'rated' | 'clock' | 'seats'> & { host: string; seat: number };

/** A table that waits, and what for. */
export interface Turn extends Summary {
  what: 'move' | 'answer' | 'seat';
  since: number;
  /** Seconds on the own clock. */
  left: number | null;
  tournament_name: string | null;
  tournament_round: number | null;
}

export interface Rating {
  rating: number;
  mu: number;
  sigma: number;
  matches: number;
}

export interface Listed extends Rating {
  place: number;
  account: string;
  name: string;
  kind: string;
  bot: boolean;
}

export interface MatchResult {
  table: string;
  seat: number;
  game: string;
  players: number;
  rated: boolean;
  place: number;
  points: number;
  departed: string | null;
  at: number;
  /** Null if it was not rated. */
  rating_before: number | null;
  rating_after: number | null;
  others: { seat: number; name: string; bot: boolean }[];
}

export interface Profile {
  id: string;
  name: string;
  kind: string;
  ratings: (Rating & { game: string; players: number })[];
  results: MatchResult[];
}

/** Matches of one game and number of players; `low` and `high` are the 95 % interval of `share`. */
export interface Statistics {
  game: string;
  players: number;
  matches: number;
  wins: number;
  share: number;
  low: number;
  high: number;
  places: number[];
}

export interface Position {
  table: string;
  ply: number;
  seat: number | null;
  view: View;
}

export interface LogEntry {
  ply: number;
  /** -1 is chance. */
  actor: number;
  move: string | null;
  label: Label | null;
  events: Label[];
}

export interface ClockState {
  now: number;
  running: number | null;
  since: number;
  /** By seat; null for a bot, which has no clock. */
  left: (number | null)[];
}

export type Scores = Record<string, number>[];

export interface Result {
  scores: Scores;
  /** Seats by place, shared ones in one list; who left for good shares the last. */
  ranking: number[][];
  /** Whose leaving ended the match; null if the rules did. */
  left: { seat: number; how: 'resigned' | 'timeout' } | null;
  /** Null while other tables with the same luck are played. */
  seed: string | null;
}

/** A game's own view; the shell reads no more of it than it finds. */
export type View = Record<string, unknown>;

export interface State {
  type: 'state';
  table: string;
  status: TableStatus;
  ply: number;
  seat: number | null;
  actor: number | null;
  view: View | null;
  choices: Choice[];
  /** The sets that this seat may choose now. */
  set: SetOffer | null;
  /** The plies that can be taken back, oldest first; a set is one of them. */
  undo: number[];
  log: { keep: number; entries: LogEntry[] };
  takeback: { seat: number; to: number; agreed: boolean } | null;
  clock: ClockState | null;
  result: Result | null;
}

/** What makes a view of the one that the state of ply `since` had: `[path, value]`, or `[path]` for what is gone. */
export interface Changes {
  since: number;
  parts: [path: (string | number)[], ...value: unknown[]][];
}

/** A state as it comes: whole, or with what changed since the one before. */
export type StateMessage = State | (Omit<State, 'view'> & { changes: Changes });

/** Somebody whom you mute or block. */
export interface Related {
  account: string;
  name: string;
  at: number;
}

export type Relations = Record<'muted' | 'blocked', Related[]>;

export interface ChatLine {
  id: number;
  seat: number | null;
  account: string;
  name: string;
  text: string;
  at: number;
}

export interface Ack {
  type: 'ack';
  table: string;
  key: string;
  ply: number;
}

export interface Refused {
  type: 'refused';
  table: string;
  key: string;
  ply: number;
  code: string;
  message: string;
  label: Label | null;
}

/** Why these moves cannot be made, in the order asked; null for one that can. */
export interface Reasons {
  type: 'reasons';
  table: string;
  key: string;
  ply: number;
  reasons: (Label | null)[];
}

export type Answer = Ack | Refused | Reasons;

/** What whoever runs the server tells everybody; `translations` by language. */
export interface Announcement {
  id: number;
  text: string;
  translations: Record<string, string>;
  at: number;
  until: number | null;
}

/** What comes by the socket; a client gets states whole. */
export type ServerMessage = Exclude<WireMessage, { type: 'state' }> | State;

export type WireMessage =
  | Room
  | StateMessage
  | { type: 'chat'; table: string; lines: ChatLine[] }
  | Answer
  | { type: 'lobby' }
  | { type: 'storage'; writable: boolean }
  | { type: 'announcements'; announcements: Announcement[] }
  | { type: 'closed'; table: string; message: string }
  | { type: 'error'; code: string; message: string; table: string | null; key: string | null }
  | { type: 'pong' }
  | { type: 'bye'; reason: string };

/** What changes nothing. */
export type Question = { type: 'why'; ply: number; actions: number[] };

export type Command =
  | { type: 'act'; ply: number; action: number }
  | { type: 'undo'; ply: number }
  | { type: 'choose'; ply: number; marks: number[] }
  | { type: 'chat'; text: string }
  | { type: 'offer'; kind: 'takeback'; to: number }
  | { type: 'offer'; kind: 'abandon' }
  | { type: 'offer'; kind: 'takeover'; seat: number; bot: string }
  | { type: 'answer'; offer: number; accept: boolean }
  | { type: 'resign' }
  | { type: 'return' }
  | { type: 'extend'; seat: number; seconds: number }
  | { type: 'standing'; orders: Orders };

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'invited' } | { kind: 'bot'; bot: string };

export interface TableWish {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatWish[];
  public: boolean;
  rated: boolean;
  clock: Clock | null;
  start: boolean;
}
