import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import './earlier-types.js';
import { RESULT_FIELDS, TEST, TEST_OF_RESULT } from './metadata-test.mappings.js';
import { MetadataTestResolver } from './metadata-test.resolver.js';
import { MetadataTestService } from './metadata-test.service.js';

/** Tests of metadata. */
@Module({ imports: [DiscoveryModule], providers: [MetadataTestResolver, MetadataTestService] })
export class MetadataTestModule {
  constructor(mappings: EntityMappings) {
    mappings.register(TEST);
    mappings.extend('Dataset', RESULT_FIELDS);
    mappings.extend('TestResult', TEST_OF_RESULT);
  }
}
