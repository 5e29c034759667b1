import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Our messages, in the order in which the server concatenates them. */
const SHARED = ['common.ftl', 'terminal.ftl', 'web.ftl'];

/** The messages of one language: ours, or those of a game. */
function words(source: string, language: string, game: string | undefined): string {
  const folder = join(source, ...(game ? ['games', game.replaceAll('-', '_')] : []), 'locale', language);
  const names = game ? (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort() : []) : SHARED;
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

/** Prints the component tables of a game as the server tells them. */
const TABLES = `
import json, sys
from orrery.core.registry import load_game
from orrery.server.routes.games import worded_tables
print(json.dumps(worded_tables(load_game(sys.argv[1]))))
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
        const locale = /\/api\/locale\/(en|pl|ru)(?:\/([a-z-]+))?$/.exec(url.pathname);
        if (locale) return send('text/plain', words(source, locale[1]!, locale[2]));
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
