/** What may be marked in a set, and when it can be confirmed: `SetChoice` of src/orrery/core/sets.py. Both are tested with tests/core/set_cases.json. */

import type { Label, SetItem, SetOffer } from './boards/contract';

/** The running sum. */
export function total(set: SetOffer, marks: readonly number[]): number {
  const worth = new Map(set.items.map((item) => [item.action, item.worth]));
  return marks.reduce((sum, mark) => sum + (worth.get(mark) ?? 0), 0);
}

/** How often this item is marked. */
export function markedTimes(marks: readonly number[], action: number): number {
  return marks.filter((mark) => mark === action).length;
}

/** Actions that may be marked as well: no upper bound forbids it. Whether the set fits says `problem`. */
export function markable(set: SetOffer, marks: readonly number[]): Set<number> {
  const items = itemsByAction(set);
  return new Set(set.items.map((item) => item.action).filter((action) => excess(set, items, [...marks, action]) === null));
}

/** Why these marks cannot be confirmed; null if they can. */
export function problem(set: SetOffer, marks: readonly number[]): Label | null {
  const items = itemsByAction(set);
  if (marks.some((mark) => !items.has(mark))) return ['common-set-unknown', {}];
  return excess(set, items, marks) ?? shortage(set, items, marks);
}

type Items = Map<number, SetItem>;

function itemsByAction(set: SetOffer): Items {
  return new Map(set.items.map((item) => [item.action, item]));
}

/** The marks by tag. */
function tagged(items: Items, marks: readonly number[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const mark of marks) {
    for (const tag of items.get(mark)?.tags ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}

/** The upper bound that the marks break. */
function excess(set: SetOffer, items: Items, marks: readonly number[]): Label | null {
  if (set.items.some((item) => markedTimes(marks, item.action) > item.times)) return ['common-set-unknown', {}];
  if (marks.length > set.most) return ['common-set-many', { most: set.most }];
  const counts = tagged(items, marks);
  for (const { tag, most } of set.limits) {
    if ((counts.get(tag) ?? 0) > most) return ['common-set-many-of', { most, what: tag }];
  }
  if (set.alike.filter((tag) => counts.has(tag)).length > 1) return ['common-set-alike', {}];
  if (set.most_total !== null && total(set, marks) > set.most_total) return ['common-set-dear', { most: set.most_total }];
  if (set.goal > 0 && marks.length > 0) {
    const smallest = Math.min(...marks.map((mark) => items.get(mark)?.worth ?? 0));
    if (total(set, marks) - smallest >= set.goal) return ['common-set-waste', {}];
  }
  return null;
}

/** The lower bound that the marks miss. */
function shortage(set: SetOffer, items: Items, marks: readonly number[]): Label | null {
  const counts = tagged(items, marks);
  for (const { tag, least } of set.limits) {
    const missing = least - (counts.get(tag) ?? 0);
    if (missing > 0) return ['common-set-few-of', { missing, what: tag }];
  }
  const sum = total(set, marks);
  if (sum < set.goal) return ['common-set-short', { missing: set.goal - sum }];
  if (marks.length < set.least) return ['common-set-few', { missing: set.least - marks.length }];
  return null;
}
