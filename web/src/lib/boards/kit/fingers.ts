/** Whether a board is played with fingers. */

import { MediaQuery } from 'svelte/reactivity';

/** Below this many pixels a board for fingers is laid out like that of a phone; a larger one has room for them anyway. */
export const FINGERS_ROOM = 1500;

export function watchFingers(): MediaQuery {
  return new MediaQuery('(pointer: coarse)');
}
