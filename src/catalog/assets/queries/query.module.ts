import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { QUERY } from './query.mappings.js';
import { QueryResolver } from './query.resolver.js';
import { QueryService } from './query.service.js';

/** Queries of datasets. */
@Module({ imports: [DiscoveryModule], providers: [QueryResolver, QueryService] })
export class QueryModule {
  constructor(mappings: EntityMappings) {
    mappings.register(QUERY);
  }
}
