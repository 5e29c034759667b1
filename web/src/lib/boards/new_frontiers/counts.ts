/** 0, 1, 2, ...: so many places, to be drawn one by one. */
export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, place) => place);
}
