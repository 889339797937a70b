import { Module } from '@nestjs/common';
import { EntityMappings, mapping } from '../../../entities/index.js';
import { entityTypeOfUrn } from '../../../foundation/common/urn.js';
import { ModelRegistry } from '../../../model/index.js';
import { OwnEntity } from './own-entity.model.js';

/** Registers the entity types that MODEL_PATH adds. */
@Module({})
export class OwnEntitiesModule {
  constructor(mappings: EntityMappings, registry: ModelRegistry) {
    for (const { name } of registry.ownEntities())
      mappings.register(mapping(OwnEntity, name, { entityType: ({ urn }) => entityTypeOfUrn(urn) }));
  }
}
