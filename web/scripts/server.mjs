/** A real table server for tests, screenshots and measurements: on loopback, with a database of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HUNG } from './waiting.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PYTHON = process.env.ORRERY_PYTHON ?? join(ROOT, '.venv/bin/python');
const SERVE = fileURLToPath(new URL('serve.py', import.meta.url));

export class TableServer {
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  #folder = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  #database = `sqlite:///${join(this.#folder, 'tables.sqlite3')}`;
  #port = 0;
  #said = '';

  /** A server that can be reached. End it with `stop`. */
  static async start() {
    const server = new TableServer();
    await server.again();
    return server;
  }

  /** Where it is, without a slash at the end. */
  get address() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** A folder that goes away with the server. */
  get folder() {
    return this.#folder;
  }

  get running() {
    return this.#process !== null;
  }

  /** Start (again) on the same database and, once it has one, the same port. @param {string} [client] folder of another client to serve */
  async again(client) {
    if (!existsSync(PYTHON)) throw new Error(`no Python at ${PYTHON}: run make test once, or name one in ORRERY_PYTHON`);
    const words = [SERVE, '--host', '127.0.0.1', '--port', String(this.#port), '--db', this.#database];
    if (client) words.push('--static', client);
    const child = spawn(PYTHON, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    this.#said = '';
    await new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the server did not start in time:\n${this.#said}`)), HUNG);
      const hear = (/** @type {Buffer} */ data) => {
        this.#said = (this.#said + data.toString()).slice(-8000);
        const found = /Orrery is at http:\/\/127\.0\.0\.1:(\d+)\//.exec(this.#said);
        if (!found) return;
        this.#port = Number(found[1]);
        clearTimeout(late);
        resolve(undefined);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`the server ended with ${code}:\n${this.#said}`));
      });
    });
  }

  /** Do what whoever runs the server does beside it. @param {...string} words */
  admin(...words) {
    execFileSync(PYTHON, ['-c', 'import sys; from orrery.cli.main import main; sys.exit(main())', 'admin', ...words, '--db', this.#database], { cwd: ROOT, stdio: 'pipe' });
  }

  /** Without a goodbye, as if the power had failed. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /** As when it is updated: it says goodbye, and may be started again. */
  async halt() {
    await this.#end('SIGTERM');
  }

  async stop() {
    await this.halt();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** @param {'SIGKILL' | 'SIGTERM'} signal */
  async #end(signal) {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), HUNG);
    await gone;
    clearTimeout(late);
  }
}
