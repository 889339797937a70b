// npm run bench [-- NAME …]: asks the questions of bench/, all or the named ones, one after the other.
import './lib/on-fitting-node.mjs';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const all = readdirSync(inRoot('bench'))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => basename(file, '.mjs'));
const asked = process.argv.slice(2);

await ensureInstalled();
await ensureBuilt();
for (const name of asked.length > 0 ? asked : all) {
  process.stdout.write(`\n== ${name}\n`);
  const code = await runNode(`bench/${name}.mjs`);
  if (code !== 0) process.exitCode = code;
}
