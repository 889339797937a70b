import type { FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { SelectionPlan } from './selection-plan.js';
import type { SelectionPlanner } from './selection-planner.js';

/** The plan shared by all executions of an operation whose variables include and skip the same fields. */
export interface OperationPlan {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly root: SelectionPlan;
  readonly planner: SelectionPlanner;
  /** Whether the root fields are resolved one after the other, as in mutations. */
  readonly isSerial: boolean;
}
