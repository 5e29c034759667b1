/** Boxes near the element they belong to. Styles go through the object model only. */

const GAP = 6;

/** Whether something lies open above the page: Escape closes that first, and nothing else. */
export function anyOpen(): boolean {
  return document.querySelector(':popover-open') !== null;
}

/** Keep a popover at an element and inside the window for as long as it is there, whatever is in it. Returns the end of that. */
export function keepAt(box: HTMLElement, anchor: Element): () => void {
  const place = (): void => placeAt(box, anchor);
  const resized = new ResizeObserver(place);
  resized.observe(box);
  addEventListener('resize', place);
  place();
  return () => {
    resized.disconnect();
    removeEventListener('resize', place);
  };
}

function placeAt(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const below = at.bottom + GAP + size.height <= innerHeight;
  const above = at.top - GAP - size.height >= 0;
  const top = below || !above ? Math.min(at.bottom + GAP, innerHeight - size.height - GAP) : at.top - GAP - size.height;
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - size.width / 2), innerWidth - size.width - GAP);
  box.style.setProperty('top', `${Math.max(GAP, top)}px`);
  box.style.setProperty('left', `${Math.max(GAP, left)}px`);
}
