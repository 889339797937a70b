/** Mutation tests, which `npm run mutate` runs by hand. */
export default {
  plugins: ['./test/runner/mutation-runner.mjs'],
  testRunner: 'native',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A process loads the files of a test anew for each mutant.
  maxTestRunnerReuse: 150,
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 20,
  disableTypeChecks: false,
  warnings: { slow: false },
  ignorePatterns: ['/bench', '/.builds', '/data', '/data-demo', '/deploy', '/dist', '/docs', '/.node'],
  // Some tests start programs of the build, whose code no mutant changes.
  buildCommand: 'ln -s ../../../dist dist',
  tempDirName: '.builds/mutation',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.builds/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false },
};
