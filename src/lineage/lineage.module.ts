import { Module } from '@nestjs/common';
import type { JsonObject } from '../common/json.js';
import { DiscoveryModule } from '../discovery/index.js';
import { EntityMappings } from '../entities/index.js';
import { columnLineage, columnLineageField } from './column-lineage.js';
import './earlier-types.js';
import { EntityLineageService } from './entity-lineage.service.js';
import type { LineageInput } from './lineage.input.js';
import { LineageEditResolver } from './lineage-edit.resolver.js';
import { LineageEditService } from './lineage-edit.service.js';
import { LineageFinder } from './lineage-finder.js';
import { LineageResolver } from './lineage.resolver.js';
import { LineageSearchService } from './lineage-search.service.js';

/** Where data comes from and where it goes. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    LineageResolver,
    LineageSearchService,
    LineageFinder,
    EntityLineageService,
    LineageEditResolver,
    LineageEditService,
  ],
})
export class LineageModule {
  constructor(mappings: EntityMappings, lineage: EntityLineageService) {
    mappings.share({
      lineage: ({ urn }, { input }: { input: LineageInput }, context) => lineage.of(urn, input, context),
    });
    mappings.extend('Dataset', { fineGrainedLineages: columnLineageField('upstreamLineage') });
    mappings.extend('DataJobInputOutput', {
      fineGrainedLineages: (source) => columnLineage(source as unknown as JsonObject),
    });
  }
}
