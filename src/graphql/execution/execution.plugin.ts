import { type ApolloServerPlugin, type GraphQLRequestContext, HeaderMap } from '@apollo/server';
import type { GraphqlContext } from '../../entities/index.js';
import type { OperationRunner } from './operation-runner.js';
import { PreparedOperation } from './prepared-operation.js';

const NO_HEADERS = new HeaderMap();

/** Takes execution over from Apollo: what Apollo parsed and validated is prepared, kept for the next time, and run by `runner`. */
export function executionPlugin(runner: OperationRunner): ApolloServerPlugin<GraphqlContext> {
  return {
    async requestDidStart() {
      let prepared: PreparedOperation | undefined;
      return {
        async didResolveOperation(context) {
          prepared = prepare(context);
          if (prepared !== undefined) runner.admit(prepared, context.request.variables ?? {});
        },
        async responseForOperation(context) {
          if (prepared === undefined) return null;
          const { query = '', operationName, variables = {} } = context.request;
          runner.keep(query, operationName, prepared);
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
