/** Asks about what a pointer or the focus rests on, not about everything that it passes. */

/** How long it must rest, in milliseconds. */
const REST = 200;

export class HoverIntent {
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask once it has rested; `told` gets the answer unless something else was asked or `stop` was called meanwhile. */
  ask<T>(question: () => Promise<T>, told: (answer: T) => void): void {
    this.stop();
    const turn = this.#turn;
    this.#timer = setTimeout(() => void question().then((answer) => turn === this.#turn && told(answer)), REST);
  }

  /** Drop the question at hand and its answer. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }
}
