import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql';

/** Names of page sizes in arguments and inputs. */
export const PAGE_SIZES: ReadonlySet<string> = new Set(['count', 'limit', 'maxAggValues']);

type Arguments = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown, Arguments>;

/** Page size if the request exceeds the maximum. Source: DataHub's limits of results. */
const DEFAULT_SIZE = 5_000;

/**
 * Replaces page sizes above `max` in every field of `schema` that has such an argument, directly or in an input: by
 * 5,000, as in DataHub, or by `max` if that is smaller.
 */
export function capPageSizes(schema: GraphQLSchema, max: number): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()) as readonly Field[]) capField(field, max);
  }
  return schema;
}

/** Returns `values` without page sizes above `max`, also in inputs; the same object if there are none. */
export function capped(values: Arguments, max: number): Arguments {
  let result: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(values)) {
    const fitting = PAGE_SIZES.has(name) ? cappedSize(value, max) : cappedInput(value, max);
    if (fitting === value) continue;
    result ??= { ...values };
    result[name] = fitting;
  }
  return result ?? values;
}

function capField(field: Field, max: number): void {
  const { resolve } = field;
  if (resolve === undefined || !field.args.some((argument) => takesSize(argument))) return;
  field.resolve = (source, args, context, info): unknown => resolve(source, capped(args, max), context, info);
}

function takesSize({ name, type }: GraphQLArgument): boolean {
  const named = getNamedType(type);
  return PAGE_SIZES.has(name) || (isInputObjectType(named) && hasSize(Object.keys(named.getFields())));
}

function hasSize(names: readonly string[]): boolean {
  return names.some((name) => PAGE_SIZES.has(name) || name === 'searchFlags');
}

function cappedSize(value: unknown, max: number): unknown {
  return typeof value === 'number' && value > max ? Math.min(max, DEFAULT_SIZE) : value;
}

function cappedInput(value: unknown, max: number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return capped(value as Arguments, max);
}
