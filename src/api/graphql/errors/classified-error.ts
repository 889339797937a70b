import { type ASTNode, GraphQLError } from 'graphql';

/** Whose mistake an error of the GraphQL engine itself is; DataHub's clients know these names from graphql-java. */
export type Classification =
  'InvalidSyntax' | 'ValidationError' | 'ExecutionAborted' | 'NullValueInNonNullableField' | 'DataFetchingException';

/** Key of the extension by which an error carries its classification to the formatter. */
export const CLASSIFICATION = 'classification';

/**
 * A refusal of a whole operation because it goes beyond a limit. The message names the limit, its value and the
 * variable that sets it, if one does.
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
