import type { AspectStore } from '../../../aspects/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  type EntityRef,
  type GraphqlContext,
  keyField,
  mapping,
  refsOfType,
  refTo,
  type ResolversOf,
} from '../../../entities/index.js';
import { glossaryTermsOf, globalTagsOf } from '../../../annotations/index.js';
import { schemaFieldUrn } from '../../../graph/index.js';
import { editableSchemaMetadata, schemaMetadata } from '../../../model/index.js';
import type { EditableSchemaFieldInfo } from './editable-schema-metadata.model.js';
import { keyPart } from './key-part.js';
import { platformSchemaOf } from './platform-schema.js';
import { SchemaFieldDataType } from './schema-field-data-type.enum.js';
import { dataTypeOf } from './stored-data-type.js';
import { SchemaFieldEntity } from './schema-field-entity.model.js';
import type { SchemaField } from './schema-field.model.js';
import { distinctColumns, type StoredColumn, type StoredSchema, type StoredSchemaField } from './stored-schema.js';

/** A column with the urn of its dataset. */
type ColumnSource = StoredColumn & { readonly urn: string };

/** Arguments of the field `schemaMetadata`. */
export interface SchemaArguments {
  readonly version?: number | null;
}

/** The GraphQL mapping of columns that are entities. */
export const SCHEMA_FIELD = mapping(SchemaFieldEntity, 'schemaField', {
  fieldPath: keyField('fieldPath'),
  parent: ({ urn }, _args, { entities }) => entities.ref(keyPart(urn, 'parent', entities)),
});

const tags: EntityFieldResolver<never, ColumnSource> = ({ globalTags, urn }, _args, context) =>
  globalTagsOf(globalTags, urn, context);

/** Resolvers of the fields that ingested and edited columns share. */
export const COLUMN_FIELDS: ResolversOf<EditableSchemaFieldInfo, ColumnSource> = {
  tags,
  globalTags: tags,
  glossaryTerms: ({ glossaryTerms, urn }, _args, context) => glossaryTermsOf(glossaryTerms, urn, context),
};

/** Resolvers of the fields of ingested columns. */
export const SCHEMA_FIELD_FIELDS: ResolversOf<SchemaField, StoredSchemaField & ColumnSource> = {
  ...COLUMN_FIELDS,
  type: ({ type }) => dataTypeOf(type) ?? SchemaFieldDataType.NULL,
  schemaFieldEntity: ({ urn, fieldPath }) => refTo(SCHEMA_FIELD.typeName, schemaFieldUrn(urn, fieldPath)),
};

/** Resolves `schema`: the latest columns in the deprecated format. */
export const schemaField = aspectField(schemaMetadata, (value, { urn }, record) => ({
  ...schemaOf(value, urn),
  lastObserved: record.systemMetadata?.lastObserved ?? null,
}));

/** Resolves `editableSchemaMetadata`. */
export const editableSchemaField = aspectField(editableSchemaMetadata, ({ editableSchemaFieldInfo }, { urn }) => ({
  editableSchemaFieldInfo: distinctColumns(editableSchemaFieldInfo).map((column) => ({ ...column, urn })),
}));

/**
 * Resolves `schemaMetadata(version)` of the entity `urn`: the columns of one stored version, where 0 is the latest;
 * null if the version is not stored or the actor may not view the entity.
 */
export async function schemaMetadataOf(
  store: AspectStore,
  { urn }: EntityRef,
  args: SchemaArguments,
  context: GraphqlContext,
): Promise<object | null> {
  const version = args.version ?? 0;
  const stored = await storedSchema(store, urn, version, context);
  return stored === undefined ? null : { ...schemaOf(stored, urn), aspectVersion: version };
}

async function storedSchema(
  store: AspectStore,
  urn: string,
  version: number,
  { entities }: GraphqlContext,
): Promise<StoredSchema | undefined> {
  if (version === 0) return entities.value(urn, schemaMetadata);
  if (version < 0 || !(await entities.canView(urn))) return undefined;
  const record = await store.version(urn, schemaMetadata.name, version);
  return record === undefined ? undefined : entities.valueOf(record, schemaMetadata);
}

/** Converts `schemaMetadata` for GraphQL. `urn`: the entity that has the columns. */
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
  return {
    name: key.name,
    foreignFields: refsOfType(SCHEMA_FIELD, key.foreignFields),
    sourceFields: refsOfType(SCHEMA_FIELD, key.sourceFields),
    foreignDataset: refTo('Dataset', key.foreignDataset),
  };
}
