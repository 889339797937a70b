import {
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { FieldPlan } from './selection-plan.js';

/**
 * The object type that a value of an abstract type was said to have by name. Throws when there is no such type, or it
 * does not belong to the abstract one.
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
  const found = typeof name === 'string' ? `"${name}", which is none of its object types` : 'no name of a type';
  throw new GraphQLError(`Abstract type "${abstract.name}" of field "${place}" was resolved to ${found}.`, { nodes });
}
