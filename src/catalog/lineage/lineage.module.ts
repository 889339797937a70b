import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../discovery/index.js';
import { EntityMappings, type LineageInput } from '../../entities/index.js';
import { GraphModule } from '../../graph/index.js';
import { EntityLineageService } from './entity-lineage.service.js';
import { LineageEditResolver } from './lineage-edit.resolver.js';
import { LineageEditService } from './lineage-edit.service.js';
import {
  DataFlowJobsResolver,
  DataJobColumnLineageResolver,
  DatasetColumnLineageResolver,
} from './lineage-fields.resolvers.js';
import { LineageFinder } from './lineage-finder.js';
import { LineageResolver } from './lineage.resolver.js';
import { LineageSearchService } from './lineage-search.service.js';

/** Lineage: queries, fields and edits. */
@Module({
  imports: [DiscoveryModule, GraphModule],
  providers: [
    LineageResolver,
    LineageSearchService,
    LineageFinder,
    EntityLineageService,
    LineageEditResolver,
    LineageEditService,
    DatasetColumnLineageResolver,
    DataJobColumnLineageResolver,
    DataFlowJobsResolver,
  ],
})
export class LineageModule {
  constructor(mappings: EntityMappings, lineage: EntityLineageService) {
    mappings.share({
      lineage: ({ urn }, { input }: { input: LineageInput }, context) => lineage.of(urn, input, context),
    });
  }
}
