import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { QUERY, QUERY_FIELDS } from './query.mappings.js';
import { QueryResolver } from './query.resolver.js';
import { QueryService } from './query.service.js';

/** Queries that are run against datasets. */
@Module({ imports: [DiscoveryModule], providers: [QueryResolver, QueryService] })
export class QueryModule {
  constructor(mappings: EntityMappings) {
    mappings.register(QUERY);
    mappings.extend('QueryProperties', QUERY_FIELDS);
  }
}
