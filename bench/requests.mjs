// Question: how fast are the most frequent requests of each API, against a bare Fastify handler that runs the same kind
// of SQL? 32 connections, SQLite. ROWS names some of the rows, ROUNDS how often each is measured beside its limit.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatted, tell } from './lib/figures.mjs';
import { storeEntities } from './lib/request-data.mjs';
import { ROWS } from './lib/request-rows.mjs';
import { startService } from './lib/service.mjs';
import { load } from './lib/wrk.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 6);

const wanted = process.env.ROWS?.split(',');
const service = await startService();
await storeEntities(service);
const bare = await startBare();
try {
  for (const row of ROWS.filter(({ name }) => wanted === undefined || wanted.some((part) => name.includes(part))))
    await measure(row);
} finally {
  bare.child.kill();
  await service.stop();
}

async function measure({ name, lua, bareLua, contains }) {
  const ours = { url: service.url, token: service.token, lua, contains, seconds: SECONDS };
  const theirs = { url: bare.url, token: '', lua: bareLua, seconds: SECONDS };
  await load({ ...ours, seconds: 4 });
  await load({ ...theirs, seconds: 2 });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured = await load(ours);
    const limit = await load(theirs);
    rounds.push({ ...measured, limit: limit.rate, ratio: measured.rate / limit.rate });
  }
  const { rate, p50, p99, limit, ratio } = rounds.sort((one, other) => one.ratio - other.ratio)[Math.floor(ROUNDS / 2)];
  tell(name, { rate, p50, p99, ratio, of: `the bare handler (${formatted(limit)}/s)` });
}

/** Starts the bare server on a copy of the store. */
async function startBare() {
  const copy = mkdtempSync(join(tmpdir(), 'bare-'));
  for (const suffix of ['', '-wal'])
    cpSync(join(service.dataDir, `metadata.db${suffix}`), join(copy, `metadata.db${suffix}`));
  const child = spawn(process.execPath, [join(here, 'lib/bare-server.mjs'), join(copy, 'metadata.db')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => resolve(/http:\S+/.exec(String(chunk))[0]));
    child.once('exit', (code, signal) => reject(new Error(`the bare server ended with ${code ?? signal}`)));
  });
  return { child, url };
}
