import { type GraphQLOutputType, isLeafType, isListType, isNonNullType } from 'graphql';

/**
 * A text that two types share when their values can stand at the same place of an answer: lists and non-null types of
 * the same, the same scalar or enum, or any two types of objects, whose fields are compared for themselves.
 */
export function responseShape(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return `${responseShape(type.ofType)}!`;
  if (isListType(type)) return `[${responseShape(type.ofType)}]`;
  return isLeafType(type) ? type.name : '{}';
}
