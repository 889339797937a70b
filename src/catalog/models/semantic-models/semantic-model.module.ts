import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { metricMapping } from './metric.mappings.js';
import { SemanticColumnResolver, SemanticMembershipResolver } from './semantic-field.resolvers.js';
import { SemanticModelInfoResolver } from './semantic-model-info.resolver.js';
import { semanticModelMapping } from './semantic-model.mappings.js';
import { SemanticModelResolver } from './semantic-model.resolver.js';

/** Metrics, and the semantic models that define them. */
@Module({
  imports: [DiscoveryModule],
  providers: [SemanticModelResolver, SemanticModelInfoResolver, SemanticMembershipResolver, SemanticColumnResolver],
})
export class SemanticModelModule {
  constructor(mappings: EntityMappings, discovery: DiscoveryService) {
    mappings.register(metricMapping(discovery));
    mappings.register(semanticModelMapping(discovery));
  }
}
