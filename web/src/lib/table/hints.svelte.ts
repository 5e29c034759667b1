/** A bot's advice for the decision at hand. */

import type { Choice, Label } from '../boards/contract';
import { api } from '../services.svelte';
import type { Decisions } from './decisions.svelte';
import type { TableStore } from './store.svelte';

/** A move that is advised; a bot that knows no chances gives no reason either. */
export interface Advised {
  choice: Choice;
  chance: number | null;
  why: Label | null;
}

export interface Hint {
  bot: string;
  /** The best first. */
  moves: Advised[];
}

export class Hints {
  asking = $state(false);
  #last = $state.raw<(Hint & { ply: number }) | null>(null);

  constructor(
    private readonly store: TableStore,
    private readonly decisions: Decisions,
    private readonly fail: (problem: unknown) => void,
  ) {}

  /** Rated matches between people are played without a bot's advice. */
  readonly allowed = $derived.by(() => {
    const { room } = this.store;
    return !room?.rated || room.seats.filter((seat) => seat.kind === 'person').length < 2;
  });
  /** The advice for this position, once it was asked for. */
  readonly current = $derived.by<Hint | null>(() =>
    this.#last && this.decisions.mine && this.#last.ply === this.store.shown?.state.ply ? this.#last : null,
  );

  async ask(): Promise<void> {
    const now = this.store.shown?.state;
    if (!now || !this.decisions.mine || this.asking || !this.allowed) return;
    this.asking = true;
    this.fail(null);
    try {
      const { bot, moves } = await api.hint(this.store.table);
      const offered = [...now.choices, ...(now.set?.items ?? [])];
      const known = moves.flatMap(({ action, chance, why }) => {
        const choice = offered.find((one) => one.action === action);
        return choice ? [{ choice, chance, why }] : [];
      });
      if (known.length > 0) this.#last = { bot, moves: known, ply: now.ply };
    } catch (error) {
      this.fail(error);
    } finally {
      this.asking = false;
    }
  }
}
