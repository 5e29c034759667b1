import { expect, test } from 'vitest';
import { parseMarkdown, sections } from '../src/lib/markdown';
import { excerpt, findInRules, pieces, termsOf } from '../src/lib/rulesSearch';

const page = sections(
  parseMarkdown(
    [
      '# Gra\n## A1 Stocznia\nPara statków buduje nowy *statek*.\n\n- Łoś stoi obok.\n  - Głębiej też.',
      '## A2 Верфь\n| что | цена |\n|---|---|\n| Четвёртый корабль | 1 топливо |',
      '<!-- example mine -->\n1. Kopalnia ma czwórkę.\n2. Szóstka pasuje.',
    ].join('\n'),
  ),
);
const find = (typed: string, language = 'pl'): string[] => findInRules(page, termsOf(typed, language)).map(({ section, text }) => `${section.id}: ${text}`);

test('words are found without case and accents, in paragraphs, lists, tables and examples', () => {
  expect(find('LOS')).toEqual(['a1-stocznia: Łoś stoi obok.']);
  expect(find('glebiej')).toEqual(['a1-stocznia: Głębiej też.']);
  expect(find('четвертый', 'ru')).toEqual(['a2-верфь: Четвёртый корабль · 1 топливо']);
  expect(find('szostka')).toEqual(['a2-верфь: Szóstka pasuje.']);
  expect(find('kangur')).toEqual([]);
  expect(find('  ')).toEqual([]);
});

test('headings come first, and all words must be there', () => {
  expect(find('stocz')).toEqual(['a1-stocznia: A1 Stocznia']);
  expect(find('para nowy')).toEqual(['a1-stocznia: Para statków buduje nowy statek.']);
  expect(find('para kopalnia')).toEqual([]);
});

test('bent words are found in Polish and Russian, other words are not', () => {
  expect(find('statki')).toEqual(['a1-stocznia: Para statków buduje nowy statek.']);
  expect(find('корабли', 'ru')).toHaveLength(1);
  expect(find('paradoks')).toEqual([]);
  expect(termsOf('mines', 'en')).toEqual(['mines']);
});

test('what was found is told apart from the rest, and a long text is cut around it', () => {
  expect(pieces('Łoś i łosie', ['los'])).toEqual([
    { text: 'Łoś', found: true },
    { text: ' i ', found: false },
    { text: 'łosie', found: true },
  ]);
  expect(pieces('nothing', [])).toEqual([{ text: 'nothing', found: false }]);
  const long = `${'before '.repeat(40)}moose${' after'.repeat(80)}`;
  const cut = excerpt(long, ['moose']);
  expect(cut.map(({ found }) => found)).toEqual([false, true, false]);
  expect(cut[0]!.text).toMatch(/^… before/);
  expect(cut[2]!.text).toMatch(/after …$/);
  expect(cut.map(({ text }) => text).join('').length).toBeLessThan(200);
});
