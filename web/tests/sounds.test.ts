import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SOUNDS, soundsOf } from '../src/lib/sound';

const boards = new URL('../src/lib/boards/', import.meta.url);
const games = readdirSync(boards).filter((name) => name.includes('_'));

it.each(games)('%s: what happens sounds like something, and only what can happen does', async (game) => {
  const words = readFileSync(new URL(`../../src/orrery/games/${game}/locale/en/game.ftl`, import.meta.url), 'utf8');
  const sounds = await soundsOf(game.replaceAll('_', '-'));
  expect(Object.keys(sounds).length).toBeGreaterThan(5);
  expect(Object.keys(sounds).filter((id) => !words.includes(`\n${id} =`))).toEqual([]);
  expect(Object.values(sounds).filter((sound) => !SOUNDS.includes(sound))).toEqual([]);
});
