import { Urn } from '../../foundation/common/urn.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/common/json.js';
import { aspectField, type EntityFieldResolver } from '../../entities/index.js';
import type { FineGrainedLineage, SchemaFieldRef } from './column-lineage.model.js';

/** The field `fineGrainedLineages` of what keeps column lineage in `aspectName`. */
export function columnLineageField(aspectName: string): EntityFieldResolver {
  return aspectField(aspectName, columnLineage);
}

/** The column lineage in an aspect; null when it has none. Ends that are no columns are left out. */
export function columnLineage(aspect: JsonObject): FineGrainedLineage[] | null {
  const entries = aspect['fineGrainedLineages'];
  if (!Array.isArray(entries) || entries.length === 0) return null;
  return entries.filter(isJsonObject).map(({ upstreams, downstreams, query, transformOperation }) => ({
    upstreams: columnsOf(upstreams),
    downstreams: columnsOf(downstreams),
    query: textOf(query),
    transformOperation: textOf(transformOperation),
  }));
}

function columnsOf(urns: JsonValue | undefined): SchemaFieldRef[] | null {
  if (!Array.isArray(urns)) return null;
  return urns.flatMap((text) => {
    const urn = typeof text === 'string' ? Urn.tryParse(text) : undefined;
    const [parent, path] = urn?.parts ?? [];
    const isColumn = urn?.entityType === 'schemaField' && parent !== undefined && path !== undefined;
    return isColumn ? [{ urn: parent, path }] : [];
  });
}

function textOf(value: JsonValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
