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
}

export class Decisions {
  /** The choice that waits for the answer to "end your turn?". */
  asked = $state.raw<Choice | null>(null);
  /** Several choices of one element of the board. */
  menu = $state.raw<{ choices: Choice[]; anchor: Element } | null>(null);
  readonly marks: SetMarks;
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
    void this.#store.command({ type: 'act', ply: now.ply, action: choice.action });
  }

  /** Do the only one of these, or open a menu at the element. */
  pick(choices: Choice[], anchor: Element): void {
    if (!this.mine || choices.length === 0) return;
    if (choices.length === 1) this.act(choices[0]!);
    else this.menu = { choices, anchor };
  }

  /** Choose the marked set; nothing happens if it does not fit. */
  confirmSet(): void {
    const now = this.#now;
    if (!now || this.busy || !this.marks.set || this.marks.problem) return;
    void this.#store.command({ type: 'choose', ply: now.ply, marks: [...this.marks.actions] });
  }

  undo(): void {
    const now = this.#store.shown?.state;
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
