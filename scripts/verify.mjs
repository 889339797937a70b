// npm run verify: everything a change must pass. With --checks, only what npm test does not cover.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { jest } from './lib/jest.mjs';
import { runNode } from './lib/run.mjs';

const CHECKS = [
  ['types', () => runNode('node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json'])],
  ['lint', () => runNode('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings=0'])],
  ['format', () => runNode('node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])],
  [
    'layers',
    () =>
      runNode('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
        'src',
        '--config',
        '.dependency-cruiser.mjs',
      ]),
  ],
  ['unused', () => runNode('node_modules/knip/bin/knip.js', [])],
];

const TESTS = [['tests', () => jest(['unit', 'contracts', 'conventions', 'e2e'])]];

await ensureInstalled();
await ensureBuilt();

const failed = [];
for (const [name, check] of process.argv.includes('--checks') ? CHECKS : [...CHECKS, ...TESTS]) {
  const start = Date.now();
  const code = await check();
  process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}  ${name}  ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  if (code !== 0) failed.push(name);
}
process.stdout.write(failed.length === 0 ? 'verify: all passed\n' : `verify: failed: ${failed.join(', ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
