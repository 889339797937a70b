import { type EntityFieldResolver, type EntityMapping, EntityType } from '../../../entities/index.js';

const latestVersion: EntityFieldResolver = async ({ urn }, _args, context) => {
  const latest = (await context.entities.aspect(urn, 'versionSetProperties'))?.value['latest'];
  return typeof latest === 'string' ? context.entities.ref(latest) : null;
};

/** How a version set shows in GraphQL. */
export const VERSION_SET: EntityMapping = {
  entityType: 'versionSet',
  typeName: 'VersionSet',
  fields: { type: () => EntityType.VERSION_SET, latestVersion },
};
