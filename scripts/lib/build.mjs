import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './root.mjs';
import { withProgress } from './progress.mjs';
import { runNode } from './run.mjs';

/** The outputs of the build: what each is made from, how, and which step must be complete before. */
const STEPS = [
  {
    name: 'service',
    inputs: serviceInputs,
    output: 'dist/main.js',
    async make() {
      removeOrphans();
      return runNode('node_modules/@nestjs/cli/bin/nest.js', ['build'], { quiet: true });
    },
  },
  {
    name: 'bundle',
    after: 'service',
    inputs: () => [...serviceInputs(), 'scripts/bundle.mjs'],
    output: 'dist/bundle/cli.js',
    make: () => runNode('scripts/bundle.mjs', [], { quiet: true }),
  },
  {
    name: 'graphiql',
    inputs: () => ['package-lock.json', 'scripts/build-graphiql.mjs', ...pageFiles('scripts/graphiql')],
    output: 'dist/graphiql/assets/index.html',
    make: () => runNode('scripts/build-graphiql.mjs', [], { quiet: true }),
  },
  {
    name: 'console',
    inputs: () => ['package-lock.json', 'scripts/build-console.mjs', ...consoleInputs()],
    output: 'dist/console/assets/index.html',
    make: () => runNode('scripts/build-console.mjs', [], { quiet: true }),
  },
  {
    name: 'OpenAPI page',
    inputs: () => ['package-lock.json', 'scripts/build-openapi-page.mjs', ...pageFiles('scripts/openapi-page')],
    output: 'dist/openapi-page/assets/index.html',
    make: () => runNode('scripts/build-openapi-page.mjs', [], { quiet: true }),
  },
  {
    name: 'log-in page',
    inputs: () => ['scripts/build-log-in-page.mjs', ...filesBelow('scripts/log-in-page')],
    output: 'dist/log-in/page.html',
    make: () => runNode('scripts/build-log-in-page.mjs', [], { quiet: true }),
  },
];

/**
 * Builds what is missing or older than its sources, told by their content; with `force`, everything. The steps named in
 * `except` are left out. Ends the process when it cannot.
 */
export async function ensureBuilt({ force = false, except = [] } = {}) {
  const due = stepsThatAreDue(force, except);
  if (due.length === 0) return;
  let done = 0;
  await withProgress(
    titleOf(due),
    () => done / due.length,
    () => buildInOrder(due, () => (done += 1)),
  );
}

/**
 * Starts to build what is missing or older than its sources, for work that goes on beside it. Returns undefined where
 * there is nothing to do; else the name of a file that exists once all is built, and `end`, which waits for that and
 * removes the file. Ends the process when it cannot build.
 */
export function buildBeside() {
  const due = stepsThatAreDue(false, []);
  if (due.length === 0) return undefined;
  process.stderr.write(`${titleOf(due)} …\n`);
  const file = inRoot('dist', `.built-${process.pid}`);
  const built = buildInOrder(due, () => undefined).then(() => writeFileSync(file, ''));
  return { file, end: () => built.then(() => rmSync(file)) };
}

function stepsThatAreDue(force, except) {
  const wanted = STEPS.filter(({ name }) => !except.includes(name));
  const steps = wanted.map((step) => ({ ...step, digest: digestOf(step.inputs()) }));
  return steps.filter((step) => force || !isBuilt(step));
}

function titleOf(steps) {
  return `Building: ${steps.map(({ name }) => name).join(', ')}`;
}

/** Builds steps side by side, each after the one that it needs. */
function buildInOrder(steps, countDone) {
  const results = new Map();
  for (const step of steps)
    results.set(
      step.name,
      Promise.resolve(results.get(step.after))
        .then(() => build(step))
        .then(countDone),
    );
  return Promise.all(results.values());
}

async function build({ name, digest, make }) {
  rmSync(stampOf(name), { force: true });
  if ((await make()) !== 0) {
    process.stderr.write(`The build failed: ${name}.\n`);
    process.exit(1);
  }
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), digest);
}

function isBuilt({ name, digest, output }) {
  const stamp = stampOf(name);
  return existsSync(inRoot(output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

function stampOf(name) {
  return inRoot('dist', `.${name.replaceAll(' ', '-')}-stamp`);
}

function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  return hash.digest('hex');
}

function serviceInputs() {
  const sources = filesBelow('src').filter((file) => !file.endsWith('.spec.ts'));
  return [...sources, 'package-lock.json', 'nest-cli.json', 'tsconfig.json', 'tsconfig.build.json'];
}

function consoleInputs() {
  return filesBelow('web').filter((file) => !/\.(spec\.ts|md)$/.test(file));
}

/** The files of a page, with those that several pages use. */
function pageFiles(folder) {
  return [...filesBelow(folder), ...filesBelow('scripts/session')];
}

function filesBelow(folder, suffix = '') {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map((entry) => join(folder, entry.parentPath.slice(inRoot(folder).length), entry.name))
    .sort();
}

/** Where files lie that were not compiled one by one. */
const OTHER_OUTPUTS = [
  join('dist', 'bundle'),
  join('dist', 'console'),
  join('dist', 'dev'),
  join('dist', 'graphiql'),
  join('dist', 'openapi-page'),
];

/** Removes compiled files whose source is gone, which the compiler leaves behind. */
function removeOrphans() {
  for (const file of filesBelow('dist', '.js')) {
    const source = file.replace(/^dist/, 'src').replace(/\.js$/, '.ts');
    if (OTHER_OUTPUTS.some((folder) => file.startsWith(folder)) || existsSync(inRoot(source))) continue;
    for (const name of [file, `${file}.map`, file.replace(/\.js$/, '.d.ts')]) rmSync(inRoot(name), { force: true });
  }
}
