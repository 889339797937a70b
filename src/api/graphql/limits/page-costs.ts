import {
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  type GraphQLType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { type GraphqlContext, HIT_WORK, PAGE_WORK, SEARCH_WORK } from '../../../entities/index.js';
import { PAGE_SIZES } from './page-sizes.js';

type Arguments = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, GraphqlContext, Arguments>;

/** Arguments, or members of inputs, that identify fields that search. */
const SEARCH_ARGUMENTS: ReadonlySet<string> = new Set(['query', 'orFilters', 'searchFlags', 'filters', 'facets']);

/** Page size if the request gives none: that of listings; searches have 10 hits. */
const DEFAULT_SIZE = 20;

/**
 * Charges each field that reads a page of a list, or that searches, with the work for the requested page before the
 * field is resolved, so that aliases, nesting and lists count by their cost. The work for each item is counted when it
 * is resolved.
 */
export function chargePages(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type === schema.getMutationType()) continue;
    for (const field of Object.values(type.getFields()) as readonly Field[]) chargeField(field);
  }
  return schema;
}

/** Returns the requested page size in arguments or in an input. */
export function askedSize(values: Arguments): number {
  let size = 0;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number' && PAGE_SIZES.has(name)) size = Math.max(size, value);
    else if (typeof value === 'object' && value !== null) size = Math.max(size, askedSize(value as Arguments));
  }
  return size;
}

function chargeField(field: Field): void {
  const { resolve } = field;
  const isSearch = searches(field);
  if (resolve === undefined || !(isSearch || argumentNames(field).some((name) => PAGE_SIZES.has(name)))) return;
  const [base, each] = isSearch ? [SEARCH_WORK, HIT_WORK] : [PAGE_WORK, 1];
  field.resolve = (source, args, context, info): unknown => {
    context.entities.work.charge(base + each * (askedSize(args) || DEFAULT_SIZE));
    return resolve(source, args, context, info);
  };
}

function searches(field: Field): boolean {
  const result = getNamedType(field.type);
  if (isObjectType(result) && result.getFields()['searchResults'] !== undefined) return true;
  return argumentNames(field).some((name) => SEARCH_ARGUMENTS.has(name));
}

function argumentNames({ args }: Field): readonly string[] {
  return args.flatMap(({ name, type }) => [name, ...memberNames(type)]);
}

function memberNames(type: GraphQLType): readonly string[] {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.keys(named.getFields()) : [];
}
