/** The decisions of the viewer at a table: what may be done, the marks of a set, and how both are sent. */

import type { Choice, SetItem } from '../boards/contract';
import { endsTurn } from '../choices';
import { insideMove } from '../game';
import type { GameInfo } from '../types';
import { SetMarks } from './marks.svelte';
import type { TableStore } from './store.svelte';

export interface DecisionOptions {
  facts: () => GameInfo | undefined;
  /** Whether the end of a turn asks first. */
  confirmEnd: () => boolean;
  /** Called when a move of several that were to follow each other is not possible. */
  stopped: (move: string, anchor: Element) => void;
}

/** Moves that are still to be made, after the one of this ply. */
interface Plan {
  ply: number;
  moves: string[];
  anchor: Element;
}

export class Decisions {
  /** The choice that waits for the answer to "end your turn?". */
  asked = $state.raw<Choice | null>(null);
  /** Several choices of one element of the board. */
  menu = $state.raw<{ choices: Choice[]; anchor: Element } | null>(null);
  readonly marks: SetMarks;
  #plan: Plan | null = null;
  readonly #store: TableStore;
  readonly #options: DecisionOptions;

  constructor(store: TableStore, options: DecisionOptions) {
    this.#store = store;
    this.#options = options;
    this.marks = new SetMarks(() => {
      const now = this.#now;
      return now?.set ? { ply: now.ply, set: now.set } : null;
    });
  }

  /** The position, while it asks for a decision of the viewer. */
  readonly #now = $derived.by(() => (this.#store.mine ? (this.#store.shown?.state ?? null) : null));
  /** What may be marked. */
  readonly items = $derived.by<SetItem[]>(() => this.#now?.set?.items ?? []);
  /** What may be done at once: neither items nor the confirmation of a set. */
  readonly choices = $derived.by<Choice[]>(() => {
    const { choices = [], set = null } = this.#now ?? {};
    if (!set) return choices;
    const ofSet = new Set([...set.items.map((item) => item.action), set.confirm]);
    return choices.filter((choice) => !ofSet.has(choice.action));
  });
  /** Everything there is, in the order in which it is numbered. */
  readonly all = $derived.by<Choice[]>(() => [...this.items, ...this.choices]);
  readonly mine = $derived.by(() => this.#now !== null);
  readonly busy = $derived.by(() => this.#store.sending > 0);
  readonly canUndo = $derived.by(() => (this.#store.shown?.state.undo.length ?? 0) > 0 && !this.busy && this.#store.waiting === 0);
  /** Why nothing can be taken back now, as a message; null where something can be. */
  readonly whyNotUndo = $derived.by<string | null>(() => {
    if (this.canUndo) return null;
    if (this.#store.waiting > 0) return 'web-undo-watching';
    return this.mine ? 'web-undo-nothing' : 'web-undo-others';
  });
  /** Whether the viewer is in the middle of a move that takes several decisions, and can go back. */
  readonly inside = $derived.by(() => this.canUndo && insideMove(this.#options.facts(), this.#now?.view ?? null));

  /** Mark or unmark an item; do anything else. */
  take(choice: Choice): void {
    const item = this.items.find((one) => one.action === choice.action);
    if (item) this.marks.toggle(item);
    else if (choice.action === this.marks.set?.confirm) this.confirmSet();
    else this.act(choice);
  }

  /** Do this; the end of a turn may ask first, and is done when it is given again. */
  act(choice: Choice): void {
    const now = this.#now;
    if (!now || this.busy) return;
    if (this.#options.confirmEnd() && endsTurn(choice) && this.all.length > 1 && this.asked?.action !== choice.action) {
      this.asked = choice;
      return;
    }
    this.asked = null;
    void this.#store.command({ type: 'act', ply: now.ply, action: choice.action }).then(({ type }) => {
      if (type === 'refused') this.#plan = null;
    });
  }

  /** Do the only one of these, or open a menu at the element. */
  pick(choices: Choice[], anchor: Element): void {
    if (!this.mine || choices.length === 0) return;
    if (choices.length === 1) this.act(choices[0]!);
    else this.menu = { choices, anchor };
  }

  /** Do these one after the other, by notation, as long as each is possible when its turn comes. */
  pickAll(moves: string[], anchor: Element): void {
    const now = this.#now;
    if (!now || this.busy) return;
    this.#plan = { ply: now.ply - 1, moves, anchor };
    this.goOn();
  }

  /** Make the next of the moves that were to follow each other, once the one before it has been made. */
  goOn(): void {
    const now = this.#now;
    const plan = this.#plan;
    if (!now || !plan || this.busy || now.ply <= plan.ply) return;
    const [move = '', ...moves] = plan.moves;
    const choice = this.choices.find((one) => one.move === move);
    this.#plan = choice && moves.length > 0 ? { ...plan, ply: now.ply, moves } : null;
    if (choice) this.act(choice);
    else this.#options.stopped(move, plan.anchor);
  }

  /** Choose the marked set; nothing happens if it does not fit. */
  confirmSet(): void {
    const now = this.#now;
    if (!now || this.busy || !this.marks.set || this.marks.problem) return;
    void this.#store.command({ type: 'choose', ply: now.ply, marks: [...this.marks.actions] });
  }

  undo(): void {
    const now = this.#store.shown?.state;
    this.#plan = null;
    if (now && this.canUndo) void this.#store.command({ type: 'undo', ply: now.ply });
  }

  /** One step back: marks first, then the last decision of a move that has begun. Tells whether there was one. */
  stepBack(): boolean {
    if (this.marks.actions.length > 0) {
      this.marks.clear();
      return true;
    }
    if (!this.inside) return false;
    this.undo();
    return true;
  }

  /** Forget the menu and the question of a position that is gone. */
  reset(): void {
    this.menu = null;
    this.asked = null;
  }
}
