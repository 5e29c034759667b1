/** Motion of this board's own. */

import type { TransitionConfig } from 'svelte/transition';
import { motion } from '../kit/motion';

/** A card is turned up, spinning like a die that comes to rest. */
export function turnUp(_node: Element, { duration = 520 } = {}): TransitionConfig {
  return motion(duration, (t, u) => `transform: perspective(300px) rotateY(${u * 540}deg) scale(${0.6 + 0.4 * t})`);
}
