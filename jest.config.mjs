import { availableParallelism } from 'node:os';

const shared = {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: '<rootDir>/test/runner/native-environment.mjs',
  testRunner: '<rootDir>/test/runner/native-runner.mjs',
  transform: {},
};

/**
 * Tests over HTTP of protocols, edits and rights: engines differ there in nothing but what the contracts compare on
 * each of them.
 */
const WITHOUT_ENGINES = [
  'access-tokens',
  'assertions',
  'asset-edits',
  'asset-extras',
  'audit',
  'authorization-bugs',
  'authorization-views',
  'backup',
  'business-attributes',
  'config-health',
  'console',
  'console-apis',
  'data-contracts',
  'demo',
  'doctor-and-demo',
  'entity-fields',
  'entity-privileges',
  'entrances',
  'er-models',
  'files',
  'files-in-bucket',
  'given-rights',
  'graphql-documents',
  'graphql-entities',
  'graphql-generated',
  'graphql-over-http',
  'graphql-protocol',
  'hardening',
  'hardening-documents',
  'hardening-fuzz',
  'hardening-probes',
  'hardening-writes',
  'helpful-errors',
  'input-validation',
  'judged-units',
  'log-in',
  'logical-models',
  'monitoring',
  'needles',
  'oidc',
  'own-model',
  'package',
  'pages',
  'policies',
  'privileges',
  'process',
  'refusals',
  'restli-authorization',
  'rightless-writes',
  'roles',
  'schema-registry',
  'search-limits',
  'secret-aspects',
  'semantic-models',
  'service-accounts',
  'stages-and-tests',
  'tokens',
  'update-description',
  'update-name',
  'versions',
  'web-frontend',
  'write-mutations',
];

/**
 * Tests that meet SQL and search only through what the contracts compare on every engine: they run on PostgreSQL with
 * Elasticsearch, and not on MySQL again.
 */
const ON_ONE_SERVER = [
  'authorization-replicas',
  'client-mutations',
  'consistency',
  'groups',
  'openapi-surface',
  'projection',
  'request-limits',
  'restore-command',
  'rolling-restart',
  'stopping',
  'truncate',
  'users',
  'webhooks',
  'workers',
];

/** Faults that a service with one kind of SQL server or search engine meets as it does with the other. */
const FAULTS_ON_POSTGRES = ['jumping-clocks', 'killed-restores'];
const FAULTS_ON_OPENSEARCH = ['engine-refusals'];

const engine = process.env.E2E_ENGINE ?? 'sqlite';
const isOnServers = engine !== 'sqlite' || process.env.E2E_SEARCH !== undefined;
const LEFT_ON_SERVERS = engine === 'mysql' ? [...WITHOUT_ENGINES, ...ON_ONE_SERVER] : WITHOUT_ENGINES;

const FAULTS_LEFT = [
  ...(process.env.TEST_SMALL_DISK === undefined ? ['full-disk'] : []),
  ...(engine === 'mysql' ? FAULTS_ON_POSTGRES : []),
  ...(process.env.E2E_SEARCH === 'elasticsearch' ? FAULTS_ON_OPENSEARCH : []),
];

const project = (displayName, folder, left = []) => ({
  ...shared,
  displayName,
  testMatch: [`<rootDir>/${folder}/**/*.spec.ts`],
  testPathIgnorePatterns: ['/node_modules/', ...left.map((name) => `/${folder}/(?:[^/]+/)?${name}\\.spec\\.ts$`)],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.builds/', '<rootDir>/.node/'],
});

export default {
  // A worker often waits for the service that it tests.
  maxWorkers: Math.max(4, availableParallelism()),
  reporters: ['default', '<rootDir>/test/runner/unmet-needs.mjs'],
  testSequencer: '<rootDir>/test/runner/longest-first.mjs',
  // What a worker has loaded is never freed while it runs; one that has grown beyond this is replaced by a fresh one.
  workerIdleMemoryLimit: '800MB',
  // It measures nothing: a busy machine may need most of it.
  testTimeout: 240_000,
  projects: [
    { ...project('unit', 'src'), testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/web/src/**/*.spec.ts'] },
    project('contracts', 'test/contracts'),
    project('conventions', 'test/conventions'),
    project('e2e', 'test/e2e', isOnServers ? LEFT_ON_SERVERS : []),
    project('pages', 'test/pages'),
    project('faults', 'test/faults', FAULTS_LEFT),
  ],
};
