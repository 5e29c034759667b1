/** The games and bots that the server has, asked for once. */

import { api, book } from './services.svelte';
import type { GameInfo, Level } from './types';

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<Level[]>([]);
  #loading: Promise<void> | null = null;

  /** Resolves when the games and their words are there. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    const found = await api.games();
    await book.addGames(found.games.map((game) => game.id));
    this.games = found.games;
    this.levels = found.levels;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** A bot as people call it: by its level; one that is none of the levels keeps its own name. */
  botName(bot: string): string {
    const level = this.levels.find((one) => one.bot === bot)?.level ?? bot.split(':')[0]!;
    const id = `web-bot-${level}`;
    return book.has(id) ? book.text(id) : level;
  }
}

export const catalogue = new Catalogue();
