/** The marks of the set that is being chosen. They are in this page only until the set is confirmed. */

import type { Label, SetItem, SetOffer } from '../boards/contract';
import { markable, markedTimes, problem, total } from '../sets';

/** The set that may be chosen now, and the ply of that decision. */
export interface Offered {
  ply: number;
  set: SetOffer;
}

export class SetMarks {
  /** Marks belong to the decision they were made in; those of another one count no more. */
  #made = $state.raw<Offered & { actions: readonly number[] }>();
  readonly #offered: () => Offered | null;

  constructor(offered: () => Offered | null) {
    this.#offered = offered;
  }

  readonly set = $derived.by<SetOffer | null>(() => this.#offered()?.set ?? null);
  /** Actions of the items marked so far, in the order of marking. */
  readonly actions = $derived.by<readonly number[]>(() => {
    const offered = this.#offered();
    return offered && this.#made?.ply === offered.ply && this.#made.set === offered.set ? this.#made.actions : [];
  });
  readonly markable = $derived.by<ReadonlySet<number>>(() => (this.set ? markable(this.set, this.actions) : new Set()));
  /** Why the set cannot be confirmed yet; null if it can, or if there is none. */
  readonly problem = $derived.by<Label | null>(() => (this.set ? problem(this.set, this.actions) : null));
  readonly total = $derived.by(() => (this.set ? total(this.set, this.actions) : 0));

  /** How often this item is marked. */
  times(action: number): number {
    return markedTimes(this.actions, action);
  }

  /** Why this item cannot be marked as well; null if it can. */
  obstacle(item: SetItem): Label | null {
    return this.set && !this.markable.has(item.action) ? problem(this.set, [...this.actions, item.action]) : null;
  }

  /** Mark an item once more, if it may be. */
  mark(action: number): void {
    if (this.markable.has(action)) this.#make([...this.actions, action]);
  }

  /** Take the last mark of this item back. */
  unmark(action: number): void {
    const at = this.actions.lastIndexOf(action);
    if (at >= 0) this.#make(this.actions.toSpliced(at, 1));
  }

  /** What a key or a press does: mark once more as long as that goes, then unmark the item. */
  toggle(item: SetItem): void {
    const once = item.times === 1 && this.times(item.action) > 0;
    if (!once && this.markable.has(item.action)) this.mark(item.action);
    else this.#make(this.actions.filter((action) => action !== item.action));
  }

  clear(): void {
    this.#make([]);
  }

  #make(actions: readonly number[]): void {
    const offered = this.#offered();
    if (offered) this.#made = { ...offered, actions };
  }
}
