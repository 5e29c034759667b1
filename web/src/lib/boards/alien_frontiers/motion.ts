/** Short motion that tells where a piece came from; none for people who ask for none. */

import type { TransitionConfig } from 'svelte/transition';

function wanted(): boolean {
  return typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** A piece arrives from a place that lies so far away, in units of the drawing. */
export function travel(_node: Element, { dx = 0, dy = 0, duration = 380 } = {}): TransitionConfig {
  if (!wanted()) return { duration: 0 };
  return {
    duration,
    easing: easeOut,
    css: (t, u) => `transform: translate(${u * dx}px, ${u * dy}px); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** A die tumbles in; the dice of a roll follow each other. */
export function roll(_node: Element, { nth = 0 } = {}): TransitionConfig {
  if (!wanted()) return { duration: 0 };
  return {
    delay: nth * 18,
    duration: 270,
    easing: easeOut,
    css: (t, u) => `transform: translate(${-u * 90}px, ${-u * u * 26}px) rotate(${-u * 300}deg); opacity: ${t}`,
  };
}

/** A colony comes down. */
export function land(_node: Element, { from = 46 } = {}): TransitionConfig {
  if (!wanted()) return { duration: 0 };
  return {
    duration: 360,
    easing: easeOut,
    css: (t, u) => `transform: translateY(${-u * from}px) scale(${1 + u * 0.8}); opacity: ${t}`,
  };
}

/** A figure that has changed swells for a moment. */
export function tick(_node: Element, { swell = 0.6 } = {}): TransitionConfig {
  if (!wanted()) return { duration: 0 };
  return { duration: 260, easing: easeOut, css: (_t, u) => `transform: scale(${1 + u * swell})` };
}
