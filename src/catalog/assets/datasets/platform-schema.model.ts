import { createUnionType, ObjectType } from '@nestjs/graphql';

/** A schema that the platform keeps as one text. */
@ObjectType()
export class TableSchema {
  /** The platform's own text, as in DDL or JSON. */
  readonly schema!: string;
}

/** A schema of keys and one of values. */
@ObjectType()
export class KeyValueSchema {
  /** The platform's own text for the keys. */
  readonly keySchema!: string;
  /** The platform's own text for the values. */
  readonly valueSchema!: string;
}

/** What the platform itself has for a schema. */
export const PlatformSchema = createUnionType({
  name: 'PlatformSchema',
  description: 'What the platform itself has for a schema.',
  types: () => [TableSchema, KeyValueSchema] as const,
  resolveType: (value: { readonly __typename: string }) => value.__typename,
});
