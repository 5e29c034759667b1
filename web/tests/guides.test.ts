import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasGuide, loadGuide } from '../src/lib/guide';

const boards = new URL('../src/lib/boards/', import.meta.url);
const games = new URL('../../src/orrery/games/', import.meta.url);
/** Folders of games whose board brings a guide. */
const folders = readdirSync(boards).filter((name) => existsSync(new URL(`${name}/guide.ts`, boards)));

describe('the guides', () => {
  it('are found in the folders of boards, and nowhere else', async () => {
    expect(folders.length).toBeGreaterThanOrEqual(2);
    for (const folder of folders) {
      expect(hasGuide(folder.replaceAll('_', '-'))).toBe(true);
      expect((await loadGuide(folder.replaceAll('_', '-')))?.firstMatch).toBeTypeOf('object');
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
});
