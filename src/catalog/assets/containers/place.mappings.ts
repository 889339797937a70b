import {
  aspectField,
  DATA_PLATFORM_INSTANCE,
  type EntityFieldResolver,
  type FieldResolvers,
  parentsOf,
  refsOfType,
  refTo,
} from '../../../entities/index.js';
import { browsePathsV2, container, dataPlatformInstance, subTypes } from '../../../model/index.js';
import { CONTAINER } from './container.mappings.js';

const instanceField = aspectField(dataPlatformInstance, ({ instance }) => {
  const [ref] = refsOfType(DATA_PLATFORM_INSTANCE, instance === undefined ? [] : [instance]);
  return ref ?? null;
});

const parentContainers: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const parentOf = async (of: string) => (await entities.value(of, container))?.container;
  const parents = await parentsOf(urn, parentOf, entities.parentDepth);
  return { count: parents.length, containers: parents.map((parent) => refTo(CONTAINER.typeName, parent)) };
};

const browsePathV2: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const value = await entities.value(urn, browsePathsV2);
  if (value === undefined) return null;
  return {
    path: value.path.map(({ id, urn: of }) => ({ name: id, entity: of === undefined ? null : entities.ref(of) })),
  };
};

/**
 * Resolvers for containers, platform instances, subtypes and browse paths, shared by all entity types with these
 * fields.
 */
export const PLACE_FIELDS: FieldResolvers = {
  container: aspectField(container, (value) => refTo(CONTAINER.typeName, value.container)),
  parentContainers,
  dataPlatformInstance: instanceField,
  subTypes: aspectField(subTypes),
  browsePathV2,
};
