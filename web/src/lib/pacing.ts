/** Shows what others did one step after the other, slowly enough to follow. */

export interface Timers {
  set(run: () => void, milliseconds: number): unknown;
  clear(handle: unknown): void;
  now(): number;
}

export const realTimers: Timers = {
  set: (run, milliseconds) => setTimeout(run, milliseconds),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
  now: () => Date.now(),
};

/** A long queue is shown faster: nobody waits more than about this long for the own turn. */
const LONGEST_WAIT = 12_000;

/**
 * A queue of things to show. `at once` items pass only when nothing waits before them, so that order is kept;
 * `pace` is the time every other item stays before the next, 0 shows everything at once.
 */
export class PacingQueue<T> {
  #waiting: T[] = [];
  #timer: unknown = null;
  #freeAt = 0;
  pace: number;

  constructor(
    private readonly show: (item: T, waiting: number) => void,
    pace: number,
    private readonly timers: Timers = realTimers,
  ) {
    this.pace = pace;
  }

  get length(): number {
    return this.#waiting.length;
  }

  push(item: T, atOnce: boolean): void {
    if (this.pace <= 0) {
      this.skip();
      this.show(item, 0);
      return;
    }
    if (this.#waiting.length === 0 && (atOnce || this.timers.now() >= this.#freeAt)) {
      this.#present(item, atOnce);
      return;
    }
    this.#waiting.push(item);
    this.#arm();
  }

  /** Show the newest at once and forget what came before it. */
  skip(): void {
    this.timers.clear(this.#timer);
    this.#timer = null;
    this.#freeAt = 0;
    const last = this.#waiting.pop();
    this.#waiting = [];
    if (last !== undefined) this.show(last, 0);
  }

  /** Forget everything that waits, without showing it. */
  drop(): void {
    this.#waiting = [];
    this.timers.clear(this.#timer);
    this.#timer = null;
    this.#freeAt = 0;
  }

  #present(item: T, atOnce: boolean): void {
    // What the viewer did needs less time to be seen than what somebody else did.
    this.#freeAt = this.timers.now() + (atOnce ? this.#step() / 2 : this.#step());
    this.show(item, this.#waiting.length);
  }

  #step(): number {
    return Math.min(this.pace, LONGEST_WAIT / (this.#waiting.length + 1));
  }

  #arm(): void {
    if (this.#timer !== null) return;
    const wait = Math.max(0, this.#freeAt - this.timers.now());
    this.#timer = this.timers.set(() => {
      this.#timer = null;
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#present(next, false);
      if (this.#waiting.length > 0) this.#arm();
    }, wait);
  }
}
