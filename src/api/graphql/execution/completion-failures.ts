import { GraphQLError, type GraphQLLeafType, type GraphQLObjectType } from 'graphql';
import { CLASSIFICATION, type Classification } from '../errors/classified-error.js';
import type { FieldPlan } from './selection-plan.js';
import type { TypeShape } from './type-shape.js';

/** The error that stands for a whole execution which had to end because of `cause`. */
export function abortion(cause: Error): GraphQLError {
  const extensions = { [CLASSIFICATION]: 'ExecutionAborted' satisfies Classification };
  return new GraphQLError(cause.message, { extensions });
}

/** Null where null may stand. Throws where it may not. */
export function nothing({ parentType, definition }: FieldPlan, { isRequired }: TypeShape): null {
  if (!isRequired) return null;
  throw new Error(`Cannot return null for non-nullable field ${parentType.name}.${definition.name}.`);
}

/** A resolver gave something else than a list. */
export function notIterable({ parentType, definition }: FieldPlan): GraphQLError {
  return new GraphQLError(`Expected Iterable, but did not find one for field "${parentType.name}.${definition.name}".`);
}

/** A resolver gave an object of another type. */
export function notOfType(type: GraphQLObjectType, { nodes }: FieldPlan): GraphQLError {
  return new GraphQLError(`The value is not of type "${type.name}".`, { nodes });
}

/** A scalar made nothing of a value. */
export function notSerialized(type: GraphQLLeafType): Error {
  return new Error(`The type "${type.name}" made nothing of a value that is not null.`);
}
