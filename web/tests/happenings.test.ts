import { expect, it } from 'vitest';
import type { Label, TableEvent } from '../src/lib/boards/contract';
import { soundsFor } from '../src/lib/table/sounds.svelte';
import { byPlayer, doingsFor } from '../src/lib/table/happenings.svelte';
import type { LogEntry } from '../src/lib/types';

const event = (ply: number, actor: number, id: string, text: string, args: Label[1] = {}): TableEvent => ({
  ply,
  actor,
  label: [id, { player: `seat:${Math.max(actor, 0)}`, ...args }],
  text,
  parts: [`station-${text}`],
});

it('what the others did since the viewer acted is told, each time once, without what is only the course of the match', () => {
  const recent = [
    event(1, 1, 'af-event-solar', 'before'),
    event(2, 0, 'af-event-solar', 'own'),
    event(3, 0, 'af-event-turn', 'next turn', { player: 'seat:1' }),
    event(4, -1, 'af-event-roll', 'rolls', { player: 'seat:1' }),
    event(5, 1, 'af-event-hub', 'hub'),
    event(6, 1, 'af-event-hub', 'hub'),
    event(7, 2, 'af-event-take', 'raid', { victim: 'seat:0' }),
    event(8, -1, 'af-event-display', 'on display'),
  ];
  expect(doingsFor(recent, 0).map(({ seat, text, own }) => [seat, text, own])).toEqual([
    [1, 'hub ×2', false],
    [2, 'raid', true],
  ]);
  expect(doingsFor([...recent, event(9, 0, 'af-event-solar', 'own')], 0)).toEqual([]);
  expect(doingsFor(recent, null)).toEqual([]);
});

it('steps of a move are told only of those of whom nothing else is', () => {
  const recent = [event(1, 1, 'aa-move-pay', '3 blue'), event(2, 1, 'aa-event-completed', 'completes'), event(3, 1, 'aa-move-end', 'ends'), event(4, 2, 'aa-move-end', 'ends')];
  expect(doingsFor(recent, 0).map(({ seat, text }) => [seat, text])).toEqual([
    [1, 'completes'],
    [2, 'ends'],
  ]);
});

it('what happens sounds like what it is: every sound once, in order, and not too many', () => {
  const entry = (...ids: string[]): LogEntry => ({ ply: 1, actor: 1, move: 'm', label: ['af-move', {}], events: ids.map((id) => [id, {}]) }) as unknown as LogEntry;
  const table = { 'af-event-solar': 'dock', 'af-event-roll': 'dice', 'af-event-landed': 'land', 'af-event-claim': 'card', 'af-move': 'gain' } as const;
  expect(soundsFor([entry('af-event-roll', 'af-event-solar'), entry('af-event-solar', 'af-event-control')], table)).toEqual(['dice', 'dock']);
  expect(soundsFor([entry()], table)).toEqual(['gain']);
  expect(soundsFor([entry('af-event-roll', 'af-event-solar', 'af-event-landed', 'af-event-claim')], table)).toHaveLength(3);
});

it('what a player did in a row stands below that player\'s name, which is said once', () => {
  const texts = ['Builder docks', 'Builder: a card', 'the display is new', 'Builders gain', 'Ada docks'];
  const doings = texts.map((text, at) => ({ key: String(at), seat: at < 4 ? 1 : 0, text, parts: [], own: false }));
  expect(byPlayer(doings, ['Ada', 'Builder']).map(({ seat, name, lines }) => [seat, name, lines.map((line) => line.text)])).toEqual([
    [1, 'Builder', ['docks', 'a card', 'the display is new', 'Builders gain']],
    [0, 'Ada', ['docks']],
  ]);
  expect(byPlayer([], [])).toEqual([]);
});
