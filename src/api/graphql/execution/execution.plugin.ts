import { type ApolloServerPlugin, type GraphQLRequestContext, HeaderMap } from '@apollo/server';
import type { GraphqlContext } from '../../../entities/index.js';
import type { DocumentCache } from '../validation/document-cache.js';
import type { OperationRunner } from './operation-runner.js';
import { PreparedOperation } from './prepared-operation.js';

const NO_HEADERS = new HeaderMap();

/**
 * Replaces Apollo's execution. Apollo receives the document that was admitted for a query text and neither parses nor
 * validates it; the operation is prepared, cached and run by `runner`. Apollo itself parses and validates texts without
 * a decision.
 */
export function executionPlugin(runner: OperationRunner, decisions: DocumentCache): ApolloServerPlugin<GraphqlContext> {
  return {
    async requestDidStart() {
      let prepared: PreparedOperation | undefined;
      return {
        async didResolveSource(context) {
          const decision = decisions.get(context.source);
          if (decision !== undefined && 'document' in decision) Object.assign(context, { document: decision.document });
        },
        async didResolveOperation(context) {
          prepared = prepare(context);
          if (prepared !== undefined) runner.admit(prepared, context.request.variables ?? {});
        },
        async responseForOperation(context) {
          if (prepared === undefined) return null;
          const { operationName, variables = {} } = context.request;
          runner.keep(context.document, operationName, prepared);
          const singleResult = await runner.run(prepared, variables, context.contextValue);
          return { http: { headers: NO_HEADERS }, body: { kind: 'single', singleResult } };
        },
      };
    },
  };
}

function prepare({
  schema,
  document,
  operation,
}: GraphQLRequestContext<GraphqlContext>): PreparedOperation | undefined {
  if (document === undefined || operation === undefined) return undefined;
  return new PreparedOperation(schema, document, operation);
}
