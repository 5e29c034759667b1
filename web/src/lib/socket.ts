/**
 * The one connection to the table server. It mends itself: after a loss it connects again (waiting longer each time),
 * follows the same tables from the ply known, and sends every command again that got no answer. Commands carry a key,
 * so sending twice does nothing twice.
 */

import { KnownViews } from './changes';
import { realTimers, type Timers } from './pacing';
import type { Answer, Command, Question, ServerMessage, StateMessage, WireMessage } from './types';

export type Status =
  | { kind: 'idle' }
  | { kind: 'connecting' }
  | { kind: 'open' }
  /** Lost; `retryAt` is when it tries again, in milliseconds of the timers' clock. */
  | { kind: 'lost'; retryAt: number }
  /** The server said goodbye and will be back. */
  | { kind: 'restarting'; retryAt: number };

/** What is needed of a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What is needed of sessionStorage: commands without an answer outlive a reload of the page. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SocketOptions {
  connect: () => Wire;
  onMessage: (message: ServerMessage) => void;
  onStatus: (status: Status) => void;
  /** The answer to a command of this tab from before it was loaded again: nobody else waits for it. */
  onLate?: (answer: Answer) => void;
  timers?: Timers;
  random?: () => number;
  newKey?: () => string;
  storage?: TextStorage | null;
}

interface Pending {
  table: string;
  key: string;
  command: Command | Question;
  answer: (answer: Answer) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 40_000;
const SILENCE = 12_000;
const STORED = 'orrery.pending';

export class Socket {
  #wire: Wire | null = null;
  #tables = new Map<string, () => number | null>();
  #pending = new Map<string, Pending>();
  #views = new KnownViews();
  #lobby = false;
  #attempts = 0;
  #retry: unknown = null;
  #ping: unknown = null;
  #silence: unknown = null;
  #wanted = false;
  #goodbye = false;
  #status: Status = { kind: 'idle' };
  readonly #timers: Timers;
  readonly #random: () => number;
  readonly #newKey: () => string;
  readonly #storage: TextStorage | null;

  constructor(private readonly options: SocketOptions) {
    this.#timers = options.timers ?? realTimers;
    this.#random = options.random ?? Math.random;
    this.#newKey = options.newKey ?? randomKey;
    this.#storage = options.storage ?? null;
    this.#restore();
  }

  get status(): Status {
    return this.#status;
  }

  /** Commands that were sent or will be, and have no answer yet. */
  get unanswered(): number {
    return this.#pending.size;
  }

  open(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#connect();
  }

  close(): void {
    this.#wanted = false;
    this.#timers.clear(this.#retry);
    this.#drop();
    this.#say({ kind: 'idle' });
  }

  /** Try now instead of waiting, e.g. when the network or the tab is back. */
  nudge(): void {
    if (!this.#wanted) return;
    if (this.#status.kind === 'open') this.#ask();
    else if (this.#status.kind !== 'connecting') {
      this.#timers.clear(this.#retry);
      this.#connect();
    }
  }

  /** Connect anew, under another identity. */
  restart(): void {
    if (!this.#wanted) return;
    this.#timers.clear(this.#retry);
    this.#drop();
    this.#attempts = 0;
    this.#connect();
  }

  /** Follow a table; `since` tells the ply known whenever it is asked. */
  watch(table: string, since: () => number | null): void {
    this.#tables.set(table, since);
    if (this.#status.kind === 'open') this.#sendWatch(table, since);
  }

  unwatch(table: string): void {
    if (!this.#tables.delete(table)) return;
    if (this.#status.kind === 'open') this.#send({ type: 'unwatch', table });
  }

  lobby(on: boolean): void {
    if (this.#lobby === on) return;
    this.#lobby = on;
    if (this.#status.kind === 'open') this.#send({ type: 'lobby', on });
  }

  /** Send a command or a question; resolves with its answer, however long the connection is away. */
  command(table: string, command: Command | Question): Promise<Answer> {
    const key = this.#newKey();
    return new Promise((resolve) => {
      const pending: Pending = { table, key, command, answer: resolve };
      this.#pending.set(key, pending);
      this.#save();
      if (this.#status.kind === 'open') this.#sendCommand(pending);
    });
  }

  #sendWatch(table: string, since: () => number | null): void {
    this.#send({ type: 'watch', table, since: since() });
  }

  #sendCommand(pending: Pending): void {
    this.#send({ ...pending.command, table: pending.table, key: pending.key });
  }

  #send(message: object): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #say(status: Status): void {
    this.#status = status;
    this.options.onStatus(status);
  }

  #connect(): void {
    this.#goodbye = false;
    this.#say({ kind: 'connecting' });
    const wire = this.options.connect();
    this.#wire = wire;
    wire.onopen = () => {
      if (wire !== this.#wire) return;
      this.#attempts = 0;
      this.#say({ kind: 'open' });
      if (this.#lobby) this.#send({ type: 'lobby', on: true });
      this.#views.clear();
      for (const [table, since] of this.#tables) this.#sendWatch(table, since);
      for (const pending of this.#pending.values()) this.#sendCommand(pending);
      this.#alive();
    };
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#receive(event.data);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost();
    };
  }

  #receive(data: unknown): void {
    this.#alive();
    let message: WireMessage;
    try {
      message = JSON.parse(String(data)) as WireMessage;
    } catch {
      return;
    }
    if (message.type === 'pong') return;
    if (message.type === 'state') return this.#stateCame(message);
    if (message.type === 'bye') this.#goodbye = true;
    if (message.type === 'ack' || message.type === 'refused' || message.type === 'reasons') this.#answered(message);
    if (message.type === 'error' && message.key !== null) this.#misunderstood(message.key, message.code, message.message);
    this.options.onMessage(message);
  }

  #stateCame(message: StateMessage): void {
    const since = this.#tables.get(message.table);
    if (!since) return;
    const state = this.#views.completed(message);
    if (state === 'misfit') this.#sendWatch(message.table, since);
    else if (state) this.options.onMessage(state);
  }

  #answered(answer: Answer): void {
    const pending = this.#pending.get(answer.key);
    if (!pending) return;
    this.#pending.delete(answer.key);
    this.#save();
    pending.answer(answer);
  }

  /** Treat an error message about a command as its refusal. */
  #misunderstood(key: string, code: string, message: string): void {
    const table = this.#pending.get(key)?.table;
    if (table !== undefined) this.#answered({ type: 'refused', table, key, ply: 0, code, message, label: null });
  }

  /** Note that the server has sent something: stop waiting for its pong, and put the next ping off. */
  #alive(): void {
    this.#timers.clear(this.#silence);
    this.#silence = null;
    this.#timers.clear(this.#ping);
    this.#ping = this.#timers.set(() => this.#ask(), PING_EVERY);
  }

  /** Send a ping; without any message within SILENCE the connection counts as lost. */
  #ask(): void {
    if (this.#silence !== null) return;
    this.#send({ type: 'ping' });
    this.#silence = this.#timers.set(() => this.#lost(), SILENCE);
  }

  #lost(): void {
    this.#drop();
    if (!this.#wanted) return;
    const wait = this.#goodbye
      ? FIRST_WAIT * 2
      : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.75 + this.#random() / 2);
    this.#attempts += 1;
    const retryAt = this.#timers.now() + wait;
    this.#say(this.#goodbye ? { kind: 'restarting', retryAt } : { kind: 'lost', retryAt });
    this.#retry = this.#timers.set(() => this.#connect(), wait);
  }

  #drop(): void {
    this.#timers.clear(this.#ping);
    this.#timers.clear(this.#silence);
    this.#ping = this.#silence = null;
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #save(): void {
    if (!this.#storage) return;
    // Questions need not survive a reload.
    const kept = [...this.#pending.values()].filter((pending) => pending.command.type !== 'why');
    try {
      if (kept.length === 0) this.#storage.removeItem(STORED);
      else this.#storage.setItem(STORED, JSON.stringify(kept.map(({ table, key, command }) => ({ table, key, command }))));
    } catch {
      // Without storage a reload forgets what has not been answered.
    }
  }

  #restore(): void {
    try {
      const kept = JSON.parse(this.#storage?.getItem(STORED) ?? '[]') as Omit<Pending, 'answer'>[];
      for (const { table, key, command } of kept) {
        this.#pending.set(key, { table, key, command, answer: (answer) => this.options.onLate?.(answer) });
      }
    } catch {
      this.#storage?.removeItem(STORED);
    }
  }
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
