import type { schemaMetadata, StoredOf } from '../../../model/index.js';

/** A value of the aspect `schemaMetadata`. */
export type StoredSchema = StoredOf<typeof schemaMetadata>;

/** A column of the aspect `schemaMetadata`. */
export type StoredSchemaField = StoredSchema['fields'][number];

/** Members that ingested and edited columns share. */
export type StoredColumn = Pick<StoredSchemaField, 'fieldPath' | 'globalTags' | 'glossaryTerms'>;

/** Returns the columns without those that have an empty path or the path of an earlier column. */
export function distinctColumns<Column extends Pick<StoredColumn, 'fieldPath'>>(columns: readonly Column[]): Column[] {
  const seen = new Set(['']);
  return columns.filter(({ fieldPath }) => !seen.has(fieldPath) && seen.add(fieldPath));
}
