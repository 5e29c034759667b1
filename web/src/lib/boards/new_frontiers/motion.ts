/**
 * Motion that tells what happened: after a move every piece that stands elsewhere than before glides there.
 * Pieces carry `data-flip` (their identity) and may name in `data-from` the supply (`data-source`) they come out of.
 */

type Places = Map<string, DOMRect>;

const DURATION = 380;

function wantsMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

/**
 * Knows where the pieces of a board stand. They are looked at once in each frame that differs from the one before, when the browser
 * has laid it out anyway; nothing is measured while the board changes.
 */
export class Pieces {
  #places: Places = new Map();
  /** What is on its way, with the elements that are raised for it. */
  #flights = new Map<Animation, Element[]>();
  #awaited = false;
  #moved = false;

  constructor(private readonly root: () => Element | undefined) {}

  /** The board has changed. Whether pieces glide: only a move moves them, not another size, page or viewpoint. */
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
    if (Math.abs(dx) + Math.abs(dy) < 3) return;
    const scale = own ? Math.min(2, Math.max(0.4, from.width / to.width)) : 1;
    const flight = piece.animate(
      { transform: [`translate(${dx}px, ${dy}px) scale(${scale})`, 'none'] },
      { duration: DURATION, easing: 'cubic-bezier(.2,.8,.2,1)' },
    );
    // Above everything else, by a class: a motion of nothing but `transform` is left to the compositor.
    const raised = [piece, piece.closest('.nf-wide > *')].filter((element) => element !== null);
    for (const element of raised) element.classList.add('nf-flying');
    this.#flights.set(flight, raised);
    flight.onfinish = () => this.#land(flight);
  }

  /** At once and once: the browser tells of an end only later, when the piece may be on its way again. */
  #land(flight: Animation): void {
    for (const element of this.#flights.get(flight) ?? []) element.classList.remove('nf-flying');
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
