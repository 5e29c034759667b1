import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, Words } from '../src/lib/boards/contract';
import { Api, ApiError } from '../src/lib/api';
import { endsTurn, filterChoices, numbered, plain } from '../src/lib/choices';
import { clockText, secondsLeft } from '../src/lib/clock';
import { componentName, gameWord, insideMove, phasePrompt, placesOf, pointsOf, seatNames, spelledOut } from '../src/lib/game';
import { scriptsOf } from '../src/lib/clientVersion.svelte';
import { randomName } from '../src/lib/names';
import { readPreferences as read } from '../src/lib/preferences';
import { stopAt, stopsOf, turnFrom } from '../src/lib/replay';
import { TableStore } from '../src/lib/table/store.svelte';
import type { LogEntry, Room, ServerMessage, State } from '../src/lib/types';

const words: Words = { text: (id) => id, label: ([id]) => id, has: () => true };
const choice = (action: number, move: string, text: string): Choice => ({ action, move, label: [text, {}] });

describe('choices', () => {
  const all = numbered(
    [choice(5, 'hub 6', 'Centrum Kolonistów: statek 6'), choice(9, 'hub 1', 'Centrum Kolonistów: statek 1'), choice(2, 'end', 'Zakończ turę')],
    words,
  );
  const found = (typed: string): string[] => filterChoices(all, typed).map((one) => one.choice.move);

  it('are found by number, notation, its beginning, and words without accents', () => {
    expect(found('3')).toEqual(['end']);
    expect(found('HUB 1')).toEqual(['hub 1']);
    expect(found('hu')).toEqual(['hub 6', 'hub 1']);
    expect(found('kolonistow 6')).toEqual(['hub 6']);
    expect(found('zakoncz')).toEqual(['end']);
    expect(found('')).toHaveLength(3);
    expect(found('xyz')).toEqual([]);
  });

  it('are compared without accents in every language', () => {
    expect(plain('Łódź ЁЛКА')).toBe('lodz елка');
  });

  it('tell whether they give the turn away', () => {
    expect(endsTurn(choice(0, 'end', ''))).toBe(true);
    expect(endsTurn(choice(0, 'pass', ''))).toBe(true);
    expect(endsTurn(choice(0, 'endless 3', ''))).toBe(false);
  });
});

describe('the clock', () => {
  const clock = { now: 100, running: 0, since: 90, left: [60, 45] };

  it('runs for one seat only, and on between messages', () => {
    expect(secondsLeft(clock, 0, 5000, 5000)).toBe(50);
    expect(secondsLeft(clock, 0, 5000, 8000)).toBe(47);
    expect(secondsLeft(clock, 1, 5000, 8000)).toBe(45);
    expect(secondsLeft(clock, 0, 0, 900_000)).toBe(0);
  });

  it('is not there for a bot', () => {
    expect(secondsLeft({ ...clock, left: [60, null] }, 1, 5000, 8000)).toBeNull();
  });

  it('is written as people read it', () => {
    expect([0, 59.9, 65, 3600, 3723].map(clockText)).toEqual(['0:00', '0:59', '1:05', '1:00:00', '1:02:03']);
  });
});

describe('games', () => {
  const facts = {
    prefix: 'af',
    components: ['station', 'territory'],
    decisions: ['main', 'land'].map((phase) => ({ phase, chapter: '', set: false })),
  };

  it('name their messages by the prefix of their fact sheet', () => {
    const some: Words = { ...words, has: (id) => id === 'af-title' || id === 'af-phase-land-prompt', text: (id) => `<${id}>` };
    expect(gameWord(some, facts, 'title', 'Otherwise')).toBe('<af-title>');
    expect(gameWord(some, facts, 'about', 'Otherwise')).toBe('Otherwise');
    expect(gameWord(some, undefined, 'title', 'Otherwise')).toBe('Otherwise');
    expect(phasePrompt(some, facts, { phase: 'land' })).toBe('<af-phase-land-prompt>');
    expect(phasePrompt(some, facts, { phase: 'main' })).toBeNull();
    expect(spelledOut('how-to-save-a-world')).toBe('How To Save A World');
  });

  it('are inside a move in every decision but the main one', () => {
    expect(insideMove(facts, { phase: 'land' })).toBe(true);
    expect(insideMove(facts, { phase: 'main' })).toBe(false);
    expect(insideMove(facts, null)).toBe(false);
    expect(insideMove(undefined, { phase: 'land' })).toBe(false);
  });

  it('show points from the view, from the result, or not at all', () => {
    const view = { players: [{ score: { a: 1, b: 2 } }, { score: { a: 3 } }] };
    expect(pointsOf(view, null)).toEqual([{ a: 1, b: 2 }, { a: 3 }]);
    expect(pointsOf(view, { scores: [{ z: 9 }], ranking: [[0]], left: null, seed: '' })).toEqual([{ z: 9 }]);
    expect(pointsOf({ players: [{ fuel: 1 }] }, null)).toBeNull();
    expect(pointsOf(null, null)).toBeNull();
  });

  it('name components by their bare ids, and leave other words alone', () => {
    const some: Words = { ...words, has: (id) => id === 'af-territory-lem', text: (id) => `<${id}>` };
    expect(componentName(some, facts, 'lem')).toBe('<af-territory-lem>');
    expect(componentName(some, facts, 'main')).toBe('main');
    expect(componentName(some, facts, '12')).toBe('12');
  });

  it('call bots by their level and number equal names', () => {
    const seat = (number: number, kind: 'bot' | 'person' | 'open', name: string | null, bot: string | null): Parameters<typeof seatNames>[0][number] => ({ seat: number, kind, name, bot });
    const seats = [seat(0, 'person', 'Anna', 'greedy'), seat(1, 'bot', 'Greedy', 'greedy'), seat(2, 'bot', 'Greedy', 'greedy'), seat(3, 'open', null, null)];
    expect(seatNames(seats, (bot) => `<${bot}>`, ({ seat: number }) => `Player ${number + 1}`)).toEqual(['Anna', '<greedy>', '<greedy> 2', 'Player 4']);
  });

  it('share places', () => {
    expect([...placesOf([[2], [0, 3], [1]])]).toEqual([[2, 1], [0, 2], [3, 2], [1, 4]]);
  });
});

describe('a replay', () => {
  const log = [-1, 0, 0, -1, 1, 1, 0].map((actor, index): LogEntry => ({ ply: index < 4 ? index : index + 3, actor, move: '', label: null, events: [] }));

  it('stops before every entry and at the end, and passes over what was taken back', () => {
    const stops = stopsOf(log, 10);
    expect(stops).toEqual([0, 1, 2, 3, 7, 8, 9, 10]);
    expect(stopAt(stops, 5)).toBe(4);
    expect(stopAt(stops, 99)).toBe(7);
  });

  it('goes from turn to turn', () => {
    expect(turnFrom(log, 1, 1)).toBe(4);
    expect(turnFrom(log, 4, 1)).toBe(6);
    expect(turnFrom(log, 6, 1)).toBe(7);
    expect(turnFrom(log, 6, -1)).toBe(4);
    expect(turnFrom(log, 4, -1)).toBe(1);
    expect(turnFrom(log, 0, -1)).toBe(0);
  });
});

describe('HTTP', () => {
  const answering = (status: number, body: unknown, headers = {}): Api =>
    new Api(() => Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })));

  it('turns refusals into errors with code, words and waiting time', async () => {
    const api = answering(429, { error: { code: 'too-many', message: 'slow down' } }, { 'Retry-After': '3' });
    await expect(api.me()).rejects.toMatchObject({ status: 429, code: 'too-many', message: 'slow down', retryAfter: 3 });
    await expect(answering(502, '<html>').me()).rejects.toBeInstanceOf(ApiError);
    await expect(new Api(() => Promise.reject(new TypeError())).me()).rejects.toMatchObject({ code: 'offline' });
  });

  it('waits a little by itself when it was too fast', async () => {
    vi.useFakeTimers();
    const answers = [429, 429, 200];
    const api = new Api(() => {
      const status = answers.shift()!;
      const body = status === 200 ? { id: 'A' } : { error: { code: 'too-many', message: 'slow down' } };
      return Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'Retry-After': '1' } }));
    });
    const found = api.me();
    await vi.advanceTimersByTimeAsync(1000);
    expect(answers).toEqual([200]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await found).toEqual({ id: 'A' });
    vi.useRealTimers();
  });

  it('asks for the messages of a game by themselves and takes an answer without a body', async () => {
    const asked: string[] = [];
    const api = new Api((path) => {
      asked.push(path);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    await api.locale('pl', null);
    await api.locale('pl', 'a');
    await expect(api.signOut()).resolves.toBeUndefined();
    expect(asked).toEqual(['api/locale/pl', 'api/locale/pl/a', 'api/session']);
  });

  it('follows a list of tables from page to page', async () => {
    const asked: string[] = [];
    const api = new Api((path) => {
      asked.push(path);
      const headers: HeadersInit = asked.length === 1 ? { Link: '<tables?list=live&limit=2&after=0_1.5_T2>; rel="next"' } : {};
      return Promise.resolve(new Response(JSON.stringify([{ table: `T${asked.length}` }]), { headers }));
    });
    const first = await api.tables('live', 2);
    const second = await api.tables('live', 2, first.next);
    expect(asked).toEqual(['api/tables?list=live&limit=2', 'api/tables?list=live&limit=2&after=0_1.5_T2']);
    expect([first.tables, second]).toEqual([[{ table: 'T1' }], { tables: [{ table: 'T2' }], next: null }]);
  });
});

it('knows a page by the scripts it begins with', () => {
  const page = (name: string): string => `<!doctype html><script type="module" crossorigin src="/assets/${name}.js"></script><link href="/assets/x.css">`;
  expect(scriptsOf(page('index-a'))).toBe('/assets/index-a.js');
  expect(scriptsOf(page('index-a'))).not.toBe(scriptsOf(page('index-b')));
});

it('names a guest after a star', () => {
  expect(randomName(() => 0)).toBe('Adhara 10');
  expect(randomName(() => 0.999)).toBe('Vega 99');
});

describe('settings', () => {
  it('are what was stored, field by field, and sensible where that makes no sense', () => {
    expect(read(null, ['ru'])).toMatchObject({ language: 'ru', learner: true, theme: 'system' });
    expect(read('{"theme":"light","pace":"slow","sound":true}', ['en'])).toMatchObject({ theme: 'light', pace: 'slow', sound: true });
    expect(read('{"theme":"pink","pace":"toString","learner":"no","unguided":[1,"x"]}', ['en'])).toMatchObject({
      theme: 'system',
      pace: 'normal',
      learner: true,
      unguided: ['x'],
    });
    expect(read('{"opponents":3,"level":"raider"}', ['en'])).toMatchObject({ opponents: 3, level: 'raider' });
    expect(read('{"opponents":-1,"level":7}', ['en'])).toMatchObject({ opponents: 1, level: '' });
    expect(read('nonsense', ['pl']).language).toBe('pl');
    expect(read('null', ['pl']).language).toBe('pl');
  });
});

describe('a table', () => {
  beforeAll(() => void vi.stubGlobal('document', { hidden: false }));
  afterAll(() => void vi.unstubAllGlobals());
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const entry = (ply: number, actor: number): LogEntry => ({ ply, actor, move: 'm', label: null, events: [] });
  const position = (ply: number, keep: number, entries: LogEntry[], more: Partial<State> = {}): ServerMessage => ({
    type: 'state',
    table: 'T',
    status: 'running',
    ply,
    seat: 0,
    actor: 0,
    view: {},
    choices: [],
    set: null,
    undo: [],
    log: { keep, entries },
    takeback: null,
    clock: null,
    result: null,
    ...more,
  });
  const store = (): TableStore => new TableStore('T', { command: () => new Promise(() => undefined) }, () => 'normal');

  it('shows own moves at once and those of others in their time, each with its log', () => {
    const table = store();
    table.receive(position(0, 0, []));
    table.receive(position(1, 0, [entry(0, 0)], { actor: 1 }));
    expect(table.shown?.state.ply).toBe(1);
    table.receive(position(2, 1, [entry(1, 1)], { actor: 1 }));
    table.receive(position(3, 2, [entry(2, 1)]));
    expect(table.waiting).toBeGreaterThan(0);
    expect(table.mine).toBe(false);
    vi.advanceTimersByTime(450);
    expect(table.shown?.log.map((one) => one.ply)).toEqual([0, 1]);
    vi.advanceTimersByTime(5000);
    expect(table.shown?.log.map((one) => one.ply)).toEqual([0, 1, 2]);
    expect(table.mine).toBe(true);
  });

  it('knows the newest ply even before it is shown, and skips to it', () => {
    const table = store();
    table.receive(position(0, 0, []));
    for (let ply = 0; ply < 5; ply += 1) table.receive(position(ply + 1, ply, [entry(ply, 1)]));
    expect(table.knownPly).toBe(5);
    expect(table.waiting).toBeGreaterThan(0);
    table.skip();
    expect(table.shown?.state.ply).toBe(5);
    expect(table.waiting).toBe(0);
  });

  it('shows a take-back at once, without what was taken back', () => {
    const table = store();
    table.receive(position(2, 0, [entry(0, 0), entry(1, 0)]));
    table.receive(position(3, 1, [], { takeback: { seat: 0, to: 1, agreed: false } }));
    expect(table.shown?.log.map((one) => one.ply)).toEqual([0]);
  });

  const room = (more: Partial<Room> = {}): Room => ({
    type: 'room',
    table: 'T',
    game: 'g',
    rules: 1,
    options: {},
    status: 'running',
    public: true,
    rated: false,
    host: null,
    clock: null,
    created: 0,
    problem: null,
    rematch: null,
    tournament: null,
    sealed: false,
    you: { account: 'A', seat: 0, orders: null },
    seats: [0, 1].map((seat) => ({ seat, kind: 'person', account: null, name: null, bot: null, online: true, left: null })),
    watching: 0,
    offers: [],
    declined: null,
    ...more,
  });

  it('is nobody\'s turn whose seat a bot has', () => {
    const table = store();
    table.receive(room());
    table.receive(position(0, 0, []));
    expect(table.mine).toBe(true);
    const seats = room().seats.map((seat) => ({ ...seat, bot: 'greedy', left: 'timeout' as const }));
    table.receive(room({ seats }));
    expect(table.mine).toBe(false);
  });

  it('tells time by the newest message, whatever is still being shown', () => {
    const table = store();
    table.receive(position(0, 0, []));
    for (let ply = 0; ply < 3; ply += 1) {
      table.receive(position(ply + 1, ply, [entry(ply, 1)], { clock: { now: ply, running: 0, since: 0, left: [ply, null] } }));
    }
    expect(table.waiting).toBeGreaterThan(0);
    expect(table.clocks?.state.now).toBe(2);
  });

  it('forgets a refusal when the match goes on, and is closed if it is gone', () => {
    const table = store();
    table.receive(position(2, 0, []));
    table.refuse({ type: 'refused', table: 'T', key: 'k', ply: 2, code: 'stale', message: '', label: null });
    table.receive(position(2, 2, []));
    expect(table.refusal?.code).toBe('stale');
    table.receive(position(3, 2, [entry(2, 0)]));
    expect(table.refusal).toBeNull();
    table.receive({ type: 'error', code: 'not-found', message: '', table: 'T', key: 'k' });
    expect(table.closed).toBe(false);
    table.receive({ type: 'error', code: 'not-found', message: '', table: 'T', key: null });
    expect(table.closed).toBe(true);
  });

  it('keeps chat lines in order, each once', () => {
    const table = store();
    const line = (id: number): { id: number; seat: null; account: string; name: string; text: string; at: number } => ({ id, seat: null, account: 'A', name: 'A', text: 't', at: 0 });
    table.receive({ type: 'chat', table: 'T', lines: [line(2)] });
    expect(table.oldLines).toBe(1);
    table.receive({ type: 'chat', table: 'T', lines: [line(1), line(2), line(3)] });
    expect(table.chat.map((one) => one.id)).toEqual([1, 2, 3]);
    expect(table.oldLines).toBe(1);
  });
});
