import { isJsonObject, type JsonObject, type JsonValue } from '../foundation/common/json.js';
import type { EdgeCollector } from './edge-collector.js';

/** The entity that owns the lineage and, for the lineage of a job, the job between the fields. */
interface LineageOwner {
  readonly owner: string;
  readonly via?: string;
}

/**
 * Column lineage: for each entry of `fineGrainedLineages`, an edge `DownstreamOf` from every downstream to every
 * upstream, without times. Its lifecycle owner is `owner`, and its `via` is the job, or the entry's query. An entry
 * without upstreams or downstreams creates no edge.
 */
export function addFineGrainedEdges(collector: EdgeCollector, { owner, via }: LineageOwner, value: JsonObject): void {
  for (const entry of items(value['fineGrainedLineages'])) {
    if (!isJsonObject(entry)) continue;
    const query = typeof entry['query'] === 'string' ? entry['query'] : undefined;
    const between = via ?? query;
    for (const [source, destination] of pairs(entry)) {
      const ends = { source, destination, type: 'DownstreamOf', lifecycleOwner: owner, tracksTime: false };
      collector.add(between === undefined ? ends : { ...ends, via: between });
    }
  }
}

function pairs(entry: JsonObject): readonly (readonly [string, string])[] {
  const upstreams = texts(entry['upstreams']);
  return texts(entry['downstreams']).flatMap((downstream) =>
    upstreams.map((upstream) => [downstream, upstream] as const),
  );
}

function texts(value: JsonValue | undefined): readonly string[] {
  return items(value).filter((item) => typeof item === 'string');
}

function items(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}
