/** Choosing a set on the board: what pressing an element marks or takes back, and how far the set is. */

import { markable, markedTimes, problem, total } from '../../sets';
import type { SetItem, SetOffer, Words } from '../contract';

/** One of several pieces that are alike: two dice that show 3 are one item, to be marked twice. */
export interface Copy {
  id: string;
  /** The ids of all pieces that are the same item, this one among them. */
  among: readonly string[];
}

/** Which of equal pieces are shown as marked: those pressed by the viewer, then the first of the others. */
export function markedCopies(times: number, pressed: readonly string[], among: readonly string[]): string[] {
  const first = pressed.filter((id) => among.includes(id)).slice(0, times);
  const others = among.filter((id) => !first.includes(id)).slice(0, times - first.length);
  return [...first, ...others];
}

/** What pressing an element does: marks that are taken back, and then one that is made. */
export interface MarkChange {
  unmark: readonly number[];
  mark: number | null;
}

/**
 * What pressing an element with these items does. One item: it is marked as long as that goes, then unmarked. Several
 * items (a good that either of two powers may take): one after the other, and after the last none.
 */
export function pressItems(set: SetOffer, marks: readonly number[], items: readonly SetItem[]): MarkChange {
  const at = items.findIndex((item) => marks.includes(item.action));
  const marked = items[at];
  const again = items.length === 1 && (marked?.times ?? 1) > 1 ? firstOf(items, markable(set, marks)) : null;
  if (!marked) return { unmark: [], mark: firstOf(items, markable(set, marks)) };
  if (again !== null) return { unmark: [], mark: again };
  const others = marks.filter((mark) => mark !== marked.action);
  return { unmark: marks.filter((mark) => mark === marked.action), mark: firstOf(items.slice(at + 1), markable(set, others)) };
}

function firstOf(items: readonly SetItem[], possible: ReadonlySet<number>): number | null {
  return items.find((item) => possible.has(item.action))?.action ?? null;
}

/** How often these items are marked in all. */
export function timesMarked(marks: readonly number[], items: readonly SetItem[]): number {
  return items.reduce((sum, item) => sum + markedTimes(marks, item.action), 0);
}

/** Why none of these items can be marked as well, in words; null if one can. */
export function whyNotMarked(set: SetOffer, marks: readonly number[], items: readonly SetItem[], words: Words): string | null {
  const first = items[0];
  const possible = markable(set, marks);
  if (!first || items.some((item) => possible.has(item.action))) return null;
  const label = problem(set, [...marks, first.action]);
  return label && words.label(label);
}

/** How far a set is, in words. */
export interface SetSummary {
  /** How many are marked, and the running sum where there is one to reach. */
  chosen: string;
  /** Why it cannot be confirmed yet; null if it can. */
  problem: string | null;
}

export function summaryOf(set: SetOffer, marks: readonly number[], words: Words): SetSummary {
  const chosen = [words.text('common-set-chosen', { count: marks.length })];
  if (set.goal > 0) chosen.push(words.text('common-set-sum', { sum: total(set, marks), goal: set.goal }));
  const label = problem(set, marks);
  return { chosen: chosen.join(' · '), problem: label && words.label(label) };
}
