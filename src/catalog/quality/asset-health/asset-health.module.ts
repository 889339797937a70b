import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { GraphModule } from '../../../graph/index.js';
import { AssetHealthService } from './asset-health.service.js';
import { WITH_HEALTH } from './earlier-types.js';

/** The health of assets. */
@Module({ imports: [DiscoveryModule, GraphModule], providers: [AssetHealthService] })
export class AssetHealthModule {
  constructor(mappings: EntityMappings, health: AssetHealthService) {
    for (const { name } of WITH_HEALTH) {
      mappings.extend(name, { health: ({ urn }, _args, context) => health.of(urn, context) });
    }
  }
}
