/** The game's own tables for tests, as the server tells them but for the words, which are its own. */

import artifacts from '../../../../../src/orrery/games/alien_artifacts/content/artifacts.json';
import factions from '../../../../../src/orrery/games/alien_artifacts/content/factions.json';
import planets from '../../../../../src/orrery/games/alien_artifacts/content/planets.json';
import plans from '../../../../../src/orrery/games/alien_artifacts/content/plans.json';
import resources from '../../../../../src/orrery/games/alien_artifacts/content/resources.json';
import ships from '../../../../../src/orrery/games/alien_artifacts/content/ships.json';
import sides from '../../../../../src/orrery/games/alien_artifacts/content/sides.json';
import systems from '../../../../../src/orrery/games/alien_artifacts/content/systems.json';
import technologies from '../../../../../src/orrery/games/alien_artifacts/content/technologies.json';
import type { Tables } from './content';

const worded = (rows: { id: string }[]): object[] => rows.map((row) => ({ ...row, words: [[`words-of-${row.id}`, {}]] }));

/** Rows of the tables differ in what they leave out, so that their types are given here. */
export const TABLES = {
  planets: worded(planets),
  technologies: worded(technologies),
  ships: worded(ships),
  resources: worded(resources),
  artifacts: worded(artifacts),
  systems: worded(systems),
  plans: worded(plans),
  factions: worded(factions),
  sides,
} as unknown as Tables;
