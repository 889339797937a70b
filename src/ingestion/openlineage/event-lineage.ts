import type { PatchOperation } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { isJsonObject } from '../../foundation/common/json.js';
import { schemaFieldUrn } from '../../graph/index.js';
import { datasetUrn } from './event-urns.js';
import { type EventDataset, objectAt, objectsAt, textAt } from './run-event.js';

/** A column that was computed from another. */
export interface ColumnLineage {
  readonly upstream: string;
  readonly downstream: string;
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
      return [
        { upstream: schemaFieldUrn(tables.get(source) ?? source, field), downstream: schemaFieldUrn(urn, column) },
      ];
    }),
  );
}

/** Columns by the one that was computed from them, in the form of the job's inputs and outputs. */
export function fineGrained(lineages: readonly ColumnLineage[]): readonly JsonObject[] {
  const upstreams = new Map<string, Set<string>>();
  for (const { upstream, downstream } of lineages) {
    const known = upstreams.get(downstream) ?? new Set();
    upstreams.set(downstream, known.add(upstream));
  }
  return [...upstreams].map(([downstream, columns]) => ({
    upstreamType: 'FIELD_SET',
    upstreams: [...columns],
    downstreamType: 'FIELD',
    downstreams: [downstream],
    confidenceScore: 1,
  }));
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
