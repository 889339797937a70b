import { type EntityFieldResolver, enumValue } from '../../../entities/index.js';
import { FabricType } from '../../assets/datasets/index.js';

/** Resolves `origin` of entity types whose key contains an environment; `PROD` if the environment is unknown. */
export const keyOrigin: EntityFieldResolver = ({ urn }, _args, { entities }) =>
  enumValue(FabricType, entities.key(urn)['origin'], FabricType.PROD);
