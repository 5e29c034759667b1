/** A bot's advice for the decision at hand. */

import type { Choice } from '../boards/contract';
import { api } from '../services.svelte';
import type { Decisions } from './decisions.svelte';
import type { TableStore } from './store.svelte';

export interface Hint {
  bot: string;
  choice: Choice;
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
      const { bot, action } = await api.hint(this.store.table);
      const choice = [...now.choices, ...(now.set?.items ?? [])].find((one) => one.action === action);
      if (choice) this.#last = { bot, choice, ply: now.ply };
    } catch (error) {
      this.fail(error);
    } finally {
      this.asking = false;
    }
  }
}
