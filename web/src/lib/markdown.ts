/** A small reader of Markdown, as far as the rules pages use it. It makes a tree, never markup: nothing can be injected. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; inner: Inline[] }
  | { kind: 'em'; inner: Inline[] }
  | { kind: 'link'; href: string; inner: Inline[] }
  | { kind: 'picture'; name: string; text: string };

export type Block =
  | { kind: 'heading'; level: number; id: string; inner: Inline[]; text: string }
  | { kind: 'paragraph'; inner: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  /** What is told of an example of the rules: a paragraph, or a list step by step. */
  | { kind: 'example'; name: string; steps: Block[][] }
  | { kind: 'rule' };

/** The anchor of a heading, made the usual way: "A6.2 Raiders' Outpost" is "a62-raiders-outpost". */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

const INLINE = /(`+)(.+?)\1|\*\*(.+?)\*\*|\*(?!\s)(.+?)\*|!\[([^\]]*)\]\(pictures\/([a-z0-9-]+\.svg)\)|\[([^\]]+)\]\(([^)\s]+)\)/;

/** Only addresses within the page or on the web; anything else stays plain words. */
function safe(href: string): boolean {
  return /^(https?:\/\/|#)/i.test(href);
}

export function parseInline(text: string): Inline[] {
  const out: Inline[] = [];
  let rest = text;
  while (rest !== '') {
    const found = INLINE.exec(rest);
    if (!found) break;
    if (found.index > 0) out.push({ kind: 'text', text: rest.slice(0, found.index) });
    const [whole, , code, strong, em, shows, picture, label, href] = found;
    if (code !== undefined) out.push({ kind: 'code', text: code.trim() });
    else if (strong !== undefined) out.push({ kind: 'strong', inner: parseInline(strong) });
    else if (em !== undefined) out.push({ kind: 'em', inner: parseInline(em) });
    else if (shows !== undefined && picture !== undefined) out.push({ kind: 'picture', name: picture, text: shows });
    else if (label !== undefined && href !== undefined) {
      if (safe(href)) out.push({ kind: 'link', href, inner: parseInline(label) });
      else out.push(...parseInline(label));
    }
    rest = rest.slice(found.index + whole.length);
  }
  if (rest !== '') out.push({ kind: 'text', text: rest });
  return out;
}

export function plainText(inline: readonly Inline[]): string {
  return inline.map((part) => ('text' in part ? part.text : plainText(part.inner))).join('');
}

const EXAMPLE = /^<!-- example ([a-z0-9-]+) -->$/;
const ITEM = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;
const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;
const DIVIDER = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

function cells(row: string): Inline[][] {
  const inner = row.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => parseInline(cell.trim().replaceAll('\\|', '|')));
}

function startsBlock(line: string, next: string | undefined): boolean {
  return (
    HEADING.test(line) || EXAMPLE.test(line) || ITEM.test(line) || /^\s*(```|>)/.test(line) || (line.includes('|') && DIVIDER.test(next ?? ''))
  );
}

export function parseMarkdown(source: string): Block[] {
  return parseLines(source.replaceAll('\r\n', '\n').split('\n'));
}

function parseLines(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const heading = HEADING.exec(line);
    const example = EXAMPLE.exec(line);
    if (example) {
      // The block that follows tells it.
      const [told, ...rest] = parseLines(lines.slice(at + 1));
      if (told) blocks.push({ kind: 'example', name: example[1]!, steps: told.kind === 'list' ? told.items : [[told]] });
      return [...blocks, ...rest];
    } else if (heading) {
      // Translations end in the English words, by which their places are found and which nobody reads.
      const inner = parseInline(heading[2]!.replace(/ \([^()]+\)$/, ''));
      blocks.push({ kind: 'heading', level: heading[1]!.length, id: slug(heading[2]!), inner, text: plainText(inner) });
      at += 1;
    } else if (/^\s*```/.test(line)) {
      const end = lines.findIndex((other, index) => index > at && /^\s*```/.test(other));
      const stop = end < 0 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(at + 1, stop).join('\n') });
      at = stop + 1;
    } else if (/^\s*(---+|\*\*\*+)\s*$/.test(line)) {
      blocks.push({ kind: 'rule' });
      at += 1;
    } else if (/^\s*>/.test(line)) {
      const start = at;
      while (at < lines.length && /^\s*>/.test(lines[at]!)) at += 1;
      blocks.push({ kind: 'quote', blocks: parseLines(lines.slice(start, at).map((one) => one.replace(/^\s*> ?/, ''))) });
    } else if (line.includes('|') && DIVIDER.test(lines[at + 1] ?? '')) {
      const head = cells(line);
      const rows: Inline[][][] = [];
      at += 2;
      while (at < lines.length && lines[at]!.includes('|') && lines[at]!.trim() !== '') rows.push(cells(lines[at++]!));
      blocks.push({ kind: 'table', head, rows });
    } else if (ITEM.test(line)) {
      const [list, next] = parseList(lines, at);
      blocks.push(list);
      at = next;
    } else {
      const text = [line.trim()];
      at += 1;
      while (at < lines.length && lines[at]!.trim() !== '' && !startsBlock(lines[at]!, lines[at + 1])) {
        text.push(lines[at++]!.trim());
      }
      blocks.push({ kind: 'paragraph', inner: parseInline(text.join(' ')) });
    }
  }
  return blocks;
}

function parseList(lines: string[], start: number): [Block, number] {
  const first = ITEM.exec(lines[start]!)!;
  const indent = first[1]!.length;
  const items: Block[][] = [];
  let at = start;
  while (at < lines.length) {
    const item = ITEM.exec(lines[at]!);
    if (!item || item[1]!.length !== indent) break;
    const inner = [item[3]!];
    at += 1;
    while (at < lines.length) {
      const line = lines[at]!;
      const deeper = /^(\s*)/.exec(line)![1]!.length > indent;
      if (line.trim() === '' ? !/^\s+\S/.test(lines[at + 1] ?? '') : !deeper && startsBlock(line, lines[at + 1])) break;
      inner.push(line.slice(Math.min(line.length - line.trimStart().length, indent + 2)));
      at += 1;
    }
    items.push(parseLines(inner));
  }
  return [{ kind: 'list', ordered: /\d/.test(first[2]!), items }, at];
}

export interface Section {
  id: string;
  level: number;
  title: string;
  blocks: Block[];
}

/** The page cut at its headings: each with what stands below it up to the next heading of any level. */
export function sections(blocks: readonly Block[]): Section[] {
  const out: Section[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') out.push({ id: block.id, level: block.level, title: block.text, blocks: [] });
    else out.at(-1)?.blocks.push(block);
  }
  return out;
}

/** The section of a topic: by its anchor, or by an anchor that ends or begins with it. */
export function findSection(all: readonly Section[], topic: string): Section | null {
  const wanted = slug(topic.replace(/^#/, ''));
  return (
    all.find((section) => section.id === wanted) ??
    all.find((section) => section.id.endsWith(`-${wanted}`)) ??
    all.find((section) => section.id.startsWith(`${wanted}-`)) ??
    null
  );
}
