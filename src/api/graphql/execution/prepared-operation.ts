import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { checkItems } from '../../../foundation/requests/items-limit.js';
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

/** Maximum number of plans per operation, one for each combination of values in `@skip` and `@include`. */
const MAX_PLANS = 8;

/**
 * Maximum number of planned fields of a cached plan; a field takes about 300 bytes. DataHub's user interface needs less
 * than a tenth of this.
 */
const MAX_KEPT_FIELDS = 20_000;

/** Result of an operation; `data` is absent if nothing was executed. */
export interface OperationResult {
  readonly data?: ExecutionOutcome['data'];
  readonly errors: readonly GraphQLError[];
}

const MUTATION_ITEMS = { setting: 'GRAPHQL_MUTATION_ITEMS_LIMIT', except: /(?:^|\.)patch$/ };

/**
 * Runs one operation of a document any number of times. Its plans grow with the types of the values that executions
 * reach.
 */
export class PreparedOperation {
  /** The first root field of the operation. It comes from the schema, so the number of different names is limited. */
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

  /** Returns the limit error if the complexity with these variables exceeds `limit`; otherwise undefined. */
  complexityRefusal(variables: Variables, limit: number): GraphQLError | undefined {
    const complexity = this.fixedComplexity ?? complexityOf(this.document, this.operation, variables);
    if (complexity <= limit) return undefined;
    return limitError('The complexity', 'GRAPHQL_QUERY_COMPLEXITY_LIMIT', limit, complexity, this.operation);
  }

  /**
   * Returns an error for a mutation if the lists in its variables hold more than `limit` items in total, and otherwise
   * undefined. Lists in the text of the operation count as complexity, and operations of a patch have their own limit.
   */
  itemsRefusal(variables: Variables, limit: number): GraphQLError | undefined {
    if (this.operation.operation !== OperationTypeNode.MUTATION) return undefined;
    try {
      checkItems(variables, limit, MUTATION_ITEMS);
      return undefined;
    } catch (error) {
      return new GraphQLError((error as Error).message, { nodes: this.operation, originalError: error as Error });
    }
  }

  /**
   * Executes the operation and charges its cost to `work`. Errors in the result are not formatted; `data` is absent if
   * the variables are invalid.
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

  /** Caches the grown plan unless it is too large. */
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
