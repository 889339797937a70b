import { type ASTNode, GraphQLError } from 'graphql';

/** Classification of errors of the GraphQL engine. DataHub's clients know these names from graphql-java. */
export type Classification =
  'InvalidSyntax' | 'ValidationError' | 'ExecutionAborted' | 'NullValueInNonNullableField' | 'DataFetchingException';

/** Key of the extension that carries the classification of an error to the formatter. */
export const CLASSIFICATION = 'classification';

/**
 * Returns the error that rejects a whole operation because it exceeds a limit. The message contains the limit and, if
 * given, the name of the variable that sets it.
 */
export function limitError(
  what: string,
  variable: string | undefined,
  limit: number,
  actual: number,
  node?: ASTNode,
): GraphQLError {
  const found = Number.isFinite(actual) ? String(actual) : 'far more';
  const setBy = variable === undefined ? '' : ` (${variable})`;
  return new GraphQLError(`${what} of the query is ${found}, more than the limit of ${limit}${setBy}`, {
    nodes: node,
    extensions: { [CLASSIFICATION]: 'ExecutionAborted' satisfies Classification },
  });
}
