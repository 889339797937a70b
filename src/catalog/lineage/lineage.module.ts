import { Module } from '@nestjs/common';
import type { JsonObject } from '../../foundation/common/json.js';
import { DiscoveryModule } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import { EdgeStore, GraphModule } from '../../graph/index.js';
import { columnLineage, columnLineageField } from './column-lineage.js';
import { dataJobsField } from './data-flow-jobs.js';
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
  imports: [DiscoveryModule, GraphModule],
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
  constructor(mappings: EntityMappings, lineage: EntityLineageService, edges: EdgeStore) {
    mappings.share({
      lineage: ({ urn }, { input }: { input: LineageInput }, context) => lineage.of(urn, input, context),
    });
    mappings.extend('DataFlow', { dataJobs: dataJobsField(edges) });
    mappings.extend('Dataset', { fineGrainedLineages: columnLineageField('upstreamLineage') });
    mappings.extend('DataJobInputOutput', {
      fineGrainedLineages: (source) => columnLineage(source as unknown as JsonObject),
    });
  }
}
