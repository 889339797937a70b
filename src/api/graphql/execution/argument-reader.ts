import {
  type ArgumentNode,
  type FieldNode,
  getArgumentValues,
  type GraphQLField,
  isNonNullType,
  Kind,
  type ValueNode,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** Values of arguments by name. Must not be modified: calls of one or of many executions share them. */
export type ArgumentValues = Readonly<Record<string, unknown>>;

/** Reads the arguments of a field. Throws a `GraphQLError` if they are invalid. */
export type ArgumentReader = (variables: Variables) => ArgumentValues;

const NOTHING: ArgumentValues = Object.freeze({});

/** Reads the arguments of a field without arguments. */
export const NO_ARGUMENTS: ArgumentReader = () => NOTHING;

/**
 * Returns a reader of the arguments of `node`. Arguments without variables are read once, arguments that are a single
 * variable by its name, all others as in graphql-js.
 */
export function argumentReader(definition: GraphQLField<unknown, unknown>, node: FieldNode): ArgumentReader {
  const given = node.arguments ?? [];
  if (definition.args.length === 0) return NO_ARGUMENTS;
  if (!given.some(({ value }) => holdsVariable(value))) return constantReader(definition, node);
  const plain = given.every(isVariable) && given.length === definition.args.length ? given : undefined;
  return (variables) =>
    (plain === undefined ? undefined : plainValues(definition, plain, variables)) ??
    Object.freeze(getArgumentValues(definition, node, variables));
}

function constantReader(definition: GraphQLField<unknown, unknown>, node: FieldNode): ArgumentReader {
  let values: ArgumentValues | undefined;
  return () => (values ??= Object.freeze(getArgumentValues(definition, node)));
}

/** Returns the values of variables that are arguments; undefined if one is missing, or null for a non-null type. */
function plainValues(
  { args }: GraphQLField<unknown, unknown>,
  given: readonly VariableArgument[],
  variables: Variables,
): ArgumentValues | undefined {
  const values: Record<string, unknown> = {};
  for (const { name, type } of args) {
    const variable = given.find((node) => node.name.value === name)?.value.name.value;
    const value = variable !== undefined && Object.hasOwn(variables, variable) ? variables[variable] : undefined;
    if (value === undefined || (value === null && isNonNullType(type))) return undefined;
    values[name] = value;
  }
  return values;
}

type VariableArgument = ArgumentNode & { readonly value: { readonly kind: Kind.VARIABLE } };

function isVariable(node: ArgumentNode): node is VariableArgument {
  return node.value.kind === Kind.VARIABLE;
}

function holdsVariable(value: ValueNode): boolean {
  if (value.kind === Kind.LIST) return value.values.some(holdsVariable);
  if (value.kind === Kind.OBJECT) return value.fields.some((field) => holdsVariable(field.value));
  return value.kind === Kind.VARIABLE;
}
