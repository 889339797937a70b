// Files beside others with the same content, compressed as well as possible.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Shorter files fit into the first packets anyway. */
const LEAST_BYTES = 1_400;

/** Writes `x.br` and `x.gz` beside the texts `x` of a folder that are longer than a packet. */
export async function compressFolder(folder) {
  const names = readdirSync(folder).filter((name) => /\.(css|js|html)$/.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
