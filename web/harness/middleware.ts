import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Our messages, in the order in which the server concatenates them. */
const SHARED = ['common.ftl', 'terminal.ftl', 'web.ftl'];

/** The messages of one language: ours, then all of every game named. */
function words(source: string, language: string, games: string[]): string {
  const ours = join(source, 'locale', language);
  const folders = games.map((game) => join(source, 'games', game.replaceAll('-', '_'), 'locale', language)).filter(existsSync);
  const files = folders.flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort().map((name) => join(folder, name)));
  return [...SHARED.map((name) => join(ours, name)), ...files].map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** Prints the component tables of a game as the server tells them. */
const TABLES = `
import json, sys
from orrery.server.routes.games import content
print(json.dumps(content(sys.argv[1])))
`;

/**
 * Serves what a board needs to be looked at without the table server: the words at the server's own address,
 * the rules pages, the component tables (by the Python given), and sample states from a folder given by the
 * environment (ORRERY_SAMPLES).
 */
export function localWords(source: string, python: string, samples: string | undefined): Plugin {
  return {
    name: 'orrery-harness',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://harness');
        const send = (type: string, body: string | Buffer): void => {
          response.setHeader('Content-Type', `${type}; charset=utf-8`);
          response.end(body);
        };
        const locale = /\/api\/locale\/(en|pl|ru)$/.exec(url.pathname);
        if (locale) {
          const games = url.searchParams.getAll('game').flatMap((value) => value.split(','));
          const safe = games.filter((game) => /^[a-z-]+$/.test(game));
          return send('text/plain', words(source, locale[1]!, safe));
        }
        const rules = /\/api\/games\/([a-z-]+)\/rules$/.exec(url.pathname);
        if (rules) {
          const file = join(source, 'games', rules[1]!.replaceAll('-', '_'), 'RULES.md');
          if (existsSync(file)) return send('text/markdown', readFileSync(file));
        }
        const content = /\/api\/games\/([a-z-]+)\/content$/.exec(url.pathname);
        if (content) {
          execFile(python, ['-c', TABLES, content[1]!], (error, told) => {
            if (error) response.statusCode = 500;
            send(error ? 'text/plain' : 'application/json', error ? error.message : told);
          });
          return;
        }
        if (url.pathname.startsWith('/samples/') && samples) {
          const folder = resolve(samples);
          const file = normalize(join(folder, decodeURIComponent(url.pathname.slice('/samples/'.length))));
          if (file.startsWith(folder + sep) && existsSync(file)) return send('application/json', readFileSync(file));
          response.statusCode = 404;
          return send('text/plain', 'no such sample');
        }
        next();
      });
    },
  };
}
