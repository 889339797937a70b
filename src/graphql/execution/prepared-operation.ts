import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { limitError } from '../errors/classified-error.js';
import { complexityOf, dependsOnVariables } from '../limits/complexity.js';
import { lenientVariables, type VariableLoosener } from '../variables/lenient-variables.js';

type Variables = Readonly<Record<string, unknown>>;

/** Runs one operation of a document. Compiles it to JavaScript when it comes a second time; operations that cannot be compiled are interpreted. */
export class PreparedOperation {
  /** Field of the root type that it asks for first; names of the schema, so that there are not many. */
  readonly rootField: string;
  private readonly loosen: VariableLoosener;
  private readonly fixedComplexity: number | undefined;
  private compiled: CompiledQuery | undefined;
  private isNew = true;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    this.rootField = firstField(operation) ?? 'fragment';
    this.loosen = lenientVariables(schema, operation);
    this.fixedComplexity = dependsOnVariables(operation) ? undefined : complexityOf(document, operation, {});
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

  /** Executes the operation. Errors are in the result, not formatted; `data` is absent when the variables do not fit. */
  execute(variables: Variables, contextValue: unknown): ExecutionResult | Promise<ExecutionResult> {
    const variableValues = this.loosen(variables);
    if (this.isNew) {
      this.isNew = false;
      return this.interpret(variableValues, contextValue);
    }
    this.compiled ??= this.compile();
    return this.compiled.query(undefined, contextValue, variableValues);
  }

  private compile(): CompiledQuery {
    const compiled = compileQuery(this.schema, this.document, this.operation.name?.value, {
      disablingCapturingStackErrors: true,
    });
    if (isCompiledQuery(compiled)) return compiled;
    const query: CompiledQuery['query'] = (_root, context, variables) => this.interpret(variables ?? {}, context);
    return { query, stringify: JSON.stringify };
  }

  private interpret(variableValues: Variables, contextValue: unknown): ExecutionResult | Promise<ExecutionResult> {
    const { schema, document } = this;
    const operationName = this.operation.name?.value;
    return execute({ schema, document, operationName, contextValue, variableValues });
  }
}

function firstField({ selectionSet }: OperationDefinitionNode): string | undefined {
  for (const selection of selectionSet.selections) if (selection.kind === Kind.FIELD) return selection.name.value;
  return undefined;
}
