/** Tells a pointer that was moved to an element from an element that appeared under a pointer at rest. */

let last: { x: number; y: number } | null = null;

function note(event: PointerEvent): void {
  last = { x: event.screenX, y: event.screenY };
}

/** Follow the pointer from now on, wherever it is in the page. */
export function followPointer(): void {
  for (const type of ['pointermove', 'pointerdown', 'pointerup'] as const) addEventListener(type, note, { capture: true, passive: true });
}

/** Whether a person has come to the element that was entered; nobody asks about what a change of the page has put under the mouse. */
export function cameTo(event: PointerEvent): boolean {
  return event.pointerType !== 'mouse' || last === null || event.screenX !== last.x || event.screenY !== last.y;
}
