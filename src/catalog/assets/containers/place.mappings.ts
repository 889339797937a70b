import { aspectField, type EntityFieldResolver, type FieldResolvers, refTo } from '../../../entities/index.js';

interface StoredContainer {
  readonly container: string;
}

interface StoredInstance {
  readonly platform: string;
  readonly instance?: string;
}

interface StoredPath {
  readonly path: readonly { readonly id: string; readonly urn?: string }[];
}

const dataPlatformInstance = aspectField<StoredInstance>('dataPlatformInstance', ({ instance }) =>
  instance === undefined ? null : refTo('DataPlatformInstance', instance),
);

const parentContainers: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const containers: string[] = [];
  const parentOf = async (of: string) =>
    ((await entities.value(of, 'container')) as StoredContainer | undefined)?.container;
  let next = await parentOf(urn);
  while (next !== undefined && containers.length < entities.parentDepth && !containers.includes(next)) {
    containers.push(next);
    next = await parentOf(next);
  }
  return { count: containers.length, containers: containers.map((container) => refTo('Container', container)) };
};

const browsePathV2: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const stored = (await entities.value(urn, 'browsePathsV2')) as StoredPath | undefined;
  if (stored === undefined) return null;
  return {
    path: stored.path.map(({ id, urn: of }) => ({ name: id, entity: of === undefined ? null : entities.ref(of) })),
  };
};

/** The fields that say where an entity is kept and what it is there, the same on every entity type that has them. */
export const PLACE_FIELDS: FieldResolvers = {
  container: aspectField<StoredContainer>('container', ({ container }) => refTo('Container', container)),
  parentContainers,
  dataPlatformInstance,
  subTypes: aspectField('subTypes'),
  browsePathV2,
};
