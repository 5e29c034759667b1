/** Single keys at a table, and Enter and Escape, which work in every game alike. */

import { pressedByPointer } from '../pointer';
import { anyOpen } from '../popover';

export interface TableKeys {
  /** Press the entry of the list with this number, which begins at 1. */
  press(number: number): void;
  /** Confirm the marked set. Tells whether there is a set. */
  confirm(): boolean;
  /** Take the marks back, or a step of a move that has begun. Tells whether there was one. */
  stepBack(): boolean;
  undo(): void;
  hint(): void;
  skip(): void;
  rules(): void;
  chat(): void;
  /** Go to the field where moves are typed. */
  type(): void;
  help(): void;
}

/** Where keys mean something else. */
const TYPING = 'input, textarea, select, dialog, [popover], [contenteditable]';
/** What Enter itself presses. */
const PRESSED = 'button, a, summary, [role=button], [role=tab], [role=option]';
/** An item of a set: whoever marked it with a pointer means with Enter what the button says that confirms. */
const MARKED = '[data-target][aria-pressed]';

const COMMANDS: Record<string, Exclude<keyof TableKeys, 'press' | 'confirm' | 'stepBack'>> = {
  u: 'undo',
  h: 'hint',
  s: 'skip',
  r: 'rules',
  c: 'chat',
  '/': 'type',
  '?': 'help',
};

/** Do what a key stands for. `single`: whether keys of one letter or digit are commands. */
export function handleKey(event: KeyboardEvent, keys: TableKeys, single: boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element;
  if (target.closest(TYPING)) return;
  if (obeyed(event.key, target, keys, single)) event.preventDefault();
}

function obeyed(key: string, target: Element, keys: TableKeys, single: boolean): boolean {
  if (key === 'Escape') return !anyOpen() && keys.stepBack();
  if (key === 'Enter') {
    const item = target.closest(MARKED);
    return (!target.closest(PRESSED) || (item !== null && pressedByPointer(item))) && keys.confirm();
  }
  if (!single) return false;
  if (/^[1-9]$/.test(key)) {
    keys.press(Number(key));
    return true;
  }
  const command = COMMANDS[key.toLowerCase()];
  if (command) keys[command]();
  return command !== undefined;
}
