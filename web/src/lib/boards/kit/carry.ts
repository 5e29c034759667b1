/**
 * Pieces that are carried with a pointer, be it a mouse, a pen or a finger. A copy of them follows it, snaps to the places where
 * it may be dropped, and flies back where it is let go elsewhere. Nothing but `transform` and `opacity` changes on the way.
 */

import { swallowClick } from '../../pointer';
import { likenessOf } from './likeness';
import { wantsMotion } from './motion';

/** Where something may be dropped, and what that does. */
export interface Place {
  at: Element;
  drop(): void;
}

export interface Carried {
  /** The pieces that go along, the one under the pointer first. */
  pieces: readonly Element[];
  places: readonly Place[];
}

/** Pixels a pointer moves before a press becomes carrying. */
const START = 6;
/** Pixels around a place within which pieces snap to it. */
const REACH = 26;
/** Pixels from the edge of a part that scrolls, within which carrying scrolls it, and how far in each frame. */
const EDGE = 40;
const STEP = 9;
/** Pixels between pieces that are carried together. */
const FAN = 30;
const BACK = 200;
/** How long a dropped piece may stay where it was dropped while the table has not answered. */
const ANSWER_WITHIN = 900;

interface Flight {
  copies: HTMLElement;
  pieces: readonly Element[];
  places: readonly Place[];
  /** From the middle of the first piece to the pointer, when it was lifted. */
  grip: { x: number; y: number };
  home: { x: number; y: number };
  aimed: Place | null;
  scrolled: number;
}

/** The place under the pointer or nearest to it within reach; the smallest of those that contain it. */
export function placeAt(x: number, y: number, boxes: readonly DOMRect[]): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    const rank = away > 0 ? 1e9 + away : box.width * box.height;
    if (box.width === 0 || away > REACH || rank >= least) return;
    least = rank;
    best = index;
  });
  return best;
}

export class Carrying {
  #flight: Flight | null = null;
  #dropped = -Infinity;
  #late: ReturnType<typeof setTimeout> | undefined;

  /** `root`: the element around the board; `begun`: called when something is lifted. */
  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly begun: () => void,
  ) {}

  get busy(): boolean {
    return this.#flight !== null;
  }

  /** Whether something was dropped a moment ago: it needs no other motion to its place. */
  get justDropped(): boolean {
    return performance.now() - this.#dropped < ANSWER_WITHIN;
  }

  /** Call this when a pointer goes down on a piece; what is carried is asked once the pointer moves. */
  begin(event: PointerEvent, carried: () => Carried | null): void {
    if (event.button !== 0 || !event.isPrimary || this.#flight) return;
    const start = { x: event.clientX, y: event.clientY };
    const pointer = event.pointerId;
    const own = (run: (event: PointerEvent) => void) => (moved: PointerEvent) => {
      if (moved.pointerId === pointer) run(moved);
    };
    const move = own((moved) => {
      if (!this.#flight) {
        if (Math.hypot(moved.clientX - start.x, moved.clientY - start.y) < START) return;
        const found = carried();
        if (!found || found.places.length === 0 || !this.#lift(found, start)) {
          end();
          return;
        }
      }
      this.#follow(moved.clientX, moved.clientY);
    });
    const up = own(() => {
      const flight = this.#flight;
      end();
      if (flight) this.#drop(flight);
    });
    const cancel = own(() => {
      const flight = this.#flight;
      end();
      if (flight) this.#goBack(flight);
    });
    const key = (pressed: KeyboardEvent): void => {
      if (pressed.key !== 'Escape' || !this.#flight) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      const flight = this.#flight;
      end();
      this.#goBack(flight);
    };
    const end = (): void => {
      removeEventListener('pointermove', move, true);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', cancel, true);
      removeEventListener('keydown', key, true);
      cancelAnimationFrame(this.#flight?.scrolled ?? 0);
      this.#flight = null;
    };
    addEventListener('pointermove', move, true);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', cancel, true);
    addEventListener('keydown', key, true);
  }

  /** The board shows what became of the drop: copies that still lie there go. */
  settle(): void {
    clearTimeout(this.#late);
    if (!this.#flight) for (const copies of this.root()?.querySelectorAll('.carried') ?? []) copies.remove();
  }

  #lift({ pieces, places }: Carried, start: { x: number; y: number }): boolean {
    const root = this.root();
    const first = pieces[0]?.getBoundingClientRect();
    if (!root || !first) return false;
    this.settle();
    this.begun();
    const copies = document.createElement('div');
    copies.className = 'carried';
    copies.ariaHidden = 'true';
    pieces.forEach((piece, n) => {
      const copy = likenessOf(piece);
      const { width, height } = piece.getBoundingClientRect();
      copy.style.setProperty('width', `${width}px`);
      copy.style.setProperty('height', `${height}px`);
      copy.style.setProperty('left', `${(n * FAN - first.width / 2).toFixed(1)}px`);
      copy.style.setProperty('top', `${(-n * 4 - first.height / 2).toFixed(1)}px`);
      copies.prepend(copy);
    });
    root.append(copies);
    const home = { x: first.left + first.width / 2, y: first.top + first.height / 2 };
    this.#flight = { copies, pieces, places, home, grip: { x: start.x - home.x, y: start.y - home.y }, aimed: null, scrolled: 0 };
    for (const piece of pieces) piece.classList.add('away');
    for (const { at } of places) at.classList.add('droppable');
    return true;
  }

  #follow(x: number, y: number): void {
    const flight = this.#flight!;
    const boxes = flight.places.map(({ at }) => at.getBoundingClientRect());
    const found = placeAt(x, y, boxes);
    const aimed = flight.places[found] ?? null;
    if (aimed !== flight.aimed) {
      flight.aimed?.at.classList.remove('aimed');
      aimed?.at.classList.add('aimed');
      flight.aimed = aimed;
    }
    const box = boxes[found];
    flight.copies.classList.toggle('snapped', box !== undefined);
    this.#put(flight, box ? box.left + box.width / 2 : x - flight.grip.x, box ? box.top + box.height / 2 : y - flight.grip.y);
    cancelAnimationFrame(flight.scrolled);
    this.#scroll(flight, x, y);
  }

  /** Near the edge of a part that scrolls, what lies beyond comes into sight. */
  #scroll(flight: Flight, x: number, y: number): void {
    for (const part of this.root()?.querySelectorAll('[data-scrolls]') ?? []) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (x < left || x > right || y < top - EDGE || y > bottom + EDGE) continue;
      const by = y < top + EDGE ? -STEP : y > bottom - EDGE ? STEP : 0;
      const before = part.scrollTop;
      part.scrollTop += by;
      if (part.scrollTop === before) continue;
      flight.scrolled = requestAnimationFrame(() => {
        if (this.#flight === flight) this.#follow(x, y);
      });
      return;
    }
  }

  #put({ copies }: Flight, x: number, y: number): void {
    const room = this.root()?.getBoundingClientRect();
    if (room) copies.style.setProperty('transform', `translate(${(x - room.left).toFixed(1)}px, ${(y - room.top).toFixed(1)}px)`);
  }

  #drop(flight: Flight): void {
    if (!flight.aimed) {
      this.#goBack(flight);
      return;
    }
    this.#letGo(flight);
    swallowClick();
    this.#dropped = performance.now();
    this.#late = setTimeout(() => this.settle(), ANSWER_WITHIN);
    flight.aimed.drop();
  }

  #goBack(flight: Flight): void {
    this.#letGo(flight);
    swallowClick();
    if (!wantsMotion()) {
      flight.copies.remove();
      return;
    }
    const from = getComputedStyle(flight.copies).transform;
    this.#put(flight, flight.home.x, flight.home.y);
    flight.copies.animate({ transform: [from, flight.copies.style.transform] }, { duration: BACK, easing: 'ease-out' }).onfinish = () => flight.copies.remove();
  }

  #letGo({ pieces, places }: Flight): void {
    for (const piece of pieces) piece.classList.remove('away');
    for (const { at } of places) at.classList.remove('droppable', 'aimed');
  }
}
