import type { ApolloServer } from '@apollo/server';
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { GraphqlContext } from '../../../entities/index.js';
import type { DocumentAdmission } from '../validation/document-admission.js';
import type { DocumentDecision } from '../validation/document-decision.js';
import type { OperationRunner, ShownResult } from './operation-runner.js';

/** A well-formed GraphQL request. */
export interface GraphqlRequest {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The query that creates what it returns, if that does not exist yet. */
const WRITING_QUERY = /\bgetInviteToken\b/;

/** Executes requests. Apollo runs new operations of admitted documents; cached operations run without it. */
export class RequestExecutor {
  constructor(
    private readonly apollo: ApolloServer<GraphqlContext>,
    private readonly runner: OperationRunner,
    private readonly documents: DocumentAdmission,
  ) {}

  /** Returns the result of a request. Failures of the caller or of a resolver are errors in the result. */
  execute(request: GraphqlRequest, context: GraphqlContext): Promise<ShownResult> {
    const known = this.documents.known(request.query);
    if (known !== undefined) return this.executeDecided(request, known, context);
    return this.documents.decide(request.query).then((decision) => this.executeDecided(request, decision, context));
  }

  /** Whether a request may write. One that is refused runs nothing. */
  async mayWrite({ query, operationName }: GraphqlRequest): Promise<boolean> {
    if (WRITING_QUERY.test(query)) return true;
    const decision = this.documents.known(query) ?? (await this.documents.decide(query));
    return (
      !('errors' in decision) &&
      getOperationAST(decision.document, operationName)?.operation === OperationTypeNode.MUTATION
    );
  }

  private executeDecided(
    request: GraphqlRequest,
    decision: DocumentDecision,
    context: GraphqlContext,
  ): Promise<ShownResult> {
    const { operationName, variables } = request;
    if ('errors' in decision) return Promise.resolve({ errors: decision.errors });
    const kept = this.runner.kept(decision.document, operationName);
    return kept === undefined ? this.executeNew(request, context) : this.runner.rerun(kept, variables, context);
  }

  private async executeNew(request: GraphqlRequest, contextValue: GraphqlContext): Promise<ShownResult> {
    const { query, operationName, variables } = request;
    const { body } = await this.apollo.executeOperation(
      { query, operationName, variables: { ...variables } },
      { contextValue },
    );
    return body.kind === 'single' ? (body.singleResult as ShownResult) : { errors: [] };
  }
}
