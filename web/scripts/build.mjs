/** Builds the client into the server's folder, unless what lies there is newer than every source. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../', import.meta.url));
const built = fileURLToPath(new URL('../../src/orrery/server/static/index.html', import.meta.url));
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'svelte.config.js', 'package.json'];

/** @param {string} path @returns {number} */
function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

export function ensureBuilt() {
  if (existsSync(built) && statSync(built).mtimeMs >= Math.max(...SOURCES.map((name) => newest(web + name)))) return;
  const done = spawnSync('npm', ['run', '--silent', 'build'], { cwd: web, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`the client cannot be built:\n${done.stdout}${done.stderr}`);
}
