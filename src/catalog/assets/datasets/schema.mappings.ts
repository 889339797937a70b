import type { AspectStore } from '../../../aspects/index.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  type EntityRef,
  type FieldResolvers,
  type GraphqlContext,
  keyField,
  refTo,
} from '../../../entities/index.js';
import { glossaryTermsOf, globalTagsOf } from '../../../annotations/index.js';
import { schemaFieldUrn } from '../../../graph/index.js';
import { keyPart } from './key-part.js';
import { platformSchemaOf } from './platform-schema.js';
import { DATA_TYPES, SchemaFieldDataType } from './schema-field-data-type.enum.js';
import { distinctColumns, type StoredColumn, type StoredSchema, type StoredSchemaField } from './stored-schema.js';

const ASPECT = 'schemaMetadata';

/** How a column shows in GraphQL where it stands as an entity of its own. */
export const SCHEMA_FIELD: EntityMapping = {
  entityType: 'schemaField',
  typeName: 'SchemaFieldEntity',
  fields: {
    fieldPath: keyField('fieldPath'),
    parent: ({ urn }, _args, { entities }) => entities.ref(keyPart(urn, 'parent', entities)),
  },
};

const tags: EntityFieldResolver = (source, _args, context) =>
  globalTagsOf(columnOf(source).globalTags, source.urn, context);

/** The fields that a column has both as ingested and as edited. Its source carries the `urn` of the dataset. */
export const COLUMN_FIELDS: FieldResolvers = {
  tags,
  globalTags: tags,
  glossaryTerms: (source, _args, context) => glossaryTermsOf(columnOf(source).glossaryTerms, source.urn, context),
};

/** The further fields of a column as ingested. */
export const SCHEMA_FIELD_FIELDS: FieldResolvers = {
  ...COLUMN_FIELDS,
  type: (source) => dataTypeOf(source as unknown as StoredSchemaField),
  schemaFieldEntity: (source) => refTo(SCHEMA_FIELD.typeName, schemaFieldUrn(source.urn, columnOf(source).fieldPath)),
};

/** The field `schema`: the latest columns in the older form. */
export const schemaField = aspectField<StoredSchema>(ASPECT, (stored, { urn }, record) => ({
  ...schemaOf(stored, urn),
  lastObserved: record.systemMetadata?.lastObserved ?? null,
}));

/**
 * The field `schemaMetadata(version)`: the columns as of one stored version; the latest is 0, and versions that are not
 * stored are null.
 */
export function schemaMetadataField(store: AspectStore): EntityFieldResolver<{ version?: number | null }> {
  return async ({ urn }, args, context) => {
    const version = args.version ?? 0;
    const stored = await storedSchema(store, urn, version, context);
    return stored === undefined
      ? null
      : { ...schemaOf(stored as unknown as StoredSchema, urn), aspectVersion: version };
  };
}

/** The field `editableSchemaMetadata`. */
export const editableSchemaField = aspectField<{ readonly editableSchemaFieldInfo: readonly StoredColumn[] }>(
  'editableSchemaMetadata',
  ({ editableSchemaFieldInfo }, { urn }) => ({
    editableSchemaFieldInfo: distinctColumns(editableSchemaFieldInfo).map((column) => ({ ...column, urn })),
  }),
);

async function storedSchema(
  store: AspectStore,
  urn: string,
  version: number,
  { entities }: GraphqlContext,
): Promise<JsonObject | undefined> {
  if (version === 0) return entities.value(urn, ASPECT);
  if (version < 0 || !(await entities.canView(urn))) return undefined;
  const record = await store.version(urn, ASPECT, version);
  return record === undefined ? undefined : entities.valueOf(record);
}

/** The aspect `schemaMetadata` as GraphQL shows it. `urn`: of what has the columns. */
export function schemaOf(stored: StoredSchema, urn: string): object {
  return {
    ...stored,
    datasetUrn: stored.dataset ?? null,
    name: stored.schemaName,
    platformUrn: stored.platform,
    platformSchema: platformSchemaOf(stored.platformSchema),
    fields: distinctColumns(stored.fields).map((column) => ({ ...column, urn })),
    foreignKeys: stored.foreignKeys?.map(toForeignKey) ?? null,
    createdAt: stored.created?.time ?? null,
  };
}

function toForeignKey(key: NonNullable<StoredSchema['foreignKeys']>[number]): object {
  const toFields = (urns: readonly string[]) => urns.map((urn) => refTo(SCHEMA_FIELD.typeName, urn));
  return {
    name: key.name,
    foreignFields: toFields(key.foreignFields),
    sourceFields: toFields(key.sourceFields),
    foreignDataset: refTo('Dataset', key.foreignDataset),
  };
}

function dataTypeOf({ type }: StoredSchemaField): SchemaFieldDataType {
  const record = Object.keys(type?.type ?? {})[0] ?? '';
  return DATA_TYPES[record] ?? SchemaFieldDataType.NULL;
}

function columnOf(source: EntityRef): StoredColumn {
  return source as unknown as StoredColumn;
}
