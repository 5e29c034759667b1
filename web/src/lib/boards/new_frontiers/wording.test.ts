import { expect, it } from 'vitest';
import { afterName } from './wording';

it('leaves the name of an action out of a sentence about it', () => {
  expect(afterName('Trade: $1 more for any good sold.', 'Trade')).toBe('$1 more for any good sold.');
  expect(afterName('Settle, military worlds: they cost $1 less.', 'Settle')).toBe('Military worlds: they cost $1 less.');
  expect(afterName('Заселение: после каждого мира 1 $.', 'Заселение')).toBe('После каждого мира 1 $.');
  expect(afterName('Tradesmen sell more.', 'Trade')).toBe('Tradesmen sell more.');
});
