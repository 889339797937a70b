import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { isJsonObject } from '../../../foundation/json/json.js';

type Variables = Readonly<Record<string, unknown>>;

/**
 * Converts the variables of one operation to the form that strict coercion accepts. Values that it cannot convert are
 * kept, so that strict coercion rejects them.
 */
export type VariableLoosener = (variables: Variables) => Variables;

const WHOLE = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

const LEAVES: Readonly<Record<string, (value: unknown) => unknown>> = {
  Int: (value) => (typeof value === 'string' && WHOLE.test(value) ? Number(value) : value),
  Long: (value) => (typeof value === 'string' && WHOLE.test(value) ? Number(value) : value),
  Float: (value) => (typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value),
  String: (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
  ID: (value) => (typeof value === 'number' ? String(value) : value),
  Boolean: (value) => (value === 'true' || value === 'false' ? value === 'true' : value),
};

/**
 * Returns the conversion of variables for one operation. Like DataHub's server, on which its clients rely, it accepts
 * numeric strings for numbers, numbers for strings and `"true"` for booleans in variables, but not in the query text.
 */
export function lenientVariables(schema: GraphQLSchema, operation: OperationDefinitionNode): VariableLoosener {
  const types = (operation.variableDefinitions ?? []).flatMap((definition) => {
    const type = typeFromAST(schema, definition.type);
    return type !== undefined && isInputType(type) ? [[definition.variable.name.value, type] as const] : [];
  });
  return (variables) => loosenMembers(variables, types);
}

function loosenMembers(
  values: Readonly<Record<string, unknown>>,
  types: Iterable<readonly [string, GraphQLInputType]>,
): Readonly<Record<string, unknown>> {
  let loosened: Record<string, unknown> | undefined;
  for (const [name, type] of types) {
    const value = values[name];
    if (value === undefined || value === null) continue;
    const result = loosen(value, type);
    if (result === value) continue;
    loosened ??= { ...values };
    loosened[name] = result;
  }
  return loosened ?? values;
}

function loosen(value: unknown, type: GraphQLInputType): unknown {
  if (value === null || value === undefined) return value;
  if (isNonNullType(type)) return loosen(value, type.ofType);
  if (isListType(type))
    return Array.isArray(value) ? value.map((item) => loosen(item, type.ofType)) : loosen(value, type.ofType);
  if (isInputObjectType(type)) {
    if (!isJsonObject(value)) return value;
    return loosenMembers(
      value,
      Object.values(type.getFields()).map((field) => [field.name, field.type] as const),
    );
  }
  const convert = LEAVES[type.name];
  return convert === undefined ? value : convert(value);
}
