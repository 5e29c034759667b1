/**
 * What somebody gains flies from where it arose to where it is kept, and a piece that lands does so with a flash. An element that
 * shows how many there are of something carries `data-gain` (whose and what, "0:fuel") and `data-count`; `data-gain-from` may name
 * where it comes from (`data-gain-else`: where no part tells), `data-flash` says that it lands. Only `transform` and `opacity` move; any press or key ends it at once.
 */

import type { TableEvent } from '../contract';
import { likenessOf } from './likeness';
import { wantsMotion } from './motion';

const FLIGHT = 520;
const APART = 55;
const MOST = 5;
const FLASH = 480;
const EASING = 'cubic-bezier(.3,.1,.2,1)';

type Counts = Map<string, number>;

/** Something there is more of than before: where it is, by how much, and what it was taken from, if from somebody. */
export interface Gain {
  key: string;
  by: number;
  /** The key of what there is less of. */
  taken: string | null;
}

/** What there is more of. What has just appeared counts from nothing. */
export function gainsOf(before: Counts, now: Counts): Gain[] {
  const kind = (key: string): string => key.slice(key.indexOf(':') + 1);
  return [...now].flatMap(([key, count]) => {
    const by = count - (before.get(key) ?? 0);
    if (by <= 0) return [];
    const taken = [...before].find(([other, was]) => other !== key && kind(other) === kind(key) && was > (now.get(other) ?? was));
    return [{ key, by, taken: taken?.[0] ?? null }];
  });
}

/** Where everything happened that came after this ply; null if no move did: one was taken back, or the board is only looked at. */
export function partsSince(recent: readonly TableEvent[], ply: number): string[] | null {
  if (ply < 0 || (recent.at(-1)?.ply ?? -1) <= ply) return null;
  return recent.filter((event) => event.ply > ply).flatMap((event) => event.parts.filter((part) => !part.startsWith('seat-')));
}

export class Gains {
  #counts: Counts | null = null;
  /** The last one that the board showed; several moves may come before it is drawn again. */
  #ply = -1;
  #running = new Set<Animation>();
  #skip = (): void => {
    for (const one of [...this.#running]) one.finish();
  };

  constructor(private readonly root: HTMLElement) {
    addEventListener('pointerdown', this.#skip, true);
    addEventListener('keydown', this.#skip, true);
  }

  stop(): void {
    removeEventListener('pointerdown', this.#skip, true);
    removeEventListener('keydown', this.#skip, true);
    this.#skip();
  }

  /** Call this when the board shows another position; `recent`: what happened lately. */
  changed(recent: readonly TableEvent[]): void {
    const parts = partsSince(recent, this.#ply);
    this.#ply = recent.at(-1)?.ply ?? -1;
    const keepers = this.#keepers();
    const now: Counts = new Map([...keepers].map(([key, element]) => [key, Number(element.dataset.count)]));
    const before = this.#counts;
    this.#counts = now;
    if (!before || !parts || !wantsMotion()) return;
    // What is only shown again was there before; what lands was not.
    for (const [key, element] of keepers) if (!before.has(key) && element.dataset.flash === undefined) before.set(key, now.get(key)!);
    this.#skip();
    for (const gain of gainsOf(before, now)) {
      const keeper = keepers.get(gain.key)!;
      const from = (gain.taken && keepers.get(gain.taken)) ?? this.#source(keeper, parts);
      if (from) this.#send(keeper, from, gain.by);
    }
  }

  /** The elements that show how many there are, the one that can be seen where there are several. */
  #keepers(): Map<string, HTMLElement | SVGElement> {
    const found = new Map<string, HTMLElement | SVGElement>();
    for (const element of this.root.querySelectorAll<HTMLElement | SVGElement>('[data-gain]')) {
      const key = element.dataset.gain!;
      if (!found.has(key) || !this.#visible(found.get(key)!)) found.set(key, element);
    }
    return found;
  }

  #visible(element: Element): boolean {
    const at = element.getBoundingClientRect();
    const room = this.root.getBoundingClientRect();
    return at.width > 0 && at.bottom > room.top && at.top < room.bottom;
  }

  #source(keeper: HTMLElement | SVGElement, parts: readonly string[]): Element | null {
    const named = keeper.dataset.gainFrom;
    const wanted = named ? [named] : parts.map((part) => `[data-part="${CSS.escape(part)}"]`);
    if (keeper.dataset.gainElse) wanted.push(keeper.dataset.gainElse);
    for (const selector of wanted) {
      const found = [...this.root.querySelectorAll(selector)].find((one) => !one.contains(keeper) && this.#visible(one));
      if (found) return found;
    }
    return null;
  }

  #send(keeper: HTMLElement | SVGElement, from: Element, by: number): void {
    if (!this.#visible(keeper)) return;
    const lands = keeper.dataset.flash !== undefined;
    const icon = lands ? keeper : (keeper.querySelector('[data-gain-icon]') ?? keeper);
    const room = this.root.getBoundingClientRect();
    const to = icon.getBoundingClientRect();
    const source = from.getBoundingClientRect();
    const dx = source.left + source.width / 2 - (to.left + to.width / 2);
    const dy = source.top + source.height / 2 - (to.top + to.height / 2);
    const count = lands ? 1 : Math.min(by, MOST);
    for (let n = 0; n < count; n += 1) {
      const token = this.#token(icon, to, room);
      const frames = {
        transform: [`translate(${dx}px, ${dy}px) scale(${lands ? 1.3 : 0.7})`, `translate(${dx * 0.45}px, ${dy * 0.45 - 36}px) scale(${lands ? 2 : 1.35})`, 'none'],
        opacity: [0.2, 1, 1],
      };
      const last = n === count - 1;
      this.#animate(token, frames, { duration: FLIGHT, delay: n * APART, easing: EASING, fill: 'backwards' }, () => {
        token.remove();
        if (last) this.#arrived(to, room, lands);
      });
    }
    // The piece itself is there when its picture has arrived.
    if (lands) this.#animate(keeper, { opacity: [0, 0, 1] }, { duration: FLIGHT, easing: 'steps(3, end)' });
  }

  #arrived(to: DOMRect, room: DOMRect, lands: boolean): void {
    const ring = document.createElement('span');
    const size = Math.max(to.width, to.height) * (lands ? 1.1 : 0.9);
    ring.className = lands ? 'gain-flash lands' : 'gain-flash';
    this.#place(ring, to.left + to.width / 2 - size / 2 - room.left, to.top + to.height / 2 - size / 2 - room.top, size, size);
    this.root.append(ring);
    this.#animate(ring, { transform: ['scale(0.4)', `scale(${lands ? 2.6 : 1.8})`], opacity: [1, 0] }, { duration: lands ? FLASH : FLASH / 2, easing: 'ease-out' }, () => ring.remove());
  }

  #animate(element: Element, frames: PropertyIndexedKeyframes, timing: KeyframeAnimationOptions, done?: () => void): void {
    const flight = element.animate(frames, timing);
    this.#running.add(flight);
    flight.onfinish = () => {
      this.#running.delete(flight);
      done?.();
    };
  }

  /** A picture of what flies, where it will be kept. */
  #token(icon: Element, to: DOMRect, room: DOMRect): HTMLElement | SVGElement {
    const token = likenessOf(icon);
    token.ariaHidden = 'true';
    token.classList.add('gain-token');
    this.#place(token, to.left - room.left, to.top - room.top, to.width, to.height);
    this.root.append(token);
    return token;
  }

  #place(element: HTMLElement | SVGElement, left: number, top: number, width: number, height: number): void {
    for (const [name, value] of Object.entries({ left, top, width, height })) element.style.setProperty(name, `${value.toFixed(1)}px`);
  }
}
