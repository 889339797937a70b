import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built, needsBuild } from './build-beside.mjs';
import { loadSourcesNatively } from './native-sources.mjs';
import { FILE_GLOBALS } from './file-globals.mjs';

const require = createRequire(import.meta.url);

/** The part of jest-circus that collects and runs the tests of one file. */
const CIRCUS = join(dirname(require.resolve('jest-circus')), 'jestAdapterInit.js');

/** Key of the global where jest-circus keeps who handles its events; those of earlier files would report to them. */
const CIRCUS_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** Globals that packages keep between loads of their modules: @nestjs/graphql has the types that it knows there. */
const GLOBALS_OF_PACKAGES = ['GqlTypeMetadataStorage', 'GqlLazyMetadataStorageHost'];

let files = 0;

/**
 * Runs the tests of one file with jest-circus, as Jest's own runner does, but Node loads the file. A process loads
 * packages and the modules of `src` once, which takes two thirds of the work of a run in contexts of their own; it loads
 * a test file, and what that imports from `test`, for that file alone. A file that needs modules that no other file has
 * used declares it: `@jest-environment-options {"alone": true}`.
 */
export default async function runFile(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  if (needsBuild(testPath)) await built();
  loadSourcesNatively(config);
  // Jest maps stack traces by the source maps of its own transforms; Node maps those of the files that it loads.
  delete Error.prepareStackTrace;
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
  const restore = replaceGlobals(environment.global.console, environment.isAlone ? GLOBALS_OF_PACKAGES : []);
  try {
    files += 1;
    await import(`${pathToFileURL(testPath).href}?file=${files}${environment.isAlone ? '&alone' : ''}`);
    return await runAndTransformResultsToJestFormat({ config, globalConfig, testPath });
  } finally {
    restore();
  }
}

/** Returns jest-circus with the state of no other file, and without the handlers that it keeps in a global. */
function freshCircus() {
  delete require.cache[CIRCUS];
  delete globalThis[CIRCUS_HANDLERS];
  return require(CIRCUS);
}

/**
 * Makes tests print to Jest's console, and takes the globals called `hidden` away. Returns a function that undoes both,
 * and the tests' changes of environment variables.
 */
function replaceGlobals(testConsole, hidden) {
  const kept = { console: globalThis.console, ...Object.fromEntries(hidden.map((name) => [name, globalThis[name]])) };
  const variables = { ...process.env };
  for (const name of hidden) delete globalThis[name];
  globalThis.console = testConsole;
  return () => {
    for (const [name, value] of Object.entries(kept))
      if (value === undefined) delete globalThis[name];
      else globalThis[name] = value;
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
  };
}

/** Returns the members of the object `jest` that tests use. */
function jestObject({ moduleMocker, fakeTimersModern }) {
  return {
    fn: moduleMocker.fn.bind(moduleMocker),
    spyOn: moduleMocker.spyOn.bind(moduleMocker),
    clearAllMocks: () => moduleMocker.clearAllMocks(),
    resetAllMocks: () => moduleMocker.resetAllMocks(),
    restoreAllMocks: () => moduleMocker.restoreAllMocks(),
    useFakeTimers: (options) => fakeTimersModern.useFakeTimers(options),
    useRealTimers: () => fakeTimersModern.useRealTimers(),
    advanceTimersByTime: (milliseconds) => fakeTimersModern.advanceTimersByTime(milliseconds),
    advanceTimersByTimeAsync: (milliseconds) => fakeTimersModern.advanceTimersByTimeAsync(milliseconds),
  };
}
