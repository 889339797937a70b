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

/** Tests over HTTP that pass through neither SQL nor a search engine in a way of its own: on servers they would show nothing new. */
const WITHOUT_ENGINES = [
  'asset-extras',
  'config-health',
  'entity-privileges',
  'entrances',
  'graphql-over-http',
  'graphql-protocol',
  'hardening',
  'hardening-documents',
  'hardening-fuzz',
  'hardening-probes',
  'logical-models',
  'oidc',
  'pages',
  'privileges',
  'secret-aspects',
  'semantic-models',
  'update-description',
  'update-name',
];

/** Tests of edits and of who may do what, which differ between servers in nothing but what the contracts compare: they run on PostgreSQL, and not on MySQL again. */
const ON_ONE_SERVER = [
  'access-tokens',
  'assertions',
  'asset-edits',
  'authorization-bugs',
  'authorization-views',
  'business-attributes',
  'client-mutations',
  'data-contracts',
  'entity-fields',
  'er-models',
  'graphql-entities',
  'groups',
  'log-in',
  'policies',
  'restli-authorization',
  'roles',
  'service-accounts',
  'stages-and-tests',
  'tokens',
  'users',
  'versions',
  'write-mutations',
];

const engine = process.env.E2E_ENGINE ?? 'sqlite';
const isOnServers = engine !== 'sqlite' || process.env.E2E_SEARCH !== undefined;
const LEFT_ON_SERVERS = engine === 'mysql' ? [...WITHOUT_ENGINES, ...ON_ONE_SERVER] : WITHOUT_ENGINES;

const project = (displayName, folder, left = []) => ({
  ...shared,
  displayName,
  testMatch: [`<rootDir>/${folder}/**/*.spec.ts`],
  testPathIgnorePatterns: ['/node_modules/', ...left.map((name) => `/${folder}/${name}\\.spec\\.ts$`)],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.builds/'],
});

export default {
  // The tests share their machine with the services they start.
  maxWorkers: 2,
  // What a worker has loaded is never freed while it runs; one that has grown beyond this is replaced by a fresh one.
  workerIdleMemoryLimit: '800MB',
  testTimeout: 60_000,
  projects: [
    project('unit', 'src'),
    project('contracts', 'test/contracts'),
    project('conventions', 'test/conventions'),
    project('e2e', 'test/e2e', isOnServers ? LEFT_ON_SERVERS : []),
    project('pages', 'test/pages'),
    project('faults', 'test/faults'),
  ],
};
