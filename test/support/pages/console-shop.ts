import type { TestEnvironment } from '../service/create-test-environment.js';
import { ingest, type Write } from '../service/ingest.js';

const HIVE = 'urn:li:dataPlatform:hive';

/** A table with everything that the page of an entity shows. Its name has characters that addresses escape. */
export const ORDERS = `urn:li:dataset:(${HIVE},shop/100%25.orders,PROD)`;

/** A chart, whose description has a mutation of its own. */
export const CHART = 'urn:li:chart:(looker,shop.orders_per_day)';

/** A glossary term. */
export const TERM = 'urn:li:glossaryTerm:order';

const STAMP = { time: 1_700_000_000_000, actor: 'urn:li:corpuser:datahub' };

function field(fieldPath: string, kind: string, nativeDataType: string, description: string): object {
  return {
    fieldPath,
    description,
    nativeDataType,
    nullable: fieldPath !== 'id',
    isPartOfKey: fieldPath === 'id',
    type: { type: { [`com.linkedin.schema.${kind}Type`]: {} } },
  };
}

const SCHEMA = {
  schemaName: 'orders',
  platform: HIVE,
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: 'id long' } },
  fields: [
    field('id', 'Number', 'bigint', 'Number of the order.'),
    field('placed', 'Time', 'timestamp', 'When it came.'),
  ],
};

/** Writes a small shop: a table, a chart, a term, two tags, and `count` further tables named `plain_…`. */
export async function ingestShop(env: TestEnvironment, count: number): Promise<void> {
  const plain = Array.from({ length: count }, (_, at): Write => {
    const name = `plain_${String(at).padStart(2, '0')}`;
    return [`urn:li:dataset:(${HIVE},${name},PROD)`, 'datasetProperties', { name, description: 'A plain table.' }];
  });
  await ingest(
    env,
    ['urn:li:tag:pii', 'tagProperties', { name: 'Personal' }],
    ['urn:li:tag:gold', 'tagProperties', { name: 'Gold' }],
    [TERM, 'glossaryTermInfo', { name: 'Order', definition: 'What a customer wants.', termSource: 'INTERNAL' }],
    ['urn:li:domain:sales', 'domainProperties', { name: 'Sales' }],
    [
      ORDERS,
      'datasetProperties',
      { name: 'orders', description: 'All orders.', customProperties: { LOAD_TYPE: 'daily' } },
    ],
    [ORDERS, 'schemaMetadata', SCHEMA],
    [ORDERS, 'subTypes', { typeNames: ['Table'] }],
    [ORDERS, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] }],
    [ORDERS, 'glossaryTerms', { terms: [{ urn: TERM }], auditStamp: STAMP }],
    [
      ORDERS,
      'ownership',
      { owners: [{ owner: 'urn:li:corpuser:datahub', type: 'TECHNICAL_OWNER' }], lastModified: STAMP },
    ],
    [ORDERS, 'domains', { domains: ['urn:li:domain:sales'] }],
    [ORDERS, 'deprecation', { deprecated: true, note: 'Use the new one.', actor: STAMP.actor }],
    [
      CHART,
      'chartInfo',
      { title: 'Orders per day', description: 'A line.', lastModified: { created: STAMP, lastModified: STAMP } },
    ],
    ...plain,
  );
}
