import type { StoredGlossaryTerms } from '../../../annotations/index.js';
import type { globalTags, StoredOf } from '../../../model/index.js';

/** A column, as ingested or as people edited it. */
export interface StoredColumn {
  readonly fieldPath: string;
  readonly globalTags?: StoredOf<typeof globalTags>;
  readonly glossaryTerms?: StoredGlossaryTerms;
}

/** A column of the aspect `schemaMetadata`. */
export interface StoredSchemaField extends StoredColumn {
  /** A union: one member named by the record of the kind. */
  readonly type?: { readonly type?: Readonly<Record<string, unknown>> };
}

/** The aspect `schemaMetadata`. */
export interface StoredSchema {
  readonly schemaName: string;
  readonly platform: string;
  readonly dataset?: string;
  readonly created?: { readonly time: number };
  readonly platformSchema?: Readonly<Record<string, unknown>>;
  readonly fields: readonly StoredSchemaField[];
  readonly foreignKeys?: readonly {
    readonly name: string;
    readonly foreignFields: readonly string[];
    readonly sourceFields: readonly string[];
    readonly foreignDataset: string;
  }[];
}

/** Columns without those that have no path, and without later ones of the same path. */
export function distinctColumns<Column extends StoredColumn>(columns: readonly Column[]): Column[] {
  const seen = new Set(['']);
  return columns.filter(({ fieldPath }) => !seen.has(fieldPath) && seen.add(fieldPath));
}
