/** What the platform itself has for a schema, as GraphQL shows it. */
export type PlatformSchemaValue =
  | { readonly __typename: 'TableSchema'; readonly schema: string }
  | { readonly __typename: 'KeyValueSchema'; readonly keySchema: string; readonly valueSchema: string };

type Stored = Readonly<Record<string, string | undefined>>;

const text =
  (member: string) =>
  (stored: Stored): PlatformSchemaValue => ({ __typename: 'TableSchema', schema: stored[member] ?? '' });

const pair =
  (key: string, value: string) =>
  (stored: Stored): PlatformSchemaValue => ({
    __typename: 'KeyValueSchema',
    keySchema: stored[key] ?? '',
    valueSchema: stored[value] ?? '',
  });

const FORMS: Readonly<Record<string, (stored: Stored) => PlatformSchemaValue>> = {
  'com.linkedin.schema.KafkaSchema': text('documentSchema'),
  'com.linkedin.schema.PrestoDDL': text('rawSchema'),
  'com.linkedin.schema.OracleDDL': text('tableSchema'),
  'com.linkedin.schema.MySqlDDL': text('tableSchema'),
  'com.linkedin.schema.OrcSchema': text('schema'),
  'com.linkedin.schema.BinaryJsonSchema': text('schema'),
  'com.linkedin.schema.OtherSchema': text('rawSchema'),
  'com.linkedin.schema.KeyValueSchema': pair('keySchema', 'valueSchema'),
  'com.linkedin.schema.EspressoSchema': pair('tableSchema', 'documentSchema'),
};

/** A stored platform schema, which is a union: one member named by its record. Null for those that have no text. */
export function platformSchemaOf(union: Readonly<Record<string, unknown>> | undefined): PlatformSchemaValue | null {
  const [record, stored] = Object.entries(union ?? {})[0] ?? [];
  return record === undefined ? null : (FORMS[record]?.(stored as Stored) ?? null);
}
