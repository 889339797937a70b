import type { EntityLoader, GraphqlContext } from '../../../entities/index.js';
import { entityTypeOfUrn, idOfUrn } from '../../../foundation/common/urn.js';
import { dataPlatformInfo, domainProperties, glossaryTermInfo } from '../../../model/index.js';

/** Returns the display name of an entity; undefined if it has none. */
type ReadName = (urn: string, entities: EntityLoader) => Promise<string | undefined>;

/** Readers of display names, for the entity types that appear in charts. */
const NAMES: Readonly<Record<string, ReadName>> = {
  domain: async (urn, entities) => (await entities.value(urn, domainProperties))?.name,
  async dataPlatform(urn, entities) {
    const { displayName = '', name } = (await entities.value(urn, dataPlatformInfo)) ?? {};
    return displayName === '' ? name : displayName;
  },
  glossaryTerm: async (urn, entities) => (await entities.value(urn, glossaryTermInfo))?.name,
};

/** Returns the display name of each value that is a urn, and other values unchanged. */
export async function displayNames(
  values: Iterable<string>,
  context: GraphqlContext,
): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(values)];
  const names = await Promise.all(distinct.map((value) => displayName(value, context)));
  return new Map(distinct.map((value, at) => [value, names[at] ?? value]));
}

async function displayName(value: string, { entities }: GraphqlContext): Promise<string> {
  const readName = NAMES[entityTypeOfUrn(value)];
  if (readName === undefined) return value;
  const name = (await readName(value, entities)) ?? '';
  return name === '' ? idOfUrn(value) : name;
}
