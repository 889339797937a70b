import { type GraphQLOutputType, isLeafType, isListType, isNonNullType } from 'graphql';

/**
 * Returns a key that is equal for types whose values may appear in the same place of a response: lists and non-null
 * types of such types, the same scalar or enum, or any two composite types, whose fields are compared separately.
 */
export function responseShape(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return `${responseShape(type.ofType)}!`;
  if (isListType(type)) return `[${responseShape(type.ofType)}]`;
  return isLeafType(type) ? type.name : '{}';
}
