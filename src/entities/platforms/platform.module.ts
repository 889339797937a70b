import { Module } from '@nestjs/common';
import { EntityMappings } from '../entity-mappings.js';
import { DATA_PLATFORM, DATA_PLATFORM_INSTANCE } from './platform.mappings.js';
import { PlatformResolver } from './platform.resolver.js';

/** Data platforms and their instances. */
@Module({ providers: [PlatformResolver] })
export class PlatformModule {
  constructor(mappings: EntityMappings) {
    mappings.register(DATA_PLATFORM);
    mappings.register(DATA_PLATFORM_INSTANCE);
  }
}
