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
  /** What the viewer may do now; empty unless the viewer decides. */
  choices: Choice[];
  /** The players' names by seat. */
  names: string[];
  words: Words;
  /** Explain tiles and cards in place. */
  learner: boolean;
  /** Elements that a hovered line of the log speaks of (ids as in `data-part`). */
  marked: ReadonlySet<string>;
  /** Do one of these: at once if there is one, otherwise a menu opens at the element. */
  pick(choices: Choice[], anchor: Element): void;
  /** Tell why none of these moves is possible now (notations as in /api/games/{game}/actions). */
  why(moves: string[], anchor: Element): void;
  /** The same in words, for the board to show; empty where nothing is known. `aloud`: also said to those who hear the page. */
  reasons(moves: string[], aloud: boolean): Promise<string[]>;
  /** Show what the rules say about something: a heading anchor of the game's RULES page, and a sentence. */
  explain(topic: string, anchor: Element): void;
}
