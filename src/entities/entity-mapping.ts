import type { Type } from '@nestjs/common';
import type { GraphQLResolveInfo } from 'graphql';
import { given } from '../foundation/common/given.js';
import type { AspectDeclaration } from '../model/index.js';
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

/** Resolvers by field name, for fields of one GraphQL type that are not properties of the parent value. */
export type FieldResolvers = Readonly<Record<string, EntityFieldResolver>>;

/** Resolvers of fields that `Shown`, the class of a GraphQL type, declares. `Source`: the parent of these fields. */
export type ResolversOf<Shown, Source = EntityRef> = {
  readonly [Field in keyof Shown]?: EntityFieldResolver<never, Source>;
};

/** How entities of one type appear in GraphQL. */
export interface EntityMapping {
  /** The entity type, such as `corpuser`. */
  readonly entityType: string;
  /** Name of the GraphQL object type, such as `CorpUser`. */
  readonly typeName: string;
  /**
   * Resolvers of the type's fields. `urn`, `type`, `relationships`, `exists`, `lastIngested` and `aspects` need none.
   */
  readonly fields: FieldResolvers;
  /** An aspect that the type's required fields come from: without it, the queries for any type return null. */
  readonly required?: AspectDeclaration;
}

/**
 * Returns the mapping of an entity type to the GraphQL object type with the class and name of `shown`. `required`: see
 * `EntityMapping`.
 */
export function mapping<Shown extends object>(
  shown: Type<Shown>,
  entityType: string,
  fields: ResolversOf<Shown>,
  required?: AspectDeclaration,
): EntityMapping {
  return { entityType, typeName: shown.name, fields: fields as FieldResolvers, ...given({ required }) };
}
