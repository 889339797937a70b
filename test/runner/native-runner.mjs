import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSourcesNatively } from './native-sources.mjs';
import { FILE_GLOBALS } from './file-globals.mjs';

const require = createRequire(import.meta.url);

/** The part of jest-circus that collects and runs the tests of one file. */
const CIRCUS = join(dirname(require.resolve('jest-circus')), 'jestAdapterInit.js');

let files = 0;

/**
 * Runs the tests of one file with jest-circus, as Jest's own runner does, but has Node load the file. A process loads
 * packages and the modules of `src` once; a test file, and what it imports from `test`, is loaded for itself. A file that
 * needs modules that nobody else has used says so: `@jest-environment-options {"alone": true}`.
 */
export default async function runFile(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  loadSourcesNatively(config);
  const { initialize, runAndTransformResultsToJestFormat } = freshCircus();
  await initialize({
    config,
    environment,
    globalConfig,
    localRequire: require,
    parentProcess: process,
    runtime,
    sendMessageToJest,
    setGlobalsForRuntime: (globals) => {
      globalThis[FILE_GLOBALS] = { ...globals, jest: jestObject(environment) };
    },
    testPath,
  });
  const restore = replaceGlobals(environment.global.console);
  try {
    files += 1;
    await import(`${pathToFileURL(testPath).href}?file=${files}${environment.isAlone ? '&alone' : ''}`);
    return await runAndTransformResultsToJestFormat({ config, globalConfig, testPath });
  } finally {
    restore();
  }
}

/** It keeps the state of one file in its module. */
function freshCircus() {
  delete require.cache[CIRCUS];
  return require(CIRCUS);
}

/** Lets tests print to Jest's console. What they change of the environment's variables ends with the file. */
function replaceGlobals(testConsole) {
  const { console: own } = globalThis;
  const variables = { ...process.env };
  globalThis.console = testConsole;
  return () => {
    globalThis.console = own;
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
  };
}

/** What tests use of the object `jest`. */
function jestObject({ moduleMocker, fakeTimersModern }) {
  const jest = {
    fn: moduleMocker.fn.bind(moduleMocker),
    spyOn: moduleMocker.spyOn.bind(moduleMocker),
    clearAllMocks: () => moduleMocker.clearAllMocks(),
    restoreAllMocks: () => moduleMocker.restoreAllMocks(),
    useFakeTimers: (options) => fakeTimersModern.useFakeTimers(options),
    useRealTimers: () => fakeTimersModern.useRealTimers(),
    advanceTimersByTime: (milliseconds) => fakeTimersModern.advanceTimersByTime(milliseconds),
    advanceTimersByTimeAsync: (milliseconds) => fakeTimersModern.advanceTimersByTimeAsync(milliseconds),
  };
  return jest;
}
