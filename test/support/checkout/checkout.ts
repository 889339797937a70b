import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A path inside the checkout. */
export function inCheckout(...parts: readonly string[]): string {
  return resolve(process.cwd(), ...parts);
}

/** The text of a file of the checkout. */
export function textOf(...parts: readonly string[]): string {
  return readFileSync(inCheckout(...parts), 'utf8');
}

/** The service's own sources, without tests, relative to the checkout, sorted. */
export function sourceFiles(): readonly string[] {
  return readdirSync(inCheckout('src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => join('src', file))
    .sort();
}

/** The sources of the console, without tests and generated files, relative to the checkout, sorted. */
export function consoleFiles(): readonly string[] {
  return readdirSync(inCheckout('web', 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|generated)\.ts$/.test(file))
    .map((file) => join('web', 'src', file))
    .sort();
}

/** Every file that belongs to the project: what git keeps, or would keep. */
export function projectFiles(): readonly string[] {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: process.cwd(),
    encoding: 'utf8',
  });
  return listing.split('\n').filter((file) => file !== '' && existsSync(inCheckout(file)));
}
