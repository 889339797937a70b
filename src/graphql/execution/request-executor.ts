import type { ApolloServer } from '@apollo/server';
import type { GraphqlContext } from '../../entities/index.js';
import type { QueryScreen } from '../limits/query-screen.js';
import type { OperationRunner, ShownResult } from './operation-runner.js';

/** A well-formed GraphQL request. */
export interface GraphqlRequest {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Executes requests: Apollo parses, validates and runs what is new; what was run before is run again without it. */
export class RequestExecutor {
  constructor(
    private readonly apollo: ApolloServer<GraphqlContext>,
    private readonly runner: OperationRunner,
    private readonly screen: QueryScreen,
  ) {}

  /** The result of a request. Every failure of the caller or of a resolver is an error in the result. */
  async execute(request: GraphqlRequest, context: GraphqlContext): Promise<ShownResult> {
    const { query, operationName, variables } = request;
    const kept = this.runner.kept(query, operationName);
    return kept === undefined ? this.executeNew(request, context) : this.runner.rerun(kept, variables, context);
  }

  private async executeNew(request: GraphqlRequest, contextValue: GraphqlContext): Promise<ShownResult> {
    const { query, operationName, variables } = request;
    const refusal = this.screen.refusal(query);
    if (refusal !== undefined) return { errors: [this.runner.format(refusal)] };
    const { body } = await this.apollo.executeOperation(
      { query, operationName, variables: { ...variables } },
      { contextValue },
    );
    return body.kind === 'single' ? (body.singleResult as ShownResult) : { errors: [] };
  }
}
