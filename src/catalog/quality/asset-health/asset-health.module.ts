import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { GraphModule } from '../../../graph/index.js';
import { AssetHealthService } from './asset-health.service.js';
import { HEALTH_FIELDS } from './health-field.resolvers.js';

/** The health of assets. */
@Module({ imports: [DiscoveryModule, GraphModule], providers: [AssetHealthService, ...HEALTH_FIELDS] })
export class AssetHealthModule {
  constructor(mappings: EntityMappings, health: AssetHealthService) {
    mappings.share({ health: ({ urn }, _args, context) => health.of(urn, context) });
  }
}
