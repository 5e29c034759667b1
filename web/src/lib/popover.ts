/** Puts a box near the element it belongs to, inside the window. Styles go through the object model only. */
export function placeAt(box: HTMLElement, anchor: Element): void {
  const GAP = 6;
  const at = anchor.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const below = at.bottom + GAP + size.height <= innerHeight;
  const above = at.top - GAP - size.height >= 0;
  const top = below || !above ? Math.min(at.bottom + GAP, innerHeight - size.height - GAP) : at.top - GAP - size.height;
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - size.width / 2), innerWidth - size.width - GAP);
  box.style.setProperty('top', `${Math.max(GAP, top)}px`);
  box.style.setProperty('left', `${Math.max(GAP, left)}px`);
}
