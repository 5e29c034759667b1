import { expect, test } from 'vitest';
import { Reasons } from '../src/lib/table/reasons';
import type { Label } from '../src/lib/boards/contract';
import type { Answer, Question } from '../src/lib/types';

/** A table that answers every question like this. */
function table(answer: (asked: Question) => object): { knownPly: number; asked: Question[]; ask(question: Question): Promise<Answer> } {
  return {
    knownPly: 3,
    asked: [],
    ask(question) {
      this.asked.push(question);
      return Promise.resolve(answer(question) as Answer);
    },
  };
}
const api = { actions: () => Promise.resolve(['pass', 'buy mine', 'buy hub', ...Array.from({ length: 100 }, (_, n) => `go ${n}`)]) };

test('all moves are one question, asked once in a position and anew in the next', async () => {
  const why: Label = ['why-not', {}];
  const at = table(({ actions }) => ({ type: 'reasons', reasons: actions.map(() => why) }));
  const reasons = new Reasons(api);
  const of = (): Promise<unknown> => reasons.of('game', at, ['buy mine', 'buy hub', 'no such move']);
  expect(await Promise.all([of(), of()])).toEqual([[why], [why]]);
  expect(at.asked).toEqual([{ type: 'why', ply: 3, actions: [1, 2] }]);
  at.knownPly = 4;
  await of();
  expect(at.asked).toHaveLength(2);
});

test('reasons come in the order of the answer, each once, without what is possible and without a wall of text', async () => {
  const at = table(({ actions }) => ({ type: 'reasons', reasons: actions.map((_, n) => (n === 0 ? null : [`why-${Math.floor(n / 2)}`, {}])) }));
  const found = await new Reasons(api).of('game', at, (await api.actions()).filter((move) => move.startsWith('go')));
  expect(found.map(([id]) => id)).toEqual(['why-0', 'why-1', 'why-2', 'why-3']);
  expect(at.asked[0]!.actions).toHaveLength(64);
});

test('nothing is asked about moves that do not exist, and a refusal is no reason', async () => {
  const at = table(() => ({ type: 'refused', code: 'stale', label: ['no', {}] }));
  expect(await new Reasons(api).of('game', at, ['nonsense'])).toEqual([]);
  expect(at.asked).toEqual([]);
  expect(await new Reasons(api).of('game', at, ['pass'])).toEqual([]);
});
