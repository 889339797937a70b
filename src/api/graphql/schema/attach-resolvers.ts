import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { EntityMappings, EntityRef, GraphqlContext } from '../../../entities/index.js';

type Field = GraphQLField<EntityRef, GraphqlContext>;

/**
 * Name of the resolver that @nestjs/graphql gives to every field without one of its own: it reads the property of that
 * name.
 */
const DEFAULT_RESOLVER = 'rootFieldResolver';

/**
 * Puts the registered mappings' resolvers in place, takes default resolvers away (fields without one are read without a
 * call), and makes each mutation forget what the request has loaded. Throws `TypeError` when a resolver has no field.
 */
export function attachResolvers(schema: GraphQLSchema, mappings: EntityMappings): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && !type.name.startsWith('__')) attachToType(type, mappings);
  }
  mappings.requireAllUsed();
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) forgetAfter(field as Field);
  return schema;
}

function attachToType(type: GraphQLObjectType, mappings: EntityMappings): void {
  const isEntity = type.getInterfaces().some((implemented) => implemented.name === 'Entity');
  for (const field of Object.values(type.getFields()) as Field[]) {
    const registered = mappings.resolverOf(type.name, field.name, isEntity);
    const isDefault = field.resolve === undefined || field.resolve.name === DEFAULT_RESOLVER;
    if (isDefault) field.resolve = registered as Field['resolve'];
  }
}

function forgetAfter(field: Field): void {
  const resolve: GraphQLFieldResolver<EntityRef, GraphqlContext> | undefined = field.resolve;
  if (resolve === undefined) return;
  field.resolve = async (source, args, context, info) => {
    try {
      return await resolve(source, args, context, info);
    } finally {
      context.entities.clear();
    }
  };
}
