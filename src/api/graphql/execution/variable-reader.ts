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

/** The variables in the form that their types have, or why they have not. */
export type ReadVariables =
  { readonly coerced: Variables; readonly errors?: undefined } | { readonly errors: readonly GraphQLError[] };

/** Mistakes that an answer tells at most. */
const MOST_ERRORS = 50;

/**
 * How the variables of `operation` are read, as graphql-js does; it is asked only about what is missing or does not
 * fit, since it looks all types up each time.
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

/** The values where all are given and fit; else undefined, at the first that does not. */
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
