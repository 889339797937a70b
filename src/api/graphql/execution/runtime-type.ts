import {
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { FieldPlan } from './selection-plan.js';

/**
 * Returns the object type named for a value of an abstract type. Throws if the type does not exist or does not belong
 * to the abstract type.
 */
export function runtimeType(
  schema: GraphQLSchema,
  abstract: GraphQLAbstractType,
  { parentType, definition, nodes }: FieldPlan,
  name: unknown,
): GraphQLObjectType {
  const type = typeof name === 'string' ? schema.getType(name) : undefined;
  if (isObjectType(type) && schema.isSubType(abstract, type)) return type;
  const place = `${parentType.name}.${definition.name}`;
  const found = typeof name === 'string' ? `"${name}", which is not one of its object types` : 'no type name';
  throw new GraphQLError(`Abstract type "${abstract.name}" of field "${place}" was resolved to ${found}.`, { nodes });
}
