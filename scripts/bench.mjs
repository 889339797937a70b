// npm run bench [-- NAME …]: asks the questions of bench/, all or the named ones, one after the other. A run of all of
// them, and one with --keep, writes the figures into the table bench/results.md.
// npm run bench -- compare A B [NAME …]: asks them of two commits in turn, and prints the figures side by side.
import './lib/on-fitting-node.mjs';
import { compareCommits } from './lib/bench/compare.mjs';
import { benchmarks, runBenchmark } from './lib/bench/run.mjs';
import { keepResults } from './lib/bench/results.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

const KEEP = '--keep';

const asked = process.argv.slice(2).filter((argument) => argument !== KEEP);
const keeps = asked.length === 0 || process.argv.includes(KEEP);

await ensureInstalled();
await ensureBuilt();
if (asked[0] === 'compare') await compareCommits(asked.slice(1));
else await runAll(asked.length > 0 ? asked : benchmarks());

async function runAll(names) {
  for (const name of names) {
    process.stdout.write(`\n== ${name}\n`);
    const { code, ...result } = await runBenchmark(name);
    if (code !== 0) process.exitCode = code;
    else if (keeps) await keepResults(name, result);
  }
}
