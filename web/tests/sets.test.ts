import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Label, SetOffer } from '../src/lib/boards/contract';
import { markable, problem, total } from '../src/lib/sets';

/** The same cases prove the rules' own judgement in tests/core/test_set_cases.py. */
interface Case {
  name: string;
  set: SetOffer;
  tries: { marks: number[]; problem: Label | null; total?: number; markable?: number[] }[];
}
const cases = JSON.parse(readFileSync(new URL('../../tests/core/set_cases.json', import.meta.url), 'utf8')) as Case[];

describe('marks are judged as the server judges them', () => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', (_, { set, tries }) => {
    for (const tried of tries) {
      expect(problem(set, tried.marks), String(tried.marks)).toEqual(tried.problem);
      // Marks that are no items have neither a sum nor a next one.
      if (tried.total === undefined) continue;
      expect(total(set, tried.marks), String(tried.marks)).toBe(tried.total);
      expect([...markable(set, tried.marks)], String(tried.marks)).toEqual(tried.markable);
    }
  });

  it('with every kind of answer', () => {
    const ids = new Set(cases.flatMap(({ tries }) => tries.map((tried) => tried.problem?.[0])));
    for (const kind of ['unknown', 'many', 'many-of', 'alike', 'dear', 'waste', 'few', 'few-of', 'short']) expect(ids).toContain(`common-set-${kind}`);
    expect(ids).toContain(undefined);
  });
});
