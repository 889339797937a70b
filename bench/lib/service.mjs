// Starts the built service in a folder of its own and stops it again.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The checkout whose build is measured by default. */
const OWN_ROOT = process.env.BENCH_CHECKOUT ?? join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs the service built in `root`, by default this one; `readyMs` is the time from the spawn to the line that says it
 * is ready.
 */
export async function startService({
  root = OWN_ROOT,
  databaseUrl,
  env = {},
  dataDir = mkdtempSync(join(tmpdir(), 'bench-')),
} = {}) {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'bin/metadata-service.mjs'), 'start'], {
    cwd: dataDir,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      WORKERS: '1',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A benchmark that fails leaves no service behind.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const url = await readyUrl(child);
  const readyMs = performance.now() - started;
  return {
    url,
    readyMs,
    dataDir,
    pid: child.pid,
    token: readFileSync(join(dataDir, 'admin-token'), 'utf8').trim(),
    async stop({ keep = false } = {}) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function readyUrl(child) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const found = /ready at (http:\S+)/.exec(text);
      if (found) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
  });
}

/** Resident memory of a process in megabytes. */
export function residentMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
}

/** CPU time of a process and its children in milliseconds. */
export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const own = (Number(fields[11]) + Number(fields[12])) * 10;
  return children.reduce((sum, child) => sum + cpuMs(child), own);
}

/** Waits until a process has nothing to do in the background: less than 50 ms of CPU in a second. */
export async function untilIdle(pid) {
  for (let used = Infinity; used >= 50;) {
    const before = cpuMs(pid);
    await setTimeout(1_000);
    used = cpuMs(pid) - before;
  }
}

/** Answer of a JSON request with the bearer token. */
export async function post(url, token, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 300)}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Restores the indices of the service, however long it takes: `fetch` waits five minutes for an answer. */
export async function restoreIndices({ url, token }, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = request(`${url}/operations?action=restoreIndices`, { method: 'POST', headers });
  sent.end(JSON.stringify(body));
  const response = await new Promise((resolve, reject) => sent.once('response', resolve).once('error', reject));
  const text = await textOf(response);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${text.slice(0, 300)}`);
  return JSON.parse(JSON.parse(text).value).result;
}
