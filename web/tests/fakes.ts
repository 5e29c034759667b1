import type { Timers } from '../src/lib/pacing';
import type { Wire } from '../src/lib/socket';

/** Time that passes only when told to. */
export class FakeTimers implements Timers {
  #now = 0;
  #next = 1;
  #waiting = new Map<number, { at: number; run: () => void }>();

  set(run: () => void, milliseconds: number): unknown {
    const handle = this.#next++;
    this.#waiting.set(handle, { at: this.#now + milliseconds, run });
    return handle;
  }

  clear(handle: unknown): void {
    this.#waiting.delete(handle as number);
  }

  now(): number {
    return this.#now;
  }

  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = [...this.#waiting].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.#waiting.delete(due[0]);
      this.#now = Math.max(this.#now, due[1].at);
      due[1].run();
    }
    this.#now = end;
  }
}

/** One end of a connection; the test plays the server. */
export class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(): void {
    this.onclose?.();
  }

  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

export class FakeStorage {
  items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}
