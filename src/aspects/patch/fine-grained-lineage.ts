import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import type { ArrayCodec } from './array-codec.js';
import { marked, unmarked } from './segments.js';

/** Stands for an absent transformation or query in a path. */
const NONE = 'NONE';
const DATASET_PREFIX = 'urn:li:dataset:';

/**
 * Column lineage addressed as `/<transformOperation or NONE>/<downstream>/<query or NONE>/<upstream>` with the value
 * `{confidenceScore}`. Entries without upstreams cannot be addressed and stay as they are.
 */
export const FINE_GRAINED_LINEAGE: ArrayCodec = { depth: 4, toTree, toArray };

interface Group {
  readonly transformOperation: string;
  readonly downstream: string;
  readonly query: string;
}

function toTree(elements: readonly JsonValue[]): JsonObject {
  const tree: JsonObject = {};
  for (const entry of elements.filter(isJsonObject)) {
    const { transformOperation, downstream, query } = groupOf(entry);
    const upstreams = upstreamsOf(entry);
    if (upstreams.length === 0) continue;
    let level = tree;
    for (const key of [transformOperation, downstream, query]) {
      const known = level[marked(key)];
      const child: JsonObject = isJsonObject(known) ? known : {};
      level[marked(key)] = child;
      level = child;
    }
    for (const upstream of upstreams) level[marked(upstream)] = { confidenceScore: scoreOf(entry) };
  }
  return tree;
}

function groupOf(entry: JsonObject): Group {
  const { downstreams } = entry;
  const [downstream, ...others] = Array.isArray(downstreams) ? downstreams : [];
  if (typeof downstream !== 'string' || others.length > 0) {
    throw invalidArgument(
      'fineGrainedLineages can be patched only when each entry has exactly one downstream; send the whole aspect',
    );
  }
  return { transformOperation: text(entry['transformOperation']), downstream, query: text(entry['query']) };
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : NONE;
}

function upstreamsOf({ upstreams }: JsonObject): readonly string[] {
  return Array.isArray(upstreams) ? upstreams.filter((upstream) => typeof upstream === 'string') : [];
}

function scoreOf(node: JsonValue | undefined): number {
  const score = isJsonObject(node) ? node['confidenceScore'] : undefined;
  return typeof score === 'number' ? score : 1;
}

function toArray(tree: JsonObject, original: readonly JsonValue[]): JsonValue[] {
  const entries = original.filter(isJsonObject);
  const bare = entries.filter((entry) => upstreamsOf(entry).length === 0);
  const known = entriesByGroup(entries);
  const patched = level(tree, 'transformOperation').flatMap(([transformOperation, downstreams]) =>
    level(downstreams, 'downstream').flatMap(([downstream, queries]) =>
      level(queries, 'query').flatMap(([query, upstreams]) =>
        entriesOf({ transformOperation, downstream, query }, level(upstreams, 'upstream'), known),
      ),
    ),
  );
  return [...patched, ...bare];
}

function level(node: JsonValue | undefined, what: string): [string, JsonValue | undefined][] {
  if (isJsonObject(node)) return Object.entries(node).map(([name, value]) => [unmarked(name), value]);
  throw invalidArgument(
    `Patch path of fineGrainedLineages must be /fineGrainedLineages/<transformOperation>/<downstream>/<query>/<upstream>; ${what} is missing`,
  );
}

/** The first entry with upstreams of each group. */
function entriesByGroup(entries: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  const byGroup = new Map<string, JsonObject>();
  for (const entry of entries) {
    const name = groupName(groupOf(entry));
    if (upstreamsOf(entry).length > 0 && !byGroup.has(name)) byGroup.set(name, entry);
  }
  return byGroup;
}

/** The entries of one group: one for its columns, one for its whole datasets. */
function entriesOf(
  group: Group,
  upstreams: readonly [string, JsonValue | undefined][],
  known: ReadonlyMap<string, JsonObject>,
): JsonObject[] {
  const datasets = upstreams.filter(([upstream]) => upstream.startsWith(DATASET_PREFIX));
  const columns = upstreams.filter(([upstream]) => !upstream.startsWith(DATASET_PREFIX));
  return [
    ...(columns.length > 0 ? [entryOf(group, columns, 'FIELD_SET', known)] : []),
    ...(datasets.length > 0 ? [entryOf(group, datasets, 'DATASET', known)] : []),
  ];
}

function entryOf(
  group: Group,
  upstreams: readonly [string, JsonValue | undefined][],
  upstreamType: string,
  byGroup: ReadonlyMap<string, JsonObject>,
): JsonObject {
  const known = byGroup.get(groupName(group));
  return {
    ...known,
    upstreamType,
    upstreams: upstreams.map(([upstream]) => upstream),
    downstreamType: known?.['downstreamType'] ?? 'FIELD',
    downstreams: [group.downstream],
    confidenceScore: scoreOf(upstreams[0]?.[1]),
    ...(group.transformOperation === NONE ? {} : { transformOperation: group.transformOperation }),
    ...(group.query === NONE ? {} : { query: group.query }),
  };
}

function groupName({ transformOperation, downstream, query }: Group): string {
  return JSON.stringify([transformOperation, downstream, query]);
}
