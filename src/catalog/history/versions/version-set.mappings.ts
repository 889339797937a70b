import { type EntityFieldResolver, EntityType, mapping } from '../../../entities/index.js';
import { versionSetProperties } from '../../../model/index.js';
import { VersionSet } from './version-set.model.js';

const latestVersion: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const stored = await entities.value(urn, versionSetProperties);
  return stored === undefined ? null : entities.ref(stored.latest);
};

/** How a version set appears in GraphQL. */
export const VERSION_SET = mapping(VersionSet, 'versionSet', { type: () => EntityType.VERSION_SET, latestVersion });
