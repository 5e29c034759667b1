/** The keyboard on a board: arrow keys go from target to target, and Tab reaches every region. */

/** What an element that can be pointed at carries, and what a part of the board with several of them carries. */
const TARGET = '[data-target]';
const REGION = '[data-region]';

export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels that a target must lie ahead at least. */
const AHEAD = 2;

/** The place in `points` of the nearest one in the direction of the key, or -1. Leaving the line counts twice as far. */
export function nearest(from: Point, points: readonly Point[], key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, place) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const along = dx * direction.x + dy * direction.y;
    const across = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const distance = along + 2 * across;
    if (along < AHEAD || distance >= least) return;
    least = distance;
    best = place;
  });
  return best;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The target to go to from this one: within its region, or on the whole board where the region ends. */
function neighbour(board: Element, from: Element, key: string): HTMLElement | SVGElement | undefined {
  for (const area of [from.closest(REGION), board]) {
    const others = [...(area?.querySelectorAll<HTMLElement | SVGElement>(TARGET) ?? [])].filter((other) => other !== from);
    const found = others[nearest(middle(from), others.map(middle), key)];
    if (found) return found;
  }
  return undefined;
}

/** An attachment for the element around the board. */
export function arrowKeys(board: HTMLElement): () => void {
  const listen = (event: KeyboardEvent): void => {
    const from = event.target instanceof Element ? event.target.closest(TARGET) : null;
    if (!from || !(event.key in DIRECTIONS) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = neighbour(board, from, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  board.addEventListener('keydown', listen);
  return () => board.removeEventListener('keydown', listen);
}

/** Let Tab stop in every region, even where nothing is to be done in it. */
export function ensureTabStops(board: Element): void {
  for (const region of board.querySelectorAll(REGION)) {
    const targets = [...region.querySelectorAll(TARGET)];
    if (!targets.some((target) => target.getAttribute('tabindex') === '0')) targets[0]?.setAttribute('tabindex', '0');
  }
}
