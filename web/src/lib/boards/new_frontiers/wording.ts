/** Tiles in words, for cards and for those who listen. */

import type { Label } from '../contract';
import type { Tile } from './content';
import type { Phase } from './effects';
import type { Table } from './table.svelte';
import type { Colony } from './types';

/** What a world yields, as a message. */
export function outputOf(tile: Tile): Label {
  if (tile.anyKind) return ['nf-output-any', {}];
  if (tile.type === 'gray') return ['nf-output-gray', {}];
  return [`nf-output-${tile.type}`, { kind: `@nf-kind-${tile.kind}` }];
}

/** What good a world brings, and when, in a sentence; null where it brings none. */
export function yieldOf(table: Table, tile: Tile): string | null {
  if (tile.anyKind) return table.words.text('nf-web-yield-any');
  if (tile.type === 'gray') return null;
  return table.words.text(`nf-web-yield-${tile.type}`, { kind: table.words.text(`nf-kind-${tile.kind}`) });
}

/** The printed facts of a tile, in short phrases. */
export function factsOf(table: Table, tile: Tile): string[] {
  const { words } = table;
  const facts = [
    tile.military
      ? words.text('nf-web-defence', { defence: tile.cost })
      : words.text('nf-web-cost', { credits: tile.cost }),
  ];
  if (tile.sort !== 'technology') {
    facts.push(words.text('nf-n-colonists', { colonists: tile.colonists }), words.label(outputOf(tile)));
  } else if (tile.large) facts.push(words.text('nf-web-two-spaces'));
  facts.push(words.text('nf-vp', { vp: tile.vp }));
  if (tile.keywords.length) {
    facts.push(tile.keywords.map((word) => words.text(`nf-keyword-${word.toLowerCase()}`)).join(', '));
  }
  return facts;
}

/** A tile as a screen reader says it: name, state, facts. */
export function tileName(table: Table, tile: Tile, colony?: Colony): string {
  const { words } = table;
  const state: string[] = [];
  if (colony) state.push(words.text('nf-web-colony'));
  else if (tile.sort !== 'technology') state.push(words.text('nf-web-world'));
  if (colony?.good) state.push(words.text('nf-web-good-here', { kind: words.text(`nf-kind-${colony.good}`) }));
  if (colony?.new) state.push(words.text('nf-board-new'));
  return [words.text(`nf-tile-${tile.id}`), ...state, ...factsOf(table, tile)].join(', ');
}

/** The names of the kinds of powers, as sentences about them begin. */
const KINDS: Partial<Record<Phase, string>> = { DEV: 'develop', EXP: 'explore', SET: 'settle', PRO: 'produce', TRA: 'trade', CON: 'consume', END: 'end' };

export interface Sentence {
  /** Whose sign stands before it. */
  phase: Phase | null;
  text: string;
}

/** A sentence without the name it begins with, which its sign says. */
export function afterName(text: string, name: string): string {
  if (!text.startsWith(`${name}:`) && !text.startsWith(`${name},`)) return text;
  const rest = text.slice(name.length + 1).trimStart();
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** What a tile does, in sentences: those about an action without its name, for its sign stands before them. */
export function sentencesOf(table: Table, tile: Tile): Sentence[] {
  return tile.lines.map((line, place) => {
    const phase = tile.effects[place]?.phase ?? null;
    const text = table.words.label(line);
    const kind = phase && KINDS[phase];
    return { phase: phase === 'FIX' ? null : phase, text: kind ? afterName(text, table.words.text(`nf-power-kind-${kind}`)) : text };
  });
}
