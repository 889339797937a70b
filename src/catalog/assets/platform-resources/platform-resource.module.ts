import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { PLATFORM_RESOURCE } from './platform-resource.mappings.js';

/** What programs keep here of the platforms that they work with. */
@Module({})
export class PlatformResourceModule {
  constructor(mappings: EntityMappings) {
    mappings.register(PLATFORM_RESOURCE);
  }
}
