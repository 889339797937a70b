// A graph of datasets in layers: each is derived from some of the layer before, so that each has as many downstream on
// average. In a graph with hubs, the first datasets of each layer have edges to very many of the next one, and the last
// ones from very many of the layer before.
import { post } from './service.mjs';

/** Proposals of one request. */
const BATCH = 2_000;

/** Urn of a dataset without upstreams. */
export function topUrn(at) {
  return urnOf(0, at);
}

/**
 * Writes the graph into a running service and waits until it can be searched. Answers how many edges it has. Each layer
 * has `hubs` datasets with edges to `hubEdges` of the next layer, and as many with edges from the layer before.
 */
export async function storeLineage(service, { datasets, fanOut, hops, hubs = 0, hubEdges = 0 }) {
  const width = Math.floor(datasets / (hops + 1));
  const random = generator(7);
  const reached = Math.min(hubEdges, width);
  let edges = 0;
  let proposals = [];
  for (let at = 0; at < datasets; at += 1) {
    const layer = Math.min(Math.floor(at / width), hops);
    const place = at - layer * width;
    const urn = urnOf(layer, place);
    proposals.push(proposal(urn, 'datasetProperties', { name: `t${at}` }));
    if (layer > 0) {
      const ordinary = Array.from({ length: fanOut }, () => random() % width);
      const before = place < reached ? [...Array(hubs).keys(), ...ordinary] : ordinary;
      const gathers = place >= width - hubs && place < width;
      const upstreams = new Set((gathers ? [...Array(reached).keys()] : before).map((of) => urnOf(layer - 1, of)));
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
