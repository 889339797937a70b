import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { PLATFORM_RESOURCE } from './platform-resource.mappings.js';

/** Platform resources: data that programs store about platforms. */
@Module({})
export class PlatformResourceModule {
  constructor(mappings: EntityMappings) {
    mappings.register(PLATFORM_RESOURCE);
  }
}
