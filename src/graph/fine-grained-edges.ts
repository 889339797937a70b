import { isJsonObject, type JsonObject, type JsonValue } from '../foundation/json/json.js';
import type { ExtractedEdge } from './edge.js';

/**
 * Most pairs of a downstream and an upstream column in the entries of one aspect with several columns on both sides.
 * Each pair is an edge. An entry with a single column on one side has as many pairs as its text has columns, so that
 * the size of the aspect limits them. Source: measured on two cores, 48,400 are written in 1.2 s.
 */
export const MOST_COLUMN_PAIRS = 50_000;

/** The entity that owns the lineage and, for the lineage of a job, the job between the fields. */
interface LineageOwner {
  readonly owner: string;
  readonly via?: string;
}

/** Columns of one entry of `fineGrainedLineages`. */
interface LineageEntry {
  readonly upstreams: readonly string[];
  readonly downstreams: readonly string[];
  readonly query: string | undefined;
}

/**
 * Column lineage: for each entry of `fineGrainedLineages`, an edge `DownstreamOf` from every downstream to every
 * upstream, without times. Its lifecycle owner is `owner`, and its `via` is the job, or the entry's query. An entry
 * without upstreams or downstreams creates no edge, nor does one that exceeds `MOST_COLUMN_PAIRS`, for which a text is
 * yielded.
 */
export function* fineGrainedEdges({ owner, via }: LineageOwner, value: JsonObject): Generator<ExtractedEdge | string> {
  let left = MOST_COLUMN_PAIRS;
  for (const entry of entriesOf(value)) {
    const { upstreams, downstreams, query } = entry;
    const pairs = limitedPairs(entry);
    if (pairs > left) {
      yield `${String(pairs)} pairs of columns`;
      continue;
    }
    left -= pairs;
    const between = via ?? query;
    for (const source of downstreams)
      for (const destination of upstreams) {
        const ends = { source, destination, type: 'DownstreamOf', lifecycleOwner: owner, tracksTime: false };
        yield between === undefined ? ends : { ...ends, via: between };
      }
  }
}

/** The number of pairs in `fineGrainedLineages` to which `MOST_COLUMN_PAIRS` applies. */
export function columnPairs(value: JsonObject): number {
  return entriesOf(value).reduce((sum, entry) => sum + limitedPairs(entry), 0);
}

function limitedPairs({ upstreams, downstreams }: LineageEntry): number {
  return upstreams.length > 1 && downstreams.length > 1 ? upstreams.length * downstreams.length : 0;
}

function entriesOf(value: JsonObject): readonly LineageEntry[] {
  return items(value['fineGrainedLineages'])
    .filter(isJsonObject)
    .map(({ upstreams, downstreams, query }) => ({
      upstreams: texts(upstreams),
      downstreams: texts(downstreams),
      query: typeof query === 'string' ? query : undefined,
    }));
}

function texts(value: JsonValue | undefined): readonly string[] {
  return items(value).filter((item) => typeof item === 'string');
}

function items(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}
