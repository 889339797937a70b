import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { ER_MODEL_RELATIONSHIP } from './er-model-relationship.mappings.js';
import { ERModelRelationshipResolver } from './er-model-relationship.resolver.js';
import { ERModelRelationshipService } from './er-model-relationship.service.js';

/** Relationships between datasets. */
@Module({ providers: [ERModelRelationshipResolver, ERModelRelationshipService] })
export class ERModelModule {
  constructor(mappings: EntityMappings) {
    mappings.register(ER_MODEL_RELATIONSHIP);
  }
}
