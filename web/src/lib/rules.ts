/** The rules pages of games and their examples, read once. */

import { api } from './services.svelte';
import { parseMarkdown, sections, type Block, type Section } from './markdown';
import type { RulesExample } from './types';

export interface RulesPage {
  blocks: Block[];
  sections: Section[];
}

const pages = new Map<string, Promise<RulesPage>>();

export function rulesOf(game: string, language: string): Promise<RulesPage> {
  const key = `${game}/${language}`;
  let page = pages.get(key);
  if (!page) {
    page = api.rules(game, language).then((text) => {
      const blocks = parseMarkdown(text);
      return { blocks, sections: sections(blocks) };
    });
    page.catch(() => pages.delete(key));
    pages.set(key, page);
  }
  return page;
}

const examples = new Map<string, Promise<Record<string, RulesExample>>>();

export function examplesOf(game: string): Promise<Record<string, RulesExample>> {
  let found = examples.get(game);
  if (!found) {
    found = api.examples(game);
    found.catch(() => examples.delete(game));
    examples.set(game, found);
  }
  return found;
}

/** Where the pictures of a game's rules page are; a name follows. */
export function picturesOf(game: string): string {
  return `api/games/${encodeURIComponent(game)}/pictures/`;
}
