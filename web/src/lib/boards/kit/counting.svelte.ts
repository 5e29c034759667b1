/** A figure that counts up to what it is, when what it counts has arrived. */

import { untrack } from 'svelte';
import { wantsMotion } from './motion';

/** Milliseconds until what was gained is there, and between two numbers. */
const ARRIVAL = 420;
const STEP = 60;
/** A larger gain is counted in larger steps. */
const STEPS = 8;

export class Counting {
  shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #skip = (): void => this.#show(this.target());

  /** Create it while a component is set up: it counts as long as the component lives. */
  constructor(private readonly target: () => number) {
    this.shown = target();
    $effect(() => {
      const to = target();
      const from = untrack(() => this.shown);
      clearTimeout(this.#timer);
      if (to <= from || !wantsMotion()) {
        this.shown = to;
        return;
      }
      const by = Math.ceil((to - from) / STEPS);
      const step = (): void => {
        this.#show(Math.min(to, this.shown + by));
        if (this.shown < to) this.#timer = setTimeout(step, STEP);
      };
      this.#timer = setTimeout(step, ARRIVAL);
      // Who goes on need not wait.
      addEventListener('pointerdown', this.#skip, true);
      addEventListener('keydown', this.#skip, true);
      return () => {
        clearTimeout(this.#timer);
        removeEventListener('pointerdown', this.#skip, true);
        removeEventListener('keydown', this.#skip, true);
      };
    });
  }

  #show(value: number): void {
    if (value === this.target()) clearTimeout(this.#timer);
    this.shown = value;
  }
}
