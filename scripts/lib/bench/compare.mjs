import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { formatted } from '../../../bench/lib/figures.mjs';
import { inRoot, root } from '../root.mjs';
import { run } from '../run.mjs';
import { runBenchmark } from './run.mjs';

/** How often each commit is measured. */
const TURNS = Number(process.env.TURNS ?? 3);

const MEASURES = ['rate', 'p50', 'p99', 'megabytes'];

/**
 * Builds two commits in folders of their own, runs the benchmarks of this checkout on them in turn, and prints the
 * median of each figure for both, with the ratio of the second to the first. Ends the process if it cannot.
 */
export async function compareCommits([first, second, ...names]) {
  if (second === undefined || names.length === 0) return fail('npm run bench -- compare A B NAME …');
  const folders = [await checkoutOf(first), await checkoutOf(second)];
  for (const name of names) {
    const turns = [[], []];
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const at of turn % 2 === 0 ? [0, 1] : [1, 0]) turns[at].push(await measured(name, folders[at]));
    print(name, turns);
  }
}

/** The built checkout of a commit, which stays for the next comparison. */
async function checkoutOf(revision) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', revision);
  const folder = inRoot('.builds', 'commits', commit);
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, commit);
  const code = await run(process.execPath, ['scripts/build.mjs'], { cwd: folder, quiet: true });
  if (code !== 0) fail(`${revision} does not build.`);
  return folder;
}

async function measured(name, folder) {
  const { code, figures } = await runBenchmark(name, { BENCH_CHECKOUT: folder });
  if (code !== 0) fail(`${name} failed in ${folder}.`);
  return figures;
}

function print(name, [before, after]) {
  console.log(`\n== ${name}: medians of ${TURNS} turns, load ${loadavg()[0].toFixed(1)}`);
  for (const { name: what } of before[0]) {
    for (const measure of MEASURES) {
      const [old, young] = [before, after].map((turns) => median(turns, what, measure));
      if (old === undefined || young === undefined) continue;
      console.log(
        `${what}, ${measure}: ${formatted(old)} before, ${formatted(young)} after, ratio ${(young / old).toFixed(3)}`,
      );
    }
  }
}

function median(turns, what, measure) {
  const values = turns
    .map((figures) => figures.find(({ name }) => name === what)?.[measure])
    .filter((value) => value !== undefined)
    .sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)];
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
