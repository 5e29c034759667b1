/**
 * A JSON value as `next` has it, in which every part that equals its counterpart in `before` is that very object: whatever shows a
 * part that did not change need not be drawn again.
 */
export function kept<T>(before: unknown, next: T): T {
  if (before === next) return next;
  if (!isCompound(before) || !isCompound(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(before).length;
  const parts = Array.isArray(next) ? [...(next as unknown[])] : { ...(next as object) };
  for (const key of keys) {
    const part = kept(before[key], (next as Compound)[key]);
    same &&= part === before[key] && Object.hasOwn(before, key);
    (parts as Compound)[key] = part;
  }
  return (same ? before : parts) as T;
}

type Compound = Record<string, unknown>;

function isCompound(value: unknown): value is Compound {
  return typeof value === 'object' && value !== null;
}
