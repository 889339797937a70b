import { Module } from '@nestjs/common';
import { EntityMappings } from '../../entities/index.js';
import './earlier-types.js';
import { deprecationField } from './deprecation.mappings.js';
import { DeprecationResolver } from './deprecation.resolver.js';
import { DeprecationService } from './deprecation.service.js';

/** Which entities should no longer be used. */
@Module({ providers: [DeprecationResolver, DeprecationService] })
export class DeprecationModule {
  constructor(mappings: EntityMappings) {
    mappings.share({ deprecation: deprecationField });
  }
}
