/** The games on offer that have a drawn board, by their ids. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const boards = fileURLToPath(new URL('../src/lib/boards/', import.meta.url));
const project = readFileSync(new URL('../../pyproject.toml', import.meta.url), 'utf8');
const offered = project.split('[project.entry-points."orrery.games"]')[1]?.split('\n[')[0] ?? '';

export const DRAWN_GAMES = [...offered.matchAll(/^([\w-]+) = /gm)]
  .map(([, name]) => /** @type {string} */ (name))
  .filter((name) => existsSync(`${boards}${name.replaceAll('-', '_')}/Board.svelte`))
  .sort();
