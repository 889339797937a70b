import { type ApolloServerPlugin, type GraphQLRequestContext, HeaderMap } from '@apollo/server';
import type {
  DocumentNode,
  ExecutionResult,
  GraphQLError,
  GraphQLFormattedError,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { GraphqlContext } from '../../entities/index.js';
import { PreparedOperation } from './prepared-operation.js';

interface ExecutionOptions {
  readonly maxComplexity: number;
  readonly format: (error: GraphQLError) => GraphQLFormattedError;
}

interface Resolved {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/**
 * Takes execution over from Apollo: checks the complexity and runs operations compiled. What was prepared lives exactly as long as its document in Apollo's
 * document store, since both hang on the document object.
 */
export function executionPlugin({ maxComplexity, format }: ExecutionOptions): ApolloServerPlugin<GraphqlContext> {
  const prepared = new WeakMap<OperationDefinitionNode, PreparedOperation>();

  const prepare = ({ schema, document, operation }: Resolved): PreparedOperation => {
    const known = prepared.get(operation) ?? new PreparedOperation(schema, document, operation);
    prepared.set(operation, known);
    return known;
  };

  return {
    async requestDidStart() {
      return {
        async didResolveOperation(context) {
          if (context.operation === undefined) return;
          prepare(context as Resolved).checkComplexity(context.request.variables ?? {}, maxComplexity);
        },
        async responseForOperation(context) {
          if (context.operation === undefined) return null;
          const result = await prepare(context as Resolved).execute(
            context.request.variables ?? {},
            context.contextValue,
          );
          return { http: { headers: NO_HEADERS }, body: { kind: 'single', singleResult: formatted(result, format) } };
        },
      };
    },
  };
}

const NO_HEADERS = new HeaderMap();

function formatted(
  result: ExecutionResult,
  format: ExecutionOptions['format'],
): { data?: never; errors?: GraphQLFormattedError[] } {
  const { data, errors } = result;
  if (errors === undefined || errors.length === 0) return { data: data as never };
  const shown = errors.map(format);
  return data === undefined ? { errors: shown } : { errors: shown, data: data as never };
}
