import { type EntityFieldResolver, enumValue } from '../../../entities/index.js';
import { FabricType } from '../../assets/datasets/index.js';

/** The field `origin` of entity types whose key holds an environment. */
export const keyOrigin: EntityFieldResolver = ({ urn }, _args, { entities }) =>
  enumValue(FabricType, entities.key(urn)['origin'], FabricType.PROD);
