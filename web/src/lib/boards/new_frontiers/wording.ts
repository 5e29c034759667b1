/** Tiles in words, for cards and for those who listen. */

import type { Label } from '../contract';
import type { Tile } from './content';
import type { Table } from './table.svelte';
import type { Colony } from './types';

/** What a world yields, as a message. */
export function outputOf(tile: Tile): Label {
  if (tile.anyKind) return ['nf-output-any', {}];
  if (tile.type === 'gray') return ['nf-output-gray', {}];
  return [`nf-output-${tile.type}`, { kind: `@nf-kind-${tile.kind}` }];
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
