const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
};

const project = (displayName, folder) => ({
  ...shared,
  displayName,
  testMatch: [`<rootDir>/${folder}/**/*.spec.ts`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.builds/'],
});

export default {
  // The tests share their machine with the services they start.
  maxWorkers: 2,
  testTimeout: 60_000,
  projects: [
    project('unit', 'src'),
    project('contracts', 'test/contracts'),
    project('conventions', 'test/conventions'),
    project('e2e', 'test/e2e'),
    project('pages', 'test/pages'),
    project('faults', 'test/faults'),
  ],
};
