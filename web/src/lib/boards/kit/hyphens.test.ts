import { expect, test } from 'vitest';
import { hyphenated, longestRun } from './hyphens';

test('long words are broken in syllables, English ones before their ending, short ones not at all', () => {
  const shown = (text: string, language: string): string => hyphenated(text, language).replaceAll('\u00ad', '-');
  expect(shown('Промышленность', 'ru')).toBe('Про-мыш-лен-ность');
  expect(shown('Specjaliści', 'pl')).toBe('Spec-ja-liści');
  expect(shown('Homesteading Pioneers of Mining', 'en')).toBe('Homestead-ing Pioneers of Mining');
  expect(shown('Лига', 'ru')).toBe('Лига');
  expect(longestRun(hyphenated('Промышленность', 'ru'))).toBe(5);
});
