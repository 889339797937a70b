import type { GraphQLResolveInfo } from 'graphql';
import type { EntityRef } from './entity-ref.js';
import type { GraphqlContext } from './graphql-context.js';

/**
 * Computes one field of an entity type: parent, arguments, context and resolve info as in graphql-js. May answer a
 * promise.
 */
export type EntityFieldResolver<Args = never> = (
  source: EntityRef,
  args: Args,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) => unknown;

/** The fields of one GraphQL type that are more than a property of the parent value, by name. */
export type FieldResolvers = Readonly<Record<string, EntityFieldResolver>>;

/** How the entities of one kind show in GraphQL. */
export interface EntityMapping {
  /** The model's name, as in `corpuser`. */
  readonly entityName: string;
  /** Name of the GraphQL object type, as in `CorpUser`. */
  readonly typeName: string;
  /**
   * Resolvers of the type's fields; `urn`, `type`, `relationships`, `exists`, `lastIngested` and `aspects` come by
   * themselves.
   */
  readonly fields: FieldResolvers;
}
