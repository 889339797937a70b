import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

const OLDEST_NODE = [20, 19];

const LOCK = inRoot('package-lock.json');
const INSTALLED = inRoot('node_modules', '.package-lock.json');
const STAMP = inRoot('node_modules', '.install-stamp');

/** Native packages are built for one platform and one Node ABI, so that a new Node is a reason to install again. */
const BUILT_FOR = `${process.platform} ${process.arch} ${process.versions.modules}`;

/** Installs exactly what package-lock.json names, unless that is what node_modules holds. Ends the process when it cannot. */
export async function ensureInstalled() {
  requireNode();
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  const stamp = `${lock} ${BUILT_FOR}\n`;
  if (existsSync(INSTALLED)) {
    const found = readIfThere(STAMP);
    if (found === stamp) return;
    const fits = found === undefined || found.endsWith(` ${BUILT_FOR}\n`);
    if (fits && holdsTheLock()) return writeFileSync(STAMP, stamp);
  }
  process.stderr.write('Installing the packages of package-lock.json …\n');
  const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0)
    fail('The packages could not be installed. Is the package registry within reach, and is there a C++ compiler?');
  writeFileSync(STAMP, stamp);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
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
  if (script?.endsWith('.js') === true) return run(process.execPath, [script, ...args], { quiet: true });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { quiet: true });
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
