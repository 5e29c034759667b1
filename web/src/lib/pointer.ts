/** What the pointer did: whether it was moved to an element or that appeared under it at rest, and what it pressed. */

let last: { x: number; y: number } | null = null;
/** What the pointer pressed last, until a key other than Enter is pressed. */
let pressed: Node | null = null;

function note(event: PointerEvent): void {
  last = { x: event.screenX, y: event.screenY };
  if (event.type === 'pointerdown') pressed = event.target as Node;
}

/** Follow the pointer from now on, wherever it is in the page. */
export function followPointer(): void {
  for (const type of ['pointermove', 'pointerdown', 'pointerup'] as const) addEventListener(type, note, { capture: true, passive: true });
  addEventListener('keyup', ({ key }) => key !== 'Enter' && (pressed = null), { capture: true, passive: true });
}

/** Whether an element has the focus because it was pressed with a pointer: keys are not meant for it, but for the page. */
export function pressedByPointer(element: Element): boolean {
  return pressed !== null && element.contains(pressed);
}

/** Whether a person has come to the element that was entered; nobody asks about what a change of the page has put under the mouse. */
export function cameTo(event: PointerEvent): boolean {
  return event.pointerType !== 'mouse' || last === null || event.screenX !== last.x || event.screenY !== last.y;
}

/** How long a finger stays before that is a question, and how far it may stray meanwhile. */
const LONG = 480;
const STRAY = 8;

/** Do this if the pointer that has just gone down stays where it is; lifting it then presses nothing. */
export function longPress(down: PointerEvent, run: () => void): void {
  const leave = new AbortController();
  const { signal } = leave;
  const timer = setTimeout(() => {
    leave.abort();
    addEventListener('pointerup', swallowClick, { capture: true, once: true });
    run();
  }, LONG);
  signal.addEventListener('abort', () => clearTimeout(timer));
  const strays = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > STRAY) leave.abort();
  };
  addEventListener('pointermove', strays, { signal, passive: true });
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, () => leave.abort(), { signal });
}

/** How long after a pointer went up its click may come, in milliseconds. */
const CLICK_WITHIN = 400;

/** Call this when a pointer goes up: the press that it ends is none. */
export function swallowClick(): void {
  const over = new AbortController();
  const { signal } = over;
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    over.abort();
  };
  addEventListener('click', swallow, { capture: true, signal });
  // The next press is another one.
  addEventListener('pointerdown', () => over.abort(), { capture: true, signal });
  setTimeout(() => over.abort(), CLICK_WITHIN);
}
