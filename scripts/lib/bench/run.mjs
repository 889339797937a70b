import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename } from 'node:path';
import { inRoot } from '../root.mjs';
import { runNode } from '../run.mjs';

const FIGURES = inRoot('.builds', 'figures.jsonl');

/** The names of all benchmarks. */
export function benchmarks() {
  return readdirSync(inRoot('bench'))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => basename(file, '.mjs'))
    .filter((name) => name !== 'fill-datahub');
}

/**
 * Runs a benchmark. Returns its exit code, its figures in their order, and the load of the machine before it: the
 * average number of processes that ran or waited in the last minute.
 */
export async function runBenchmark(name, env = {}) {
  mkdirSync(inRoot('.builds'), { recursive: true });
  rmSync(FIGURES, { force: true });
  const [load] = loadavg();
  const code = await runNode(`bench/${name}.mjs`, [], { env: { ...env, BENCH_FIGURES: FIGURES } });
  return { code, load, figures: existsSync(FIGURES) ? figuresIn(readFileSync(FIGURES, 'utf8')) : [] };
}

function figuresIn(text) {
  return text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
