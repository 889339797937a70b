import type { EntityFieldResolver } from '../entity-mapping.js';
import { platformRef } from './platform.mappings.js';

/** Resolves `platform` of entity types whose key contains the urn of their platform. */
export const keyPlatform: EntityFieldResolver = ({ urn }, _args, { entities }) => {
  const { platform } = entities.key(urn);
  return platformRef(typeof platform === 'string' ? platform : '');
};
