/**
 * Motion that tells what happened: after a change every piece that stands elsewhere than before glides there.
 * Pieces carry `data-flip` (their identity) and may name in `data-from` the supply (`data-source`) they come out of.
 */

export type Places = Map<string, DOMRect>;

const DURATION = 380;

export function wantsMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

/** Where every piece and every supply stands now. */
export function placesIn(root: Element): Places {
  const places: Places = new Map();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-flip], [data-source]')) {
    const rect = piece.getBoundingClientRect();
    if (rect.width) places.set(piece.dataset.flip ?? piece.dataset.source ?? '', rect);
  }
  return places;
}

/** Let every piece that moved, or came out of another, glide from where that stood to where it is. */
export function glide(root: Element, before: Places): void {
  // All places are read before anything is set in motion, so that the layout is worked out once.
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-flip]')].map((piece) => ({ piece, to: piece.getBoundingClientRect() }));
  for (const { piece, to } of pieces) {
    const own = before.get(piece.dataset.flip ?? '');
    const from = own ?? before.get(piece.dataset.from ?? '');
    if (!from || !to.width) continue;
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    if (Math.abs(dx) + Math.abs(dy) < 3) continue;
    const scale = own ? Math.min(2, Math.max(0.4, from.width / to.width)) : 1;
    piece.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
      ],
      { duration: DURATION, easing: 'cubic-bezier(.2,.8,.2,1)' },
    );
  }
}
