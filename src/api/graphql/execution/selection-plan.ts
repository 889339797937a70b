import type { FieldNode, GraphQLField, GraphQLObjectType } from 'graphql';
import type { ArgumentReader } from './argument-reader.js';
import type { TypeShape } from './type-shape.js';

/** What is selected of an object of one type: each response name once, in the order of the answer. */
export interface SelectionPlan {
  readonly type: GraphQLObjectType;
  readonly fields: readonly FieldPlan[];
  /** Whether a response name would mean the prototype of a plain object. */
  readonly namesPrototype: boolean;
}

/** One response name of a selection. */
export interface FieldPlan {
  readonly responseName: string;
  readonly parentType: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, unknown>;
  /** Every place that selects it; the arguments are the same at each. */
  readonly nodes: readonly FieldNode[];
  readonly shape: TypeShape;
  /** Reads its arguments for an execution with these variables. Throws a `GraphQLError` where they do not fit. */
  readonly readArguments: ArgumentReader;
  /** What is selected of its value, by the type of the value; filled when a value of that type is met first. */
  readonly below: Map<GraphQLObjectType, SelectionPlan>;
}
