import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { handleKey, type TableKeys } from '../src/lib/table/keyboard';

type Fake = { [name in keyof TableKeys]: ReturnType<typeof vi.fn> };

/** Press a key where these selectors fit what has the focus; tells what was done. */
function press(key: string, { on = [], single = true, answers = true, more = {} }: { on?: string[]; single?: boolean; answers?: boolean; more?: object } = {}): string[] {
  const names = ['press', 'confirm', 'stepBack', 'undo', 'hint', 'skip', 'rules', 'chat', 'type', 'help'] as const;
  const keys = Object.fromEntries(names.map((name) => [name, vi.fn(() => answers)])) as Fake;
  const preventDefault = vi.fn();
  const target = { closest: (selector: string) => (on.some((one) => selector.split(', ').includes(one)) ? {} : null) };
  handleKey({ key, target, preventDefault, defaultPrevented: false, ...more } as unknown as KeyboardEvent, keys as unknown as TableKeys, single);
  const done = names.filter((name) => keys[name].mock.calls.length > 0).map((name) => [name, ...keys[name].mock.calls[0]!].join(' '));
  return preventDefault.mock.calls.length > 0 ? done : done.map((one) => `${one}, and on`);
}

/** Whether something lies open above the page. */
let open = false;
beforeEach(() => {
  open = false;
  vi.stubGlobal('document', { querySelector: () => (open ? {} : null) });
});
afterAll(() => void vi.unstubAllGlobals());

it('single keys are commands, unless they are switched off or something is typed', () => {
  expect(press('3')).toEqual(['press 3']);
  expect(press('U')).toEqual(['undo']);
  expect(press('/')).toEqual(['type']);
  expect(press('x')).toEqual([]);
  expect(press('u', { single: false })).toEqual([]);
  expect(press('u', { on: ['input'] })).toEqual([]);
  expect(press('u', { on: ['dialog'] })).toEqual([]);
  expect(press('u', { more: { ctrlKey: true } })).toEqual([]);
});

it('Escape steps back and Enter confirms, even without single keys', () => {
  expect(press('Escape', { single: false })).toEqual(['stepBack']);
  expect(press('Enter', { single: false })).toEqual(['confirm']);
  // Nothing to step back from: the key is left to others.
  expect(press('Escape', { answers: false })).toEqual(['stepBack, and on']);
});

it('Escape closes help that lies open, and does nothing else', () => {
  open = true;
  expect(press('Escape')).toEqual([]);
});

it('Enter presses what has the focus; what a board has dealt with is done', () => {
  expect(press('Enter', { on: ['button'] })).toEqual([]);
  expect(press('Enter', { on: ['[role=button]'] })).toEqual([]);
  expect(press('Escape', { more: { defaultPrevented: true } })).toEqual([]);
});
