import { beforeEach, describe, expect, it } from 'vitest';
import { Socket, type Status } from '../src/lib/socket';
import type { Answer, ServerMessage } from '../src/lib/types';
import { FakeStorage, FakeTimers, FakeWire } from './fakes';

let wires: FakeWire[];
let timers: FakeTimers;
let statuses: Status[];
let messages: ServerMessage[];
let storage: FakeStorage;
let keys: number;
let late: Answer[];

function make(): Socket {
  return new Socket({
    connect: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    onMessage: (message) => messages.push(message),
    onStatus: (status) => statuses.push(status),
    onLate: (answer) => late.push(answer),
    timers,
    random: () => 0.5,
    newKey: () => `key-${++keys}`,
    storage,
  });
}

beforeEach(() => {
  wires = [];
  timers = new FakeTimers();
  statuses = [];
  messages = [];
  late = [];
  storage = new FakeStorage();
  keys = 0;
});

const last = (): FakeWire => wires.at(-1)!;

describe('the connection', () => {
  it('follows tables again after a loss, from the ply known by then', () => {
    const socket = make();
    let known: number | null = null;
    socket.watch('T', () => known);
    socket.open();
    last().open();
    expect(last().of('watch')).toEqual([{ type: 'watch', table: 'T', since: null }]);
    known = 41;
    last().lose();
    timers.pass(1000);
    expect(wires).toHaveLength(2);
    last().open();
    expect(last().of('watch')).toEqual([{ type: 'watch', table: 'T', since: 41 }]);
  });

  it('waits longer each time, says until when, and starts over after success', () => {
    const socket = make();
    socket.open();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      last().lose();
      const status = socket.status;
      if (status.kind !== 'lost') throw new Error(status.kind);
      waits.push(status.retryAt - timers.now());
      timers.pass(status.retryAt - timers.now());
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
    last().open();
    last().lose();
    expect(socket.status).toEqual({ kind: 'lost', retryAt: timers.now() + 500 });
  });

  it('tells a restart from a loss', () => {
    const socket = make();
    socket.open();
    last().open();
    last().say({ type: 'bye', reason: 'the server is stopping' });
    last().lose();
    expect(socket.status.kind).toBe('restarting');
    timers.pass(1000);
    last().open();
    expect(socket.status.kind).toBe('open');
  });

  it('notices a connection that has gone silent', () => {
    const socket = make();
    socket.open();
    last().open();
    timers.pass(40_000);
    expect(last().of('ping')).toHaveLength(1);
    last().say({ type: 'pong' });
    timers.pass(40_000);
    expect(last().of('ping')).toHaveLength(2);
    expect(socket.status.kind).toBe('open');
    timers.pass(12_000);
    expect(socket.status.kind).toBe('lost');
    expect(wires[0]!.closed).toBe(true);
  });

  it('tries at once when nudged, and ignores what an old connection still says', () => {
    const socket = make();
    socket.open();
    const old = last();
    old.open();
    const { onmessage } = old;
    old.lose();
    socket.nudge();
    expect(wires).toHaveLength(2);
    onmessage?.({ data: JSON.stringify({ type: 'lobby' }) });
    expect(messages).toEqual([]);
  });

  it('does not come back after it was closed', () => {
    const socket = make();
    socket.open();
    last().open();
    socket.close();
    timers.pass(60_000);
    expect(wires).toHaveLength(1);
    expect(socket.status.kind).toBe('idle');
  });
});

describe('commands', () => {
  it('resolve with their own answer', async () => {
    const socket = make();
    socket.open();
    last().open();
    const first = socket.command('T', { type: 'act', ply: 1, action: 5 });
    const second = socket.command('T', { type: 'undo', ply: 2 });
    last().say({ type: 'refused', table: 'T', key: 'key-2', ply: 2, code: 'stale', message: '', label: null });
    last().say({ type: 'ack', table: 'T', key: 'key-1', ply: 2 });
    expect((await first).type).toBe('ack');
    expect((await second).type).toBe('refused');
    expect(socket.unanswered).toBe(0);
  });

  it('are sent again with the same key, after the table is followed again, until answered', async () => {
    const socket = make();
    socket.watch('T', () => 7);
    socket.open();
    last().open();
    const answer = socket.command('T', { type: 'act', ply: 7, action: 3 });
    last().lose();
    timers.pass(1000);
    last().open();
    expect(last().sent.map((message) => message.type)).toEqual(['watch', 'act']);
    expect(last().of('act')).toEqual([{ type: 'act', ply: 7, action: 3, table: 'T', key: 'key-1' }]);
    last().say({ type: 'ack', table: 'T', key: 'key-1', ply: 8 });
    expect(await answer).toMatchObject({ type: 'ack', ply: 8 });
    last().lose();
    timers.pass(1000);
    last().open();
    expect(last().of('act')).toEqual([]);
  });

  it('given while there is no connection are sent when there is one', () => {
    const socket = make();
    socket.open();
    void socket.command('T', { type: 'chat', text: 'hello' });
    expect(last().sent).toEqual([]);
    last().open();
    expect(last().of('chat')).toHaveLength(1);
  });

  it('outlive a reload of the page if they change something', () => {
    const before = make();
    before.open();
    last().open();
    void before.command('T', { type: 'act', ply: 7, action: 3 });
    void before.command('T', { type: 'why', ply: 7, actions: [4] });
    const after = make();
    after.open();
    last().open();
    expect(last().sent).toEqual([{ type: 'act', ply: 7, action: 3, table: 'T', key: 'key-1' }]);
    last().say({ type: 'ack', table: 'T', key: 'key-1', ply: 8 });
    expect(storage.items.size).toBe(0);
    expect(late).toEqual([{ type: 'ack', table: 'T', key: 'key-1', ply: 8 }]);
  });

  it('that were not understood are given up instead of being repeated for ever', async () => {
    const socket = make();
    socket.open();
    last().open();
    const first = socket.command('T', { type: 'act', ply: 1, action: 1 });
    const second = socket.command('T', { type: 'act', ply: 1, action: 2 });
    last().say({ type: 'error', code: 'not-signed-in', message: 'sign in first', table: 'T', key: 'key-2' });
    expect(await second).toMatchObject({ type: 'refused', code: 'not-signed-in', table: 'T' });
    expect(socket.unanswered).toBe(1);
    last().say({ type: 'ack', table: 'T', key: 'key-1', ply: 2 });
    expect((await first).type).toBe('ack');
  });

  it('are not given up for an error about something else', () => {
    const socket = make();
    socket.open();
    last().open();
    void socket.command('T', { type: 'act', ply: 1, action: 1 });
    last().say({ type: 'error', code: 'not-found', message: 'there is no such table', table: 'U', key: null });
    expect(socket.unanswered).toBe(1);
  });

  it('survive a storage full of rubbish', () => {
    storage.setItem('orrery.pending', '{nonsense');
    expect(make().unanswered).toBe(0);
  });
});
