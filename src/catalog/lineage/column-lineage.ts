import { Urn } from '../../foundation/common/urn.js';
import { aspectField } from '../../entities/index.js';
import { type FineGrainedLineage as ColumnLineage, type StoredOf, upstreamLineage } from '../../model/index.js';
import type { FineGrainedLineage, SchemaFieldRef } from './column-lineage.model.js';

/** An aspect value that can hold column lineage. */
export interface WithColumnLineage {
  readonly fineGrainedLineages?: readonly StoredOf<typeof ColumnLineage>[] | undefined;
}

/** Resolves `fineGrainedLineages` of entities that store column lineage in `upstreamLineage`. */
export const upstreamColumnLineage = aspectField(upstreamLineage, columnLineage);

/** Returns the column lineage in an aspect value; null if there is none. Omits urns that are not columns. */
export function columnLineage({ fineGrainedLineages }: WithColumnLineage): FineGrainedLineage[] | null {
  if (fineGrainedLineages === undefined || fineGrainedLineages.length === 0) return null;
  return fineGrainedLineages.map(({ upstreams, downstreams, query, transformOperation }) => ({
    upstreams: columnsOf(upstreams),
    downstreams: columnsOf(downstreams),
    query: query ?? null,
    transformOperation: transformOperation ?? null,
  }));
}

function columnsOf(urns: readonly string[] | undefined): SchemaFieldRef[] | null {
  if (urns === undefined) return null;
  return urns.flatMap((text) => {
    const urn = Urn.tryParse(text);
    const [parent, path] = urn?.parts ?? [];
    const isColumn = urn?.entityType === 'schemaField' && parent !== undefined && path !== undefined;
    return isColumn ? [{ urn: parent, path }] : [];
  });
}
