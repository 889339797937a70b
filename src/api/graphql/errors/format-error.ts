import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CLASSIFICATION, type Classification } from './classified-error.js';
import { engineMessage } from './engine-message.js';
import { placeOf } from '../validation/parsed-document.js';
import { describeFailure, innermost, type ReportFailure, type ResolverFailure } from './describe-failure.js';

const ENGINE_ERRORS: Readonly<Record<string, Classification>> = {
  [ApolloServerErrorCode.GRAPHQL_PARSE_FAILED]: 'InvalidSyntax',
  [ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED]: 'ValidationError',
  [ApolloServerErrorCode.BAD_USER_INPUT]: 'ValidationError',
  [ApolloServerErrorCode.BAD_REQUEST]: 'ValidationError',
  [ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE]: 'ValidationError',
  INTROSPECTION_DISABLED: 'ValidationError',
};

const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha\w (\d+) tokens/;

const START = { line: 1, column: 1 } as const;

/**
 * Converts an error to the form that DataHub's clients expect: one location, `extensions` with `classification` and,
 * for failed resolvers, with `code` and `type`. `report` masks unexpected errors; names of the schema are suggested
 * only if `showsSchema` is true.
 */
export function formatGraphqlError(
  error: GraphQLError,
  report: ReportFailure,
  showsSchema = true,
): GraphQLFormattedError {
  if (TOO_MANY_TOKENS.test(error.message))
    return shape(error, tokenLimitMessage(error), { classification: 'ExecutionAborted' });
  const engine = engineClassification(error);
  if (engine !== undefined) return shape(error, engineMessage(error.message, showsSchema), { classification: engine });
  const failure = describeFailure(error.originalError ?? error, report);
  return shape(error, failure.message, extensionsOf(failure));
}

function tokenLimitMessage({ message }: GraphQLError): string {
  return `The number of tokens of the query is more than the limit of ${TOO_MANY_TOKENS.exec(message)?.[1]} (GRAPHQL_QUERY_TOKEN_LIMIT)`;
}

function engineClassification(error: GraphQLError): Classification | undefined {
  const { classification, code } = extensionsOfError(error);
  if (typeof classification === 'string') return classification as Classification;
  if (error.message.startsWith('Cannot return null for non-nullable')) return 'NullValueInNonNullableField';
  if (typeof code === 'string' && ENGINE_ERRORS[code] !== undefined) return ENGINE_ERRORS[code];
  return error.path === undefined && innermost(error) instanceof GraphQLError ? 'ValidationError' : undefined;
}

/** Errors of compiled operations have no extensions, although their type declares them. */
function extensionsOfError({
  extensions,
}: {
  readonly extensions?: GraphQLError['extensions'];
}): GraphQLError['extensions'] {
  return extensions ?? {};
}

function extensionsOf({ code, type }: ResolverFailure): Record<string, unknown> {
  return { code, type, [CLASSIFICATION]: 'DataFetchingException' satisfies Classification };
}

function shape(error: GraphQLError, message: string, extensions: Record<string, unknown>): GraphQLFormattedError {
  const { line, column } = error.locations?.[0] ?? placeOf(error.nodes) ?? START;
  return {
    message,
    locations: [{ line, column }],
    ...(error.path === undefined ? {} : { path: error.path }),
    extensions,
  };
}
