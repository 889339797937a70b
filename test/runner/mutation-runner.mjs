import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSourcesNatively } from './native-sources.mjs';
import NativeEnvironment from './native-environment.mjs';
import runFile from './native-runner.mjs';

/** What the code that Stryker changed reads: the mutant that is active, and which test runs. */
const state = (globalThis.__stryker__ ??= {});

const CONFIG = {
  cacheDirectory: join(tmpdir(), 'metadata-service-mutants'),
  fakeTimers: {},
  rootDir: process.cwd(),
  snapshotFormat: {},
  snapshotSerializers: [],
  testEnvironmentOptions: {},
};

const GLOBAL_CONFIG = { maxConcurrency: 1, testTimeout: 60_000, updateSnapshot: 'none', errorOnDeprecated: false };

const RUNTIME = { enterTestCode() {}, leaveTestCode() {} };

const SILENT = Object.fromEntries(Object.keys(console).map((name) => [name, () => {}]));

/**
 * Runs test files for Stryker in one process, which loads `src` once for all mutants. Each file counts as a test of its
 * own, for what it runs outside of its tests. A mutant of code that runs when its module loads gets a fresh process.
 */
class MutationRunner {
  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    loadSourcesNatively(CONFIG);
  }

  async dryRun({ files, testFiles }) {
    state.mutantCoverage = { static: {}, perTest: {} };
    // What runs now does so for no test.
    for (const file of files) if (file.endsWith('.ts')) await import(pathToFileURL(file).href);
    const tests = [];
    for (const file of testFiles) tests.push(...(await this.run(file)).tests);
    state.currentTestId = undefined;
    return { status: 'complete', tests, mutantCoverage: state.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }) {
    Object.assign(state, { activeMutant: activeMutant.id, hitCount: hitLimit === undefined ? undefined : 0, hitLimit });
    let nrOfTests = 0;
    try {
      for (const [file, names] of nearestFirst(chosen(testFilter), sandboxFileName)) {
        const { tests } = await this.run(file, names);
        if (state.hitCount > hitLimit) return { status: 'timeout', reason: 'Hit limit reached' };
        nrOfTests += tests.length;
        const failed = tests.filter(({ status }) => status === FAILED);
        if (failed.length > 0)
          return {
            status: 'killed',
            killedBy: failed.map(({ id }) => id),
            failureMessage: failed[0].failureMessage,
            nrOfTests,
          };
      }
      return { status: 'survived', nrOfTests };
    } finally {
      state.activeMutant = undefined;
    }
  }

  /** Runs the tests of `file` called `names`, all without; of those that `names` chooses none after one has failed. */
  async run(file, names) {
    const id = relative(process.cwd(), file);
    const config = { ...CONFIG, testEnvironmentOptions: optionsOf(file) };
    const environment = new NativeEnvironment({ projectConfig: config });
    environment.global.console = SILENT;
    environment.handleTestEvent = watcher(id, names);
    state.currentTestId = id;
    const start = performance.now();
    const tests = [];
    try {
      const result = await runFile(GLOBAL_CONFIG, config, environment, RUNTIME, resolve(file));
      for (const test of result.testResults) if (test.status !== 'pending') tests.push(resultOf(id, test));
      tests.push(wholeFile(id, start, result.testExecError?.message));
    } catch (error) {
      tests.push(wholeFile(id, start, String(error?.stack ?? error)));
    }
    await environment.teardown();
    return { tests };
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'native', injectableClass: MutationRunner }];

const [SUCCESS, FAILED] = [0, 1];

function idOf(file, name) {
  return `${file} > ${name}`;
}

function resultOf(file, { fullName, status, duration, failureMessages }) {
  const test = { id: idOf(file, fullName), name: fullName, fileName: resolve(file), timeSpentMs: duration ?? 0 };
  if (status !== 'failed') return { ...test, status: SUCCESS };
  return { ...test, status: FAILED, failureMessage: failureMessages.join('\n') };
}

function wholeFile(id, start, failureMessage) {
  const test = { id, name: id, fileName: resolve(id), timeSpentMs: Math.round(performance.now() - start) };
  return failureMessage === undefined ? { ...test, status: SUCCESS } : { ...test, status: FAILED, failureMessage };
}

function optionsOf(file) {
  const [, options = '{}'] = /@jest-environment-options (\{.*\})/.exec(readFileSync(file, 'utf8')) ?? [];
  return JSON.parse(options);
}

/** Returns the files to run, each with the names of its tests, or none where all of them run. */
function chosen(filter) {
  const files = new Map();
  for (const id of filter) {
    const [file, name] = id.split(' > ', 2).length === 1 ? [id] : [id.slice(0, id.indexOf(' > ')), id];
    if (name === undefined) files.set(file, undefined);
    else if (!files.has(file)) files.set(file, new Set([name]));
    else files.get(file)?.add(name);
  }
  return files;
}

/** Sorts entries of files: those in the folder of `place` are the most likely ones to notice what changed there. */
function nearestFirst(files, place) {
  const isNear = ([file]) => dirname(resolve(file)) === dirname(place);
  return [...files].sort((one, other) => Number(isNear(other)) - Number(isNear(one)));
}

/** Tells Stryker's code which test runs, and skips those that need not. */
function watcher(file, names) {
  let failed = false;
  return (event) => {
    if (event.name === 'run_start' || event.name === 'test_start') state.currentTestId = file;
    if (event.name === 'test_start') {
      const id = idOf(file, nameOf(event.test));
      if (state.activeMutant !== undefined && (failed || names?.has(id) === false)) event.test.mode = 'skip';
      else state.currentTestId = id;
    }
    if (event.name === 'test_done') {
      state.currentTestId = file;
      failed ||= event.test.errors.length > 0;
    }
  };
}

function nameOf({ name, parent }) {
  const names = [name];
  for (let block = parent; block?.parent !== undefined; block = block.parent) names.unshift(block.name);
  return names.join(' ');
}
