import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { WorkBudget } from '../../../entities/index.js';
import { limitError } from '../errors/classified-error.js';
import { complexityOf, dependsOnVariables } from '../limits/complexity.js';
import { lenientVariables, type VariableLoosener } from '../variables/lenient-variables.js';
import { conditionVariables } from './condition-variables.js';
import { Execution, type ExecutionOutcome } from './execution.js';
import type { OperationPlan } from './operation-plan.js';
import { SelectionPlanner } from './selection-planner.js';
import { variableReader } from './variable-reader.js';

type Variables = Readonly<Record<string, unknown>>;

/** Plans kept for one operation, one for each combination of what its `@skip` and `@include` ask for. */
const MAX_PLANS = 8;

/**
 * Planned fields with which a plan is kept for the next request; one takes about 300 bytes. DataHub's user interface
 * stays below a tenth of it.
 */
const MAX_KEPT_FIELDS = 20_000;

/** Result of an operation; `data` is absent when nothing was executed. */
export interface OperationResult {
  readonly data?: ExecutionOutcome['data'];
  readonly errors: readonly GraphQLError[];
}

/** Runs one operation of a document as often as it is asked for, from plans that grow with what its executions meet. */
export class PreparedOperation {
  /** Field of the root type that it asks for first; names of the schema, so that there are not many. */
  readonly rootField: string;
  private readonly loosen: VariableLoosener;
  private readonly readVariables: ReturnType<typeof variableReader>;
  private readonly fixedComplexity: number | undefined;
  private readonly fragments: Record<string, FragmentDefinitionNode>;
  private readonly conditions: readonly string[];
  private readonly plans = new Map<string, OperationPlan>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    this.rootField = firstField(operation) ?? 'fragment';
    this.loosen = lenientVariables(schema, operation);
    this.readVariables = variableReader(schema, operation);
    this.fixedComplexity = dependsOnVariables(operation) ? undefined : complexityOf(document, operation, {});
    this.fragments = fragmentsOf(document);
    this.conditions = conditionVariables(document);
  }

  /** `query` or `mutation`. */
  get type(): string {
    return this.operation.operation;
  }

  /** Why the operation is refused with these variables: it asks for more than `limit`. Undefined when it is not. */
  complexityRefusal(variables: Variables, limit: number): GraphQLError | undefined {
    const complexity = this.fixedComplexity ?? complexityOf(this.document, this.operation, variables);
    if (complexity <= limit) return undefined;
    return limitError('The complexity', 'GRAPHQL_QUERY_COMPLEXITY_LIMIT', limit, complexity, this.operation);
  }

  /**
   * Executes the operation and charges what it costs to `work`. Errors are in the result, not formatted; `data` is
   * absent when the variables do not fit.
   */
  execute(variables: Variables, contextValue: unknown, work: WorkBudget): OperationResult | Promise<OperationResult> {
    const given = this.loosen(variables);
    const read = this.readVariables(given);
    if (read.errors !== undefined) return { errors: read.errors };
    const { coerced } = read;
    const [key, plan] = this.planFor(coerced);
    const outcome = new Execution(plan, coerced, contextValue, work).run();
    if (!(outcome instanceof Promise)) return this.done(key, plan, outcome);
    return outcome.then((later) => this.done(key, plan, later));
  }

  private planFor(variables: Variables): readonly [key: string, plan: OperationPlan] {
    const key = this.conditions.map((name) => String(variables[name])).join(' ');
    return [key, this.plans.get(key) ?? this.makePlan(variables)];
  }

  private makePlan(variables: Variables): OperationPlan {
    const { schema, operation, fragments } = this;
    const planner = new SelectionPlanner(schema, fragments, variables);
    const type = schema.getRootType(operation.operation);
    if (type == null) throw new Error(`the schema has no type for a ${operation.operation}`);
    const root = planner.plan(type, [operation.selectionSet]);
    return {
      schema,
      operation,
      fragments,
      root,
      planner,
      isSerial: operation.operation === OperationTypeNode.MUTATION,
    };
  }

  /** Keeps the plan with what it has learned, unless that is too much. */
  private done(key: string, plan: OperationPlan, outcome: ExecutionOutcome): ExecutionOutcome {
    this.plans.delete(key);
    if (plan.planner.size > MAX_KEPT_FIELDS) return outcome;
    this.plans.set(key, plan);
    const [oldest] = this.plans.keys();
    if (this.plans.size > MAX_PLANS && oldest !== undefined) this.plans.delete(oldest);
    return outcome;
  }
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const byName = Object.create(null) as Record<string, FragmentDefinitionNode>;
  for (const fragment of fragments) byName[fragment.name.value] = fragment;
  return byName;
}

function firstField({ selectionSet }: OperationDefinitionNode): string | undefined {
  for (const selection of selectionSet.selections) if (selection.kind === Kind.FIELD) return selection.name.value;
  return undefined;
}
