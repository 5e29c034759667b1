/** Makes whole states of those that tell only what changed since the one before on the same connection. */

import type { Changes, State, StateMessage, View } from './types';

/** The last view of every table that came by one connection. */
export class KnownViews {
  #views = new Map<string, { ply: number; view: View | null }>();
  #awaited = new Set<string>();

  /**
   * Return a state with its whole view; `misfit` if the changes are to another view than the one that is here, and the table is
   * to be asked for anew; null while that answer is awaited.
   */
  completed(message: StateMessage): State | 'misfit' | null {
    const { table, ply } = message;
    let state: State;
    if ('changes' in message) {
      if (this.#awaited.has(table)) return null;
      const { changes, ...rest } = message;
      const known = this.#views.get(table);
      const view = known?.view && known.ply === changes.since ? changed(known.view, changes.parts) : null;
      if (view === null) {
        this.#awaited.add(table);
        return 'misfit';
      }
      state = { ...rest, view };
    } else state = message;
    this.#awaited.delete(table);
    this.#views.set(table, { ply, view: state.view });
    return state;
  }

  /** Forget everything: the connection is another one. */
  clear(): void {
    this.#views.clear();
    this.#awaited.clear();
  }
}

type Compound = Record<string | number, unknown>;

/** Return a view after changes; null if one of them has no place in it. The old view stays as it is. */
export function changed(view: View, parts: Changes['parts']): View | null {
  const root: Compound = { view };
  const copied = new Set<unknown>();
  for (const [path, ...value] of parts) {
    let place = root;
    const way = ['view', ...path];
    const last = way.pop()!;
    for (const step of way) {
      let inner = place[step];
      if (typeof inner !== 'object' || inner === null) return null;
      if (!copied.has(inner)) {
        inner = place[step] = Array.isArray(inner) ? [...(inner as unknown[])] : { ...inner };
        copied.add(inner);
      }
      place = inner as Compound;
    }
    if (Array.isArray(place) ? !(Number(last) in place) : path.length === 0) return null;
    if (value.length > 0) place[last] = value[0];
    else delete place[last];
  }
  return root.view as View;
}
