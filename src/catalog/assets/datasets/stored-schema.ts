import type { schemaMetadata, StoredOf } from '../../../model/index.js';

/** A value of the aspect `schemaMetadata`. */
export type StoredSchema = StoredOf<typeof schemaMetadata>;

/** A column of the aspect `schemaMetadata`. */
export type StoredSchemaField = StoredSchema['fields'][number];

/** The members that ingested and edited columns have in common. */
export type StoredColumn = Pick<StoredSchemaField, 'fieldPath' | 'globalTags' | 'glossaryTerms'>;

/** Columns without those that have an empty path or the path of an earlier column. */
export function distinctColumns<Column extends Pick<StoredColumn, 'fieldPath'>>(columns: readonly Column[]): Column[] {
  const seen = new Set(['']);
  return columns.filter(({ fieldPath }) => !seen.has(fieldPath) && seen.add(fieldPath));
}
