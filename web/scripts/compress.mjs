/** Compresses the built page once, as well as can be, so that the server only has to hand it out. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes under which it saves nothing. */
const SMALLEST = 1024;
const out = fileURLToPath(new URL('../../src/orrery/server/static/', import.meta.url));

for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest)$/.test(entry.name)) continue;
  const file = `${entry.parentPath}/${entry.name}`;
  const data = readFileSync(file);
  if (data.length < SMALLEST) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  writeFileSync(`${file}.br`, brotliCompressSync(data, { params }));
  writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
}
