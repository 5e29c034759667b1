/** Motion that tells where a piece came from; none for people who ask for none. */

import type { TransitionConfig } from 'svelte/transition';

export function wantsMotion(): boolean {
  return typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A transition with that look from u = 1 (begin) to u = 0 (at rest), and t = 1 - u. */
export function motion(duration: number, css: (t: number, u: number) => string, delay = 0): TransitionConfig {
  if (!wantsMotion()) return { duration: 0 };
  return { delay, duration, easing: (t) => 1 - (1 - t) ** 3, css };
}

/** A piece arrives from a place that lies so far away, in units of the drawing. */
export function travel(_node: Element, { dx = 0, dy = 0, duration = 380 } = {}): TransitionConfig {
  return motion(duration, (t, u) => `transform: translate(${u * dx}px, ${u * dy}px); opacity: ${Math.min(1, t * 3)}`);
}

/** A piece comes down from above. */
export function land(_node: Element, { from = 46 } = {}): TransitionConfig {
  return motion(360, (t, u) => `transform: translateY(${-u * from}px) scale(${1 + u * 0.8}); opacity: ${t}`);
}

/** A figure that has changed swells for a moment. */
export function tick(_node: Element, { swell = 0.6 } = {}): TransitionConfig {
  return motion(260, (_t, u) => `transform: scale(${1 + u * swell})`);
}

type Places = Map<string, DOMRect>;

/** The class of pieces on their way, and of the parts of the board that are raised with them. */
const FLYING = 'flying';
const GLIDE = 380;
/** Pixels that are not worth a motion. */
const STILL = 3;

/**
 * Lets every piece that stands elsewhere than before the move glide there. Pieces carry `data-flip` (their identity)
 * and may name in `data-from` the supply (`data-source`) they come out of. They are looked at once in each frame that
 * differs from the one before, when the browser has laid it out anyway; nothing is measured while the board changes.
 */
export class GlidingPieces {
  #places: Places = new Map();
  /** What is on its way, with the elements that are raised for it. */
  #flights = new Map<Animation, Element[]>();
  #awaited = false;
  #moved = false;

  /** `raised` selects the parts of the board that come to the front with a piece in them. */
  constructor(
    private readonly root: () => Element | undefined,
    private readonly raised: string,
  ) {}

  /** Call this when the board has changed. Pieces glide after a move only, not after another size, page or viewpoint. */
  changed(byMove: boolean): void {
    this.#moved ||= byMove;
    if (!this.#awaited) requestAnimationFrame(() => this.#look());
    this.#awaited = true;
  }

  #look(): void {
    const root = this.root();
    const glide = this.#moved && wantsMotion();
    this.#awaited = false;
    this.#moved = false;
    if (!root) return;
    // A piece that is still on its way stands where it goes.
    for (const flight of [...this.#flights.keys()]) {
      this.#land(flight);
      flight.cancel();
    }
    const before = this.#places;
    const pieces = placesIn(root);
    this.#places = new Map(pieces.map(({ piece, at }) => [piece.dataset.flip ?? piece.dataset.source ?? '', at]));
    if (glide) for (const { piece, at } of pieces) this.#glide(piece, before, at);
  }

  /** From where the piece stood, or what it came out of, to where it is. */
  #glide(piece: HTMLElement, before: Places, to: DOMRect): void {
    if (piece.dataset.flip === undefined) return;
    const own = before.get(piece.dataset.flip);
    const from = own ?? before.get(piece.dataset.from ?? '');
    if (!from) return;
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    if (Math.abs(dx) + Math.abs(dy) < STILL) return;
    const scale = own ? Math.min(2, Math.max(0.4, from.width / to.width)) : 1;
    const flight = piece.animate(
      { transform: [`translate(${dx}px, ${dy}px) scale(${scale})`, 'none'] },
      { duration: GLIDE, easing: 'cubic-bezier(.2,.8,.2,1)' },
    );
    // Above everything else, by a class: a motion of nothing but `transform` is left to the compositor.
    const raised = [piece, piece.closest(this.raised)].filter((element) => element !== null);
    for (const element of raised) element.classList.add(FLYING);
    this.#flights.set(flight, raised);
    flight.onfinish = () => this.#land(flight);
  }

  /** At once and once: the browser tells of an end only later, when the piece may be on its way again. */
  #land(flight: Animation): void {
    for (const element of this.#flights.get(flight) ?? []) element.classList.remove(FLYING);
    this.#flights.delete(flight);
  }
}

/** Where every piece and every supply that can be seen stands, from the corner of the board. */
function placesIn(root: Element): { piece: HTMLElement; at: DOMRect }[] {
  const corner = root.getBoundingClientRect();
  return [...root.querySelectorAll<HTMLElement>('[data-flip], [data-source]')]
    .map((piece) => ({ piece, at: piece.getBoundingClientRect() }))
    .filter(({ at }) => at.width > 0)
    .map(({ piece, at }) => ({ piece, at: new DOMRect(at.left - corner.left, at.top - corner.top, at.width, at.height) }));
}
