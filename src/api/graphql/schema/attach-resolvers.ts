import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { EntityMappings, EntityRef, GraphqlContext } from '../../../entities/index.js';

type Field = GraphQLField<EntityRef, GraphqlContext>;

/** Name of the default resolver of @nestjs/graphql, which reads the property of the same name. */
const DEFAULT_RESOLVER = 'rootFieldResolver';

/**
 * Attaches the resolvers of the registered mappings and removes default resolvers, since graphql-js reads fields
 * without a resolver directly. After each mutation the entities that the request has loaded are cleared. Throws
 * `TypeError` for a resolver without a field.
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
