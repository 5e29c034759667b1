/** The games that have a drawn board, by their ids. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const boards = fileURLToPath(new URL('../src/lib/boards/', import.meta.url));

export const DRAWN_GAMES = readdirSync(boards)
  .filter((name) => existsSync(`${boards}${name}/Board.svelte`))
  .map((name) => name.replaceAll('_', '-'));
