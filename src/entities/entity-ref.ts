/**
 * A reference to an entity, as resolvers return it. The fields of the entity load their data when they are selected.
 */
export interface EntityRef {
  /** Name of the GraphQL object type. */
  readonly __typename: string;
  readonly urn: string;
}

/** A reference without anything else: those with the same type and urn have the same fields throughout a query. */
export class PlainRef implements EntityRef {
  constructor(
    readonly __typename: string,
    readonly urn: string,
  ) {}
}

/** Returns a reference with a GraphQL type; does not check `urn`. */
export function refTo(typeName: string, urn: string): EntityRef {
  return new PlainRef(typeName, urn);
}
