// npm run mutate -- PLACE [TESTS …]: changes the code in PLACE, a folder or file of src, in one small way after the
// other, and lists the changes that no test notices. Runs the tests in PLACE and in TESTS, folders or files too.
import './lib/on-fitting-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

/** The packages and the settings of these tests, which nothing else needs. */
const HOME = 'test/mutation';

/** Code without behaviour of its own. */
const LEFT_OUT = ['**/*.spec.ts', '**/*.module.ts', '**/*.row.ts', '**/index.ts'];

/** One seed for all processes: each finds the tests of a mutant by their names, which contain the seed. */
const SEED = process.env.SEED ?? '7';

const [place, ...tests] = process.argv.slice(2);

if (place === undefined) {
  process.stderr.write(
    'npm run mutate -- PLACE [TESTS …], as in: npm run mutate -- src/graph test/contracts/lineage.spec.ts\n',
  );
  process.exit(1);
}
await ensureInstalled();
await ensureInstalled(HOME);
await ensureBuilt();
const mutate = [filesIn(place, '.ts'), ...LEFT_OUT.map((pattern) => `!${pattern}`)];
const testFiles = [place, ...tests].map((one) => filesIn(one.replace(/(?<!\.spec)\.ts$/, '.spec.ts'), '.spec.ts'));
process.exitCode = await runNode(
  `${HOME}/node_modules/@stryker-mutator/core/bin/stryker.js`,
  ['run', `${HOME}/stryker.config.mjs`, '--mutate', mutate.join(','), '--testFiles', testFiles.join(',')],
  { env: { SEED } },
);

function filesIn(path, ending) {
  return path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*${ending}`;
}
