import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { withProgress } from './progress.mjs';
import { run } from './run.mjs';

/** Native packages are chosen for the platform. */
const BUILT_FOR = `${process.platform} ${process.arch}`;

/**
 * Installs exactly what package-lock.json names, unless that is what node_modules holds; both lie in `folder` of the
 * checkout. Ends the process if it cannot.
 */
export async function ensureInstalled(folder = '.') {
  const file = inRoot(folder, 'node_modules', '.install-stamp');
  const lock = createHash('sha256')
    .update(readFileSync(lockOf(folder)))
    .digest('hex');
  const stamp = `${lock} ${BUILT_FOR}\n`;
  if (existsSync(recordOf(folder))) {
    const found = readIfThere(file);
    if (found === stamp) return;
    const fits = found === undefined || found.endsWith(` ${BUILT_FOR}\n`);
    if (fits && holdsTheLock(folder)) return writeFileSync(file, stamp);
  }
  const code = await withProgress('Installing packages', partInstalled(folder), () =>
    npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'], inRoot(folder)),
  );
  if (code !== 0) fail('The packages could not be installed. Is the package registry within reach?');
  writeFileSync(file, stamp);
}

function lockOf(folder) {
  return inRoot(folder, 'package-lock.json');
}

/** What npm itself says it installed. */
function recordOf(folder) {
  return inRoot(folder, 'node_modules', '.package-lock.json');
}

/** Tells how much of what the lock file names for this platform lies in node_modules, from 0 to 1. */
function partInstalled(folder) {
  const wanted = Object.entries(JSON.parse(readFileSync(lockOf(folder), 'utf8')).packages)
    .filter(([path, { optional }]) => path !== '' && !optional)
    .map(([path]) => inRoot(folder, path, 'package.json'));
  return () => wanted.filter((file) => existsSync(file)).length / wanted.length;
}

/** Whether npm's own record of node_modules names every package of the lock file in its version. */
function holdsTheLock(folder) {
  const wanted = JSON.parse(readFileSync(lockOf(folder), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(recordOf(folder), 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    return path === '' || (found === undefined ? entry.optional === true : found.version === entry.version);
  });
}

function npm(args, cwd) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js') === true) return run(process.execPath, [script, ...args], { cwd, silent: true });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd, silent: true });
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
