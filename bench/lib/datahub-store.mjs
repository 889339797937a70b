// Fills a database and an Elasticsearch or OpenSearch with what an installation of DataHub leaves there: its tables,
// its rows, its indices of time series. Everything is computed here, apart from the service's own code, so that a test
// can compare what the service makes of it.
import { createHash } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import pg from 'pg';

const SYSTEM = 'urn:li:corpuser:__datahub_system';
const INGESTION = 'urn:li:corpuser:datahub';
/** Time of the oldest row and document. */
export const FIRST_MILLIS = Date.UTC(2026, 0, 1);
const HOUR_MS = 3_600_000;
const ROWS_A_STATEMENT = 500;
const DOCUMENTS_A_REQUEST = 5_000;

const COLUMNS = 'urn, aspect, version, metadata, systemmetadata, createdon, createdby, createdfor';

const POSTGRES_TABLES = [
  `CREATE TABLE metadata_aspect_v2 (urn varchar(500) NOT NULL, aspect varchar(200) NOT NULL, version bigint NOT NULL, metadata text NOT NULL,
    systemmetadata text, createdon timestamp NOT NULL, createdby varchar(255) NOT NULL, createdfor varchar(255),
    CONSTRAINT pk_metadata_aspect_v2 PRIMARY KEY (urn, aspect, version))`,
  'CREATE INDEX timeIndex ON metadata_aspect_v2 (createdon)',
  'CREATE INDEX idx_v0_urn_aspect ON metadata_aspect_v2 (urn, aspect) WHERE version = 0',
  "CREATE INDEX idx_corpuser_aspect_v0 ON metadata_aspect_v2 (urn, aspect) WHERE urn LIKE 'urn:li:corpuser:%' AND version = 0",
  "CREATE INDEX idx_corpgroup_aspect_v0 ON metadata_aspect_v2 (urn, aspect) WHERE urn LIKE 'urn:li:corpGroup:%' AND version = 0",
];

/** `collation` of tables that an old installation made is utf8mb4_unicode_ci. */
function mysqlTables(collation) {
  return [
    `CREATE TABLE metadata_aspect_v2 (urn varchar(500) NOT NULL, aspect varchar(200) NOT NULL, version bigint NOT NULL, metadata longtext NOT NULL,
    systemmetadata longtext, createdon timestamp(6) NOT NULL, createdby varchar(255) NOT NULL, createdfor varchar(255),
    CONSTRAINT pk_metadata_aspect_v2 PRIMARY KEY (urn, aspect, version), INDEX timeIndex (createdon),
    INDEX idx_version_urn_aspect (version, urn, aspect)) CHARACTER SET utf8mb4 COLLATE ${collation}`,
    `CREATE TABLE metadata_index (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, urn varchar(200) NOT NULL, aspect varchar(150) NOT NULL,
    path varchar(150) NOT NULL, longVal bigint, stringVal varchar(200), doubleVal double)`,
  ];
}

/** Urn of dataset number `number`. */
export function datasetUrn(number) {
  return `urn:li:dataset:(urn:li:dataPlatform:snowflake,sales.public.table_${number},PROD)`;
}

/**
 * Makes DataHub's tables in an empty database, and stores its bootstrap's rows and those of `datasets` datasets.
 * Returns how many rows there are, history and all.
 */
export async function fillDatabase(url, { datasets, collation = 'utf8mb4_bin', extra = [] }) {
  const database = await connect(url);
  try {
    for (const statement of database.isPostgres ? POSTGRES_TABLES : mysqlTables(collation))
      await database.run(statement);
    let total = 0;
    for (const rows of pages(allRows(datasets, extra), ROWS_A_STATEMENT)) {
      await database.insert(rows);
      total += rows.length;
    }
    return total;
  } finally {
    await database.close();
  }
}

async function connect(url) {
  if (url.startsWith('postgres')) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return {
      isPostgres: true,
      run: (text) => client.query(text),
      insert: (rows) =>
        client.query(
          insertion(rows, (at) => `$${at + 1}`),
          rows.flat(),
        ),
      close: () => client.end(),
    };
  }
  const connection = await createConnection({ uri: url.replace(/^mariadb:/, 'mysql:'), timezone: 'Z' });
  await connection.query("SET time_zone = '+00:00'");
  return {
    isPostgres: false,
    run: (text) => connection.query(text),
    insert: (rows) =>
      connection.query(
        insertion(rows, () => '?'),
        rows.flat(),
      ),
    close: () => connection.end(),
  };
}

function insertion(rows, marker) {
  const tuples = rows.map((row, at) => `(${row.map((_value, column) => marker(at * row.length + column)).join(', ')})`);
  return `INSERT INTO metadata_aspect_v2 (${COLUMNS}) VALUES ${tuples.join(', ')}`;
}

function* pages(items, size) {
  let page = [];
  for (const item of items) {
    page.push(item);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

function* allRows(datasets, extra) {
  yield* bootstrapRows();
  for (const { urn, aspect, value } of extra) yield row(urn, aspect, value, { actor: SYSTEM });
  for (let number = 0; number < datasets; number += 1) yield* datasetRows(number);
}

/** Old installations wrote their first user without system metadata. */
function* bootstrapRows() {
  const old = { actor: 'urn:li:principal:datahub', systemMetadata: null };
  yield row(INGESTION, 'corpUserKey', { username: 'datahub' }, old);
  yield row(INGESTION, 'corpUserInfo', { active: true, displayName: 'DataHub', title: 'DataHub Root User' }, old);
  const platform = 'urn:li:dataPlatform:snowflake';
  const info = { name: 'snowflake', displayName: 'Snowflake', type: 'RELATIONAL_DB', datasetNameDelimiter: '.' };
  yield row(platform, 'dataPlatformKey', { platformName: 'snowflake' }, { actor: SYSTEM });
  yield row(platform, 'dataPlatformInfo', info, { actor: SYSTEM });
  yield row('urn:li:retiredThing:one', 'retiredThingKey', { id: 'one' }, { actor: SYSTEM });
}

/** Ten latest rows and a row of history; the upstream of each dataset is the one before it. */
function* datasetRows(number) {
  const urn = datasetUrn(number);
  const time = FIRST_MILLIS + number * 1_000;
  const meta = { time, runId: `snowflake-${Math.floor(number / 1_000)}` };
  const audit = { time, actor: INGESTION };
  const name = `sales.public.table_${number}`;
  const parts = ['sales', 'public'].map((id) => ({ id }));
  yield row(urn, 'datasetKey', { platform: 'urn:li:dataPlatform:snowflake', name, origin: 'PROD' }, meta);
  yield row(urn, 'browsePathsV2', { path: parts }, meta);
  yield row(urn, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:snowflake' }, meta);
  yield row(urn, 'status', { removed: number % 100 === 99 }, meta);
  yield row(
    urn,
    'datasetProperties',
    { name: `table_${number}`, description: 'before', customProperties: {}, tags: [] },
    { ...meta, version: 1 },
  );
  yield row(
    urn,
    'datasetProperties',
    {
      name: `table_${number}`,
      description: `Orders of region ${number % 50}`,
      customProperties: { region: String(number % 50) },
      tags: [],
    },
    { ...meta, logical: 2 },
  );
  yield row(urn, 'schemaMetadata', schema(name), meta);
  yield row(
    urn,
    'ownership',
    { owners: [{ owner: INGESTION, type: 'DATAOWNER' }], ownerTypes: {}, lastModified: audit },
    meta,
  );
  yield row(urn, 'globalTags', { tags: [{ tag: `urn:li:tag:tag_${number % 20}` }] }, meta);
  yield row(urn, 'retiredAspect', { anything: number }, meta);
  const upstreams = number === 0 ? [] : [{ auditStamp: audit, dataset: datasetUrn(number - 1), type: 'TRANSFORMED' }];
  yield row(urn, 'upstreamLineage', { upstreams }, meta);
}

/** Rows of history bear the version of their value; version 0 is the latest, whatever its number. */
function row(
  urn,
  aspect,
  value,
  {
    time = FIRST_MILLIS,
    actor = INGESTION,
    version = 0,
    logical = 1,
    runId = 'no-run-id-provided',
    systemMetadata,
  } = {},
) {
  const metadata =
    systemMetadata === undefined
      ? systemMetadataOf(time, actor, runId, version === 0 ? logical : version)
      : systemMetadata;
  const createdOn = new Date(time).toISOString().replace('T', ' ').replace('Z', '');
  return [
    urn,
    aspect,
    version,
    JSON.stringify(value),
    metadata === null ? null : JSON.stringify(metadata),
    createdOn,
    actor,
    null,
  ];
}

function systemMetadataOf(time, actor, runId, version) {
  return {
    lastObserved: time,
    runId,
    lastRunId: 'no-run-id-provided',
    version: String(version),
    schemaVersion: 1,
    properties: { telemetryTraceId: '0123456789abcdef0123456789abcdef', eventSource: 'RESTLI' },
    aspectCreated: { time, actor },
    aspectModified: { time, actor },
  };
}

function schema(name) {
  const fields = ['id', 'amount', 'region'].map((fieldPath) => ({
    fieldPath,
    nullable: true,
    type: { type: { 'com.linkedin.schema.StringType': {} } },
    nativeDataType: 'VARCHAR',
    recursive: false,
    isPartOfKey: false,
  }));
  const platformSchema = { 'com.linkedin.schema.MySqlDDL': { tableSchema: '' } };
  return { schemaName: name, platform: 'urn:li:dataPlatform:snowflake', version: 0, hash: '', platformSchema, fields };
}

const KEYWORD = { type: 'keyword' };
const BASE = {
  runId: KEYWORD,
  urn: KEYWORD,
  messageId: KEYWORD,
  '@timestamp': { type: 'date' },
  timestampMillis: { type: 'date' },
  eventGranularity: KEYWORD,
  partitionSpec: { properties: { partition: KEYWORD, timePartition: KEYWORD } },
  event: { type: 'object', enabled: false },
  systemMetadata: { type: 'object', enabled: false },
  isExploded: { type: 'boolean' },
};

const LONG = { type: 'long' };
const SERIES = {
  operation: {
    fields: { operationType: KEYWORD, actor: KEYWORD, lastUpdatedTimestamp: { type: 'date' } },
    documents: operationDocuments,
  },
  datasetUsageStatistics: {
    fields: {
      totalSqlQueries: { type: 'integer' },
      uniqueUserCount: { type: 'integer' },
      userCounts: { properties: { user: KEYWORD, count: { type: 'integer' } } },
    },
    documents: usageDocuments,
  },
  datasetProfile: { fields: { rowCount: LONG, columnCount: LONG, sizeInBytes: LONG }, documents: profileDocuments },
};

/** Name of the index behind DataHub's alias of a series; `<alias>_<time>` is what its own reindexing leaves. */
export function seriesIndex(prefix, aspect) {
  return `${prefix === '' ? '' : `${prefix}_`}dataset_${aspect.toLowerCase()}aspect_v1`;
}

/**
 * Makes DataHub's indices of three time series and stores at least `documents` documents of `datasets` datasets in
 * them. Each series' name is an alias, as after DataHub's reindexing, but for the profiles', which is an index.
 * `badMapping` makes an index of operations whose fields have the types that an engine guesses. Returns how many
 * documents each series has.
 */
export async function fillSeries(url, { prefix = '', datasets, documents, badMapping = false, algorithm = 'md5' }) {
  const counts = {};
  for (const [aspect, { fields, documents: make }] of Object.entries(SERIES)) {
    const name = seriesIndex(prefix, aspect);
    const isAlias = aspect !== 'datasetProfile';
    const properties = badMapping && aspect === 'operation' ? { event: BASE.event } : { ...BASE, ...fields };
    const settings = { number_of_shards: 1, number_of_replicas: 0, refresh_interval: '1s' };
    const aliases = isAlias ? { [name]: {} } : {};
    await send(url, 'PUT', isAlias ? `${name}_1700000000000` : name, { settings, mappings: { properties }, aliases });
    counts[aspect] = await fillOne(url, name, Math.ceil(documents / 3), (number) => make(datasets, number, algorithm));
  }
  return counts;
}

async function fillOne(url, name, least, make) {
  let stored = 0;
  for (let number = 0; stored < least;) {
    const lines = [];
    while (lines.length < DOCUMENTS_A_REQUEST * 2 && stored + lines.length / 2 < least) {
      for (const { id, source } of make(number))
        lines.push(JSON.stringify({ index: { _id: id } }), JSON.stringify(source));
      number += 1;
    }
    await send(url, 'POST', `${name}/_bulk`, `${lines.join('\n')}\n`);
    stored += lines.length / 2;
  }
  await send(url, 'POST', `${name}/_refresh`);
  return stored;
}

async function send(url, method, path, body) {
  const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
  const headers = { 'content-type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json' };
  const answer = await fetch(`${url}/${path}`, { method, headers, body: text });
  const said = await answer.json();
  if (!answer.ok || said.errors === true) throw new Error(`${method} ${path}: ${JSON.stringify(said).slice(0, 500)}`);
}

function operationDocuments(datasets, number, algorithm) {
  const time = timeOf(datasets, number);
  const urn = datasetUrn(number % datasets);
  const event = {
    timestampMillis: time,
    operationType: 'INSERT',
    actor: INGESTION,
    lastUpdatedTimestamp: time,
    partitionSpec: WHOLE,
  };
  const common = commonOf(urn, time, { partitionSpec: { partition: WHOLE.partition } });
  const source = {
    ...common,
    isExploded: false,
    event,
    systemMetadata: META,
    operationType: 'INSERT',
    actor: INGESTION,
    lastUpdatedTimestamp: time,
  };
  return [{ id: idOf(common, undefined, algorithm), source }];
}

function usageDocuments(datasets, number, algorithm) {
  const time = timeOf(datasets, number);
  const urn = datasetUrn(number % datasets);
  const eventGranularity = { unit: 'DAY', multiple: 1 };
  const users = [0, 1].map((at) => ({ user: `urn:li:corpuser:user_${(number + at) % 30}`, count: at + 1 }));
  const event = {
    timestampMillis: time,
    eventGranularity,
    totalSqlQueries: 3,
    uniqueUserCount: 2,
    userCounts: users,
    partitionSpec: WHOLE,
  };
  const common = commonOf(urn, time, {
    eventGranularity: JSON.stringify(eventGranularity),
    partitionSpec: { partition: WHOLE.partition },
  });
  const whole = { ...common, isExploded: false, event, systemMetadata: META, totalSqlQueries: 3, uniqueUserCount: 2 };
  return [
    { id: idOf(common, undefined, algorithm), source: whole },
    ...users.map((user) => ({
      id: idOf(common, `userCounts${user.user}`, algorithm),
      source: { ...common, isExploded: true, userCounts: user },
    })),
  ];
}

function profileDocuments(datasets, number, algorithm) {
  const time = timeOf(datasets, number);
  const counts = { rowCount: number + 1, columnCount: 3, sizeInBytes: 4_096 };
  const common = commonOf(datasetUrn(number % datasets), time, { partitionSpec: { partition: WHOLE.partition } });
  const event = { timestampMillis: time, ...counts, partitionSpec: WHOLE };
  return [
    {
      id: idOf(common, undefined, algorithm),
      source: { ...common, isExploded: false, event, systemMetadata: META, ...counts },
    },
  ];
}

const WHOLE = { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' };
const META = { lastObserved: FIRST_MILLIS, runId: 'usage-1', version: '1' };

function timeOf(datasets, number) {
  return FIRST_MILLIS + Math.floor(number / datasets) * HOUR_MS;
}

/** What all documents of a value share. */
function commonOf(urn, time, parts) {
  return { urn, '@timestamp': time, timestampMillis: time, runId: META.runId, ...parts };
}

function idOf({ timestampMillis, eventGranularity, urn, partitionSpec }, collection, algorithm) {
  const granularity = eventGranularity === undefined ? '' : JSON.stringify(eventGranularity);
  const text = `${timestampMillis}${granularity}${JSON.stringify(urn)}${collection ?? ''}${JSON.stringify(partitionSpec)}`;
  return createHash(algorithm).update(text).digest('hex');
}
