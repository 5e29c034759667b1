import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bestLanguage, WordBook, type Language } from '../src/lib/words.svelte';

const locale = new URL('../../src/orrery/locale/', import.meta.url);
const file = (language: string, name: string): string => readFileSync(new URL(`${language}/${name}`, locale), 'utf8');
const shared = (language: string): string => ['common.ftl', 'terminal.ftl', 'web.ftl'].map((name) => file(language, name)).join('\n');

const made: Record<string, string> = {
  en: 'common-player = Player { $number }\nx-name = Hub\nx-says = { $who }: { $what } { $n ->\n    [one] ship\n   *[other] ships\n}\nx-part = part of { $n }\nx-only = only English\nx-bot = Played by { $bot }',
  pl: 'common-player = Gracz { $number }\nx-name = Centrum\nx-says = { $who }: { $what } { $n ->\n    [one] statek\n    [few] statki\n    [many] statków\n   *[other] statku\n}\nx-part = część z { $n }',
  ru: 'common-player = Игрок { $number }\nx-name = Центр\nx-says = { $who }: { $what } { $n ->\n    [one] корабль\n    [few] корабля\n    [many] кораблей\n   *[other] корабля\n}',
};

async function book(language: Language): Promise<WordBook> {
  const words = new WordBook((wanted) => Promise.resolve(made[wanted]!));
  await words.use(language);
  return words;
}

describe('words', () => {
  it('call bots as people do, where the server speaks of them', async () => {
    const words = (await book('en')).at(
      () => [],
      (bot) => `the level of ${bot}`,
    );
    expect(words.label(['x-bot', { bot: 'search:time=0.2' }])).toBe('Played by the level of search:time=0.2');
    expect(words.text('x-bot', { bot: 'Navigator' })).toBe('Played by Navigator');
  });

  it('fill in seats by name, or by number where there is none', async () => {
    const words = (await book('en')).at(() => ['Anna']);
    expect(words.label(['x-says', { who: 'seat:0', what: '', n: 1 }])).toBe('Anna:  ship');
    expect(words.label(['x-says', { who: 'seat:3', what: '', n: 2 }])).toBe('Player 4:  ships');
  });

  it('fill in references, which are given the other arguments', async () => {
    const words = await book('pl');
    expect(words.label(['x-says', { who: '@x-name', what: '@x-part', n: 5 }])).toBe('Centrum: część z 5 statków');
  });

  it('keep a name that only looks like a reference, except in labels', async () => {
    const words = await book('en');
    expect(words.text('x-says', { who: '@anna', what: '', n: 1 })).toBe('@anna:  ship');
    expect(words.text('x-says', { who: '@x-name', what: '', n: 1 })).toBe('Hub:  ship');
    expect(words.label(['x-says', { who: '@anna', what: '', n: 1 }])).toBe('[anna]:  ship');
  });

  it.each([
    ['pl', { 0: 'statków', 1: 'statek', 2: 'statki', 5: 'statków', 21: 'statków', 22: 'statki', 1.5: 'statku' }],
    ['ru', { 0: 'кораблей', 1: 'корабль', 2: 'корабля', 5: 'кораблей', 21: 'корабль', 22: 'корабля', 1.5: 'корабля' }],
  ] as const)('use the plurals of %s', async (language, forms) => {
    const words = await book(language);
    for (const [n, form] of Object.entries(forms)) {
      expect(words.text('x-says', { who: '', what: '', n: Number(n) }).trim().split(' ').at(-1)).toBe(form);
    }
  });

  it('fall back to English, marked, and to the id', async () => {
    const words = await book('pl');
    expect(words.text('x-only')).toBe('[en] only English');
    expect(words.has('x-only')).toBe(false);
    expect(words.text('x-nothing')).toBe('[x-nothing]');
  });

  it('load what is missing when games are added or the language changes, whichever answer comes first', async () => {
    const asked: string[] = [];
    const waiting: (() => void)[] = [];
    const words = new WordBook((language, game) => {
      asked.push(`${language} ${game ?? 'shared'}`);
      return new Promise((resolve) => waiting.push(() => resolve(`m-${game ?? 'shared'} = ${language}`)));
    });
    const using = words.use('pl');
    const adding = words.addGames(['a', 'b']);
    while (waiting.length > 0) {
      waiting.pop()!();
      await new Promise((done) => setTimeout(done));
    }
    await Promise.all([using, adding]);
    expect(words.language).toBe('pl');
    for (const id of ['m-shared', 'm-a', 'm-b']) expect(words.text(id)).toBe('pl');
    expect(asked.sort()).toEqual(['en a', 'en b', 'en shared', 'pl a', 'pl b', 'pl shared']);
    await words.addGames(['a']);
    expect(asked).toHaveLength(6);
  });

  it('ask again for what failed, and for nothing else', async () => {
    const asked: string[] = [];
    let away = true;
    const words = new WordBook((language, game) => {
      asked.push(game ?? 'shared');
      return away && game ? Promise.reject(new Error('away')) : Promise.resolve(`m-${game ?? 'shared'} = ${language}`);
    });
    await expect(words.addGames(['a'])).rejects.toThrow('away');
    away = false;
    await words.addGames(['a']);
    expect(words.text('m-a')).toBe('en');
    expect(asked).toEqual(['shared', 'a', 'a']);
  });

  it('choose the best language there is', () => {
    expect(bestLanguage(['de-DE', 'ru-RU', 'pl'])).toBe('ru');
    expect(bestLanguage(['de'])).toBe('en');
  });
});

describe('the messages of the client', () => {
  const ids = (text: string): string[] => [...text.matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1]!).sort();
  const sources = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('boards'))
    .map((name) => readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8'))
    .join('\n');

  it('are the same in all languages', () => {
    const english = ids(file('en', 'web.ftl'));
    expect(new Set(english).size).toBe(english.length);
    for (const language of ['pl', 'ru']) expect(ids(file(language, 'web.ftl'))).toEqual(english);
  });

  it('are all there that the client names', () => {
    const have = new Set(ids(file('en', 'web.ftl')));
    const named = [...sources.matchAll(/'(web-[\w-]+)'/g)].map((found) => found[1]!);
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((id) => !have.has(id))).toEqual([]);
  });

  it.each(['en', 'pl', 'ru'] as const)('render in %s with every number', async (language) => {
    const words = new WordBook((wanted) => Promise.resolve(shared(wanted)));
    await words.use(language);
    for (const id of ids(file(language, 'web.ftl'))) {
      for (const n of [0, 1, 2, 5, 21, 22]) {
        const args = { count: n, seconds: n, minutes: n, left: n, place: n, ships: n, number: n, step: n, last: n, times: n, round: n, rounds: n, chance: n, points: n, lead: n, matches: n, taken: n, seats: n };
        const names = { page: 'p', name: 'n', message: 'm', player: 'p', players: 'p', other: 'o', bot: 'b', move: 'm', game: 'g', item: 'i', names: 'n', time: 't', address: 'a' };
        const rest = { level: 'l', least: 2, most: 4, seed: 's', second: 's', sources: 's', wins: '1', share: '5 %', bank: 'b', increment: 'i', own: 1, theirs: 2, played: 'p', better: 'b' };
        const text = words.text(id, { ...args, ...names, ...rest });
        expect(text, id).not.toMatch(/\{|\}|\[en\]|\[web-/);
      }
    }
  });
});
