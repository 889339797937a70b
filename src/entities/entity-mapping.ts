import type { Type } from '@nestjs/common';
import type { GraphQLResolveInfo } from 'graphql';
import type { EntityRef } from './entity-ref.js';
import type { GraphqlContext } from './graphql-context.js';

/**
 * Computes one field of an entity type: parent, arguments, context and resolve info as in graphql-js. May return a
 * promise. `Source`: the parent, where it is not a reference to an entity.
 */
export type EntityFieldResolver<Args = never, Source = EntityRef> = (
  source: Source,
  args: Args,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) => unknown;

/** Resolvers of the fields of one GraphQL type that are more than a property of the parent value, by name. */
export type FieldResolvers = Readonly<Record<string, EntityFieldResolver>>;

/** Resolvers of fields that `Shown`, the class of a GraphQL type, declares. `Source`: the parent of these fields. */
export type ResolversOf<Shown, Source = EntityRef> = {
  readonly [Field in keyof Shown]?: EntityFieldResolver<never, Source>;
};

/** How the entities of one type show in GraphQL. */
export interface EntityMapping {
  /** The entity type, as in `corpuser`. */
  readonly entityType: string;
  /** Name of the GraphQL object type, as in `CorpUser`. */
  readonly typeName: string;
  /**
   * Resolvers of the type's fields; `urn`, `type`, `relationships`, `exists`, `lastIngested` and `aspects` come by
   * themselves.
   */
  readonly fields: FieldResolvers;
}

/** Shows the entities of a type as the GraphQL object type `shown`, whose name is that of its class. */
export function mapping<Shown extends object>(
  shown: Type<Shown>,
  entityType: string,
  fields: ResolversOf<Shown>,
): EntityMapping {
  return { entityType, typeName: shown.name, fields: fields as FieldResolvers };
}
