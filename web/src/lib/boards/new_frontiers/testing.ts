/** The game's own tables for tests, as the server tells them but for the words, which are its own. */

import actionTiles from '../../../../../src/orrery/games/new_frontiers/content/action_tiles.json';
import goals from '../../../../../src/orrery/games/new_frontiers/content/goals.json';
import homes from '../../../../../src/orrery/games/new_frontiers/content/homes.json';
import technologies from '../../../../../src/orrery/games/new_frontiers/content/technologies.json';
import worlds from '../../../../../src/orrery/games/new_frontiers/content/worlds.json';
import type { Label } from '../contract';
import type { Tables } from './content';

function worded<Row extends { id: string }>(rows: Row[]): (Row & { words: Label[] })[] {
  return rows.map((row) => ({ ...row, words: [[`words-of-${row.id}`, {}]] }));
}

export const TABLES: Tables = {
  technologies: worded(technologies),
  worlds: worded(worlds),
  homes: worded(homes),
  goals: worded(goals),
  action_tiles: actionTiles,
};
export const TILES = [...TABLES.technologies, ...TABLES.worlds, ...TABLES.homes];
