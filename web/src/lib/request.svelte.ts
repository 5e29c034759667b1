/** A request to the server that a button starts: whether it is under way, and why it failed. Makes a guest account first where there is none. */

import { session } from './session.svelte';

export class ServerRequest {
  busy = $state(false);
  problem = $state.raw<unknown>(null);

  /** Do this; what it throws becomes `problem`. */
  async run(work: () => Promise<void>): Promise<void> {
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
