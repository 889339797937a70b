import { type EntityFieldResolver, enumValue, platformRef } from '../../../entities/index.js';
import { FabricType } from '../../assets/datasets/index.js';

/** The field `platform` of types whose key names the platform's urn. */
export const keyPlatform: EntityFieldResolver = ({ urn }, _args, { entities }) => {
  const { platform } = entities.key(urn);
  return platformRef(typeof platform === 'string' ? platform : '');
};

/** The field `origin` of types whose key names an environment. */
export const keyOrigin: EntityFieldResolver = ({ urn }, _args, { entities }) =>
  enumValue(FabricType, entities.key(urn)['origin'], FabricType.PROD);
