import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig, type SearchConfig } from '../config/index.js';
import { DocumentBuilder } from './document-builder.js';
import { FilterResolver } from './filter-resolver.js';
import { SearchIndex } from './search-index.port.js';
import { SearchSchema } from './search-schema.js';
import { SearchService } from './search.service.js';
import { EntityBrowse } from './service/entity-browse.js';
import { EntityCompletion } from './service/entity-completion.js';
import { EntitySearch } from './service/entity-search.js';
import { FoundEntities } from './service/found-entities.js';
import { HiddenStages } from './service/hidden-stages.js';
import { PropertyLookup } from './service/property-lookup.js';
import { RestrictedHits } from './service/restricted-hits.js';
import { ScopeResolver } from './service/scope-resolver.js';
import { ServerCriteria } from './service/server-criteria.js';
import { HierarchyConditions } from './service/urn-hierarchy.js';
import { TextPlanner } from './text-planner.js';

/** Provides search and the one `SearchIndex` of the process. */
@Global()
@Module({
  providers: [
    {
      provide: SearchIndex,
      inject: [AppConfig, SearchSchema],
      useFactory: ({ search }: AppConfig, schema: SearchSchema) => openSearchIndex(search, schema),
    },
    SearchSchema,
    DocumentBuilder,
    TextPlanner,
    FilterResolver,
    HiddenStages,
    PropertyLookup,
    HierarchyConditions,
    ServerCriteria,
    ScopeResolver,
    FoundEntities,
    RestrictedHits,
    EntitySearch,
    EntityCompletion,
    EntityBrowse,
    SearchService,
  ],
  exports: [SearchIndex, SearchSchema, DocumentBuilder, TextPlanner, FilterResolver, SearchService],
})
export class SearchModule implements OnApplicationShutdown {
  constructor(@Inject(SearchIndex) private readonly index: SearchIndex) {}

  async onApplicationShutdown(): Promise<void> {
    await this.index.close();
  }
}

/** Opens the index on the engine that the configuration names; only the client of that engine is loaded. Throws what the engine throws that cannot be opened. */
export async function openSearchIndex(config: SearchConfig, schema: SearchSchema): Promise<SearchIndex> {
  switch (config.engine) {
    case 'sqlite':
      return (await import('./adapters/sqlite-fts/open.js')).openSqliteFts(config, schema);
    case 'elasticsearch':
      return (await import('./adapters/elasticsearch/open.js')).openElasticsearch(config, schema);
    case 'opensearch':
      return (await import('./adapters/opensearch/open.js')).openOpensearch(config, schema);
  }
}
