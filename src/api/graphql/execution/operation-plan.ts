import type { FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { SelectionPlan } from './selection-plan.js';
import type { SelectionPlanner } from './selection-planner.js';

/** What the executions of an operation share whose variables include and skip the same. */
export interface OperationPlan {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly root: SelectionPlan;
  readonly planner: SelectionPlanner;
  /** Whether the root fields are resolved one after the other, as those of mutations. */
  readonly isSerial: boolean;
}
