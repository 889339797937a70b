import { GraphQLError, type GraphQLLeafType, type GraphQLObjectType } from 'graphql';
import { CLASSIFICATION, type Classification } from '../errors/classified-error.js';
import type { FieldPlan } from './selection-plan.js';
import type { TypeShape } from './type-shape.js';

/** Returns the error for a whole execution that was aborted because of `cause`. */
export function abortion(cause: Error): GraphQLError {
  const extensions = { [CLASSIFICATION]: 'ExecutionAborted' satisfies Classification };
  return new GraphQLError(cause.message, { extensions });
}

/** Returns null for a nullable type; throws for a non-null type. */
export function nothing({ parentType, definition }: FieldPlan, { isRequired }: TypeShape): null {
  if (!isRequired) return null;
  throw new Error(`Cannot return null for non-nullable field ${parentType.name}.${definition.name}.`);
}

/** Returns the error for a resolver that did not return a list. */
export function notIterable({ parentType, definition }: FieldPlan): GraphQLError {
  return new GraphQLError(`Expected Iterable, but did not find one for field "${parentType.name}.${definition.name}".`);
}

/** Returns the error for a resolver that returned an object of another type. */
export function notOfType(type: GraphQLObjectType, { nodes }: FieldPlan): GraphQLError {
  return new GraphQLError(`The value is not of type "${type.name}".`, { nodes });
}

/** Returns the error for a scalar that serialized a value to null or undefined. */
export function notSerialized(type: GraphQLLeafType): Error {
  return new Error(`The type "${type.name}" serialized a value to nothing.`);
}
