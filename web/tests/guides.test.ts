import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasGuide, loadGuide } from '../src/lib/guide';

const boards = new URL('../src/lib/boards/', import.meta.url);
const games = new URL('../../src/orrery/games/', import.meta.url);
/** Folders of games whose board brings a guide. */
const folders = readdirSync(boards).filter((name) => existsSync(new URL(`${name}/guide.ts`, boards)));

/** Characters of a step: what is read at a glance. */
const LONGEST = 280;

describe('the guides', () => {
  it('are found in the folders of boards, and nowhere else', async () => {
    expect(folders.length).toBeGreaterThanOrEqual(2);
    for (const folder of folders) {
      expect(hasGuide(folder.replaceAll('_', '-'))).toBe(true);
      const guide = await loadGuide(folder.replaceAll('_', '-'));
      expect(guide?.firstMatch).toBeTypeOf('object');
      // The goal is told without looking at the match: it is the same from the first turn on.
      expect(guide?.goal).toEqual([expect.stringMatching(/^[a-z]+-guide-goal$/), {}]);
    }
    expect(hasGuide('toString')).toBe(false);
    expect(await loadGuide('chess')).toBeNull();
  });

  it.each(folders)('have words for every step in %s, and every word is a step', (folder) => {
    const own = readFileSync(new URL(`${folder}/guide.ts`, boards), 'utf8');
    // A guide by phases says some steps for every game.
    const source = own.includes('guideByPhase') ? own + readFileSync(new URL('../guide.ts', boards), 'utf8') : own;
    const messages = readFileSync(new URL(`${folder}/locale/en/guide.ftl`, games), 'utf8');
    const worded = [...messages.matchAll(/^[a-z]+-guide-([\w-]+) =/gm)].map((found) => found[1]!);
    const quoted = [...source.matchAll(/'([a-z-]+)'/g)].map((found) => found[1]!);
    expect(worded.length).toBeGreaterThanOrEqual(16);
    for (const step of worded) expect(quoted, step).toContain(step);
    const steps = [...source.matchAll(/say\('([a-z-]+)'/g)].map((found) => found[1]!);
    for (const step of steps) expect(worded, step).toContain(step);
  });

  it.each(folders.flatMap((folder) => ['en', 'pl', 'ru'].map((language) => [folder, language])))('never tell a wall of text: %s, %s', (folder, language) => {
    const messages = readFileSync(new URL(`${folder}/locale/${language}/guide.ftl`, games), 'utf8');
    const texts = [...messages.matchAll(/^(?:[a-z]+-guide-[\w-]+ =|\s+\*?\[\w+\]) (\S.*)$/gm)].map((found) => found[1]!).filter((text) => !text.endsWith('->'));
    expect(texts.length).toBeGreaterThanOrEqual(16);
    for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(LONGEST);
  });
});
