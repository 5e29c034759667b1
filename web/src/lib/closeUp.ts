/** Showing a part of a drawing in a frame. */

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}

/** Units of the drawing around what is shown. */
const MARGIN = 10;
/** How much larger than drawn a part is shown at most. */
const LARGEST = 1.8;

/** How the whole drawing is moved, after it was scaled, so that the box is in the middle of the frame and as large as it can be. */
export function closeUp(box: Box, frame: Size): { x: number; y: number; scale: number } {
  const scale = Math.min(frame.width / (box.width + 2 * MARGIN), frame.height / (box.height + 2 * MARGIN), LARGEST);
  return {
    x: frame.width / 2 - (box.x + box.width / 2) * scale,
    y: frame.height / 2 - (box.y + box.height / 2) * scale,
    scale,
  };
}
