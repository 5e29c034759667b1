/** One table as it is shown: the room, the match step by step, the log and the chat. */

import { mergeLog } from '../log';
import { PacingQueue } from '../pacing';
import { PACES, type Pace } from '../preferences';
import type { Socket } from '../socket';
import { structuralShare } from '../structuralShare';
import type { Answer, ChatLine, ClockState, Command, LogEntry, Question, Refused, Room, ServerMessage, State } from '../types';

/** A state with the whole log that belongs to it, and what of it was not known before. */
export interface Shown {
  state: State;
  log: LogEntry[];
  fresh: LogEntry[];
}

/** The clocks as the server told them last, and when (milliseconds). */
export interface Clocks {
  state: ClockState;
  received: number;
}

export class TableStore {
  room = $state.raw<Room | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** Of the newest state: time runs on while earlier ones are still being shown. */
  clocks = $state.raw<Clocks | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** How many chat lines are older than this tab; null until they have arrived. */
  oldLines = $state<number | null>(null);
  /** States received, not yet shown. */
  waiting = $state(0);
  /** Commands sent, not yet answered. */
  sending = $state(0);
  /** The host has closed the table before it began. */
  closed = $state(false);
  /** Why the last command was refused. */
  refusal = $state.raw<Refused | null>(null);
  #latest: State | null = null;
  #log: LogEntry[] = [];
  readonly #queue: PacingQueue<Shown>;

  constructor(
    readonly table: string,
    private readonly socket: Pick<Socket, 'command'>,
    private readonly pace: () => Pace,
  ) {
    this.#queue = new PacingQueue((item, waiting) => {
      this.shown = structuralShare(this.shown, item);
      this.waiting = waiting;
    }, PACES[pace()]);
  }

  /** The ply up to which everything is known here. */
  get knownPly(): number | null {
    return this.#latest ? this.#latest.ply : null;
  }

  /** Whether the viewer is to decide in the position shown, and nothing newer waits to be shown. */
  get mine(): boolean {
    const state = this.shown?.state;
    if (!state || state.seat === null || this.waiting > 0) return false;
    return state.actor === state.seat && state.status === 'running' && !this.room?.seats[state.seat]?.left;
  }

  receive(message: ServerMessage): void {
    if (message.type === 'room') this.room = message;
    else if (message.type === 'closed') this.closed = true;
    else if (message.type === 'chat') this.#chat(message.lines);
    else if (message.type === 'state') this.#state(message);
    // Closed while this page was not connected.
    else if (message.type === 'error' && message.code === 'not-found' && message.key === null) this.closed = true;
  }

  /** Show that a command was refused. */
  refuse(refused: Refused): void {
    this.refusal = refused;
  }

  close(): void {
    this.#queue.drop();
  }

  /** Show the newest position at once. */
  skip(): void {
    this.#queue.skip();
    this.waiting = 0;
  }

  /** Send a command; resolves with its answer. What is refused is shown at the table. */
  async command(command: Command): Promise<Answer> {
    this.sending += 1;
    this.refusal = null;
    const answer = await this.socket.command(this.table, command);
    this.sending -= 1;
    if (answer.type === 'refused') this.refuse(answer);
    return answer;
  }

  /** Ask something that changes nothing. */
  ask(question: Question): Promise<Answer> {
    return this.socket.command(this.table, question);
  }

  #state(state: State): void {
    const before = this.#latest;
    const log = mergeLog(this.#log, state.log);
    const fresh = log.filter((entry) => entry.ply >= (before?.ply ?? 0));
    const others = fresh.some((entry) => entry.actor >= 0 && entry.actor !== state.seat);
    const back = before !== null && state.takeback !== null && state.log.keep < before.ply;
    this.#latest = state;
    this.#log = log;
    this.clocks = state.clock ? { state: state.clock, received: performance.now() } : null;
    // A refusal belongs to the position it was made in.
    if (this.refusal && this.refusal.ply < state.ply) this.refusal = null;
    this.#queue.pace = document.hidden || back ? 0 : PACES[this.pace()];
    this.#queue.push({ state, log, fresh: before === null ? [] : fresh }, before === null || !others);
    this.waiting = this.#queue.length;
  }

  /** Add lines that are not known yet: the server sends new ones, or all. */
  #chat(lines: ChatLine[]): void {
    const known = new Map(this.chat.map((line) => [line.id, line]));
    for (const line of lines) known.set(line.id, line);
    this.chat = [...known.values()].sort((one, other) => one.id - other.id);
    this.oldLines ??= this.chat.length;
  }
}
