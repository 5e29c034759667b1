/** Arrow keys: from one target of a region to the next that lies that way. */

export interface Spot {
  x: number;
  y: number;
}

/** The place of the nearest spot in the direction of the key; nothing if none lies there. */
export function nearest(from: Spot, spots: readonly Spot[], key: string): number | null {
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  let best: number | null = null;
  let least = Infinity;
  spots.forEach((spot, n) => {
    const along = sign * (across ? spot.x - from.x : spot.y - from.y);
    if (along < 2) return;
    const aside = Math.abs(across ? spot.y - from.y : spot.x - from.x);
    const distance = along + 2 * aside;
    if (distance < least) {
      least = distance;
      best = n;
    }
  });
  return best;
}

/** The target to move to from this one within its region, or from region to region at its edge. */
export function neighbour(node: Element, key: string): SVGElement | null {
  const from = centre(node);
  for (const area of [node.closest('[data-region]'), node.closest('[data-board]')]) {
    if (!area) continue;
    const others = [...area.querySelectorAll<SVGElement>('[role="button"]')].filter((other) => other !== node);
    const at = nearest(from, others.map(centre), key);
    if (at !== null) return others[at] ?? null;
  }
  return null;
}

function centre(node: Element): Spot {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
