/** The tables that wait for whoever looks at this page; asked for again now and then, while somebody looks. */

import { api, connection } from './services.svelte';
import { session } from './session.svelte';
import type { Turn } from './types';

/** Milliseconds between two questions. */
const AGAIN = 20_000;

class Turns {
  /** The most urgent first; null before the first answer. */
  list = $state.raw<Turn[] | null>(null);
  problem = $state.raw<unknown>(null);
  /** When the answer came, by `performance.now()`. */
  received = $state(0);

  async load(): Promise<void> {
    if (!session.me) {
      this.list = [];
      return;
    }
    try {
      this.list = await api.turns();
      this.received = performance.now();
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
  }

  /** Ask now, again from time to time, and whenever something changed; to be called in an effect. */
  follow(): () => void {
    void session.me;
    void connection.lobbyChanges;
    void this.load();
    const look = (): void => {
      if (!document.hidden) void this.load();
    };
    const timer = setInterval(look, AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** The most urgent table but this one. */
  next(table: string): Turn | undefined {
    return this.list?.find((turn) => turn.table !== table);
  }
}

export const turns = new Turns();
