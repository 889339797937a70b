import { Module } from '@nestjs/common';
import { EntityMappings } from '../entities/index.js';
import './earlier-types.js';
import { deprecationField } from './deprecation.mappings.js';

/** Which entities should no longer be used. */
@Module({})
export class DeprecationModule {
  constructor(mappings: EntityMappings) {
    mappings.share({ deprecation: deprecationField });
  }
}
