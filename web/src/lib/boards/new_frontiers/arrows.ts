/** Arrow keys inside a region of the board go to the nearest target in that direction. */

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place in `boxes` of the nearest one in a direction, or -1. Leaving the line counts twice as far. */
export function nearest(from: Box, boxes: Box[], direction: readonly [number, number]): number {
  const x = (from.left + from.right) / 2;
  const y = (from.top + from.bottom) / 2;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const dx = (box.left + box.right) / 2 - x;
    const dy = (box.top + box.bottom) / 2 - y;
    const along = dx * direction[0] + dy * direction[1];
    const across = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (along <= 1) return;
    const distance = along + 2 * across;
    if (distance < least) {
      least = distance;
      best = place;
    }
  });
  return best;
}

/** An attachment for the element around a region; its targets carry `data-target`. */
export function arrows(region: HTMLElement): () => void {
  const listen = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-target]') : null;
    if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const targets = [...region.querySelectorAll<HTMLElement>('[data-target]')].filter((other) => other !== from);
    const boxes = targets.map((other) => other.getBoundingClientRect());
    const found = targets[nearest(from.getBoundingClientRect(), boxes, direction)];
    if (!found) return;
    event.preventDefault();
    found.focus();
  };
  region.addEventListener('keydown', listen);
  return () => region.removeEventListener('keydown', listen);
}
