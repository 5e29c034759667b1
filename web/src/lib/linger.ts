/** Questions about what a pointer or the focus stays at: not about everything that it only passes. */

const MOMENT = 200;

export class Linger {
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask after a moment; `told` hears the answer unless by then something else is looked at. */
  ask<T>(question: () => Promise<T>, told: (answer: T) => void): void {
    this.stop();
    const turn = this.#turn;
    this.#timer = setTimeout(() => void question().then((answer) => turn === this.#turn && told(answer)), MOMENT);
  }

  /** Nothing is looked at any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }
}
