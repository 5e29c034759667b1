/** What a drawn board is given, and what it may ask for. A board knows no rules: it draws a view and offers choices. */

/** A message for people: a Fluent id and its arguments ("@id" is another message, "seat:K" a player). */
export type Label = [id: string, args: Record<string, number | string>];

/** One thing the deciding seat may do now. */
export interface Choice {
  action: number;
  /** Stable notation, e.g. "colony heinlein p2": boards find the element a choice belongs to by it. */
  move: string;
  label: Label;
}

/** Something that may be marked in a set (`core/sets.py`). */
export interface SetItem extends Choice {
  /** How often it may be marked: three fuel of one player are one item. */
  times: number;
  /** What one mark adds to the running sum. */
  worth: number;
  /** What limits speak of, as arguments of messages: "@nf-kind-rare", "seat:1". */
  tags: string[];
}

/** How many marks with a tag a set has. */
export interface SetLimit {
  tag: string;
  least: number;
  most: number;
}

/** The sets that a decision offers: items are marked in any order, and nothing happens before the set is confirmed. */
export interface SetOffer {
  items: SetItem[];
  /** How many marks a set has. */
  least: number;
  most: number;
  /** The move that ends the set where its size alone does not: never shown as a choice of its own. */
  confirm: number | null;
  /** The sum of worth that a set must reach; 0 for none. */
  goal: number;
  limits: SetLimit[];
  /** Tags of which only one may occur in a set: one colour, one victim. */
  alike: string[];
  /** The sum of worth that the marks may not exceed; null for no bound. */
  most_total: number | null;
}

/** Something that happened at the table, as the viewer may know it. */
export interface TableEvent {
  ply: number;
  /** Who moved; -1 is chance. */
  actor: number;
  label: Label;
  text: string;
  /** Elements of the board that it speaks of (ids as in `data-part`). */
  parts: string[];
}

/** Where something has just happened. */
export interface Happened {
  /** Whose doing it was. */
  seat: number;
  /** Elements of the board that it happened at (ids as in `data-part`). */
  parts: ReadonlySet<string>;
}

/** Renders messages in the language of the table; reactive: it changes when the language does. */
export interface Words {
  text(id: string, args?: Record<string, number | string>): string;
  label(label: Label): string;
  has(id: string): boolean;
}

export interface BoardProps {
  /** What this seat (or a spectator) sees: the game's own view, as `Game.view` gives it. */
  view: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- the shape is the game's own
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  /** The seat to decide; null when the match is over. */
  actor: number | null;
  /** What the viewer may do now; empty unless the viewer decides. Items and the confirmation of a set are not among them. */
  choices: Choice[];
  /** The sets that the viewer may choose now; null where the decision is none of a set. */
  set: SetOffer | null;
  /** Actions of the items marked so far, in the order of marking; an item marked twice is there twice. */
  marks: readonly number[];
  /** Actions of the items that may be marked as well. */
  markable: ReadonlySet<number>;
  /** The section of the RULES page about the decision at hand; null where none is known. */
  chapter: string | null;
  /** The players' names by seat. */
  names: string[];
  words: Words;
  /** Explain tiles and cards in place. */
  learner: boolean;
  /** What happened lately, oldest first: at least since the viewer's last own move. Left out where there is no story to tell. */
  recent?: readonly TableEvent[];
  /** Elements that a hovered line of the log speaks of (ids as in `data-part`). */
  marked: ReadonlySet<string>;
  /** What has just been done by somebody else, to be shown where it was done until the next thing happens. Left out in a replay. */
  happened?: Happened | null;
  /** Do one of these: at once if there is one, otherwise a menu opens at the element. */
  pick(choices: Choice[], anchor: Element): void;
  /** Do these moves one after the other, by their notation, as long as each is possible when its turn comes. */
  pickAll(moves: string[], anchor: Element): void;
  /** Mark an item of the set once more, if it may be. */
  mark(action: number): void;
  /** Take one mark of this item back. */
  unmark(action: number): void;
  /** Choose the marked set, if it fits. The shell shows a button for this; a board may have another one. */
  confirmSet(): void;
  /** Tell why none of these moves is possible now (notations as in /api/games/{game}/actions). */
  why(moves: string[], anchor: Element): void;
  /** The same in words, for the board to show; empty where nothing is known. `aloud`: also said to those who hear the page. */
  reasons(moves: string[], aloud: boolean): Promise<string[]>;
  /** Tell whether something is being shown that should be seen to its end: the result of the match is told after it. */
  watching?(on: boolean): void;
  /** Show what the rules say about something: a heading anchor of the game's RULES page, and a sentence. */
  explain(topic: string, anchor: Element): void;
}
