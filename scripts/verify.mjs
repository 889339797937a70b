// npm run verify: everything a change must pass. With --checks, only what npm test does not cover; --output=FILE writes
// the outcome in the form of Jest's results.
import './lib/on-fitting-node.mjs';
import { writeFileSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { jest } from './lib/jest.mjs';
import { runNode } from './lib/run.mjs';

const LINT = [['lint', () => runNode('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings=0'])]];

const OTHER_CHECKS = [
  ['types', () => runNode('node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json'])],
  ['types of the console', () => runNode('node_modules/typescript/bin/tsc', ['-p', 'web/tsconfig.json'])],
  ['format', () => runNode('node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])],
  [
    'layers',
    () =>
      runNode('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
        'src',
        'web/src',
        '--config',
        '.dependency-cruiser.mjs',
      ]),
  ],
  ['unused', () => runNode('node_modules/knip/bin/knip.js', [])],
];

const TESTS = [['tests', () => jest(['unit', 'contracts', 'conventions', 'e2e'])]];

await ensureInstalled();
await ensureBuilt();

const OUTPUT = '--output=';

const outcomes = [];
// Linting takes as long as all other checks together, and has nothing to do with them.
await Promise.all([run(LINT), run(OTHER_CHECKS)]);
if (!process.argv.includes('--checks')) await run(TESTS);

const failed = outcomes.filter(({ status }) => status === 'failed');
const output = process.argv.find((argument) => argument.startsWith(OUTPUT))?.slice(OUTPUT.length);
if (output !== undefined) writeFileSync(output, JSON.stringify(asTestResults()));
process.stdout.write(
  failed.length === 0
    ? 'verify: all passed\n'
    : `verify: failed: ${failed.map(({ fullName }) => fullName).join(', ')}\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

async function run(checks) {
  for (const [name, check] of checks) {
    const start = Date.now();
    const passed = (await check()) === 0;
    process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${name}  ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
    outcomes.push({ fullName: name, status: passed ? 'passed' : 'failed' });
  }
}

function asTestResults() {
  return {
    numPassedTests: outcomes.length - failed.length,
    numFailedTests: failed.length,
    testResults: [{ name: 'verify', status: failed.length === 0 ? 'passed' : 'failed', assertionResults: outcomes }],
  };
}
