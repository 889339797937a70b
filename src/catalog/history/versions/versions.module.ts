import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { versionPropertiesField } from './version-properties.mappings.js';
import { VERSION_SET } from './version-set.mappings.js';
import { VersionSetReader } from './version-set-reader.js';
import { VersionSetResolver } from './version-set.resolver.js';
import { versionsSearchField } from './versions-search.js';
import { VersionsService } from './versions.service.js';

/** Entities that are versions of one another. */
@Module({
  imports: [DiscoveryModule],
  providers: [VersionSetReader, VersionsService, VersionSetResolver],
  exports: [VersionsService],
})
export class VersionsModule {
  constructor(mappings: EntityMappings, discovery: DiscoveryService) {
    mappings.register(VERSION_SET);
    mappings.extend(VERSION_SET.typeName, { versionsSearch: versionsSearchField(discovery) });
    mappings.share({ versionProperties: versionPropertiesField });
  }
}
