import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the service needs of Node: native packages that are built for its ABI 127 and later. */
const OLDEST = [22, 13];

/**
 * Flags that the service runs with. The young generation of the heap takes 16 MB as in Node up to 22, instead of
 * growing to 134 MB: measured on an idle service, 100 MB less memory for the same throughput.
 */
export const FLAGS = ['--max-semi-space-size=16'];

/**
 * How glibc takes memory from the system. By default each of the dozen threads gets an area of its own: two save 20 MB
 * in an idle service. Blocks from 1 MB on, as the body of a large request, go back when they are freed; by default, one
 * such block makes glibc keep later ones of up to 32 MB: 60 MB less in a service that receives bodies of 30 MB.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };

const DECLARATION = fileURLToPath(new URL('./node', import.meta.url));

/**
 * Where a Node that was fetched lies: beside the package where that can be written to, else with the user's other
 * caches.
 */
const PLACES = [
  fileURLToPath(new URL('../.node', import.meta.url)),
  join(homedir(), '.cache', 'metadata-service', 'node'),
];

/** Signals that end the service; one for the program is one for the Node that it runs on. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Names the file descriptor of a pipe that is open as long as the program that runs this one again. */
const PARENT = 'METADATA_SERVICE_PARENT_FD';
const PARENT_FD = '3';

/**
 * Resolves in a process whose Node fits and runs with the flags of the service. In any other it runs the program `url`
 * again in such a one, with the same arguments, and ends with its exit code; signals are passed on, and when it is
 * killed, both end. A Node is fetched from the package registry where the machine's does not fit.
 */
export async function onFittingNode(url, { flags = FLAGS } = {}) {
  const isFit = fits(process.versions.node);
  if (isFit && flags.every((flag) => process.execArgv.includes(flag))) return endWithParent();
  const node = isFit ? process.execPath : await fetchedNode();
  const args = [...process.execArgv, ...flags, fileURLToPath(url), ...process.argv.slice(2)];
  const path = isFit ? process.env.PATH : [dirname(node), process.env.PATH].join(delimiter);
  const env = { ...ENVIRONMENT, ...process.env, PATH: path };
  if (isFit && typeof process.execve === 'function') process.execve(node, [node, ...args], env);
  endWithParent();
  process.exit(await runToEnd(node, args, env));
}

/** Whether the service runs on this version. */
export function fits(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

async function fetchedNode() {
  const lock = readFileSync(join(DECLARATION, 'package-lock.json'));
  const name = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const found = PLACES.map((place) => binaryIn(join(place, name))).find((path) => path !== undefined);
  if (found !== undefined) return found;
  requireGlibc();
  process.stderr.write(
    `Node ${process.versions.node} is older than ${OLDEST.join('.')}: Node 24 is fetched from the package registry, once …\n`,
  );
  for (const place of PLACES) {
    const fetched = await fetchInto(join(place, name));
    if (fetched !== undefined) return fetched;
  }
  return fail(
    `Node could not be fetched. Is the package registry within reach? Node ${OLDEST.join('.')} or newer on the PATH does as well.`,
  );
}

/** The packages hold a Node for glibc alone. */
function requireGlibc() {
  if (process.platform !== 'linux' || process.report.getReport().header.glibcVersionRuntime !== undefined) return;
  fail(`Node ${process.versions.node} is too old. Install Node ${OLDEST.join('.')} or newer, as by "apk add nodejs".`);
}

/**
 * Undefined where the folder cannot be written to or the registry does not answer. What is there is whole: it gets its
 * name when it is complete.
 */
async function fetchInto(folder) {
  const unfinished = `${folder}.${process.pid}`;
  try {
    mkdirSync(unfinished, { recursive: true });
    cpSync(DECLARATION, unfinished, { recursive: true });
  } catch {
    return undefined;
  }
  try {
    if ((await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'], unfinished)) !== 0)
      return undefined;
    if (!existsSync(folder)) renameSync(unfinished, folder);
    return binaryIn(folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function binaryIn(folder) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(DECLARATION, 'package.json'), 'utf8'));
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return Object.keys(optionalDependencies)
    .map((name) => join(folder, 'node_modules', name, 'bin', file))
    .find((path) => existsSync(path));
}

function npm(args, cwd) {
  const script = process.env.npm_execpath;
  const isScript = script !== undefined && /\.c?js$/.test(script);
  const [command, before] = isScript
    ? [process.execPath, [script]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  return new Promise((resolve) => {
    const child = spawn(command, [...before, ...args], {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: !isScript && process.platform === 'win32',
    });
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
}

/**
 * Nothing tells a process that its parent was killed, except the end of a pipe between them. A service that ran on would
 * keep its port and its files from the one that is started next.
 */
function endWithParent() {
  const fd = process.env[PARENT];
  delete process.env[PARENT];
  if (fd !== PARENT_FD) return;
  const parent = new Socket({ fd: Number(fd), readable: true, writable: false });
  parent.once('close', () => process.kill(process.pid, 'SIGKILL'));
  parent.resume().unref();
}

function runToEnd(node, args, env) {
  return new Promise((resolve) => {
    const stdio = ['inherit', 'inherit', 'inherit', 'pipe'];
    const child = spawn(node, args, { env: { ...env, [PARENT]: PARENT_FD }, stdio });
    for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
    child.once('error', (error) => fail(`${node} does not run: ${error.message}`));
    child.once('close', (code, signal) => {
      for (const name of SIGNALS) process.removeAllListeners(name);
      if (signal !== null) process.kill(process.pid, signal);
      resolve(code ?? 1);
    });
  });
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
