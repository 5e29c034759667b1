/** The motion of dice. */

import type { TransitionConfig } from 'svelte/transition';
import { motion } from '../kit/motion';

/** A die tumbles in; the dice of a roll follow each other. */
export function roll(_node: Element, { nth = 0 } = {}): TransitionConfig {
  return motion(270, (t, u) => `transform: translate(${-u * 90}px, ${-u * u * 26}px) rotate(${-u * 300}deg); opacity: ${t}`, nth * 18);
}
