/** The drawn boards, each loaded when its game is played. A game without one is played in the generic panel. */

import type { Component } from 'svelte';
import type { BoardProps } from './contract';

const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');

const pathOf = (game: string): string => `./${game.replaceAll('-', '_')}/Board.svelte`;

/** Whether somebody has drawn a board for a game. */
export const hasBoard = (game: string): boolean => pathOf(game) in boards;

/** The board of a game, or null if nobody has drawn one. */
export async function loadBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = boards[pathOf(game)];
  return load ? (await load()).default : null;
}
