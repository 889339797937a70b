import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { formatted } from '../../../bench/lib/figures.mjs';
import { inRoot, root } from '../root.mjs';
import { drawCurves } from './curves.mjs';

const DATA = inRoot('bench', 'results.json');
const TABLE = inRoot('bench', 'results.md');

/** Replaces the rows of a benchmark in the table of results by those of this run, and redraws its pictures. */
export async function keepResults(name, { load, figures }) {
  const all = existsSync(DATA) ? JSON.parse(readFileSync(DATA, 'utf8')) : {};
  all[name] = { date: new Date().toISOString().slice(0, 10), commit: commit(), machine: machine(), load, figures };
  await write(DATA, JSON.stringify(all));
  await write(TABLE, tableOf(all));
  drawCurves(name, figures);
}

/** The commit that was measured, with a plus sign if files differ from it. */
function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--', 'src', 'web', 'package-lock.json') !== '';
  return git('rev-parse', '--short', 'HEAD') + (isChanged ? '+' : '');
}

function machine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model ?? arch();
  return `${availableParallelism()} cores (${model}), ${gigabytes} GB, Node ${process.versions.node}`;
}

async function write(file, text) {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

function tableOf(all) {
  const names = Object.keys(all).sort();
  return `# Results of the benchmarks

\`npm run bench\` writes this page; \`npm run bench -- NAME --keep\` replaces the rows of one benchmark. Each file in this
folder opens with the question that it answers. "Of" compares with what was measured in the same run. A plus sign marks
commits with uncommitted changes; "load" is the number of processes that ran or waited in the minute before.

${names.map((name) => sectionOf(name, all[name])).join('\n')}
## Peers

Requests a second over REST, 32 connections, without authorization, on a machine of the same kind.

| request | peer | rate |
| --- | --- | --: |
${peers()
  .map(({ what, peer, rate }) => `| ${what} | ${peer} | ${formatted(rate)}/s |`)
  .join('\n')}
`;
}

function peers() {
  return JSON.parse(readFileSync(inRoot('bench', 'peers.json'), 'utf8'));
}

function sectionOf(name, { date, commit, machine, load, figures }) {
  return `## ${name}

${date}, commit ${commit}, ${machine}, load ${load.toFixed(1)}.

| what | rate | p50 | p99 | ratio | memory | |
| --- | --: | --: | --: | --- | --: | --- |
${figures.map(rowOf).join('\n')}
`;
}

function rowOf({ name, rate, p50, p99, ratio, of, megabytes, note = '' }) {
  const shown = (value, unit) => (value === undefined ? '' : `${formatted(value)}${unit}`);
  const compared = ratio === undefined ? '' : `${ratio.toFixed(2)} of ${of}`;
  const cells = [
    name,
    shown(rate, '/s'),
    shown(p50, ' ms'),
    shown(p99, ' ms'),
    compared,
    shown(megabytes, ' MB'),
    note,
  ];
  return `| ${cells.join(' | ')} |`;
}
