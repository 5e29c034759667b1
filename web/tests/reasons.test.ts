import { expect, test } from 'vitest';
import { Reasons } from '../src/lib/reasons';
import type { TableStore } from '../src/lib/table.svelte';
import type { Answer, Command } from '../src/lib/types';

test('a question is asked once in a position, and anew in the next', async () => {
  const asked: Command[] = [];
  const store = {
    knownPly: 3,
    command: (command: Command): Promise<Answer> => {
      asked.push(command);
      return Promise.resolve({ type: 'refused', label: ['why-not', {}] } as unknown as Answer);
    },
  };
  const reasons = new Reasons({ actions: () => Promise.resolve(['pass', 'buy mine']) });
  const of = (): Promise<unknown> => reasons.of('game', store as unknown as TableStore, ['buy mine', 'no such move']);
  expect(await Promise.all([of(), of()])).toEqual([[['why-not', {}]], [['why-not', {}]]]);
  expect(asked).toEqual([{ type: 'why', ply: 3, action: 1 }]);
  store.knownPly = 4;
  await of();
  expect(asked).toHaveLength(2);
});
