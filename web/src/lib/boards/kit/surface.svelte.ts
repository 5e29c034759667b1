/** How large a table laid in HTML is drawn, and the motion on it. */

import { FINGERS_ROOM, watchFingers } from './fingers';
import { ensureTabStops } from './keys';
import { GlidingPieces } from './motion';

/** Below this many pixels the composition for phones is drawn. */
const NARROW = 720;
/** A board this much higher than wide is a tablet held upright. */
const UPRIGHT = 0.95;
/** The size for which lengths are given; larger boards are drawn larger. */
const DRAWN = { width: 1024, height: 712 };

export class Surface {
  root = $state<HTMLElement>();
  width = $state(0);
  height = $state(0);
  readonly #largest: number;
  readonly #fingers = watchFingers();

  /** `largest`: how many times larger than given it may be drawn. */
  constructor(largest: number) {
    this.#largest = largest;
  }

  slim: boolean = $derived(this.width < (this.#fingers.current ? FINGERS_ROOM : NARROW));
  /** Whether it is a tablet held upright: wide enough for more than a phone shows, not for all of it side by side. */
  upright: boolean = $derived(!this.slim && this.width < UPRIGHT * this.height);
  /** Pixels for each of a laptop. */
  scale: number = $derived.by(() => (this.slim ? 1 : Math.max(1, Math.min(this.width / DRAWN.width, this.height / DRAWN.height, this.#largest))));

  /**
   * Let pieces glide when the view changes, with the parts of the board that `raised` selects; not when only what is looked at
   * changes, nor when the viewer does, as that is no move of the game, nor what was just dropped where it is. To be called while the
   * component is made.
   */
  glide(raised: string, seen: { view: () => unknown; seat: () => number | null; looks: () => unknown; dropped: () => boolean }): void {
    const pieces = new GlidingPieces(() => this.root, raised);
    let lastSeat: number | null | undefined;
    $effect(() => {
      void seen.view();
      const seat = seen.seat();
      pieces.changed(lastSeat === seat && !seen.dropped());
      lastSeat = seat;
    });
    $effect(() => {
      void [this.scale, seen.looks()];
      pieces.changed(false);
    });
  }

  /** Keep tab stops in every part, even where nothing is to be done in it, whenever what is read here changes. */
  stops(read: () => unknown): void {
    $effect(() => {
      void read();
      if (this.root) ensureTabStops(this.root);
    });
  }
}
