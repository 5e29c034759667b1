/** Something a person asks of the server by a button: under way, done, or why not. Whoever has no account yet gets one. */

import { session } from './session.svelte';

export class Attempt {
  busy = $state(false);
  problem = $state.raw<unknown>(null);

  async make(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await session.ensure();
      await work();
    } catch (error) {
      this.problem = error;
    } finally {
      this.busy = false;
    }
  }
}
