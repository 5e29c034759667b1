import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSection, parseInline, parseMarkdown, plainText, sections, slug } from '../src/lib/markdown';

/** Games with a rules page. */
const folders = new URL('../../src/orrery/games/', import.meta.url);
const games = readdirSync(folders).filter((name) => existsSync(new URL(`${name}/RULES.md`, folders)));

describe('Markdown', () => {
  it('knows headings, with anchors', () => {
    expect(slug("A6.2 Raiders' Outpost")).toBe('a62-raiders-outpost');
    expect(parseMarkdown('## A5 Points and the end\ntext')[0]).toMatchObject({ kind: 'heading', level: 2, id: 'a5-points-and-the-end' });
  });

  it('joins lines of a paragraph and reads what is inside', () => {
    const [paragraph] = parseMarkdown('one *two\nthree* **four** `five *six*`');
    if (paragraph?.kind !== 'paragraph') throw new Error();
    expect(plainText(paragraph.inner)).toBe('one two three four five *six*');
    expect(paragraph.inner.map((part) => part.kind)).toEqual(['text', 'em', 'text', 'strong', 'text', 'code']);
  });

  it('reads lists with lines that go on, and lists in lists', () => {
    const [list] = parseMarkdown('1. **one**\n   goes on\n2. two\n   - inner\n   - more');
    if (list?.kind !== 'list') throw new Error();
    expect(list.ordered).toBe(true);
    expect(list.items).toHaveLength(2);
    expect(list.items[0]).toHaveLength(1);
    expect(list.items[1]!.map((block) => block.kind)).toEqual(['paragraph', 'list']);
  });

  it('reads tables', () => {
    const [table] = parseMarkdown('| a | b |\n|---|---|\n| 1 | 2 \\| 3 |\n| 4 | 5 |\n\nafter');
    if (table?.kind !== 'table') throw new Error();
    expect(table.head.map(plainText)).toEqual(['a', 'b']);
    expect(table.rows.map((row) => row.map(plainText))).toEqual([['1', '2 | 3'], ['4', '5']]);
  });

  it('makes no link of an address that is not a page of the web', () => {
    expect(parseInline('[x](javascript:alert(1))').every((part) => part.kind !== 'link')).toBe(true);
    expect(parseInline('[x](https://example.org)')[0]).toMatchObject({ kind: 'link', href: 'https://example.org' });
  });

  it('reads pictures of the page, and no others', () => {
    expect(parseInline('![a card](pictures/card.svg)')).toEqual([{ kind: 'picture', name: 'card.svg', text: 'a card' }]);
    for (const other of ['https://example.org/x.svg', 'pictures/../x.svg', 'pictures/x.png', 'x.svg']) {
      expect(parseInline(`![a card](${other})`).every((part) => part.kind !== 'picture')).toBe(true);
    }
  });

  it('leaves markup alone: it is text', () => {
    expect(parseInline('<b onclick=x>')).toEqual([{ kind: 'text', text: '<b onclick=x>' }]);
  });

  it.each(games)('reads the rules of %s whole', (game) => {
    const text = readFileSync(new URL(`${game}/RULES.md`, folders), 'utf8');
    const blocks = parseMarkdown(text);
    const all = sections(blocks);
    expect(all).toHaveLength(text.split('\n').filter((line) => /^#{1,6} /.test(line)).length);
    expect(blocks.filter((block) => block.kind === 'table')).toHaveLength(text.split('\n').filter((line) => /^\|[-|]+\|$/.test(line)).length);
  });

  it('finds a section by its anchor or a part of it', () => {
    const all = sections(parseMarkdown('# x\n## A7 Territories\nt\n### Asimov Crater\nc\n### A9.2 Booster Pod\np'));
    expect(findSection(all, 'asimov-crater')?.title).toBe('Asimov Crater');
    expect(findSection(all, '#a7-territories')?.title).toBe('A7 Territories');
    expect(findSection(all, 'booster-pod')?.title).toBe('A9.2 Booster Pod');
    expect(findSection(all, 'A7')?.title).toBe('A7 Territories');
    expect(findSection(all, 'nothing')).toBeNull();
  });
});
