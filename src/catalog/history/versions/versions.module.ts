import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { versionPropertiesField } from './version-properties.mappings.js';
import { VERSION_SET } from './version-set.mappings.js';
import { VersionSet } from './version-set.model.js';
import { VersionSetReader } from './version-set-reader.js';
import { VersionSetResolver } from './version-set.resolver.js';
import { versionsSearchField } from './versions-search.js';
import { VersionsService } from './versions.service.js';

/** Version sets and their versions. */
@Module({
  imports: [DiscoveryModule],
  providers: [VersionSetReader, VersionsService, VersionSetResolver],
  exports: [VersionsService],
})
export class VersionsModule {
  constructor(mappings: EntityMappings, discovery: DiscoveryService) {
    mappings.register(VERSION_SET);
    mappings.extend(VersionSet, { versionsSearch: versionsSearchField(discovery) });
    mappings.share({ versionProperties: versionPropertiesField });
  }
}
