import { entityTypeOfUrn, type GraphqlContext, idOfUrn } from '../../../entities/index.js';

/**
 * Where the names of entities stand that charts are about: the aspect, and its fields in the order in which they count.
 */
const NAMES: Readonly<Record<string, readonly [aspectName: string, ...fields: string[]]>> = {
  domain: ['domainProperties', 'name'],
  dataPlatform: ['dataPlatformInfo', 'displayName', 'name'],
  glossaryTerm: ['glossaryTermInfo', 'name'],
};

/** Names for people of values that are urns, where they have one; other values as they are. */
export async function displayNames(
  values: Iterable<string>,
  context: GraphqlContext,
): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(values)];
  const names = await Promise.all(distinct.map((value) => displayName(value, context)));
  return new Map(distinct.map((value, at) => [value, names[at] ?? value]));
}

async function displayName(value: string, { entities }: GraphqlContext): Promise<string> {
  const kind = NAMES[entityTypeOfUrn(value)];
  if (kind === undefined) return value;
  const [aspectName, ...fields] = kind;
  const stored = await entities.value(value, aspectName);
  const names = fields.map((field) => stored?.[field]);
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? idOfUrn(value);
}
