import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { TEST } from './metadata-test.mappings.js';
import { MetadataTestResolver } from './metadata-test.resolver.js';
import { MetadataTestService } from './metadata-test.service.js';
import { TestOfResultResolver, TestResultsFieldResolver } from './test-results.resolvers.js';

/** Metadata tests and their results. */
@Module({
  imports: [DiscoveryModule],
  providers: [MetadataTestResolver, MetadataTestService, TestOfResultResolver, TestResultsFieldResolver],
})
export class MetadataTestModule {
  constructor(mappings: EntityMappings) {
    mappings.register(TEST);
  }
}
