import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * The Avro schema `name` in the Python package of DataHub's client, installed in the virtual environment `CLIENT_VENV`;
 * undefined where it is not there.
 */
export function clientSchema(name: string): unknown {
  const lib = join(process.env.CLIENT_VENV ?? join(homedir(), '.cache', 'datahub-client-venv'), 'lib');
  if (!existsSync(lib)) return undefined;
  const file = readdirSync(lib)
    .map((python) => join(lib, python, 'site-packages', 'datahub', 'metadata', 'schemas', `${name}.avsc`))
    .find((path) => existsSync(path));
  return file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'));
}
