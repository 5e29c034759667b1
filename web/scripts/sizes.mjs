/** Prints what the first page loads, gzipped, and fails beyond the limit. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000;
const out = fileURLToPath(new URL('../../src/orrery/server/static/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${out}.vite/manifest.json`, 'utf8'));

const files = new Set();
/** @param {string} key */
function add(key) {
  const chunk = manifest[key];
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const other of chunk.imports ?? []) add(other);
}
add('index.html');

const size = (/** @type {string} */ file) => gzipSync(readFileSync(out + file)).length;
let script = 0;
for (const file of files) {
  console.log(`${String(size(file)).padStart(8)}  ${file}`);
  if (file.endsWith('.js')) script += size(file);
}
console.log(`first page: ${script} bytes of script, gzipped (limit ${LIMIT})`);
for (const chunk of Object.values(manifest)) {
  if (chunk.isDynamicEntry) console.log(`${String(size(chunk.file)).padStart(8)}  ${chunk.file} (when needed)`);
}
if (script > LIMIT) process.exit(1);
