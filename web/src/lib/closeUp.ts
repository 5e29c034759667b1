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

/** The box around as many of these, from the first on, as can be shown together no smaller than drawn, or than `least` of that; the first one at least. */
export function bestOf(boxes: readonly Box[], frame: Size, least = 1): Box {
  return boxes.reduce((shown, box) => {
    const x = Math.min(shown.x, box.x);
    const y = Math.min(shown.y, box.y);
    const both = { x, y, width: Math.max(shown.x + shown.width, box.x + box.width) - x, height: Math.max(shown.y + shown.height, box.y + box.height) - y };
    return closeUp(both, frame).scale >= least ? both : shown;
  });
}
