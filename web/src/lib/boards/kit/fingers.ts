/** Whether a board is played with fingers. */

import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

/** Below this many pixels a board for fingers is laid out like that of a phone; a larger one has room for them anyway. */
export const FINGERS_ROOM = 1500;

const PICTURE = Symbol('picture');

/** Boards below the component that calls this are pictures: nobody touches them. */
export function drawPictures(): void {
  setContext(PICTURE, true);
}

/** To be called while a component is made. */
export function watchFingers(): { readonly current: boolean } {
  return getContext(PICTURE) ? { current: false } : new MediaQuery('(pointer: coarse)');
}
