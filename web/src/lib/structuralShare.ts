/**
 * Return `next`, with every part that equals its counterpart in `before` replaced by that very object, so that whatever draws a
 * part that did not change is not drawn again. Both are JSON values and stay as they are.
 */
export function structuralShare<T>(before: unknown, next: T): T {
  if (before === next) return next;
  if (!isCompound(before) || !isCompound(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(before).length;
  const parts = Array.isArray(next) ? [...(next as unknown[])] : { ...(next as object) };
  for (const key of keys) {
    const part = structuralShare(before[key], (next as Compound)[key]);
    same &&= part === before[key] && Object.hasOwn(before, key);
    (parts as Compound)[key] = part;
  }
  return (same ? before : parts) as T;
}

type Compound = Record<string, unknown>;

function isCompound(value: unknown): value is Compound {
  return typeof value === 'object' && value !== null;
}
