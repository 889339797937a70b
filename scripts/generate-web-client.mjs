// npm run web-client: writes x.generated.ts beside each web/src/**/x.graphql: its operations as texts, with the types of
// their variables and results by src/schema.graphql. With --check, it only names the files that are not current.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/on-fitting-node.mjs';
import { inRoot } from './lib/root.mjs';
import { readDocuments, webClient } from './lib/web-client.mjs';

const FOLDER = join('web', 'src');

const isCheck = process.argv.includes('--check');
const files = readdirSync(inRoot(FOLDER), { recursive: true, encoding: 'utf8' })
  .map((file) => join(FOLDER, file))
  .sort();
const sources = files.filter((file) => file.endsWith('.graphql'));
const documents = readDocuments(sources.map((path) => [path, readFileSync(inRoot(path), 'utf8')]));
const wanted = await webClient(readFileSync(inRoot('src', 'schema.graphql'), 'utf8'), documents);

const outdated = [...wanted].filter(([path, text]) => readIfThere(path) !== text);
const orphans = files.filter((file) => file.endsWith('.generated.ts') && !wanted.has(file));
if (isCheck) {
  const stale = [...outdated.map(([path]) => path), ...orphans];
  if (stale.length > 0) process.stderr.write(`Not current: ${stale.join(', ')}. Run "npm run web-client".\n`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [path, text] of outdated) writeFileSync(inRoot(path), text);
  for (const path of orphans) rmSync(inRoot(path));
}

function readIfThere(path) {
  return existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : undefined;
}
