import type { PatchOperation } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { isJsonObject } from '../../foundation/json/json.js';
import { schemaFieldUrn } from '../../graph/index.js';
import { datasetUrn } from './event-urns.js';
import { type EventDataset, objectAt, objectsAt, textAt } from './run-event.js';

/** Characters of SQL that the columns of one job may repeat. */
const MAX_REPEATED_SQL = 1_000_000;

/** A column that was computed from another. */
export interface ColumnLineage {
  readonly upstream: string;
  readonly downstream: string;
  /** How, such as `DIRECT:AGGREGATION`. */
  readonly transformations: readonly string[];
}

/**
 * The column lineage that the event declares for one output. It names the inputs without their symbolic links, which
 * `tables` knows (`tablesByFiles`).
 */
export function columnLineage(output: EventDataset, tables: ReadonlyMap<string, string>): readonly ColumnLineage[] {
  const urn = datasetUrn(output);
  const fields = objectAt(output.facets, 'columnLineage', 'fields');
  return Object.entries(fields).flatMap(([column, value]) =>
    objectsAt(isJsonObject(value) ? value : {}, 'inputFields').flatMap((input): readonly ColumnLineage[] => {
      const [namespace, name, field] = ['namespace', 'name', 'field'].map((member) => textAt(input, member));
      if (namespace === undefined || name === undefined || field === undefined) return [];
      const source = datasetUrn({ namespace, name, facets: {} });
      const upstream = schemaFieldUrn(tables.get(source) ?? source, field);
      return [{ upstream, downstream: schemaFieldUrn(urn, column), transformations: transformationsOf(input) }];
    }),
  );
}

function transformationsOf(input: JsonObject): readonly string[] {
  return objectsAt(input, 'transformations').map((one) =>
    ['type', 'subtype'].flatMap((member) => textAt(one, member) ?? []).join(':'),
  );
}

/**
 * Columns by the one that was computed from them, in the form of the job's inputs and outputs. Each one repeats the
 * SQL of the job as DataHub's do, unless that were more than a million characters.
 */
export function fineGrained(lineages: readonly ColumnLineage[], sql: string | undefined): readonly JsonObject[] {
  const groups = new Map<string, { upstreams: Set<string>; transformations: Set<string> }>();
  for (const { upstream, downstream, transformations } of lineages) {
    const group = groups.get(downstream) ?? { upstreams: new Set(), transformations: new Set() };
    group.upstreams.add(upstream);
    for (const one of transformations) group.transformations.add(one);
    groups.set(downstream, group);
  }
  const repeated = sql !== undefined && groups.size * sql.length <= MAX_REPEATED_SQL ? sql.trim() : '';
  return [...groups].map(([downstream, { upstreams, transformations }]) => {
    const transformOperation = operationOf(transformations, repeated);
    return {
      upstreamType: 'FIELD_SET',
      upstreams: [...upstreams],
      downstreamType: 'FIELD',
      downstreams: [downstream],
      confidenceScore: 1,
      ...(transformOperation !== '' && { transformOperation }),
    };
  });
}

/** The transformations as a comment before the SQL; either may be absent. */
function operationOf(transformations: ReadonlySet<string>, sql: string): string {
  const list = [...transformations]
    .filter((one) => one !== '')
    .toSorted()
    .join(',');
  return [list !== '' && sql !== '' ? `-- ${list}` : list, sql].filter((part) => part !== '').join('\n');
}

/** The proposal that adds the lineage from datasets, given as urns, to an output and keeps the known lineage. */
export function upstreamPatch(
  inputs: readonly string[],
  output: EventDataset,
  columns: readonly ColumnLineage[],
): readonly PatchOperation[] {
  const own = datasetUrn(output);
  const upstreams = inputs.filter((urn) => urn !== own);
  return [
    ...upstreams.map((dataset): PatchOperation => ({
      op: 'add',
      path: `/upstreams/${pointer(dataset)}`,
      value: { dataset, type: 'TRANSFORMED' },
    })),
    ...columns.map(({ upstream, downstream }): PatchOperation => ({
      op: 'add',
      path: `/fineGrainedLineages/NONE/${pointer(downstream)}/NONE/${pointer(upstream)}`,
      value: { confidenceScore: 1 },
    })),
  ];
}

/** The text as one step of a JSON pointer. */
export function pointer(text: string): string {
  return text.replaceAll('~', '~0').replaceAll('/', '~1');
}
