import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { accessField } from './access.mappings.js';
import './earlier-types.js';

/** Which roles of other systems allow to use the data behind entities. */
@Module({})
export class AccessModule {
  constructor(mappings: EntityMappings) {
    mappings.share({ access: accessField });
  }
}
