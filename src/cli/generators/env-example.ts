import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderEnvExample, renderVariableTables } from '../../foundation/config/index.js';

const START = '<!-- variables: written by npm run env-example -->';
const END = '<!-- /variables -->';

function withTables(document: string): string {
  const [head] = document.split(START);
  const [, tail] = document.split(END);
  if (head === undefined || tail === undefined)
    throw new Error(`docs/configuration.md needs the lines ${START} and ${END}`);
  return `${head}${START}\n\n${renderVariableTables()}\n\n${END}${tail}`;
}

const root = process.argv[2] ?? process.cwd();
const guide = join(root, 'docs', 'configuration.md');
writeFileSync(join(root, '.env.example'), renderEnvExample());
writeFileSync(guide, withTables(readFileSync(guide, 'utf8')));
