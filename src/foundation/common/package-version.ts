import { readFileSync } from 'node:fs';
import { builtFile } from './built-file.js';

/** The version in the package of the service, such as `1.2.3`. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(builtFile('../package.json'), 'utf8')) as { readonly version: string };
  return version;
}
