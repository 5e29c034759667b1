/** Where the tip of an element stands. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 6;
const MARGIN = 4;

/** Below the element, above it, or beside it, and inside the room; the element's box is relative to the room. */
export function placeTip(at: Box, tip: Size, room: Size): { left: number; top: number } {
  const below = at.bottom + GAP + tip.height <= room.height;
  const above = at.top - GAP - tip.height >= 0;
  const beside = !below && !above;
  const roomier = at.left > room.width - at.right ? at.left - tip.width - GAP : at.right + GAP;
  const left = beside ? roomier : (at.left + at.right - tip.width) / 2;
  const top = below ? at.bottom + GAP : above ? at.top - GAP - tip.height : at.top;
  return { left: inside(left, tip.width, room.width), top: inside(top, tip.height, room.height) };
}

function inside(start: number, length: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - length - MARGIN));
}
