import type { SearchDocument } from '../../../src/search/index.js';
import { document, type DocumentExtras, tag } from '../../support/harness/search-documents.js';
import { assigned, PROPERTIES } from './properties.js';

const TYPE_OF_OWNER = 'urn:li:ownershipType:__system__technical_owner';

const sales = 'urn:li:dataset:(urn:li:dataPlatform:hive,sales,PROD)';
const stock = 'urn:li:dataset:(urn:li:dataPlatform:kafka,stock,DEV)';
const audit = 'urn:li:dataset:(urn:li:dataPlatform:hive,audit,DEV)';
const plain = 'urn:li:dataset:(urn:li:dataPlatform:hive,plain,PROD)';
const bar = 'urn:li:chart:(looker,bar)';
const line = 'urn:li:chart:(looker,line)';

/** Urns of the assets by a short name. */
export const ASSETS = { sales, stock, audit, plain, bar, line } as const;

/** The short name of an asset. */
export function shortName(urn: string): string {
  return Object.entries(ASSETS).find(([, known]) => known === urn)?.[0] ?? urn;
}

const owned = (owner: string): Record<string, object> => ({
  ownership: {
    owners: [{ owner, type: 'TECHNICAL_OWNER', typeUrn: TYPE_OF_OWNER }],
    ownerTypes: { [TYPE_OF_OWNER]: [owner] },
  },
});

const tagged = (...names: readonly string[]): { tags: { tag: string }[] } => ({
  tags: names.map((name) => ({ tag: tag(name) })),
});

const extras = (rowCount: number, runId: string): DocumentExtras => ({
  timeseries: {
    datasetProfile: { timestampMillis: 1, rowCount },
    operation: { timestampMillis: 1, lastUpdatedTimestamp: rowCount },
  },
  properties: PROPERTIES,
  runId,
});

/** Datasets and charts that differ in what filters, facets and orders look at. */
export const ASSET_DOCUMENTS: readonly SearchDocument[] = [
  document(
    sales,
    {
      datasetProperties: {
        name: 'Sales',
        description: 'Every sale',
        externalUrl: 'https://Example.org/a*b?c',
        customProperties: { team: 'Blue' },
        created: { time: 1_000, actor: 'urn:li:corpuser:a' },
      },
      globalTags: tagged('Pii', 'gold'),
      ...(owned('urn:li:corpuser:ada') as object),
      subTypes: { typeNames: ['Table'] },
      deprecation: { deprecated: true, note: '', actor: 'urn:li:corpuser:a' },
      browsePathsV2: { path: [{ id: 'prod' }, { id: 'sales' }] },
      ...assigned({
        grade: ['Gold', 'silver'],
        days: [30],
        since: ['2024-01-05'],
        contact: ['urn:li:corpuser:ada'],
        story: ['The Whole story'],
        grade2: [1],
      }),
    },
    extras(10, 'run-1'),
  ),
  document(
    stock,
    {
      datasetProperties: { name: 'stock', created: { time: 2_000, actor: 'urn:li:corpuser:a' } },
      globalTags: tagged('Pii'),
      subTypes: { typeNames: ['Topic'] },
      deprecation: { deprecated: false, note: '', actor: 'urn:li:corpuser:a' },
      ...assigned({ grade: ['gold'], days: [7.5, 90], since: ['2023-06-01'] }),
    },
    extras(200, 'run-2'),
  ),
  document(
    audit,
    {
      datasetProperties: { name: 'Audit', description: 'Who did it' },
      editableDatasetProperties: { description: 'Edited text' },
      schemaMetadata: { fields: [{ fieldPath: 'id', globalTags: tagged('Pii') }, { fieldPath: 'who' }] },
      subTypes: { typeNames: ['Table', 'View'] },
      status: { removed: true },
    },
    { runId: 'run-2' },
  ),
  document(plain),
  document(bar, {
    chartInfo: {
      title: 'Bars of sales',
      type: 'BAR',
    },
    globalTags: tagged('gold'),
  }),
  document(line, { chartInfo: { title: 'lines', type: 'LINE' }, subTypes: { typeNames: ['Table'] } }),
];
