/** The game's own tables for tests, as the server tells them but for the words, which are its own. */

import actions from '../../../../../src/orrery/games/how_to_save_a_world/content/actions.json';
import areas from '../../../../../src/orrery/games/how_to_save_a_world/content/areas.json';
import boosts from '../../../../../src/orrery/games/how_to_save_a_world/content/boosts.json';
import costs from '../../../../../src/orrery/games/how_to_save_a_world/content/costs.json';
import decks from '../../../../../src/orrery/games/how_to_save_a_world/content/decks.json';
import spaces from '../../../../../src/orrery/games/how_to_save_a_world/content/facility_spaces.json';
import locations from '../../../../../src/orrery/games/how_to_save_a_world/content/locations.json';
import meters from '../../../../../src/orrery/games/how_to_save_a_world/content/meters.json';
import path from '../../../../../src/orrery/games/how_to_save_a_world/content/path.json';
import projects from '../../../../../src/orrery/games/how_to_save_a_world/content/projects.json';
import rewards from '../../../../../src/orrery/games/how_to_save_a_world/content/rewards.json';
import species from '../../../../../src/orrery/games/how_to_save_a_world/content/species.json';
import upgrades from '../../../../../src/orrery/games/how_to_save_a_world/content/upgrades.json';
import type { Tables } from './content';
import type { Player } from './types';

const worded = (rows: { id: string }[]): object[] => rows.map((row) => ({ ...row, words: [[`words-of-${row.id}`, {}]] }));

/** Rows of the tables differ in what they leave out, so that their types are given here. */
export const TABLES = {
  areas: worded(areas),
  locations: worded(locations),
  facility_spaces: worded(spaces),
  projects: worded(projects),
  meters: worded(meters),
  rewards: worded(rewards),
  path,
  upgrades: worded(upgrades),
  actions: worded(actions),
  boosts: worded(boosts),
  species: worded(species),
  decks,
  costs,
} as unknown as Tables;

/** A player at the start, but for what is given. */
export function playerWith(given: Partial<Player>): Player {
  return {
    resources: { energy: 4, knowledge: 2, minerals: 2, organics: 2, genius: 1 },
    baselines: { energy: 0, knowledge: 0, minerals: 0, organics: 0, genius: 0 },
    active: { planet: 0, science: 0, moon: 0 },
    spent: { planet: 0, science: 0, moon: 0 },
    ready: { planet: 2, moon: 1 },
    placed: [],
    discs: { laser: 0, shield: 0, evacuation: 0 },
    places: { laser: null, shield: null, evacuation: null },
    hand: [],
    known: [],
    hidden: { action: 0, boost: 0, species: 0 },
    discard: [],
    cards: 3,
    price: 3,
    upgrades: [],
    upgrade_costs: {},
    species: {},
    passed: false,
    vp: 0,
    points: 0,
    score: {},
    ...given,
  };
}
