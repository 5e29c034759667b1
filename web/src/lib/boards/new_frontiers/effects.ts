/** The effects printed on tiles, read from the notation of the content tables, e.g. `CON.upto(3,N->1vp+1cr)`. */

import type { Good } from './types';

export type Phase = 'DEV' | 'EXP' | 'SET' | 'PRO' | 'TRA' | 'CON' | 'END' | 'FIX';

export interface Effect {
  phase: Phase;
  /** Phase and verb, e.g. `CON.upto`. */
  op: string;
  args: string[];
  /** The text says "may". */
  optional: boolean;
}

/** What a Consume power takes and brings. */
export interface Meal {
  /** Goods in all, or at most. */
  size: number;
  /** Goods of each named kind; what is left over may be of any kind. */
  needs: Partial<Record<Good, number>>;
  free: number;
  different: boolean;
  vp: number;
  credits: number;
}

const FORM = /^([A-Z]{3})\.([a-z_]+)\((.*)\)(\??)$/;
const COMMA_OUTSIDE_BRACKETS = /,(?![^[]*\])/;
const LETTERS: Record<string, Good> = { N: 'novelty', R: 'rare', G: 'genes', A: 'alien' };

/** The kind a letter stands for; undefined for "*" and anything else. */
export function kindOf(letter: string | undefined): Good | undefined {
  return letter === undefined ? undefined : LETTERS[letter];
}

/** Read one effect; null if it is none that this client knows. */
export function parseEffect(text: string): Effect | null {
  const form = FORM.exec(text.trim());
  if (!form) return null;
  const [, phase = '', verb = '', inner = '', may = ''] = form;
  const args = inner.trim() ? inner.split(COMMA_OUTSIDE_BRACKETS).map((part) => part.trim()) : [];
  return { phase: phase as Phase, op: `${phase}.${verb}`, args, optional: may === '?' };
}

/** An argument that is a number. */
export function numberOf(effect: Effect, place = 0): number {
  return Number(effect.args[place] ?? 0);
}

/** What a Consume power that eats goods takes and brings; null for other effects. */
export function mealOf(effect: Effect): Meal | null {
  if (effect.op === 'CON.use') return meal(effect.args[0] ?? '');
  if (effect.op === 'CON.diff') return { ...meal(effect.args[0] ?? ''), different: true };
  if (effect.op !== 'CON.upto') return null;
  const [kind = '', yields = ''] = (effect.args[1] ?? '').split('->');
  const good = kindOf(kind);
  const size = numberOf(effect);
  const base = meal(`0*->${yields}`);
  return good ? { ...base, size, needs: { [good]: size } } : { ...base, size, free: size };
}

function meal(text: string): Meal {
  const [eaten = '', yields = ''] = text.split('->');
  const found: Meal = { size: 0, needs: {}, free: 0, different: false, vp: 0, credits: 0 };
  if (/^\d+(diff)?$/.test(eaten)) {
    found.size = parseInt(eaten, 10);
    found.different = true;
  } else {
    for (const part of eaten.split('+')) {
      const count = parseInt(part, 10);
      const good = kindOf(part.trim().slice(-1));
      found.size += count;
      if (good) found.needs[good] = (found.needs[good] ?? 0) + count;
      else found.free += count;
    }
  }
  for (const part of yields.split('+')) {
    const count = parseInt(part, 10);
    if (part.trim().endsWith('vp')) found.vp += count;
    else if (part.trim().endsWith('cr')) found.credits += count;
  }
  return found;
}

/** The terms of a filter such as `kw=Rebel&mil`; none for "everything". */
export function termsOf(filter: string): string[] {
  return filter
    .split('&')
    .map((term) => term.trim())
    .filter((term) => term && term !== '*');
}

/** What a selector counts: `colony[kw=Rebel&mil]` is `['colony', 'kw=Rebel&mil']`. */
export function selectorOf(text: string): [what: string, inner: string] {
  const [what = '', inner = ''] = text.replace(/\]$/, '').split('[');
  return [what, inner];
}
