import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * A file of the folder of facts and sample data that may lie beside the checkout, or where `SHARED_DIR` says, parsed as
 * JSON. Undefined, with a loud warning, when it is not there: the test then has nothing to compare with and passes.
 */
export function sharedJson<Content>(...path: readonly string[]): Content | undefined {
  const file = join(process.env['SHARED_DIR'] ?? resolve('..', 'shared'), ...path);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Content;
  console.warn(`NOT TESTED: ${file} is absent; name its folder in SHARED_DIR to run this test`);
  return undefined;
}
