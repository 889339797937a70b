import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getVariableValues,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** The coerced variables, or the reasons why they are invalid. */
export type ReadVariables =
  { readonly coerced: Variables; readonly errors?: undefined } | { readonly errors: readonly GraphQLError[] };

/** Maximum number of errors in a response. */
const MOST_ERRORS = 50;

/**
 * Returns a reader of the variables of `operation`, equivalent to graphql-js. graphql-js itself is called only for
 * missing or invalid values because it looks up all types on each call.
 */
export function variableReader(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): (given: Variables) => ReadVariables {
  const definitions = operation.variableDefinitions ?? [];
  const types = definitions.map(({ variable, type }) => [variable.name.value, typeFromAST(schema, type)] as const);
  const known = types.filter((pair): pair is readonly [string, GraphQLInputType] => isInputType(pair[1]));
  return (given) => {
    const coerced = known.length === types.length ? fitting(known, given) : undefined;
    return coerced === undefined
      ? getVariableValues(schema, definitions, given, { maxErrors: MOST_ERRORS })
      : { coerced };
  };
}

/** Returns the values if all are given and valid; undefined at the first that is not. */
function fitting(types: readonly (readonly [string, GraphQLInputType])[], given: Variables): Variables | undefined {
  const coerced: Record<string, unknown> = {};
  for (const [name, type] of types) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined || (value === null && isNonNullType(type))) return undefined;
    try {
      coerced[name] = value === null ? null : coerceInputValue(value, type);
    } catch {
      return undefined;
    }
  }
  return coerced;
}
