/** Asks the server why moves are not possible now: one question for all moves of an element, asked once in a position. */

import type { Api } from '../api';
import type { Label } from '../boards/contract';
import type { TableStore } from './store.svelte';

/** The most actions that one question may name (docs/protocol.md). */
const MOST_ACTIONS = 64;
/** More reasons than this would make a wall of text. */
const MOST_REASONS = 4;

export class Reasons {
  /** Actions by notation, of every game asked about. */
  #actions = new Map<string, Promise<Map<string, number>>>();
  /** What was asked in the position of this ply. */
  #asked = { ply: -1, answers: new Map<string, Promise<Label[]>>() };

  constructor(private readonly api: Pick<Api, 'actions'>) {}

  /** The distinct reasons against these moves, those told first that the server tells first. */
  async of(game: string, store: Pick<TableStore, 'knownPly' | 'ask'>, moves: readonly string[]): Promise<Label[]> {
    const ply = store.knownPly;
    if (ply === null) return [];
    if (this.#asked.ply !== ply) this.#asked = { ply, answers: new Map() };
    const { answers } = this.#asked;
    const question = moves.join('|');
    let answer = answers.get(question);
    if (!answer) {
      answer = this.#ask(game, store, moves, ply);
      answer.catch(() => answers.delete(question));
      answers.set(question, answer);
    }
    return answer;
  }

  async #ask(game: string, store: Pick<TableStore, 'ask'>, moves: readonly string[], ply: number): Promise<Label[]> {
    const numbers = await this.#actionsOf(game);
    const actions = moves.map((move) => numbers.get(move)).filter((action) => action !== undefined);
    if (actions.length === 0) return [];
    const answer = await store.ask({ type: 'why', ply, actions: actions.slice(0, MOST_ACTIONS) });
    if (answer.type !== 'reasons') return [];
    const distinct = new Map(answer.reasons.filter((label) => label !== null).map((label) => [JSON.stringify(label), label]));
    return [...distinct.values()].slice(0, MOST_REASONS);
  }

  #actionsOf(game: string): Promise<Map<string, number>> {
    let table = this.#actions.get(game);
    if (!table) {
      table = this.api.actions(game).then((moves) => new Map(moves.map((move, action) => [move, action])));
      table.catch(() => this.#actions.delete(game));
      this.#actions.set(game, table);
    }
    return table;
  }
}
