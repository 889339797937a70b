import { createUnionType, ObjectType } from '@nestjs/graphql';

/** A native schema that is a single text. */
@ObjectType()
export class TableSchema {
  /** Text of the schema, such as DDL or JSON. */
  readonly schema!: string;
}

/** A native schema with separate key and value schemas. */
@ObjectType()
export class KeyValueSchema {
  /** Text of the key schema. */
  readonly keySchema!: string;
  /** Text of the value schema. */
  readonly valueSchema!: string;
}

/** The native schema of a platform. */
export const PlatformSchema = createUnionType({
  name: 'PlatformSchema',
  description: 'The native schema of a platform.',
  types: () => [TableSchema, KeyValueSchema] as const,
  resolveType: (value: { readonly __typename: string }) => value.__typename,
});
