/** Motion of this board's own. */

import type { TransitionConfig } from 'svelte/transition';
import { motion } from '../kit/motion';

/** A cube falls into its place, after others. */
export function drop(_node: Element, { delay = 0, from = 34 } = {}): TransitionConfig {
  return motion(420, (t, u) => `transform: translateY(${-u * from}px) rotate(${u * 200}deg); opacity: ${Math.min(1, t * 2)}`, delay);
}
