/**
 * A light reference to an entity: what resolvers return for one. Its fields load what they need when they are selected.
 */
export interface EntityRef {
  /** Name of the GraphQL object type. */
  readonly __typename: string;
  readonly urn: string;
}

/** A reference of a known GraphQL type; `urn` is taken as it is. */
export function refTo(typeName: string, urn: string): EntityRef {
  return { __typename: typeName, urn };
}
