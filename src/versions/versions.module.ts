import { Module } from '@nestjs/common';
import { EntityMappings } from '../entities/index.js';
import { VERSION_SET } from './version-set.mappings.js';
import { VersionSetReader } from './version-set-reader.js';
import { VersionSetResolver } from './version-set.resolver.js';
import { VersionsService } from './versions.service.js';

/** Entities that are versions of one another. */
@Module({ providers: [VersionSetReader, VersionsService, VersionSetResolver], exports: [VersionsService] })
export class VersionsModule {
  constructor(mappings: EntityMappings) {
    mappings.register(VERSION_SET);
  }
}
