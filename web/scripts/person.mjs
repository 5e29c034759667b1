/** A person at the table server without a browser: makes tables and plays a match up to where a test wants it. */
import { HUNG } from './waiting.mjs';

/** @typedef {import('../src/lib/boards/contract').Choice} Choice */
/** @typedef {import('../src/lib/boards/contract').SetOffer} SetOffer */
/** What the server says of a match; views are the games' own. */
/** @typedef {Omit<import('../src/lib/types').State, 'view'> & { view: any }} State */
/** @typedef {(choices: Choice[], state: State) => Choice | null} Policy */

const pause = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Person {
  /** @param {string} address @param {string} cookie */
  constructor(address, cookie) {
    this.address = address;
    this.cookie = cookie;
  }

  /** A new guest. @param {string} address @param {string} name */
  static async arrive(address, name) {
    const person = new Person(address, '');
    const answer = await person.#fetch('POST', 'guests', { name });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (!answer.ok || !cookie) throw new Error(`no guest: ${answer.status}`);
    person.cookie = cookie;
    return person;
  }

  /** The session as a cookie for a browser context. */
  get session() {
    const at = this.cookie.indexOf('=');
    return { name: this.cookie.slice(0, at), value: this.cookie.slice(at + 1), url: this.address, httpOnly: true };
  }

  /** Send a request, again later if it came too soon. @param {string} method @param {string} path @param {object} [body] */
  async #fetch(method, path, body) {
    for (;;) {
      const answer = await fetch(`${this.address}/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json', origin: this.address, cookie: this.cookie },
        body: body && JSON.stringify(body),
      });
      if (answer.status !== 429) return answer;
      await pause(1000 * Number(answer.headers.get('retry-after') ?? 1));
    }
  }

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  async ask(method, path, body) {
    const answer = await this.#fetch(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : text;
  }

  /**
   * A table with bots that has begun; returns its id.
   * @param {string} game @param {string[]} bots @param {object} [options]
   * @returns {Promise<string>}
   */
  async sitDown(game, bots, options = {}) {
    const seats = [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
    const wish = { game, options: { ...options, players: seats.length }, seats, public: true, rated: false, clock: null, start: true };
    return (await this.ask('POST', 'tables', wish)).table;
  }

  /** @param {string} table @returns {Promise<State>} */
  async state(table) {
    return (await this.ask('GET', `tables/${table}?since=1000000`)).state;
  }

  /** Wait until it is this person's turn or all is over. @param {string} table */
  async turn(table) {
    const until = Date.now() + HUNG;
    for (let wait = 20; Date.now() < until; wait = Math.min(250, wait * 1.5)) {
      const state = await this.state(table);
      if (state.status !== 'running' || state.actor === state.seat) return state;
      await pause(wait);
    }
    throw new Error('the others take too long');
  }

  /** @param {string} table @param {State} state @param {Choice} choice */
  async act(table, state, choice) {
    const key = crypto.randomUUID();
    await this.ask('POST', `tables/${table}/commands`, { type: 'act', table, key, ply: state.ply, action: choice.action });
  }

  /**
   * Play by a policy until it answers null or the match is over; returns the state then.
   * @param {string} table @param {Policy} policy
   */
  async play(table, policy) {
    for (;;) {
      const state = await this.turn(table);
      const choice = state.status === 'running' ? policy(state.choices, state) : null;
      if (!choice) return state;
      await this.act(table, state, choice);
    }
  }

  /**
   * Play as the hints say until `enough` of the state is true.
   * @param {string} table @param {(state: State) => boolean} enough
   */
  async playWell(table, enough) {
    for (;;) {
      const state = await this.turn(table);
      if (state.status !== 'running' || enough(state)) return state;
      const [only, other] = state.choices;
      const action = other ? (await this.ask('POST', `tables/${table}/hint`)).moves[0].action : only?.action;
      const choice = state.choices.find((one) => one.action === action);
      if (!choice) throw new Error('the hint is none of the choices');
      await this.act(table, state, choice);
    }
  }
}

/** Numbers between 0 and 1 that are the same every time. @param {number} seed */
function seededRandom(seed) {
  let now = seed >>> 0;
  return () => {
    now = (Math.imul(now, 1_664_525) + 1_013_904_223) >>> 0;
    return now / 2 ** 32;
  };
}

const ENDS_TURN = /^(end|pass|done)\b/;

/** Anything that does something, at random but always the same; giving the turn away last. @param {number} seed @returns {Policy} */
export function randomPolicy(seed) {
  const next = seededRandom(seed);
  return (choices) => {
    const active = choices.filter((choice) => !ENDS_TURN.test(choice.move));
    const from = active.length > 0 ? active : choices;
    return from[Math.floor(next() * from.length)] ?? null;
  };
}
