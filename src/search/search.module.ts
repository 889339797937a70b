import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig, type SearchConfig } from '../foundation/config/index.js';
import { Workers } from '../foundation/workers/index.js';
import { DocumentBuilder } from './document-builder.js';
import { PropertyFields } from './documents/property-fields.js';
import { FilterResolver } from './filter-resolver.js';
import { SearchIndex } from './search-index.port.js';
import { SearchSchema } from './search-schema.js';
import { TextPlanner } from './text-planner.js';

/** Provides the `SearchIndex` of the process, and builders of documents and queries for it. */
@Global()
@Module({
  providers: [
    {
      provide: SearchIndex,
      inject: [AppConfig, SearchSchema, Workers],
      useFactory: ({ search }: AppConfig, schema: SearchSchema, workers: Workers) =>
        openSearchIndex(search, schema, workers),
    },
    SearchSchema,
    DocumentBuilder,
    PropertyFields,
    TextPlanner,
    FilterResolver,
  ],
  exports: [SearchIndex, SearchSchema, DocumentBuilder, PropertyFields, TextPlanner, FilterResolver],
})
export class SearchModule implements OnApplicationShutdown {
  constructor(private readonly index: SearchIndex) {}

  async onApplicationShutdown(): Promise<void> {
    await this.index.close();
  }
}

/**
 * Opens the index on the configured engine, for this process alone or as one of `workers`; loads only the client of
 * that engine. Throws the engine's error if it cannot be opened.
 */
export async function openSearchIndex(
  config: SearchConfig,
  schema: SearchSchema,
  workers?: Workers,
): Promise<SearchIndex> {
  switch (config.engine) {
    case 'sqlite':
      return (await import('./adapters/sqlite-fts/open.js')).openSqliteFts(config, schema, workers);
    case 'elasticsearch':
      return (await import('./adapters/elasticsearch/open.js')).openElasticsearch(config, schema, workers);
    case 'opensearch':
      return (await import('./adapters/opensearch/open.js')).openOpensearch(config, schema, workers);
  }
}
