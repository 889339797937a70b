import type { StoredSchema } from './stored-schema.js';

/** A native schema of a platform, converted for GraphQL. */
export type PlatformSchemaValue =
  | { readonly __typename: 'TableSchema'; readonly schema: string }
  | { readonly __typename: 'KeyValueSchema'; readonly keySchema: string; readonly valueSchema: string };

type Union = StoredSchema['platformSchema'];

const table = (schema: string): PlatformSchemaValue => ({ __typename: 'TableSchema', schema });

const keyValue = (keySchema: string, valueSchema: string): PlatformSchemaValue => ({
  __typename: 'KeyValueSchema',
  keySchema,
  valueSchema,
});

/** Conversions by the name of the member of the union. */
const CONVERSIONS: {
  readonly [Name in keyof Union]: (stored: NonNullable<Union[Name]>) => PlatformSchemaValue | null;
} = {
  'com.linkedin.schema.KafkaSchema': ({ documentSchema }) => table(documentSchema),
  'com.linkedin.schema.PrestoDDL': ({ rawSchema }) => table(rawSchema),
  'com.linkedin.schema.OracleDDL': ({ tableSchema }) => table(tableSchema),
  'com.linkedin.schema.MySqlDDL': ({ tableSchema }) => table(tableSchema),
  'com.linkedin.schema.OrcSchema': ({ schema }) => table(schema),
  'com.linkedin.schema.BinaryJsonSchema': ({ schema }) => table(schema),
  'com.linkedin.schema.OtherSchema': ({ rawSchema }) => table(rawSchema),
  'com.linkedin.schema.KeyValueSchema': ({ keySchema, valueSchema }) => keyValue(keySchema, valueSchema),
  'com.linkedin.schema.EspressoSchema': ({ tableSchema, documentSchema }) => keyValue(tableSchema, documentSchema),
  'com.linkedin.schema.Schemaless': () => null,
};

/** Converts a stored platform schema for GraphQL; null if none is stored or the platform has no schemas. */
export function platformSchemaOf(union: Union | undefined): PlatformSchemaValue | null {
  const conversions: Readonly<Record<string, (stored: never) => PlatformSchemaValue | null>> = CONVERSIONS;
  const [record, stored] = Object.entries(union ?? {})[0] ?? [];
  return record === undefined ? null : (conversions[record]?.(stored as never) ?? null);
}
