import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { withProgress } from './progress.mjs';
import { run } from './run.mjs';

const LOCK = inRoot('package-lock.json');
const INSTALLED = inRoot('node_modules', '.package-lock.json');
const STAMP = inRoot('node_modules', '.install-stamp');

/** Native packages are chosen for the platform. */
const BUILT_FOR = `${process.platform} ${process.arch}`;

/**
 * Installs exactly what package-lock.json names, unless that is what node_modules holds. Ends the process when it
 * cannot.
 */
export async function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  const stamp = `${lock} ${BUILT_FOR}\n`;
  if (existsSync(INSTALLED)) {
    const found = readIfThere(STAMP);
    if (found === stamp) return;
    const fits = found === undefined || found.endsWith(` ${BUILT_FOR}\n`);
    if (fits && holdsTheLock()) return writeFileSync(STAMP, stamp);
  }
  const code = await withProgress('Installing packages', partInstalled(), () =>
    npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']),
  );
  if (code !== 0) fail('The packages could not be installed. Is the package registry within reach?');
  writeFileSync(STAMP, stamp);
}

/** Tells how much of what the lock file names for this platform lies in node_modules, from 0 to 1. */
function partInstalled() {
  const wanted = Object.entries(JSON.parse(readFileSync(LOCK, 'utf8')).packages)
    .filter(([path, { optional }]) => path !== '' && !optional)
    .map(([path]) => inRoot(path, 'package.json'));
  return () => wanted.filter((file) => existsSync(file)).length / wanted.length;
}

/** Whether npm's own record of node_modules names every package of the lock file in its version. */
function holdsTheLock() {
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    return path === '' || (found === undefined ? entry.optional === true : found.version === entry.version);
  });
}

function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js') === true) return run(process.execPath, [script, ...args], { silent: true });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { silent: true });
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
