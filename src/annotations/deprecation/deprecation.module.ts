import { Module } from '@nestjs/common';
import { EntityMappings } from '../../entities/index.js';
import { DeprecationFieldResolver } from './deprecation-field.resolver.js';
import { deprecationField } from './deprecation.mappings.js';
import { DeprecationResolver } from './deprecation.resolver.js';
import { DeprecationService } from './deprecation.service.js';

/** Deprecation of entities and columns. */
@Module({ providers: [DeprecationResolver, DeprecationFieldResolver, DeprecationService] })
export class DeprecationModule {
  constructor(mappings: EntityMappings) {
    mappings.share({ deprecation: deprecationField });
  }
}
