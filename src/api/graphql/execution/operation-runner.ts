import type { DocumentNode, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { GraphqlContext } from '../../../entities/index.js';
import type { GraphqlConfig } from '../../../foundation/config/index.js';
import type { DurationMetric } from '../../../foundation/telemetry/index.js';
import { OperationCache } from './operation-cache.js';
import type { OperationResult, PreparedOperation } from './prepared-operation.js';

type Variables = Readonly<Record<string, unknown>>;

/** The result of an operation with formatted errors; `data` is absent if nothing was executed. */
export interface ShownResult {
  data?: Record<string, unknown> | null;
  errors?: GraphQLFormattedError[];
}

/** Runs prepared operations and caches them. */
export class OperationRunner {
  private readonly cache = new OperationCache();

  constructor(
    private readonly limits: Pick<GraphqlConfig, 'maxComplexity' | 'maxMutationItems'>,
    /** Formats an error for the caller. */
    readonly format: (error: GraphQLError) => GraphQLFormattedError,
    /** Receives the duration of each operation. */
    private readonly durations: DurationMetric,
  ) {}

  /** Returns the cached operation of `document` for a request; undefined if there is none. */
  kept(document: DocumentNode, operationName: string | undefined): PreparedOperation | undefined {
    return this.cache.get(document, operationName);
  }

  /** Caches an operation for the next request. */
  keep(document: DocumentNode, operationName: string | undefined, operation: PreparedOperation): void {
    this.cache.set(document, operationName, operation);
  }

  /** Throws a limit error if the operation is too complex, or a mutation whose variables hold too many items. */
  admit(operation: PreparedOperation, variables: Variables): void {
    const refusal = this.refusal(operation, variables);
    if (refusal !== undefined) throw refusal;
  }

  /** Admits and runs a cached operation. */
  rerun(operation: PreparedOperation, variables: Variables, context: GraphqlContext): Promise<ShownResult> {
    const refusal = this.refusal(operation, variables);
    if (refusal === undefined) return this.run(operation, variables, context);
    return Promise.resolve({ errors: [this.format(refusal)] });
  }

  /** Runs an admitted operation. */
  async run(operation: PreparedOperation, variables: Variables, context: GraphqlContext): Promise<ShownResult> {
    const started = performance.now();
    const result = await operation.execute(variables, context, context.entities.work);
    const outcome = result.errors.length === 0 ? 'ok' : 'errors';
    const labels = { type: operation.type, operation: operation.rootField, outcome };
    this.durations.observe((performance.now() - started) / 1000, labels);
    return this.shown(result);
  }

  private refusal(operation: PreparedOperation, variables: Variables): GraphQLError | undefined {
    const { maxComplexity, maxMutationItems } = this.limits;
    return operation.complexityRefusal(variables, maxComplexity) ?? operation.itemsRefusal(variables, maxMutationItems);
  }

  private shown({ data, errors }: OperationResult): ShownResult {
    if (errors.length === 0) return { data: data ?? null };
    const shown = errors.map((error) => this.format(error));
    return data === undefined ? { errors: shown } : { errors: shown, data };
  }
}
