// A graph of datasets in layers: each is derived from some of the layer before, so that each has as many downstream on
// average.
import { post } from './service.mjs';

/** Proposals of one request. */
const BATCH = 2_000;

/** Urn of a dataset without upstreams. */
export function topUrn(at) {
  return urnOf(0, at);
}

/** Writes the graph into a running service and waits until it can be searched. Answers how many edges it has. */
export async function storeLineage(service, { datasets, fanOut, hops }) {
  const width = Math.floor(datasets / (hops + 1));
  const random = generator(7);
  let edges = 0;
  let proposals = [];
  for (let at = 0; at < datasets; at += 1) {
    const layer = Math.min(Math.floor(at / width), hops);
    const urn = urnOf(layer, at - layer * width);
    proposals.push(proposal(urn, 'datasetProperties', { name: `t${at}` }));
    if (layer > 0) {
      const upstreams = new Set(Array.from({ length: fanOut }, () => urnOf(layer - 1, random() % width)));
      edges += upstreams.size;
      proposals.push(proposal(urn, 'upstreamLineage', { upstreams: [...upstreams].map(upstream) }));
    }
    if (proposals.length >= BATCH || at === datasets - 1) {
      await write(service, proposals);
      proposals = [];
    }
  }
  await searchable(service, datasets);
  return edges;
}

function urnOf(layer, at) {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,layer${layer}.t${at},PROD)`;
}

function proposal(urn, aspectName, value) {
  return {
    entityType: 'dataset',
    entityUrn: urn,
    changeType: 'UPSERT',
    aspectName,
    aspect: { value: JSON.stringify(value), contentType: 'application/json' },
  };
}

function upstream(dataset) {
  return { dataset, type: 'TRANSFORMED', auditStamp: { time: 0, actor: 'urn:li:corpuser:etl' } };
}

function write({ url, token }, proposals) {
  return post(`${url}/aspects?action=ingestProposalBatch`, token, { proposals, async: 'false' });
}

async function searchable({ url, token }, datasets) {
  const query = '{ searchAcrossEntities(input: { types: [DATASET], query: "*", count: 0 }) { total } }';
  for (;;) {
    const { data } = await post(`${url}/api/graphql`, token, { query });
    if (data.searchAcrossEntities.total >= datasets) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** The same numbers on every run. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 8;
  };
}
