import { DASHBOARDS, DEMO, type DemoTable, DOMAINS, PEOPLE, TABLES, TAGS, TASKS, TERMS } from './demo-content.js';

/** One aspect of the example, as sent to the API. */
export interface DemoProposal {
  readonly entityType: string;
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly changeType: 'UPSERT';
  readonly aspect: { readonly value: string; readonly contentType: 'application/json' };
}

const DAY_MS = 86_400_000;
const NIGHTS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** Number of days with runs, profiles and usage. */
const DAYS = 7;

const TYPES: Readonly<Record<string, readonly [native: string, type: string]>> = {
  int: ['bigint', 'NumberType'],
  decimal: ['numeric(12,2)', 'NumberType'],
  text: ['varchar', 'StringType'],
  date: ['date', 'DateType'],
  time: ['timestamp', 'TimeType'],
  bool: ['boolean', 'BooleanType'],
};

const user = (name: string): string => `urn:li:corpuser:${DEMO}.${name}`;
const tag = (name: string): string => `urn:li:tag:${DEMO}.${name}`;
const term = (name: string): string => `urn:li:glossaryTerm:${DEMO}.${name}`;
const domain = (name: string): string => `urn:li:domain:${DEMO}.${name}`;
const platform = (name: string): string => `urn:li:dataPlatform:${name}`;
const dataset = ({ platform: on, name }: DemoTable): string => `urn:li:dataset:(${platform(on)},${DEMO}.${name},PROD)`;
const FLOW = `urn:li:dataFlow:(airflow,${DEMO}.nightly,prod)`;
const task = (name: string): string => `urn:li:dataJob:(${FLOW},${name})`;
const NODE = `urn:li:glossaryNode:${DEMO}`;

/**
 * The whole example for the day of `now` (milliseconds since 1970); sending it twice on one day has no further effect.
 */
export function demoProposals(now: number): readonly DemoProposal[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const stamp = { time: today, actor: user('mara') };
  return [
    ...words(stamp),
    ...TABLES.flatMap((table, at) => [...tableAspects(table, stamp), ...tableSeries(table, at, today)]),
    ...DASHBOARDS.flatMap((board) => dashboardAspects(board, stamp)),
    ...pipeline(stamp),
    ...TASKS.flatMap(({ name }) => runs(name, today)),
  ];
}

/** The urns of the example, referring entities first. */
export function demoUrns(now: number): readonly string[] {
  return [...new Set(demoProposals(now).map(({ entityUrn }) => entityUrn))].reverse();
}

function proposal(entityUrn: string, aspectName: string, value: object): DemoProposal {
  const entityType = entityUrn.split(':')[2] ?? '';
  const aspect = { value: JSON.stringify(value), contentType: 'application/json' as const };
  return { entityType, entityUrn, aspectName, changeType: 'UPSERT', aspect };
}

type Stamp = { readonly time: number; readonly actor: string };

function words(stamp: Stamp): readonly DemoProposal[] {
  return [
    ...Object.entries(PEOPLE).map(([name, displayName]) =>
      proposal(user(name), 'corpUserInfo', { active: true, displayName, email: `${name}@${DEMO}.example` }),
    ),
    ...Object.entries(DOMAINS).map(([id, [name, description]]) =>
      proposal(domain(id), 'domainProperties', { name, description, created: stamp }),
    ),
    ...Object.entries(TAGS).map(([id, [name, description]]) =>
      proposal(tag(id), 'tagProperties', { name, description }),
    ),
    proposal(NODE, 'glossaryNodeInfo', { name: 'Lighthouse Books', definition: 'Words of the bookshop.' }),
    ...Object.entries(TERMS).map(([id, [name, definition]]) =>
      proposal(term(id), 'glossaryTermInfo', { name, definition, termSource: 'INTERNAL', parentNode: NODE }),
    ),
  ];
}

function tableAspects(table: DemoTable, stamp: Stamp): readonly DemoProposal[] {
  const urn = dataset(table);
  const { tags = [], terms = [] } = table;
  const upstreams = upstreamsOf(table).map((up) => ({ dataset: dataset(up), type: 'TRANSFORMED', auditStamp: stamp }));
  return [
    proposal(urn, 'datasetProperties', {
      name: table.name.split('.')[1],
      qualifiedName: table.name,
      description: table.about,
    }),
    proposal(urn, 'schemaMetadata', schemaOf(table)),
    proposal(urn, 'ownership', {
      owners: [{ owner: user(table.owner), type: 'TECHNICAL_OWNER' }],
      lastModified: stamp,
    }),
    proposal(urn, 'domains', { domains: [domain(table.domain)] }),
    proposal(urn, 'globalTags', { tags: tags.map((name) => ({ tag: tag(name) })) }),
    proposal(urn, 'glossaryTerms', { terms: terms.map((name) => ({ urn: term(name) })), auditStamp: stamp }),
    ...(upstreams.length === 0 ? [] : [proposal(urn, 'upstreamLineage', { upstreams })]),
  ];
}

function schemaOf(table: DemoTable): object {
  return {
    schemaName: table.name,
    platform: platform(table.platform),
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: table.columns } },
    fields: columnsOf(table).map(([fieldPath, type]) => {
      const [nativeDataType, name] = TYPES[type] ?? ['varchar', 'StringType'];
      return { fieldPath, nativeDataType, type: { type: { [`com.linkedin.schema.${name}`]: {} } }, nullable: false };
    }),
  };
}

function columnsOf({ columns }: DemoTable): readonly (readonly [name: string, type: string])[] {
  return columns.split(' ').map((column) => column.split(':') as [string, string]);
}

function upstreamsOf({ from = [] }: DemoTable): readonly DemoTable[] {
  return TABLES.filter(({ name }) => from.includes(name));
}

/** Rows and queries of the last days; they grow with the day and differ between tables. */
function tableSeries(table: DemoTable, at: number, today: number): readonly DemoProposal[] {
  const urn = dataset(table);
  return Array.from({ length: DAYS }, (_item, back) => today - back * DAY_MS).flatMap((timestampMillis, back) => [
    proposal(urn, 'datasetProfile', {
      timestampMillis,
      rowCount: (at + 1) * 1_000 + (DAYS - back) * 25,
      columnCount: columnsOf(table).length,
    }),
    proposal(urn, 'datasetUsageStatistics', {
      timestampMillis,
      eventGranularity: { unit: 'DAY', multiple: 1 },
      totalSqlQueries: ((at * 7 + back * 3) % 40) + 1,
      uniqueUserCount: 1,
      userCounts: [{ user: user(table.owner), count: ((at * 7 + back * 3) % 40) + 1 }],
    }),
  ]);
}

function dashboardAspects({ name, title, charts }: (typeof DASHBOARDS)[number], stamp: Stamp): readonly DemoProposal[] {
  const lastModified = { created: stamp, lastModified: stamp };
  const chart = (id: string): string => `urn:li:chart:(looker,${DEMO}.${id})`;
  const urn = `urn:li:dashboard:(looker,${DEMO}.${name})`;
  return [
    ...charts.flatMap(([id, chartTitle, table]) => [
      proposal(chart(id), 'chartInfo', {
        title: chartTitle,
        description: chartTitle,
        lastModified,
        inputs: TABLES.filter((one) => one.name === table).map((one) => ({ string: dataset(one) })),
      }),
    ]),
    proposal(urn, 'dashboardInfo', {
      title,
      description: title,
      charts: charts.map(([id]) => chart(id)),
      lastModified,
    }),
    proposal(urn, 'ownership', { owners: [{ owner: user('mara'), type: 'BUSINESS_OWNER' }], lastModified: stamp }),
  ];
}

function pipeline(stamp: Stamp): readonly DemoProposal[] {
  return [
    proposal(FLOW, 'dataFlowInfo', { name: 'nightly', description: 'Builds the warehouse every night.' }),
    proposal(FLOW, 'ownership', { owners: [{ owner: user('ines'), type: 'TECHNICAL_OWNER' }], lastModified: stamp }),
    ...TASKS.flatMap(({ name, title, writes }, at) => {
      const outputs = TABLES.filter((table) => table.name.startsWith(writes));
      const inputs = TABLES.filter((table) => outputs.some(({ from = [] }) => from.includes(table.name)));
      return [
        proposal(task(name), 'dataJobInfo', { name: title, type: { string: 'SQL' }, flowUrn: FLOW }),
        proposal(task(name), 'dataJobInputOutput', {
          inputDatasets: inputs.map(dataset),
          outputDatasets: outputs.map(dataset),
          inputDatajobs: TASKS.slice(Math.max(0, at - 1), at).map((before) => task(before.name)),
        }),
      ];
    }),
  ];
}

/**
 * One run each night; the oldest one failed. Runs are named after the day of the week, so that their number does not
 * grow.
 */
function runs(name: string, today: number): readonly DemoProposal[] {
  return Array.from({ length: DAYS }, (_item, back) => back).flatMap((back) => {
    const start = today - back * DAY_MS + 2 * 3_600_000;
    const night = NIGHTS[new Date(start).getUTCDay()] ?? '';
    const urn = `urn:li:dataProcessInstance:${DEMO}.${name}.${night}`;
    const result = { type: back === DAYS - 1 ? 'FAILURE' : 'SUCCESS', nativeResultType: 'airflow' };
    return [
      proposal(urn, 'dataProcessInstanceProperties', {
        name: `${name} on ${night}`,
        type: 'BATCH_SCHEDULED',
        created: { time: start, actor: user('ines') },
      }),
      proposal(urn, 'dataProcessInstanceRelationships', { parentTemplate: task(name), upstreamInstances: [] }),
      proposal(urn, 'dataProcessInstanceRunEvent', { timestampMillis: start, status: 'STARTED' }),
      proposal(urn, 'dataProcessInstanceRunEvent', {
        timestampMillis: start + 600_000,
        status: 'COMPLETE',
        result,
        durationMillis: 600_000,
      }),
    ];
  });
}
