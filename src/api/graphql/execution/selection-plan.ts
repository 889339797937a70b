import type { FieldNode, GraphQLField, GraphQLObjectType } from 'graphql';
import type { ArgumentReader } from './argument-reader.js';
import type { TypeShape } from './type-shape.js';

/** The selected fields of an object of one type: each response name once, in the order of the response. */
export interface SelectionPlan {
  readonly type: GraphQLObjectType;
  readonly fields: readonly FieldPlan[];
  /** Whether the fields take more than a look at the object, so that it is worth keeping their values. */
  readonly isDeep: boolean;
  /** Whether a response name would set the prototype of a plain object. */
  readonly namesPrototype: boolean;
}

/** One response name of a selection. */
export interface FieldPlan {
  readonly responseName: string;
  readonly parentType: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, unknown>;
  /** All nodes that select the field; they have the same arguments. */
  readonly nodes: readonly FieldNode[];
  readonly shape: TypeShape;
  /** Units of work that resolving the field costs, without the fields of its value. */
  readonly work: number;
  /** Reads the arguments for an execution. Throws a `GraphQLError` if they are invalid. */
  readonly readArguments: ArgumentReader;
  /** Plans of the field's value by its type, added when a value of the type first occurs. */
  readonly below: Map<GraphQLObjectType, SelectionPlan>;
}
