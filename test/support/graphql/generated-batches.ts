import type { Write } from '../service/ingest.js';

/** Datasets of one generated batch. */
const DATASETS = 5;

const ACTOR = 'urn:li:corpuser:datahub';
const STAMP = { time: 1_700_000_000_000, actor: ACTOR };

/** Urn of dataset `at` of batch `number`. */
function datasetUrn(number: number, at: number): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,batch_${number}.table_${at},PROD)`;
}

/**
 * The writes of batch `number` in the state `state`: five datasets of its own, each with five aspects, among them some
 * that make edges to datasets of other batches. Another state has other values, fewer owners and other edges.
 */
export function generatedBatch(number: number, state: number): readonly Write[] {
  return Array.from({ length: DATASETS }, (_item, at) => datasetWrites(number, at, state)).flat();
}

function datasetWrites(number: number, at: number, state: number): readonly Write[] {
  const urn = datasetUrn(number, at);
  const upstreams = [state, state + 1].map((step) => datasetUrn(number + step, at));
  const tags = ['urn:li:tag:generated', `urn:li:tag:of-state-${state}`];
  const owners = Array.from({ length: 3 - state }, (_item, owner) => `urn:li:corpuser:owner-${owner}`);
  return [
    [
      urn,
      'datasetProperties',
      { name: `table_${at}`, description: `State ${state}`, customProperties: { batch: String(number) } },
    ],
    [urn, 'globalTags', { tags: tags.map((tag) => ({ tag })) }],
    [urn, 'ownership', { owners: owners.map((owner) => ({ owner, type: 'DATAOWNER' })), lastModified: STAMP }],
    [urn, 'upstreamLineage', { upstreams: upstreams.map((dataset) => ({ dataset, type: 'COPY', auditStamp: STAMP })) }],
    [urn, 'subTypes', { typeNames: ['Table', `State ${state}`] }],
  ];
}
